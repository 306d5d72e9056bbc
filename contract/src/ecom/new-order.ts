import Type from 'typebox'
import { ChannelType, EnteredPaymentStatus } from '../enumerations/orders.ts'
import { PaymentOptionType } from '../enumerations/payments.ts'
import { SiteWeightUnit } from '../enumerations/sites.ts'
import { CurrencyCode, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { AddressWithContact, BuyerInfoChange } from './address.ts'
import { CustomField } from './checkout-parts.ts'
import { CatalogReference, DescriptionLine, ItemType, PhysicalProperties, ProductName, Quantity } from './line-item.ts'
import { Amount } from './order-transactions.ts'

/**
 * `price` is per unit, and what is charged. A line that names a thing of our catalogues takes it: its units are drawn from stock, its
 * tickets are issued. Any other reference is stored as it is.
 */
export const NewOrderLine = named(
  'NewOrderLineItem',
  Type.Object({
    productName: ProductName,
    catalogReference: optional(CatalogReference),
    quantity: Quantity,
    price: Amount,
    itemType: optional(ItemType),
    descriptionLines: optional(list(DescriptionLine, 20)),
    physicalProperties: optional(PhysicalProperties),
    paymentOption: optional(oneOf(PaymentOptionType)),
    /** Paid first for each unit, with DEPOSIT_ONLINE, which needs it. */
    depositAmount: optional(Amount),
  }),
)

/** Address and way of the delivery, and its cost. */
const NewOrderShipping = named(
  'NewOrderShipping',
  Type.Object({
    carrierId: optional(nullable(text(100))),
    code: optional(nullable(text(100))),
    title: text(250),
    logistics: optional(
      Type.Object({
        shippingDestination: optional(AddressWithContact),
        deliveryTime: optional(nullable(text(500))),
        instructions: optional(nullable(text(1000))),
      }),
    ),
    cost: optional(Type.Object({ price: optional(Amount) })),
  }),
)

/** An order that staff or an app enter. No tax is put on it: prices are what they say. */
export const NewOrder = named(
  'NewOrder',
  Type.Object({
    channelInfo: Type.Object({ type: oneOf(ChannelType) }),
    lineItems: list(NewOrderLine, 100, 1),
    buyerInfo: optional(BuyerInfoChange),
    billingInfo: optional(nullable(AddressWithContact)),
    recipientInfo: optional(nullable(AddressWithContact)),
    shippingInfo: optional(nullable(NewOrderShipping)),
    /** Unit of `physicalProperties.weight` of the lines: kilograms unless given. The order is shown in it. */
    weightUnit: optional(oneOf(SiteWeightUnit)),
    /** The site's own unless given. */
    currency: optional(nullable(CurrencyCode)),
    /** Only what the lines and the delivery come to. */
    priceSummary: optional(Type.Object({ total: optional(Amount) })),
    /** PAID records a payment of all of it by hand. */
    paymentStatus: optional(oneOf(EnteredPaymentStatus)),
    buyerNote: optional(nullable(text(1000))),
    customFields: optional(list(CustomField, 50)),
    /** Date of the purchase: now unless given, never in the future. */
    purchasedDate: optional(nullable(Timestamp)),
  }),
)
