// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { AddedLineItem, AdditionalFee, AppliedDiscount, BuyerInfo, BuyerInfoChange, CatalogOverrideFields, CatalogReference, CommonImage, CreatedBy, CustomLineItem, DeliveryAllocation, DescriptionLine, ExternalReference, FullAddressContactDetails, ItemAvailabilityInfo, ItemTaxFullDetails, ItemType, LineItemQuantityUpdate, MultiCurrencyPrice, OtherCharge, PageUrlV2, PhysicalProperties, PriceSummary, ProductName, SelectedCarrierServiceOptionPrices, SelectedShippingOption, ShippingRegion, StreetAddress, TaxSummary, Violation } from './shapes.ts'

export type { AddedLineItem, AdditionalFee, AggregatedTaxBreakdown, AppliedDiscount, AutoTaxFallbackCalculationDetails, BuyerInfo, BuyerInfoChange, CatalogOverrideFields, CatalogReference, Color, CommonImage, CreatedBy, CustomLineItem, DeliveryAllocation, DescriptionLine, DescriptionLineName, DiscountRuleName, ExternalReference, FullAddressContactDetails, ItemAvailabilityInfo, ItemTaxFullDetails, ItemType, LineItemQuantityUpdate, MultiCurrencyPrice, OtherCharge, PageUrlV2, PhysicalProperties, PlainTextValue, PriceSummary, ProductName, SelectedCarrierServiceOptionPrices, SelectedShippingOption, ShippingRegion, StreetAddress, TaxBreakdown, TaxRateBreakdown, TaxSummary, VatId, Violation } from './shapes.ts'

export type AddToCheckoutRefusal = 'CHECKOUT_NOT_FOUND' | 'CHECKOUT_IS_COMPLETE' | 'SITE_IS_CLOSED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'NOT_ENOUGH_TICKETS' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'ADD_ON_LIMIT' | 'MEMBER_NEEDED' | 'EVENT_ADMISSION_NEEDED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'TICKETS_IN_OTHER_CURRENCY' | 'SEAT_NEEDED' | 'SEAT_NOT_FOUND' | 'MAX_LINE_ITEMS_EXCEEDED' | 'PERMISSION_DENIED'

export interface AddToCheckoutRequest {
  id: string
  lineItems?: AddedLineItem[]
  customLineItems?: CustomLineItem[]
}

export interface AddToCheckoutResponse {
  checkout: Checkout
}

export interface Address {
  country?: string | null
  subdivision?: string | null
  city?: string | null
  postalCode?: string | null
  streetAddress?: StreetAddress
  addressLine?: string | null
  addressLine2?: string | null
  geocode?: AddressLocation
}

export interface AddressLocation {
  latitude?: number | null
  longitude?: number | null
}

export interface AddressWithContact {
  address?: Address
  contactDetails?: FullAddressContactDetails
}

export interface ApplicationError {
  code: string
  description: string
  data?: unknown
}

export interface CalculationErrors {
  generalShippingCalculationError?: Details
  selectedShippingOptionError?: Details
  couponCalculationError?: Details
  giftCardCalculationError?: Details
  orderValidationErrors: ApplicationError[]
}

export interface CarrierServiceOption {
  carrierId: string
  shippingOptions: ShippingOption[]
}

export interface Checkout {
  id: string
  lineItems: LineItem[]
  billingInfo?: AddressWithContact
  shippingInfo: ShippingInfo
  buyerNote?: string
  buyerInfo: BuyerInfo
  currency: string
  conversionCurrency: string
  paymentCurrency: string
  priceSummary: PriceSummary
  calculationErrors: CalculationErrors
  appliedDiscounts: AppliedDiscount[]
  customFields: CustomField[]
  weightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'
  taxSummary: TaxSummary
  channelType: 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT'
  siteLanguage: string
  buyerLanguage: string
  completed: boolean
  taxIncludedInPrice: boolean
  createdBy: CreatedBy
  createdDate: Date
  updatedDate: Date
  payNow: PriceSummary
  payLater: PriceSummary
  giftCard?: CheckoutGiftCard
  payNowTotalAfterGiftCard: MultiCurrencyPrice
  totalAfterGiftCard: MultiCurrencyPrice
  additionalFees: AdditionalFee[]
  cartId?: string
  purchaseFlowId: string
  violations: Violation[]
  taxExemptGroupId?: string
  externalReference?: ExternalReference
  customSettings?: CheckoutCustomSettings
  orderId?: string
}

export interface CheckoutChange {
  id: string
  billingInfo?: AddressWithContact | null
  shippingInfo?: ShippingInfoChange
  buyerNote?: string | null
  buyerInfo?: BuyerInfoChange
  customFields?: CustomField[]
}

export interface CheckoutCustomSettings {
  lockCouponCode?: boolean
  disabledManualPayment?: boolean
}

export interface CheckoutGiftCard {
  id: string
  obfuscatedCode: string
  amount: MultiCurrencyPrice
  balance: MultiCurrencyPrice
  requestedAmount?: MultiCurrencyPrice
  appId: string
  externalId: string
}

export type CreateCheckoutRefusal = 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS' | 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' | 'GIFT_CARD_NOT_FOUND' | 'GIFT_CARD_IS_EMPTY' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED' | 'INVALID_GIFT_CARD_CURRENCY' | 'GIFT_CARDS_NOT_ACCEPTED' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'SITE_IS_CLOSED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'NOT_ENOUGH_TICKETS' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'ADD_ON_LIMIT' | 'MEMBER_NEEDED' | 'EVENT_ADMISSION_NEEDED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'TICKETS_IN_OTHER_CURRENCY' | 'SEAT_NEEDED' | 'SEAT_NOT_FOUND' | 'MAX_LINE_ITEMS_EXCEEDED' | 'PERMISSION_DENIED'

export interface CreateCheckoutRequest {
  checkoutInfo?: NewCheckoutInfo
  lineItems?: AddedLineItem[]
  customLineItems?: CustomLineItem[]
  channelType: 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT'
  couponCode?: string | null
  giftCardCode?: string | null
  giftCardRedeemAmount?: string | null
  overrideCheckoutUrl?: string | null
}

export interface CreateCheckoutResponse {
  checkout: Checkout
}

export type CreateOrderAndChargeRefusal = 'CHECKOUT_NOT_FOUND' | 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_INCOMPLETE' | 'EMPTY_CHECKOUT' | 'CHECKOUT_CHANGED' | 'FULL_OUT_OF_STOCK' | 'PARTIAL_OUT_OF_STOCK' | 'NO_SELECTED_CARRIER_SERVICE_OPTION' | 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' | 'CALCULATION_ERROR' | 'SITE_NOT_ACCEPTING_PAYMENTS' | 'NO_PAYMENT_METHOD' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'ADD_ON_LIMIT' | 'MEMBER_NEEDED' | 'EVENT_ADMISSION_NEEDED' | 'TICKET_LIMIT_PER_PERSON' | 'POLICIES_CHANGED' | 'TOO_MANY_OPEN_HOLDS' | 'TOO_MANY_UNITS_HELD' | 'CANNOT_SAVE_PAYMENT_METHOD' | 'PAYMENT_ERROR' | 'PAYMENT_METHOD_NOT_AVAILABLE' | 'SAVED_PAYMENT_METHOD_NOT_FOUND' | 'PAYMENT_PROVIDER_UNREACHABLE'

export interface CreateOrderAndChargeRequest {
  id: string
  paymentToken?: string | null
  savePaymentMethod?: boolean
  delayCapture?: boolean
}

export interface CreateOrderAndChargeResponse {
  orderId: string
  paymentResponseToken?: string
  paymentGatewayOrderId?: string
}

export type CreateOrderRefusal = 'CHECKOUT_NOT_FOUND' | 'CHECKOUT_IS_COMPLETE' | 'CHECKOUT_INCOMPLETE' | 'EMPTY_CHECKOUT' | 'CHECKOUT_CHANGED' | 'FULL_OUT_OF_STOCK' | 'PARTIAL_OUT_OF_STOCK' | 'NO_SELECTED_CARRIER_SERVICE_OPTION' | 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' | 'CALCULATION_ERROR' | 'SITE_NOT_ACCEPTING_PAYMENTS' | 'NO_PAYMENT_METHOD' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'ADD_ON_LIMIT' | 'MEMBER_NEEDED' | 'EVENT_ADMISSION_NEEDED' | 'TICKET_LIMIT_PER_PERSON' | 'POLICIES_CHANGED' | 'TOO_MANY_OPEN_HOLDS' | 'TOO_MANY_UNITS_HELD' | 'CANNOT_SAVE_PAYMENT_METHOD'

export interface CreateOrderRequest {
  id: string
  savePaymentMethod?: boolean
  delayCapture?: boolean
}

export interface CreateOrderResponse {
  orderId: string
  paymentGatewayOrderId?: string
}

export interface CustomField {
  value: unknown
  title: string
  translatedTitle?: string | null
}

export interface DeliveryLogistics {
  deliveryTime?: string
  instructions?: string
  pickupDetails?: PickupDetails
  deliveryTimeSlot?: {
    from: Date
    to: Date
  }
}

export interface Details {
  applicationError?: ApplicationError
}

export type GetCheckoutByCartIdRefusal = 'CHECKOUT_NOT_FOUND'

export interface GetCheckoutByCartIdRequest {
  id: string
}

export interface GetCheckoutByCartIdResponse {
  checkout: Checkout
}

export type GetCheckoutRefusal = 'CHECKOUT_NOT_FOUND'

export interface GetCheckoutRequest {
  id: string
}

export interface GetCheckoutResponse {
  checkout: Checkout
}

export type GetCheckoutUrlRefusal = 'CHECKOUT_NOT_FOUND'

export interface GetCheckoutUrlRequest {
  id: string
}

export interface GetCheckoutUrlResponse {
  checkoutUrl: string
}

export type GetWixCheckoutUrlRefusal = 'CHECKOUT_NOT_FOUND'

export interface GetWixCheckoutUrlRequest {
  id: string
}

export interface GetWixCheckoutUrlResponse {
  checkoutUrl: string
}

export interface LineItem {
  id: string
  quantity: number
  catalogReference?: CatalogReference
  productName: ProductName
  url?: PageUrlV2
  price: MultiCurrencyPrice
  fullPrice: MultiCurrencyPrice
  priceBeforeDiscounts: MultiCurrencyPrice
  lineItemPrice: MultiCurrencyPrice
  discount: MultiCurrencyPrice
  totalPriceBeforeTax: MultiCurrencyPrice
  totalPriceAfterTax: MultiCurrencyPrice
  taxDetails: ItemTaxFullDetails
  descriptionLines: DescriptionLine[]
  media?: CommonImage
  availability: ItemAvailabilityInfo
  physicalProperties: PhysicalProperties
  itemType: ItemType
  digitalFile?: SecuredMedia
  paymentOption: 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  depositAmount?: MultiCurrencyPrice
  rootCatalogItemId?: string
  catalogOverrideFields?: CatalogOverrideFields
  customLineItem: boolean
  priceUndetermined: boolean
  fixedQuantity: boolean
  savePaymentMethod: boolean
  membersOnly: boolean
}

export type MarkCheckoutAsCompletedRefusal = 'CHECKOUT_NOT_FOUND'

export interface MarkCheckoutAsCompletedRequest {
  id: string
}

export type MarkCheckoutAsCompletedResponse = Record<never, never>

export interface NewCheckoutInfo {
  billingInfo?: AddressWithContact | null
  shippingInfo?: ShippingInfoChange
  buyerNote?: string | null
  buyerInfo?: BuyerInfoChange
  customFields?: CustomField[]
  externalReference?: ExternalReference
  customSettings?: CheckoutCustomSettings
}

export interface PickupDetails {
  address?: Address
  businessLocation: boolean
  pickupMethod: 'STORE_PICKUP' | 'PICKUP_POINT'
}

export type RemoveCouponRefusal = 'CHECKOUT_NOT_FOUND' | 'CHECKOUT_IS_COMPLETE' | 'PERMISSION_DENIED'

export interface RemoveCouponRequest {
  id: string
}

export interface RemoveCouponResponse {
  checkout: Checkout
}

export type RemoveGiftCardRefusal = 'CHECKOUT_NOT_FOUND' | 'CHECKOUT_IS_COMPLETE'

export interface RemoveGiftCardRequest {
  id: string
}

export interface RemoveGiftCardResponse {
  checkout: Checkout
}

export type RemoveLineItemsRefusal = 'CHECKOUT_NOT_FOUND' | 'CHECKOUT_IS_COMPLETE' | 'LINE_ITEM_NOT_FOUND'

export interface RemoveLineItemsRequest {
  id: string
  lineItemIds: string[]
}

export interface RemoveLineItemsResponse {
  checkout: Checkout
}

export type RemoveOverrideCheckoutUrlRefusal = 'CHECKOUT_NOT_FOUND' | 'CHECKOUT_IS_COMPLETE'

export interface RemoveOverrideCheckoutUrlRequest {
  id: string
}

export interface RemoveOverrideCheckoutUrlResponse {
  checkout: Checkout
}

export interface SecuredMedia {
  id: string
  fileName?: string
  fileType: 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW'
}

export interface SelectedCarrierServiceOption {
  code: string
  title: string
  carrierId: string
  logistics: DeliveryLogistics
  cost: SelectedCarrierServiceOptionPrices
  requestedShippingOption: boolean
  otherCharges: Array<{}>
  deliveryAllocations: DeliveryAllocation[]
  partial: boolean
}

export interface ShippingInfo {
  shippingDestination?: AddressWithContact
  selectedCarrierServiceOption?: SelectedCarrierServiceOption
  region?: ShippingRegion
  carrierServiceOptions: CarrierServiceOption[]
}

export interface ShippingInfoChange {
  shippingDestination?: AddressWithContact | null
  selectedCarrierServiceOption?: SelectedShippingOption | null
}

export interface ShippingOption {
  code: string
  title: string
  logistics: DeliveryLogistics
  cost: {
    price: MultiCurrencyPrice
    otherCharges: OtherCharge[]
  }
  deliveryAllocations: DeliveryAllocation[]
  partial: boolean
}

export type UpdateCheckoutRefusal = 'CHECKOUT_NOT_FOUND' | 'CHECKOUT_IS_COMPLETE' | 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' | 'GIFT_CARD_NOT_FOUND' | 'GIFT_CARD_IS_EMPTY' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED' | 'INVALID_GIFT_CARD_CURRENCY' | 'GIFT_CARDS_NOT_ACCEPTED' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'SITE_IS_CLOSED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'NOT_ENOUGH_TICKETS' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'ADD_ON_LIMIT' | 'MEMBER_NEEDED' | 'EVENT_ADMISSION_NEEDED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'TICKETS_IN_OTHER_CURRENCY' | 'SEAT_NEEDED' | 'SEAT_NOT_FOUND' | 'MAX_LINE_ITEMS_EXCEEDED' | 'PERMISSION_DENIED'

export interface UpdateCheckoutRequest {
  checkout: CheckoutChange
  fieldMask?: string
  lineItems?: AddedLineItem[]
  customLineItems?: CustomLineItem[]
  couponCode?: string | null
  giftCardCode?: string | null
  giftCardRedeemAmount?: string | null
  overrideCheckoutUrl?: string | null
}

export interface UpdateCheckoutResponse {
  checkout: Checkout
}

export type UpdateLineItemsQuantityRefusal = 'CHECKOUT_NOT_FOUND' | 'CHECKOUT_IS_COMPLETE' | 'LINE_ITEM_NOT_FOUND' | 'SITE_IS_CLOSED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'NOT_ENOUGH_TICKETS' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'ADD_ON_LIMIT' | 'MEMBER_NEEDED' | 'EVENT_ADMISSION_NEEDED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'TICKETS_IN_OTHER_CURRENCY' | 'SEAT_NEEDED' | 'SEAT_NOT_FOUND' | 'MAX_LINE_ITEMS_EXCEEDED' | 'PERMISSION_DENIED'

export interface UpdateLineItemsQuantityRequest {
  id: string
  lineItems: LineItemQuantityUpdate[]
}

export interface UpdateLineItemsQuantityResponse {
  checkout: Checkout
}

/** Module `ecom.checkout`. */
export const checkout = {
  /** Makes a checkout of lines, without a cart. */
  createCheckout: call<CreateCheckoutRequest, CreateCheckoutResponse, CreateCheckoutRefusal>('POST', '/ecom/v1/checkouts', { values: { checkout: { billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }, createdDate: 'date', updatedDate: 'date' } } }),
  /** A checkout with its totals as they are now. */
  getCheckout: call<GetCheckoutRequest, GetCheckoutResponse, GetCheckoutRefusal>('GET', '/ecom/v1/checkouts/{id}', { values: { checkout: { billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }, createdDate: 'date', updatedDate: 'date' } } }),
  /** The latest checkout made of a cart. */
  getCheckoutByCartId: call<GetCheckoutByCartIdRequest, GetCheckoutByCartIdResponse, GetCheckoutByCartIdRefusal>('GET', '/ecom/v1/checkouts/by-cart-id/{id}', { values: { checkout: { billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Address of the page on which the buyer completes the checkout. */
  getCheckoutUrl: call<GetCheckoutUrlRequest, GetCheckoutUrlResponse, GetCheckoutUrlRefusal>('GET', '/ecom/v1/checkouts/{id}/checkout-url'),
  /** Address of our own checkout page, whatever page the site has in its place. */
  getWixCheckoutUrl: call<GetWixCheckoutUrlRequest, GetWixCheckoutUrlResponse, GetWixCheckoutUrlRefusal>('GET', '/ecom/v1/checkouts/{id}/wix-checkout-url'),
  /** Takes the site’s own page off a checkout: it is completed on ours. */
  removeOverrideCheckoutUrl: call<RemoveOverrideCheckoutUrlRequest, RemoveOverrideCheckoutUrlResponse, RemoveOverrideCheckoutUrlRefusal>('POST', '/ecom/v1/checkouts/{id}/remove-override-checkout-url', { values: { checkout: { billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Sets addresses, contact, note, shipping option and coupon, or adds lines. Fields that are present are set, null takes the coupon off. */
  updateCheckout: call<UpdateCheckoutRequest, UpdateCheckoutResponse, UpdateCheckoutRefusal>('PATCH', '/ecom/v1/checkouts/{checkout.id}', { values: { checkout: { billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Adds lines to a checkout. */
  addToCheckout: call<AddToCheckoutRequest, AddToCheckoutResponse, AddToCheckoutRefusal>('POST', '/ecom/v1/checkouts/{id}/add-to-checkout', { values: { checkout: { billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Removes lines from a checkout. */
  removeLineItems: call<RemoveLineItemsRequest, RemoveLineItemsResponse, RemoveLineItemsRefusal>('POST', '/ecom/v1/checkouts/{id}/remove-line-items', { values: { checkout: { billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Sets the quantities of lines of a checkout. */
  updateLineItemsQuantity: call<UpdateLineItemsQuantityRequest, UpdateLineItemsQuantityResponse, UpdateLineItemsQuantityRefusal>('POST', '/ecom/v1/checkouts/{id}/update-line-items-quantity', { values: { checkout: { billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Takes the coupon off a checkout. A checkout without one stays as it is. */
  removeCoupon: call<RemoveCouponRequest, RemoveCouponResponse, RemoveCouponRefusal>('POST', '/ecom/v1/checkouts/{id}/remove-coupon', { values: { checkout: { billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Takes the gift card off a checkout. */
  removeGiftCard: call<RemoveGiftCardRequest, RemoveGiftCardResponse, RemoveGiftCardRefusal>('POST', '/ecom/v1/checkouts/{id}/remove-gift-card', { values: { checkout: { billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Buys: one order per checkout, however often this is called. Stock is taken here. Refused when the total has risen since the buyer was last answered with it. */
  createOrder: call<CreateOrderRequest, CreateOrderResponse, CreateOrderRefusal>('POST', '/ecom/v1/checkouts/{id}/create-order'),
  /** Buys as `createOrder` does, and charges a payment method that the member saved. An order that waits, for want of one or for the bank of the buyer, is answered with a token to go on with. */
  createOrderAndCharge: call<CreateOrderAndChargeRequest, CreateOrderAndChargeResponse, CreateOrderAndChargeRefusal>('POST', '/ecom/v1/checkouts/{id}/create-order-and-charge'),
  /** Completes a checkout that was bought in another system: it makes no order and changes no more, and its lines leave the cart. One that is complete stays as it is. */
  markCheckoutAsCompleted: call<MarkCheckoutAsCompletedRequest, MarkCheckoutAsCompletedResponse, MarkCheckoutAsCompletedRefusal>('POST', '/ecom/v1/checkouts/{id}/mark-as-completed'),
}
