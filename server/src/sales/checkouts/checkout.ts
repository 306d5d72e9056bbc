import type {
  CheckoutCustomSettings,
  CustomField,
  ExternalReference,
} from '@fairground/contract/ecom/checkout-parts.ts'
import type { ChannelType } from '@fairground/contract/enumerations/orders.ts'
import type { Static } from 'typebox'
import type { Contact } from '../buyers/contact.ts'
import type { OwnerKind } from '../buyers/owner.ts'
import type { VatCheck } from '../buyers/vat-register.ts'
import type { StoredCoupon } from '../coupons/operations.ts'
import type { ChosenShipping } from '../delivery/shipping.ts'
import type { EnteredCard } from '../gift-cards/card-of-checkout.ts'
import type { CartLine } from '../lines/cart-line.ts'
import type { ChosenTip } from './chosen-tip.ts'

/** The `doc` of a checkout row: the requested lines, and the buyer's details. Prices are never stored here. */
export interface CheckoutDoc {
  readonly lines: readonly CartLine[]
  readonly channelType: ChannelType
  readonly email?: string
  readonly buyerNote?: string
  readonly billingInfo?: Contact
  /** Country in which that contact is registered for VAT or GST. Absent: in none, as far as its tax id says. */
  readonly vatCountry?: string
  /** Answer of the register about it. Absent: none was looked at. */
  readonly vatCheck?: VatCheck
  readonly shippingDestination?: Contact
  readonly chosenShipping?: ChosenShipping
  /** The site's own page for completing it, in place of ours. */
  readonly overrideCheckoutUrl?: string
  readonly coupon?: StoredCoupon
  readonly giftCard?: EnteredCard
  /** Object of another program that it is of. */
  readonly externalReference?: Static<typeof ExternalReference>
  /** Absent: the rules of the site alone. */
  readonly customSettings?: Static<typeof CheckoutCustomSettings>
  /** Absent: none. */
  readonly tip?: ChosenTip
  readonly customFields: readonly Static<typeof CustomField>[]
  /** Absent: the checkout page has no tick. */
  readonly consent?: CheckoutConsent
}

/** Consent of a buyer before they buy. */
export interface CheckoutConsent {
  /** To be written to about other things. */
  readonly marketing: boolean
  /** Version of the policies that they were shown; absent where they accepted none. */
  readonly policiesRevision?: string
  /** ISO 8601. */
  readonly acceptedAt?: string
}

export type CheckoutStatus = 'OPEN' | 'COMPLETED'

/** A checkout row. COMPLETED ones have their order, or were completed in another system, and never change again. */
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
  /** Group of tax exempt buyers that its owner is in. */
  exemptGroupId: string | null
}
