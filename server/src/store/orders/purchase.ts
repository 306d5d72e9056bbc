import type { CustomField } from '@fairground/contract/ecom/checkout.ts'
import type { ChannelType } from '@fairground/contract/enumerations/channel-type.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { Static } from 'typebox'
import type { Contact, Owner } from '../carts/cart.ts'
import type { ResolvedLine } from '../carts/resolve-lines.ts'
import type { ShippingOption } from '../checkouts/shipping.ts'

/** What is bought, by whom and at which prices: made of a checkout, reservation or draft, and turned into an order. */
export interface Purchase {
  /** With `sourceId`: the same source never makes two orders. */
  readonly source: 'checkout' | 'reservation' | 'admin'
  readonly sourceId: string
  readonly owner: Owner
  readonly email?: string
  readonly buyerNote?: string
  readonly billingInfo?: Contact
  readonly shippingDestination?: Contact
  /** Absent when nothing is shipped. */
  readonly shipping?: ShippingOption
  readonly lines: readonly ResolvedLine[]
  /** One priced line per line, in the same order. */
  readonly breakdown: Breakdown
  readonly channelType: ChannelType
  readonly customFields: readonly Static<typeof CustomField>[]
  readonly cartId?: string
}
