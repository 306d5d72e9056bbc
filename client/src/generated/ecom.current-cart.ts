// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { AddedLineItem, AdditionalFee, AppliedDiscount, BuyerInfo, BuyerInfoChange, CatalogReference, CommonImage, CustomLineItem, DescriptionLine, ItemAvailabilityInfo, ItemTaxFullDetails, ItemType, LineItemQuantityUpdate, MultiCurrencyPrice, PageUrlV2, PhysicalProperties, PriceSummary, ProductName, SelectedShippingOption, ShippingRegion, TaxSummary, Violation } from './shapes.ts'
import type { Address, AddressWithContact, CalculationErrors, CarrierServiceOption, SecuredMedia, SelectedCarrierServiceOption } from './ecom.checkout.ts'

export type { AddedLineItem, AdditionalFee, AggregatedTaxBreakdown, AppliedDiscount, AutoTaxFallbackCalculationDetails, BuyerInfo, BuyerInfoChange, CatalogOverrideFields, CatalogReference, Color, CommonImage, CustomLineItem, DeliveryAllocation, DescriptionLine, DescriptionLineName, DiscountRuleName, FullAddressContactDetails, ItemAvailabilityInfo, ItemTaxFullDetails, ItemType, LineItemQuantityUpdate, MultiCurrencyPrice, OtherCharge, PageUrlV2, PhysicalProperties, PlainTextValue, PriceSummary, ProductName, SelectedCarrierServiceOptionPrices, SelectedShippingOption, ShippingRegion, StreetAddress, TaxBreakdown, TaxRateBreakdown, TaxSummary, VatId, Violation } from './shapes.ts'
export type { Address, AddressLocation, AddressWithContact, ApplicationError, CalculationErrors, CarrierServiceOption, DeliveryLogistics, Details, PickupDetails, SecuredMedia, SelectedCarrierServiceOption, ShippingOption } from './ecom.checkout.ts'

export type AddToCurrentCartRefusal = 'SITE_IS_CLOSED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'NOT_ENOUGH_TICKETS' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'ADD_ON_LIMIT' | 'MEMBER_NEEDED' | 'EVENT_ADMISSION_NEEDED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'TICKETS_IN_OTHER_CURRENCY' | 'SEAT_NEEDED' | 'SEAT_NOT_FOUND' | 'MAX_LINE_ITEMS_EXCEEDED' | 'PERMISSION_DENIED'

export interface AddToCurrentCartRequest {
  lineItems?: AddedLineItem[]
  customLineItems?: CustomLineItem[]
}

export interface AddToCurrentCartResponse {
  cart: Cart
}

export interface CalculatedLineItem {
  lineItemId: string
  pricesBreakdown: LineItemPricesData
  paymentOption: 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  taxableAddress: TaxableAddress
}

export interface Cart {
  id: string
  revision: string
  lineItems: LineItem[]
  buyerNote?: string
  buyerInfo: BuyerInfo
  currency: string
  conversionCurrency: string
  paymentCurrency: string
  buyerLanguage: string
  siteLanguage: string
  taxIncludedInPrices: boolean
  weightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'
  subtotal: MultiCurrencyPrice
  subtotalAfterDiscounts: MultiCurrencyPrice
  discount: MultiCurrencyPrice
  appliedDiscounts: AppliedDiscount[]
  contactInfo?: AddressWithContact
  selectedShippingOption?: SelectedShippingOption
  overrideCheckoutUrl?: string
  checkoutId?: string
  createdDate: Date
  updatedDate: Date
}

export interface CartInfo {
  buyerNote?: string | null
  buyerInfo?: BuyerInfoChange
  contactInfo?: AddressWithContact | null
  selectedShippingOption?: SelectedShippingOption | null
  overrideCheckoutUrl?: string | null
}

export type CreateCheckoutFromCurrentCartRefusal = 'OWNED_CART_NOT_FOUND' | 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS' | 'SITE_IS_CLOSED'

export interface CreateCheckoutFromCurrentCartRequest {
  channelType?: 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT'
  shippingAddress?: Address
  billingAddress?: Address
  selectedShippingOption?: SelectedShippingOption
  email?: string | null
}

export interface CreateCheckoutFromCurrentCartResponse {
  checkoutId: string
}

export type DeleteCurrentCartRefusal = 'OWNED_CART_NOT_FOUND'

export type DeleteCurrentCartRequest = Record<never, never>

export type DeleteCurrentCartResponse = Record<never, never>

export type EstimateCurrentCartTotalsRefusal = 'OWNED_CART_NOT_FOUND'

export interface EstimateCurrentCartTotalsRequest {
  selectedShippingOption?: SelectedShippingOption
  shippingAddress?: Address
  billingAddress?: Address
  calculateTax?: boolean | null
  calculateShipping?: boolean | null
  calculateAdditionalFees?: boolean | null
}

export interface EstimateCurrentCartTotalsResponse {
  cart: Cart
  calculatedLineItems: CalculatedLineItem[]
  priceSummary: PriceSummary
  taxSummary: TaxSummary
  shippingInfo: ShippingInformation
  appliedDiscounts: AppliedDiscount[]
  calculationErrors: CalculationErrors
  weightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'
  currency: string
  payNow: PriceSummary
  payLater: PriceSummary
  membershipOptions: MembershipOptions
  additionalFees: AdditionalFee[]
  violations: Violation[]
}

export type GetCurrentCartRefusal = 'OWNED_CART_NOT_FOUND'

export type GetCurrentCartRequest = Record<never, never>

export interface GetCurrentCartResponse {
  cart: Cart
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
  descriptionLines: DescriptionLine[]
  image?: CommonImage
  availability: ItemAvailabilityInfo
  physicalProperties: PhysicalProperties
  itemType: ItemType
  digitalFile?: SecuredMedia
  paymentOption: 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  depositAmount?: MultiCurrencyPrice
  rootCatalogItemId?: string
  taxGroupId?: string
  customLineItem: boolean
  priceUndetermined: boolean
  fixedQuantity: boolean
  savePaymentMethod: boolean
  membersOnly: boolean
}

export interface LineItemPricesData {
  price: MultiCurrencyPrice
  fullPrice: MultiCurrencyPrice
  priceBeforeDiscounts: MultiCurrencyPrice
  lineItemPrice: MultiCurrencyPrice
  totalDiscount: MultiCurrencyPrice
  totalPriceBeforeTax: MultiCurrencyPrice
  totalPriceAfterTax: MultiCurrencyPrice
  depositAmount?: MultiCurrencyPrice
  taxDetails: ItemTaxFullDetails
}

export interface MembershipOptions {
  eligibleMemberships: Array<{}>
  invalidMemberships: Array<{}>
  selectedMemberships: Array<{}>
}

export type RemoveCouponFromCurrentCartRefusal = 'OWNED_CART_NOT_FOUND'

export type RemoveCouponFromCurrentCartRequest = Record<never, never>

export interface RemoveCouponFromCurrentCartResponse {
  cart: Cart
}

export type RemoveLineItemsFromCurrentCartRefusal = 'OWNED_CART_NOT_FOUND' | 'LINE_ITEM_NOT_FOUND'

export interface RemoveLineItemsFromCurrentCartRequest {
  lineItemIds: string[]
}

export interface RemoveLineItemsFromCurrentCartResponse {
  cart: Cart
}

export interface ShippingInformation {
  region?: ShippingRegion
  selectedCarrierServiceOption?: SelectedCarrierServiceOption
  carrierServiceOptions: CarrierServiceOption[]
}

export interface TaxableAddress {
  addressType: 'BUSINESS' | 'BILLING' | 'SHIPPING'
}

export type UpdateCurrentCartLineItemQuantityRefusal = 'OWNED_CART_NOT_FOUND' | 'LINE_ITEM_NOT_FOUND' | 'SITE_IS_CLOSED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'NOT_ENOUGH_TICKETS' | 'EVENT_ADMISSION_NEEDED' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'TICKETS_IN_OTHER_CURRENCY' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'ADD_ON_LIMIT'

export interface UpdateCurrentCartLineItemQuantityRequest {
  lineItems: LineItemQuantityUpdate[]
}

export interface UpdateCurrentCartLineItemQuantityResponse {
  cart: Cart
}

export type UpdateCurrentCartRefusal = 'OWNED_CART_NOT_FOUND' | 'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_HAS_EXPIRED' | 'ERROR_COUPON_IS_NOT_ACTIVE_YET' | 'ERROR_COUPON_USAGE_EXCEEDED' | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' | 'SITE_IS_CLOSED' | 'ITEM_NOT_FOUND_IN_CATALOG' | 'INSUFFICIENT_INVENTORY' | 'NOT_ENOUGH_TICKETS' | 'SALE_NOT_OPEN' | 'SALE_CLOSED' | 'EVENT_CANCELED' | 'EVENT_ENDED' | 'TICKET_LIMIT_PER_ORDER' | 'TICKET_MINIMUM_PER_ORDER' | 'ADD_ON_LIMIT' | 'MEMBER_NEEDED' | 'EVENT_ADMISSION_NEEDED' | 'EXTERNAL_REGISTRATION' | 'REGISTRATION_CLOSED' | 'REGISTRATION_PAUSED' | 'TICKETS_IN_OTHER_CURRENCY' | 'SEAT_NEEDED' | 'SEAT_NOT_FOUND' | 'MAX_LINE_ITEMS_EXCEEDED' | 'PERMISSION_DENIED'

export interface UpdateCurrentCartRequest {
  cartInfo?: CartInfo
  cartFieldmask?: string
  couponCode?: string | null
  lineItems?: AddedLineItem[]
  customLineItems?: CustomLineItem[]
}

export interface UpdateCurrentCartResponse {
  cart: Cart
}

/** Module `ecom.current-cart`. */
export const currentCart = {
  /** The cart of the caller. */
  getCurrentCart: call<GetCurrentCartRequest, GetCurrentCartResponse, GetCurrentCartRefusal>('GET', '/ecom/v1/carts/current', { values: { cart: { contactInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, createdDate: 'date', updatedDate: 'date' } }, personal: true }),
  /** Changes the note, contact, email and coupon of the caller’s cart, or adds lines. Fields that are present are set, null takes the coupon off. */
  updateCurrentCart: call<UpdateCurrentCartRequest, UpdateCurrentCartResponse, UpdateCurrentCartRefusal>('PATCH', '/ecom/v1/carts/current', { values: { cart: { contactInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, createdDate: 'date', updatedDate: 'date' } }, personal: true }),
  /** Empties and forgets the cart of the caller. */
  deleteCurrentCart: call<DeleteCurrentCartRequest, DeleteCurrentCartResponse, DeleteCurrentCartRefusal>('DELETE', '/ecom/v1/carts/current', { personal: true }),
  /** Adds lines to the caller’s cart and makes the cart if there is none. Equal references become one line. */
  addToCurrentCart: call<AddToCurrentCartRequest, AddToCurrentCartResponse, AddToCurrentCartRefusal>('POST', '/ecom/v1/carts/current/add-to-cart', { values: { cart: { contactInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, createdDate: 'date', updatedDate: 'date' } }, personal: true }),
  /** Removes lines from the caller’s cart. */
  removeLineItemsFromCurrentCart: call<RemoveLineItemsFromCurrentCartRequest, RemoveLineItemsFromCurrentCartResponse, RemoveLineItemsFromCurrentCartRefusal>('POST', '/ecom/v1/carts/current/remove-line-items', { values: { cart: { contactInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, createdDate: 'date', updatedDate: 'date' } }, personal: true }),
  /** Sets the quantities of lines of the caller’s cart. */
  updateCurrentCartLineItemQuantity: call<UpdateCurrentCartLineItemQuantityRequest, UpdateCurrentCartLineItemQuantityResponse, UpdateCurrentCartLineItemQuantityRefusal>('POST', '/ecom/v1/carts/current/update-line-items-quantity', { values: { cart: { contactInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, createdDate: 'date', updatedDate: 'date' } }, personal: true }),
  /** Takes the coupon off the caller’s cart. A cart without one stays as it is. */
  removeCouponFromCurrentCart: call<RemoveCouponFromCurrentCartRequest, RemoveCouponFromCurrentCartResponse, RemoveCouponFromCurrentCartRefusal>('POST', '/ecom/v1/carts/current/remove-coupon', { values: { cart: { contactInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, createdDate: 'date', updatedDate: 'date' } }, personal: true }),
  /** Makes a checkout of the caller’s cart as it is now; while it is open, repeating this refreshes the same checkout. */
  createCheckoutFromCurrentCart: call<CreateCheckoutFromCurrentCartRequest, CreateCheckoutFromCurrentCartResponse, CreateCheckoutFromCurrentCartRefusal>('POST', '/ecom/v1/carts/current/create-checkout', { personal: true }),
  /** Estimated cost of the caller’s cart with this address and shipping option. */
  estimateCurrentCartTotals: call<EstimateCurrentCartTotalsRequest, EstimateCurrentCartTotalsResponse, EstimateCurrentCartTotalsRefusal>('POST', '/ecom/v1/carts/current/estimate-totals', { values: { cart: { contactInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, createdDate: 'date', updatedDate: 'date' }, shippingInfo: { selectedCarrierServiceOption: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } }, carrierServiceOptions: { shippingOptions: { logistics: { pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' } } } } } }, personal: true }),
}
