import Type from 'typebox'
import { WeightUnit } from '../enumerations/delivery.ts'
import { ChannelType } from '../enumerations/orders.ts'
import { PaymentOptionType } from '../enumerations/payments.ts'
import { caller, operation } from '../operation.ts'
import { Empty, FieldMask, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { Address, AddressWithContact, BuyerInfo, BuyerInfoChange, Email } from './address.ts'
import { addingRefusals } from './checkout-parts.ts'
import { CheckoutUrl } from './checkout-url.ts'
import { couponRefusals } from './coupons.ts'
import {
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
  CalculatedLineItem,
  CalculationErrors,
  CarrierServiceOption,
  PriceSummary,
  SelectedCarrierServiceOption,
  SelectedShippingOption,
  ShippingRegion,
  TaxSummary,
  Violation,
} from './totals.ts'

/** One line of a cart. `lineItemPrice` is for the line, the other prices per unit. */
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
    descriptionLines: Type.Array(DescriptionLine),
    image: optional(CommonImage),
    availability: ItemAvailabilityInfo,
    physicalProperties: PhysicalProperties,
    itemType: ItemType,
    digitalFile: optional(SecuredMedia),
    paymentOption: oneOf(PaymentOptionType),
    /** Paid with the order for each unit; the rest is collected later. */
    depositAmount: optional(MultiCurrencyPrice),
    rootCatalogItemId: optional(Type.String()),
    taxGroupId: optional(Type.String()),
    customLineItem: Type.Boolean(),
    /** The price is known, the quantity free, and nothing is saved for later or for members alone: always false here. */
    priceUndetermined: Type.Boolean(),
    fixedQuantity: Type.Boolean(),
    savePaymentMethod: Type.Boolean(),
    membersOnly: Type.Boolean(),
  }),
)

export const Cart = named(
  'Cart',
  Type.Object({
    id: Type.String(),
    revision: Type.String(),
    lineItems: Type.Array(LineItem),
    buyerNote: optional(Type.String()),
    buyerInfo: BuyerInfo,
    currency: Type.String(),
    conversionCurrency: Type.String(),
    paymentCurrency: Type.String(),
    buyerLanguage: Type.String(),
    siteLanguage: Type.String(),
    taxIncludedInPrices: Type.Boolean(),
    weightUnit: oneOf(WeightUnit),
    subtotal: MultiCurrencyPrice,
    subtotalAfterDiscounts: MultiCurrencyPrice,
    discount: MultiCurrencyPrice,
    appliedDiscounts: Type.Array(AppliedDiscount),
    contactInfo: optional(AddressWithContact),
    selectedShippingOption: optional(SelectedShippingOption),
    overrideCheckoutUrl: optional(Type.String()),
    checkoutId: optional(Type.String()),
    createdDate: Timestamp,
    updatedDate: Timestamp,
  }),
)

/** Fields of their cart that a caller may change. */
export const CartInfo = named(
  'CartInfo',
  Type.Object({
    buyerNote: optional(nullable(text(1000))),
    buyerInfo: optional(BuyerInfoChange),
    contactInfo: optional(nullable(AddressWithContact)),
    selectedShippingOption: optional(nullable(SelectedShippingOption)),
    overrideCheckoutUrl: optional(nullable(CheckoutUrl)),
  }),
)

const CartAnswer = Type.Object({ cart: Cart })

const paths = (rest = '') => ({
  path: `/v1/carts/current${rest}`,
  publicPath: `/ecom/v1/carts/current${rest}`,
  sitePath: `/_api/ecom-cart/v1/carts/current${rest}`,
  aliases: [`/_api/cart/v1/carts/current${rest}`],
})
const module = 'ecom.current-cart'

export const getCurrentCart = operation({
  module,
  name: 'getCurrentCart',
  summary: 'The cart of the caller.',
  method: 'GET',
  ...paths(),
  who: caller,
  request: Type.Object({}),
  response: CartAnswer,
  refusals: ['OWNED_CART_NOT_FOUND'],
})

export const updateCurrentCart = operation({
  module,
  name: 'updateCurrentCart',
  summary:
    'Changes the note, contact, email and coupon of the caller’s cart, or adds lines. Fields that are present are set, null takes the coupon off.',
  method: 'PATCH',
  ...paths(),
  who: caller,
  request: Type.Object({
    cartInfo: optional(CartInfo),
    cartFieldmask: optional(FieldMask),
    couponCode: optional(nullable(text(100))),
    lineItems: optional(NewLineItems),
    customLineItems: optional(CustomLineItems),
  }),
  response: CartAnswer,
  refusals: ['OWNED_CART_NOT_FOUND', ...couponRefusals, ...addingRefusals],
})

export const deleteCurrentCart = operation({
  module,
  name: 'deleteCurrentCart',
  summary: 'Empties and forgets the cart of the caller.',
  method: 'DELETE',
  ...paths(),
  who: caller,
  request: Type.Object({}),
  response: Empty,
  refusals: ['OWNED_CART_NOT_FOUND'],
})

export const addToCurrentCart = operation({
  module,
  name: 'addToCurrentCart',
  summary: 'Adds lines to the caller’s cart and makes the cart if there is none. Equal references become one line.',
  method: 'POST',
  ...paths('/add-to-cart'),
  who: caller,
  request: Type.Object({ lineItems: optional(NewLineItems), customLineItems: optional(CustomLineItems) }),
  response: CartAnswer,
  refusals: [...addingRefusals],
})

export const removeLineItemsFromCurrentCart = operation({
  module,
  name: 'removeLineItemsFromCurrentCart',
  summary: 'Removes lines from the caller’s cart.',
  method: 'POST',
  ...paths('/remove-line-items'),
  who: caller,
  request: Type.Object({ lineItemIds: LineItemIds }),
  response: CartAnswer,
  refusals: ['OWNED_CART_NOT_FOUND', 'LINE_ITEM_NOT_FOUND'],
})

export const updateCurrentCartLineItemQuantity = operation({
  module,
  name: 'updateCurrentCartLineItemQuantity',
  summary: 'Sets the quantities of lines of the caller’s cart.',
  method: 'POST',
  ...paths('/update-line-items-quantity'),
  who: caller,
  request: Type.Object({ lineItems: LineItemQuantityUpdates }),
  response: CartAnswer,
  refusals: [
    'OWNED_CART_NOT_FOUND',
    'LINE_ITEM_NOT_FOUND',
    'SITE_IS_CLOSED',
    'ITEM_NOT_FOUND_IN_CATALOG',
    'INSUFFICIENT_INVENTORY',
    'NOT_ENOUGH_TICKETS',
    'EVENT_ADMISSION_NEEDED',
    'SALE_NOT_OPEN',
    'SALE_CLOSED',
    'EXTERNAL_REGISTRATION',
    'REGISTRATION_CLOSED',
    'REGISTRATION_PAUSED',
    'TICKETS_IN_OTHER_CURRENCY',
    'EVENT_CANCELED',
    'EVENT_ENDED',
    'TICKET_LIMIT_PER_ORDER',
    'TICKET_MINIMUM_PER_ORDER',
    'ADD_ON_LIMIT',
  ],
})

export const removeCouponFromCurrentCart = operation({
  module,
  name: 'removeCouponFromCurrentCart',
  summary: 'Takes the coupon off the caller’s cart. A cart without one stays as it is.',
  method: 'POST',
  ...paths('/remove-coupon'),
  who: caller,
  request: Type.Object({}),
  response: CartAnswer,
  refusals: ['OWNED_CART_NOT_FOUND'],
})

export const createCheckoutFromCurrentCart = operation({
  module,
  name: 'createCheckoutFromCurrentCart',
  summary:
    'Makes a checkout of the caller’s cart as it is now; while it is open, repeating this refreshes the same checkout.',
  method: 'POST',
  ...paths('/create-checkout'),
  who: caller,
  request: Type.Object({
    channelType: optional(oneOf(ChannelType)),
    shippingAddress: optional(Address),
    billingAddress: optional(Address),
    selectedShippingOption: optional(SelectedShippingOption),
    email: optional(nullable(Email)),
  }),
  response: Type.Object({ checkoutId: Type.String() }),
  refusals: ['OWNED_CART_NOT_FOUND', 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS', 'SITE_IS_CLOSED'],
})

const ShippingInformation = named(
  'ShippingInformation',
  Type.Object({
    region: optional(ShippingRegion),
    selectedCarrierServiceOption: optional(SelectedCarrierServiceOption),
    carrierServiceOptions: Type.Array(CarrierServiceOption),
  }),
)

const MembershipOptions = named(
  'MembershipOptions',
  Type.Object({
    eligibleMemberships: Type.Array(Empty),
    invalidMemberships: Type.Array(Empty),
    selectedMemberships: Type.Array(Empty),
  }),
)

export const estimateCurrentCartTotals = operation({
  module,
  name: 'estimateCurrentCartTotals',
  summary: 'Estimated cost of the caller’s cart with this address and shipping option.',
  method: 'POST',
  ...paths('/estimate-totals'),
  who: caller,
  request: Type.Object({
    selectedShippingOption: optional(SelectedShippingOption),
    shippingAddress: optional(Address),
    billingAddress: optional(Address),
    calculateTax: optional(nullable(Type.Boolean())),
    calculateShipping: optional(nullable(Type.Boolean())),
    calculateAdditionalFees: optional(nullable(Type.Boolean())),
  }),
  response: Type.Object({
    cart: Cart,
    calculatedLineItems: Type.Array(CalculatedLineItem),
    priceSummary: PriceSummary,
    taxSummary: TaxSummary,
    shippingInfo: ShippingInformation,
    appliedDiscounts: Type.Array(AppliedDiscount),
    calculationErrors: CalculationErrors,
    weightUnit: oneOf(WeightUnit),
    currency: Type.String(),
    payNow: PriceSummary,
    payLater: PriceSummary,
    membershipOptions: MembershipOptions,
    additionalFees: Type.Array(AdditionalFee),
    violations: Type.Array(Violation),
  }),
  refusals: ['OWNED_CART_NOT_FOUND'],
})

export const operations = [
  getCurrentCart,
  updateCurrentCart,
  deleteCurrentCart,
  addToCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCartLineItemQuantity,
  removeCouponFromCurrentCart,
  createCheckoutFromCurrentCart,
  estimateCurrentCartTotals,
] as const
