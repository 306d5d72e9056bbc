import type { CustomField } from '@fairground/contract/ecom/checkout.ts'
import type { ChannelType } from '@fairground/contract/enumerations/channel-type.ts'
import type { ItemType } from '@fairground/contract/enumerations/item-type.ts'
import type { OrderActivityType } from '@fairground/contract/enumerations/order-activity-type.ts'
import type { PaymentOptionType } from '@fairground/contract/enumerations/payment-option-type.ts'
import type { Static } from 'typebox'
import type { CatalogReference, DescriptionLine, IssuedTicket, SellableImage } from '../../sellables/sellable.ts'
import type { Contact, OwnerKind } from '../carts/cart.ts'
import { paymentOptionOf } from '../carts/price-lines.ts'
import type { ResolvedLine } from '../carts/resolve-lines.ts'
import type { Purchase } from './purchase.ts'
import { type StoredBreakdown, storeBreakdown } from './stored-breakdown.ts'

/** `orders.doc`: everything about an order that is neither queried nor guarded, and its prices for ever. */
export interface OrderDoc {
  readonly ownerKind: OwnerKind
  readonly channelType: ChannelType
  readonly breakdown: StoredBreakdown
  readonly buyerNote?: string
  readonly billingInfo?: Contact
  readonly recipientInfo?: Contact
  readonly shipping?: OrderShipping
  readonly customFields: readonly Static<typeof CustomField>[]
  readonly cartId?: string
  readonly seenByAHuman: boolean
  readonly activities: readonly OrderActivity[]
}

export interface OrderShipping {
  readonly carrierId: string
  readonly code: string
  readonly title: string
  readonly isPickup: boolean
  readonly destination?: Contact
}

export interface OrderActivity {
  readonly id: string
  readonly type: OrderActivityType
  /** ISO 8601. */
  readonly at: string
  readonly authorEmail?: string
  readonly message?: string
}

/** `order_lines.doc`: the item as it was when it was bought. */
export interface OrderLineDoc {
  readonly reference: CatalogReference
  readonly name: string
  readonly itemType: ItemType
  readonly paymentOption: PaymentOptionType
  readonly descriptionLines: readonly DescriptionLine[]
  readonly url?: { readonly relativePath: string }
  readonly image?: SellableImage
  readonly physical?: { readonly weightGrams: number; readonly sku?: string; readonly shippable: boolean }
  readonly ticket?: IssuedTicket
}

export function orderDocOf(purchase: Purchase, placed: OrderActivity): OrderDoc {
  const { owner, channelType, breakdown, buyerNote, billingInfo, shippingDestination, shipping, customFields, cartId } =
    purchase
  return {
    ownerKind: owner.kind,
    channelType,
    breakdown: storeBreakdown(breakdown),
    customFields,
    seenByAHuman: false,
    activities: [placed],
    ...(buyerNote ? { buyerNote } : {}),
    ...(billingInfo ? { billingInfo } : {}),
    ...(shippingDestination
      ? { recipientInfo: shippingDestination }
      : billingInfo
        ? { recipientInfo: billingInfo }
        : {}),
    ...(shipping
      ? {
          shipping: {
            carrierId: shipping.carrierId,
            code: shipping.code,
            title: shipping.title,
            isPickup: shipping.isPickup,
            ...(shippingDestination ? { destination: shippingDestination } : {}),
          },
        }
      : {}),
    ...(cartId ? { cartId } : {}),
  }
}

export function orderLineDocOf(resolved: ResolvedLine): OrderLineDoc {
  const { reference, name, itemType, descriptionLines, url, image, physical, ticket } = resolved.sellable
  return {
    reference,
    name,
    itemType,
    paymentOption: paymentOptionOf(resolved),
    descriptionLines,
    ...(url ? { url } : {}),
    ...(image ? { image } : {}),
    ...(physical ? { physical } : {}),
    ...(ticket ? { ticket } : {}),
  }
}
