import Type from 'typebox'
import { AdditionalFeeSource, AppliedDiscountType } from '../enumerations/carts.ts'
import { WeightUnit } from '../enumerations/delivery.ts'
import { AttributionSource, ChannelType, FulfillmentStatus, OrderStatus } from '../enumerations/orders.ts'
import { PaymentOptionType, PaymentStatus } from '../enumerations/payments.ts'
import { JurisdictionType } from '../enumerations/taxes.ts'
import { Guid, named, oneOf, optional, Timestamp } from '../scalars.ts'
import { AddressWithContact, BuyerInfo } from './address.ts'
import { CreatedBy, CustomField } from './checkout-parts.ts'
import {
  CatalogReference,
  CommonImage,
  DescriptionLine,
  ItemType,
  PhysicalProperties,
  ProductName,
} from './line-item.ts'
import { Activity } from './order-activities.ts'
import { Price } from './price.ts'
import { DiscountRuleName, PickupDetails } from './totals.ts'

/** `taxRate` is a fraction: "0.1" is ten per cent. */
export const LineItemTaxInfo = named(
  'LineItemTaxInfo',
  Type.Object({
    taxAmount: Price,
    taxableAmount: Price,
    taxRate: Type.String(),
    taxIncludedInPrice: Type.Boolean(),
    taxGroupId: optional(Guid),
    /** One part for each tax; empty where none was collected. */
    taxBreakdown: Type.Array(
      named(
        'LineItemTaxBreakdown',
        Type.Object({
          taxName: Type.String(),
          taxType: Type.String(),
          jurisdiction: Type.String(),
          jurisdictionType: oneOf(JurisdictionType),
          rate: Type.String(),
          taxAmount: Price,
          taxableAmount: Price,
          nonTaxableAmount: Price,
        }),
      ),
    ),
  }),
)

/** Once all is paid, `link` downloads the file until `expirationDate`; reading the order again makes another. */
export const DigitalFile = named(
  'DigitalFile',
  Type.Object({ fileId: Type.String(), link: optional(Type.String()), expirationDate: optional(Timestamp) }),
)

/** `price` and `priceBeforeDiscounts` are per unit, the other prices for the line. */
export const OrderLineItem = named(
  'OrderLineItem',
  Type.Object({
    id: Type.String(),
    productName: ProductName,
    catalogReference: optional(CatalogReference),
    quantity: Type.Integer(),
    totalDiscount: Price,
    descriptionLines: Type.Array(DescriptionLine),
    image: optional(CommonImage),
    physicalProperties: optional(PhysicalProperties),
    itemType: ItemType,
    digitalFile: optional(DigitalFile),
    price: Price,
    priceBeforeDiscounts: Price,
    lineItemPrice: Price,
    totalPriceBeforeTax: Price,
    totalPriceAfterTax: Price,
    paymentOption: oneOf(PaymentOptionType),
    /** Paid with the order for each unit; the rest is collected later. */
    depositAmount: optional(Price),
    taxInfo: LineItemTaxInfo,
    refundQuantity: optional(Type.Integer()),
    restockQuantity: optional(Type.Integer()),
    rootCatalogItemId: optional(Type.String()),
    priceUndetermined: Type.Boolean(),
    fixedQuantity: Type.Boolean(),
  }),
)

/** subtotal - discount + shipping + totalAdditionalFees + tax that is not in the prices = total. */
export const PriceSummary = named(
  'PriceSummary',
  Type.Object({
    subtotal: Price,
    shipping: Price,
    tax: Price,
    discount: Price,
    total: Price,
    totalAdditionalFees: Price,
  }),
)

/** Money in and out so far; `balance` is what the buyer still owes, negative when too much was paid. */
const BalanceSummary = named(
  'BalanceSummary',
  Type.Object({
    balance: Price,
    paid: Price,
    refunded: Price,
    authorized: Price,
    pendingRefund: Price,
    pending: Price,
    /** Taken back by the bank of the buyer, and what came again of it. */
    chargeback: Price,
    chargebackReversal: Price,
  }),
)

/** Way in which the goods reach the buyer: an address or a place to pick them up. */
export const ShippingInformation = named(
  'ShippingInformation',
  Type.Object({
    carrierId: optional(Type.String()),
    code: optional(Type.String()),
    title: Type.String(),
    logistics: Type.Object({
      shippingDestination: optional(AddressWithContact),
      pickupDetails: optional(PickupDetails),
      deliveryTime: optional(Type.String()),
      instructions: optional(Type.String()),
      deliveryTimeSlot: optional(Type.Object({ from: Timestamp, to: Timestamp })),
      /** End of the slot. */
      deliverByDate: optional(Timestamp),
    }),
    cost: Type.Object({
      price: Price,
      totalPriceBeforeTax: Price,
      totalPriceAfterTax: Price,
      discount: Price,
      taxInfo: optional(LineItemTaxInfo),
    }),
    region: optional(Type.Object({ name: Type.String() })),
  }),
)

export const AppliedDiscount = named(
  'AppliedDiscount',
  Type.Object({
    discountType: oneOf(AppliedDiscountType),
    lineItemIds: Type.Array(Type.String()),
    coupon: optional(Type.Object({ id: Type.String(), code: Type.String(), name: Type.String(), amount: Price })),
    merchantDiscount: optional(Type.Object({ amount: Price })),
    discountRule: optional(Type.Object({ id: Type.String(), name: DiscountRuleName, amount: Price })),
  }),
)

const AdditionalFee = named(
  'AdditionalFee',
  Type.Object({
    id: optional(Type.String()),
    code: optional(Type.String()),
    name: Type.String(),
    price: Price,
    priceBeforeTax: Price,
    priceAfterTax: Price,
    taxInfo: optional(LineItemTaxInfo),
    lineItemIds: Type.Array(Type.String()),
    source: oneOf(AdditionalFeeSource),
  }),
)

const OrderTaxBreakdown = named(
  'OrderTaxBreakdown',
  Type.Object({
    taxName: Type.String(),
    taxType: Type.String(),
    jurisdiction: Type.String(),
    jurisdictionType: oneOf(JurisdictionType),
    rate: Type.String(),
    aggregatedTaxAmount: Price,
    aggregatedTaxableAmount: Price,
  }),
)

const TagIds = named('TagList', Type.Object({ tagIds: Type.Array(Type.String()) }))

export const Order = named(
  'Order',
  Type.Object({
    id: Type.String(),
    number: Type.String(),
    createdDate: Timestamp,
    updatedDate: Timestamp,
    purchasedDate: Timestamp,
    lineItems: Type.Array(OrderLineItem),
    buyerInfo: BuyerInfo,
    paymentStatus: oneOf(PaymentStatus),
    fulfillmentStatus: oneOf(FulfillmentStatus),
    status: oneOf(OrderStatus),
    archived: Type.Boolean(),
    buyerLanguage: Type.String(),
    siteLanguage: Type.String(),
    weightUnit: oneOf(WeightUnit),
    currency: Type.String(),
    taxIncludedInPrices: Type.Boolean(),
    priceSummary: PriceSummary,
    balanceSummary: BalanceSummary,
    billingInfo: optional(AddressWithContact),
    shippingInfo: optional(ShippingInformation),
    recipientInfo: optional(AddressWithContact),
    buyerNote: optional(Type.String()),
    taxSummary: Type.Object({ totalTax: Price }),
    taxInfo: Type.Object({
      totalTax: Price,
      taxBreakdown: Type.Array(OrderTaxBreakdown),
      /** The buyer’s exempt group lowered the tax of a charge. */
      taxExempt: Type.Boolean(),
      totalExempt: Price,
    }),
    appliedDiscounts: Type.Array(AppliedDiscount),
    additionalFees: Type.Array(AdditionalFee),
    activities: Type.Array(Activity),
    createdBy: CreatedBy,
    channelInfo: named('ChannelInfo', Type.Object({ type: oneOf(ChannelType) })),
    seenByAHuman: Type.Boolean(),
    customFields: Type.Array(CustomField),
    checkoutId: optional(Type.String()),
    /** Names the purchase from checkout to order; absent on orders without a checkout. */
    purchaseFlowId: optional(Type.String()),
    cartId: optional(Type.String()),
    /** Source of the buyer; it is not followed. */
    attributionSource: oneOf(AttributionSource),
    /** `tags` are for every reader of the order, `privateTags` for staff and apps. */
    tags: optional(named('Tags', Type.Object({ tags: TagIds, privateTags: TagIds }))),
    imported: Type.Boolean(),
  }),
)
