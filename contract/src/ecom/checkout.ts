import Type from 'typebox'
import { WeightUnit } from '../enumerations/delivery.ts'
import { ChannelType } from '../enumerations/orders.ts'
import { PaymentOptionType } from '../enumerations/payments.ts'
import { operation, own } from '../operation.ts'
import { FieldMask, Guid, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { AddressWithContact, BuyerInfo, BuyerInfoChange } from './address.ts'
import { CheckoutGiftCard, cardRefusals, givenCard } from './checkout-gift-card.ts'
import { createOrder, createOrderAndCharge, markCheckoutAsCompleted } from './checkout-orders.ts'
import { addingRefusals, CheckoutCustomSettings, CreatedBy, CustomField, ExternalReference } from './checkout-parts.ts'
import { module, paths, who } from './checkout-paths.ts'
import { CheckoutUrl } from './checkout-url.ts'
import { couponRefusals } from './coupons.ts'
import {
  CatalogOverrideFields,
  CatalogReference,
  CommonImage,
  CustomLineItems,
  DescriptionLine,
  ItemAvailabilityInfo,
  ItemType,
  LineItemIds,
  LineItemQuantityUpdates,
  NewLineItems,
  PageUrlV2,
  PhysicalProperties,
  ProductName,
  SecuredMedia,
} from './line-item.ts'
import { MultiCurrencyPrice } from './price.ts'
import {
  AdditionalFee,
  AppliedDiscount,
  CalculationErrors,
  CarrierServiceOption,
  ItemTaxFullDetails,
  PriceSummary,
  SelectedCarrierServiceOption,
  SelectedShippingOption,
  ShippingRegion,
  TaxSummary,
  Violation,
} from './totals.ts'

/** One line of a checkout. `price`, `fullPrice` and `priceBeforeDiscounts` are per unit, the others for the line. */
export const LineItem = named(
  'LineItem',
  Type.Object({
    id: Type.String(),
    quantity: Type.Integer(),
    catalogReference: optional(CatalogReference),
    productName: ProductName,
    url: optional(PageUrlV2),
    price: MultiCurrencyPrice,
    fullPrice: MultiCurrencyPrice,
    priceBeforeDiscounts: MultiCurrencyPrice,
    lineItemPrice: MultiCurrencyPrice,
    discount: MultiCurrencyPrice,
    totalPriceBeforeTax: MultiCurrencyPrice,
    totalPriceAfterTax: MultiCurrencyPrice,
    taxDetails: ItemTaxFullDetails,
    descriptionLines: Type.Array(DescriptionLine),
    media: optional(CommonImage),
    availability: ItemAvailabilityInfo,
    physicalProperties: PhysicalProperties,
    itemType: ItemType,
    digitalFile: optional(SecuredMedia),
    paymentOption: oneOf(PaymentOptionType),
    /** Paid with the order for each unit; the rest is collected later. */
    depositAmount: optional(MultiCurrencyPrice),
    rootCatalogItemId: optional(Type.String()),
    /** Facts of the line that staff set in place of those of the catalogue. */
    catalogOverrideFields: optional(CatalogOverrideFields),
    customLineItem: Type.Boolean(),
    /** The price is known, the quantity free, and nothing is saved for later or for members alone: always false here. */
    priceUndetermined: Type.Boolean(),
    fixedQuantity: Type.Boolean(),
    savePaymentMethod: Type.Boolean(),
    membersOnly: Type.Boolean(),
  }),
)

const ShippingInfo = named(
  'ShippingInfo',
  Type.Object({
    shippingDestination: optional(AddressWithContact),
    selectedCarrierServiceOption: optional(SelectedCarrierServiceOption),
    region: optional(ShippingRegion),
    carrierServiceOptions: Type.Array(CarrierServiceOption),
  }),
)

const fixed = {
  /** Object of another program that the checkout is of. */
  externalReference: optional(ExternalReference),
  customSettings: optional(CheckoutCustomSettings),
}

export const Checkout = named(
  'Checkout',
  Type.Object({
    id: Type.String(),
    lineItems: Type.Array(LineItem),
    billingInfo: optional(AddressWithContact),
    shippingInfo: ShippingInfo,
    buyerNote: optional(Type.String()),
    buyerInfo: BuyerInfo,
    currency: Type.String(),
    conversionCurrency: Type.String(),
    paymentCurrency: Type.String(),
    priceSummary: PriceSummary,
    calculationErrors: CalculationErrors,
    appliedDiscounts: Type.Array(AppliedDiscount),
    customFields: Type.Array(CustomField),
    weightUnit: oneOf(WeightUnit),
    taxSummary: TaxSummary,
    channelType: oneOf(ChannelType),
    siteLanguage: Type.String(),
    buyerLanguage: Type.String(),
    completed: Type.Boolean(),
    taxIncludedInPrice: Type.Boolean(),
    createdBy: CreatedBy,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    payNow: PriceSummary,
    payLater: PriceSummary,
    giftCard: optional(CheckoutGiftCard),
    /** `payNow.total` without what the gift card pays. */
    payNowTotalAfterGiftCard: MultiCurrencyPrice,
    /** The total without what the gift card pays. */
    totalAfterGiftCard: MultiCurrencyPrice,
    additionalFees: Type.Array(AdditionalFee),
    cartId: optional(Type.String()),
    /** Names the purchase up to its order: the cart, else the checkout. */
    purchaseFlowId: Type.String(),
    violations: Type.Array(Violation),
    /** Group of tax exempt buyers that its buyer is in. */
    taxExemptGroupId: optional(Guid),
    ...fixed,
    orderId: optional(Type.String()),
  }),
)

/** Fields of a checkout that a caller may set; fields that are present are set. The selected option goes by carrier and code. */
export const CheckoutInfo = named(
  'CheckoutInfo',
  Type.Object({
    billingInfo: optional(nullable(AddressWithContact)),
    shippingInfo: optional(
      named(
        'ShippingInfoChange',
        Type.Object({
          shippingDestination: optional(nullable(AddressWithContact)),
          selectedCarrierServiceOption: optional(nullable(SelectedShippingOption)),
        }),
      ),
    ),
    buyerNote: optional(nullable(text(1000))),
    buyerInfo: optional(BuyerInfoChange),
    customFields: optional(list(CustomField, 50)),
  }),
)

/** As `CheckoutInfo`, with what never changes once the checkout is made. */
const NewCheckoutInfo = named('NewCheckoutInfo', Type.Object({ ...CheckoutInfo.properties, ...fixed }))

export const CheckoutChange = named('CheckoutChange', Type.Object({ id: Guid, ...CheckoutInfo.properties }))
const CheckoutAnswer = Type.Object({ checkout: Checkout })

/** Refusals of a delivery option or a gift card that a request names. */
const entryRefusals = ['SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', ...cardRefusals] as const

export const createCheckout = operation({
  module,
  name: 'createCheckout',
  summary: 'Makes a checkout of lines, without a cart.',
  method: 'POST',
  ...paths(''),
  who,
  request: Type.Object({
    checkoutInfo: optional(NewCheckoutInfo),
    lineItems: optional(NewLineItems),
    customLineItems: optional(CustomLineItems),
    channelType: oneOf(ChannelType),
    couponCode: optional(nullable(text(100))),
    ...givenCard,
    overrideCheckoutUrl: optional(nullable(CheckoutUrl)),
  }),
  response: CheckoutAnswer,
  refusals: ['CANT_CREATE_CHECKOUT_WITHOUT_ITEMS', ...entryRefusals, ...couponRefusals, ...addingRefusals],
})

export const getCheckout = operation({
  module,
  name: 'getCheckout',
  summary: 'A checkout with its totals as they are now.',
  method: 'GET',
  ...paths('/{id}'),
  who: own('orders.read'),
  request: Type.Object({ id: Guid }),
  response: CheckoutAnswer,
  refusals: ['CHECKOUT_NOT_FOUND'],
})

export const getCheckoutByCartId = operation({
  module,
  name: 'getCheckoutByCartId',
  summary: 'The latest checkout made of a cart.',
  method: 'GET',
  ...paths('/by-cart-id/{id}'),
  who: own('orders.read'),
  request: Type.Object({ id: Guid }),
  response: CheckoutAnswer,
  refusals: ['CHECKOUT_NOT_FOUND'],
})

export const getCheckoutUrl = operation({
  module,
  name: 'getCheckoutUrl',
  summary: 'Address of the page on which the buyer completes the checkout.',
  method: 'GET',
  ...paths('/{id}/checkout-url'),
  who: own('orders.read'),
  request: Type.Object({ id: Guid }),
  response: Type.Object({ checkoutUrl: Type.String() }),
  refusals: ['CHECKOUT_NOT_FOUND'],
})

export const getWixCheckoutUrl = operation({
  module,
  name: 'getWixCheckoutUrl',
  summary: 'Address of our own checkout page, whatever page the site has in its place.',
  method: 'GET',
  ...paths('/{id}/wix-checkout-url'),
  who: own('orders.read'),
  request: Type.Object({ id: Guid }),
  response: Type.Object({ checkoutUrl: Type.String() }),
  refusals: ['CHECKOUT_NOT_FOUND'],
})

export const removeOverrideCheckoutUrl = operation({
  module,
  name: 'removeOverrideCheckoutUrl',
  summary: 'Takes the site’s own page off a checkout: it is completed on ours.',
  method: 'POST',
  ...paths('/{id}/remove-override-checkout-url'),
  who,
  request: Type.Object({ id: Guid }),
  response: CheckoutAnswer,
  refusals: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE'],
})

export const updateCheckout = operation({
  module,
  name: 'updateCheckout',
  summary:
    'Sets addresses, contact, note, shipping option and coupon, or adds lines. Fields that are present are set, null takes the coupon off.',
  method: 'PATCH',
  ...paths('/{checkout.id}'),
  who,
  request: Type.Object({
    checkout: CheckoutChange,
    fieldMask: optional(FieldMask),
    lineItems: optional(NewLineItems),
    customLineItems: optional(CustomLineItems),
    couponCode: optional(nullable(text(100))),
    ...givenCard,
    overrideCheckoutUrl: optional(nullable(CheckoutUrl)),
  }),
  response: CheckoutAnswer,
  refusals: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', ...entryRefusals, ...couponRefusals, ...addingRefusals],
})

export const addToCheckout = operation({
  module,
  name: 'addToCheckout',
  summary: 'Adds lines to a checkout.',
  method: 'POST',
  ...paths('/{id}/add-to-checkout'),
  who,
  request: Type.Object({
    id: Guid,
    lineItems: optional(NewLineItems),
    customLineItems: optional(CustomLineItems),
  }),
  response: CheckoutAnswer,
  refusals: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', ...addingRefusals],
})

export const removeLineItems = operation({
  module,
  name: 'removeLineItems',
  summary: 'Removes lines from a checkout.',
  method: 'POST',
  ...paths('/{id}/remove-line-items'),
  who,
  request: Type.Object({ id: Guid, lineItemIds: LineItemIds }),
  response: CheckoutAnswer,
  refusals: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'LINE_ITEM_NOT_FOUND'],
})

export const updateLineItemsQuantity = operation({
  module,
  name: 'updateLineItemsQuantity',
  summary: 'Sets the quantities of lines of a checkout.',
  method: 'POST',
  ...paths('/{id}/update-line-items-quantity'),
  who,
  request: Type.Object({ id: Guid, lineItems: LineItemQuantityUpdates }),
  response: CheckoutAnswer,
  refusals: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'LINE_ITEM_NOT_FOUND', ...addingRefusals],
})

export const removeCoupon = operation({
  module,
  name: 'removeCoupon',
  summary: 'Takes the coupon off a checkout. A checkout without one stays as it is.',
  method: 'POST',
  ...paths('/{id}/remove-coupon'),
  who,
  request: Type.Object({ id: Guid }),
  response: CheckoutAnswer,
  refusals: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'PERMISSION_DENIED'],
})

export const removeGiftCard = operation({
  module,
  name: 'removeGiftCard',
  summary: 'Takes the gift card off a checkout.',
  method: 'POST',
  ...paths('/{id}/remove-gift-card'),
  who,
  request: Type.Object({ id: Guid }),
  response: CheckoutAnswer,
  refusals: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE'],
})

export const operations = [
  createCheckout,
  getCheckout,
  getCheckoutByCartId,
  getCheckoutUrl,
  getWixCheckoutUrl,
  removeOverrideCheckoutUrl,
  updateCheckout,
  addToCheckout,
  removeLineItems,
  updateLineItemsQuantity,
  removeCoupon,
  removeGiftCard,
  createOrder,
  createOrderAndCharge,
  markCheckoutAsCompleted,
] as const
