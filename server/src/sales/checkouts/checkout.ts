import type { CustomField } from '@fairground/contract/ecom/checkout.ts'
import type { ChannelType } from '@fairground/contract/enumerations/ecom.ts'
import type { Static } from 'typebox'
import type { Contact } from '../buyers/contact.ts'
import type { OwnerKind } from '../buyers/owner.ts'
import type { StoredCoupon } from '../coupons/operations.ts'
import type { ChosenShipping } from '../delivery/shipping.ts'
import type { CartLine } from '../lines/cart-line.ts'

/** The `doc` of a checkout row: the requested lines, and the buyer's details. Prices are never stored here. */
export interface CheckoutDoc {
  readonly lines: readonly CartLine[]
  readonly channelType: ChannelType
  readonly email?: string
  readonly buyerNote?: string
  readonly billingInfo?: Contact
  readonly shippingDestination?: Contact
  readonly chosenShipping?: ChosenShipping
  /** The site's own page for completing it, in place of ours. */
  readonly overrideCheckoutUrl?: string
  readonly coupon?: StoredCoupon
  readonly customFields: readonly Static<typeof CustomField>[]
}

export type CheckoutStatus = 'OPEN' | 'COMPLETED'

/** A checkout row. COMPLETED ones have their order and never change again. */
export interface Checkout {
  id: string
  ownerId: string
  ownerKind: OwnerKind
  cartId: string | null
  status: CheckoutStatus
  orderId: string | null
  revision: bigint
  createdAt: Date
  updatedAt: Date
  doc: CheckoutDoc
  /** Total, and what is paid now of it, as its buyer was last shown them; null when its lines were not shown as they are. */
  shownTotal: bigint | null
  shownDue: bigint | null
}
