// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { AddressWithContact, CustomField, PickupDetails } from './ecom.checkout.ts'
import type { Amount, BulkActionMetadata, BuyerInfo, BuyerInfoChange, CaptureAuthorizedPaymentsRefusal, CaptureAuthorizedPaymentsResponse, CatalogReference, CommonImage, CreatedBy, CursorPaging, CursorPagingMetadata, DelayedCaptureSettings, DescriptionLine, DiscountRuleName, GetOrderRefusal, ItemMetadata, ItemType, LineItemRefund, OrderTransactions, PaymentCapture, PhysicalProperties, Price, ProductName, Sorting, TagList, UserDefinedPaymentMethodName, VoidAuthorizedPaymentsRefusal, VoidAuthorizedPaymentsResponse } from './shapes.ts'

export type { Address, AddressLocation, AddressWithContact, CustomField, PickupDetails } from './ecom.checkout.ts'
export type { AggregatedRefundSummary, Amount, ApplicationError, AuthorizationCapture, AuthorizationDetails, BulkActionMetadata, BuyerInfo, BuyerInfoChange, CaptureAuthorizedPaymentsRefusal, CaptureAuthorizedPaymentsResponse, CatalogReference, Chargeback, Color, CommonImage, CreatedBy, CreditCardPaymentMethodDetails, CursorPaging, CursorPagingMetadata, DelayDuration, DelayedCaptureSettings, DescriptionLine, DescriptionLineName, DiscountRuleName, ExternalReceiptInfo, FullAddressContactDetails, GetOrderRefusal, GiftCardPaymentDetails, ItemMetadata, ItemType, LineItemRefund, LineItemRefundSummary, OrderTransactions, Payment, PaymentCapture, PaymentMethodName, PhysicalProperties, PlainTextValue, Price, ProductName, Refund, RefundDetails, RefundItemsBreakdown, RefundStatusInfo, RefundTransaction, RefundedFee, RefundedLineItem, RegularPaymentDetails, ScheduledAction, ShippingRefund, Sorting, StreetAddress, TagList, UserDefinedPaymentMethodName, VatId, VoidAuthorizedPaymentsRefusal, VoidAuthorizedPaymentsResponse, WixReceiptInfo } from './shapes.ts'

export interface Activity {
  id: string
  createdDate: Date
  activityType: 'ORDER_REFUNDED' | 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_FULFILLED' | 'ORDER_NOT_FULFILLED' | 'ORDER_CANCELED' | 'DOWNLOAD_LINK_SENT' | 'TRACKING_NUMBER_ADDED' | 'TRACKING_NUMBER_EDITED' | 'TRACKING_LINK_ADDED' | 'SHIPPING_CONFIRMATION_EMAIL_SENT' | 'INVOICE_ADDED' | 'INVOICE_REMOVED' | 'INVOICE_SENT' | 'FULFILLER_EMAIL_SENT' | 'SHIPPING_ADDRESS_EDITED' | 'EMAIL_EDITED' | 'PICKUP_READY_EMAIL_SENT' | 'CUSTOM_ACTIVITY' | 'MERCHANT_COMMENT' | 'ORDER_PARTIALLY_PAID' | 'DRAFT_ORDER_CHANGES_APPLIED' | 'SAVED_PAYMENT_METHOD' | 'AUTHORIZED_PAYMENT_CREATED' | 'AUTHORIZED_PAYMENT_CAPTURED' | 'AUTHORIZED_PAYMENT_VOIDED' | 'REFUND_INITIATED' | 'PAYMENT_REFUNDED' | 'PAYMENT_REFUND_FAILED' | 'REFUNDED_AS_STORE_CREDIT' | 'PAYMENT_PENDING' | 'PAYMENT_CANCELED' | 'PAYMENT_DECLINED' | 'ORDER_PENDING' | 'ORDER_REJECTED' | 'RECEIPT_CREATED' | 'RECEIPT_SENT' | 'CHARGEBACK_CREATED' | 'CHARGEBACK_REVERSED'
  type: 'ORDER_REFUNDED' | 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_FULFILLED' | 'ORDER_NOT_FULFILLED' | 'ORDER_CANCELED' | 'DOWNLOAD_LINK_SENT' | 'TRACKING_NUMBER_ADDED' | 'TRACKING_NUMBER_EDITED' | 'TRACKING_LINK_ADDED' | 'SHIPPING_CONFIRMATION_EMAIL_SENT' | 'INVOICE_ADDED' | 'INVOICE_REMOVED' | 'INVOICE_SENT' | 'FULFILLER_EMAIL_SENT' | 'SHIPPING_ADDRESS_EDITED' | 'EMAIL_EDITED' | 'PICKUP_READY_EMAIL_SENT' | 'CUSTOM_ACTIVITY' | 'MERCHANT_COMMENT' | 'ORDER_PARTIALLY_PAID' | 'DRAFT_ORDER_CHANGES_APPLIED' | 'SAVED_PAYMENT_METHOD' | 'AUTHORIZED_PAYMENT_CREATED' | 'AUTHORIZED_PAYMENT_CAPTURED' | 'AUTHORIZED_PAYMENT_VOIDED' | 'REFUND_INITIATED' | 'PAYMENT_REFUNDED' | 'PAYMENT_REFUND_FAILED' | 'REFUNDED_AS_STORE_CREDIT' | 'PAYMENT_PENDING' | 'PAYMENT_CANCELED' | 'PAYMENT_DECLINED' | 'ORDER_PENDING' | 'ORDER_REJECTED' | 'RECEIPT_CREATED' | 'RECEIPT_SENT' | 'CHARGEBACK_CREATED' | 'CHARGEBACK_REVERSED'
  authorEmail?: string
  authorizedPaymentCreated?: AuthorizedPaymentActivity
  authorizedPaymentCaptured?: AuthorizedPaymentActivity
  authorizedPaymentVoided?: AuthorizedPaymentActivity
  fulfillment?: FulfillmentActivity
  merchantComment?: MerchantComment
  customActivity?: CustomActivity
}

export type AddActivitiesRefusal = 'ORDER_NOT_FOUND' | 'LIMIT_REACHED'

export interface AddActivitiesRequest {
  orderId: string
  orderActivities: NewActivity[]
}

export interface AddActivitiesResponse {
  order: Order
  activityIds: string[]
}

export type AddActivityRefusal = 'ORDER_NOT_FOUND' | 'LIMIT_REACHED'

export interface AddActivityRequest {
  id: string
  activity: PublicActivity
}

export interface AddActivityResponse {
  order: Order
  activityId: string
}

export interface AdditionalFee {
  id?: string
  code?: string
  name: string
  price: Price
  priceBeforeTax: Price
  priceAfterTax: Price
  taxInfo?: LineItemTaxInfo
  lineItemIds: string[]
  source: 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM'
}

export interface AppliedDiscount {
  discountType: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'
  lineItemIds: string[]
  coupon?: {
    id: string
    code: string
    name: string
    amount: Price
  }
  merchantDiscount?: {
    amount: Price
  }
  discountRule?: {
    id: string
    name: DiscountRuleName
    amount: Price
  }
}

export interface AuthorizedPaymentActivity {
  paymentId: string
  amount: Price
}

export interface BalanceSummary {
  balance: Price
  paid: Price
  refunded: Price
  authorized: Price
  pendingRefund: Price
  pending: Price
  chargeback: Price
  chargebackReversal: Price
}

export type BulkDeleteImportedOrdersRefusal = never

export interface BulkDeleteImportedOrdersRequest {
  orderIds: string[]
}

export interface BulkDeleteImportedOrdersResponse {
  jobId: string
}

export interface BulkOrderResult {
  itemMetadata: ItemMetadata
  item?: Order
}

export type BulkUpdateOrderTagsRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateOrderTagsRequest {
  orderIds: string[]
  assignTags?: TagMove | null
  unassignTags?: TagMove | null
}

export interface BulkUpdateOrderTagsResponse {
  results: BulkUpdateOrderTagsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkUpdateOrderTagsResult {
  itemMetadata: ItemMetadata
}

export type BulkUpdateOrdersRefusal = never

export interface BulkUpdateOrdersRequest {
  orders: MaskedOrder[]
  returnEntity?: boolean
}

export interface BulkUpdateOrdersResponse {
  results: BulkOrderResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type CancelOrderRefusal = 'ORDER_NOT_FOUND' | 'ORDER_STATUS_IS_NOT_SUPPORTED'

export interface CancelOrderRequest {
  id: string
  sendOrderCanceledEmail?: boolean
  customMessage?: string | null
  restockAllItems?: boolean
}

export interface CancelOrderResponse {
  order: Order
}

export interface CaptureAuthorizedPaymentsRequest {
  ecomOrderId: string
  payments: PaymentCapture[]
}

export interface ChannelInfo {
  type: 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT'
}

export type CreateOrderRefusal = 'AMOUNTS_DO_NOT_ADD_UP' | 'INSUFFICIENT_INVENTORY' | 'NOT_ENOUGH_TICKETS' | 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE'

export interface CreateOrderRequest {
  order: NewOrderInput
}

export interface CreateOrderResponse {
  order: Order
}

export interface CursorSearch {
  filter?: Record<string, unknown> | null
  sort?: Sorting[]
  cursorPaging?: CursorPaging
}

export interface CustomActivity {
  appId: string
  type: string
  additionalData?: Record<string, unknown>
}

export type DeleteActivityRefusal = 'ORDER_NOT_FOUND' | 'ACTIVITY_NOT_FOUND'

export interface DeleteActivityRequest {
  id: string
  activityId: string
}

export interface DeleteActivityResponse {
  order: Order
}

export interface DigitalFile {
  fileId: string
  link?: string
  expirationDate?: Date
}

export interface FulfillmentActivity {
  fulfillmentId: string
  lineItems: Array<{
    id: string
    quantity: number
  }>
  trackingNumber?: string
}

export interface GetOrderRequest {
  id: string
}

export interface GetOrderResponse {
  order: Order
}

export type GetPaymentCollectabilityStatusRefusal = 'ORDER_NOT_FOUND'

export interface GetPaymentCollectabilityStatusRequest {
  ecomOrderId: string
}

export interface GetPaymentCollectabilityStatusResponse {
  status: 'UNKNOWN' | 'COLLECTABLE' | 'NONCOLLECTABLE_ORDER_IS_CANCELLED' | 'NONCOLLECTABLE_ORDER_IS_PAID' | 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD' | 'NONCOLLECTABLE_ORDER_IS_PENDING' | 'NONCOLLECTABLE_ORDER_IS_REJECTED' | 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS' | 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS' | 'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED' | 'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION' | 'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED'
  amount: Price
}

export type GetRefundabilityStatusRefusal = 'ORDER_NOT_FOUND'

export interface GetRefundabilityStatusRequest {
  ecomOrderId: string
}

export interface GetRefundabilityStatusResponse {
  refundabilities: Refundability[]
}

export type ImportOrderRefusal = 'AMOUNTS_DO_NOT_ADD_UP' | 'PAYMENTS_DO_NOT_ADD_UP' | 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE' | 'ORDER_NUMBER_TAKEN' | 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER' | 'IMPORTED_ORDER_IN_USE'

export interface ImportOrderRequest {
  order: ImportedOrderInput
}

export interface ImportOrderResponse {
  order: Order
}

export interface ImportedLineItem {
  productName: ProductName
  catalogReference?: CatalogReference
  quantity: number
  price: Amount
  itemType?: ItemType
  descriptionLines?: DescriptionLine[]
  physicalProperties?: PhysicalProperties
}

export interface ImportedOrderInput {
  channelInfo: {
    type: 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT'
  }
  buyerInfo?: BuyerInfoChange
  billingInfo?: AddressWithContact | null
  recipientInfo?: AddressWithContact | null
  shippingInfo?: NewOrderShipping | null
  weightUnit?: 'KG' | 'LB'
  currency?: string | null
  buyerNote?: string | null
  customFields?: CustomField[]
  purchasedDate?: Date | string | null
  id?: string | null
  number?: string | null
  lineItems: ImportedLineItem[]
  createdDate?: Date | string | null
  status: 'APPROVED' | 'CANCELED'
  paymentStatus: 'NOT_PAID' | 'PAID' | 'PARTIALLY_PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED'
  fulfillmentStatus?: 'NOT_FULFILLED' | 'FULFILLED'
  taxIncludedInPrices?: boolean
  archived?: boolean | null
  priceSummary: {
    subtotal?: Amount
    shipping?: Amount
    tax?: Amount
    discount?: Amount
    total: Amount
  }
  balanceSummary?: {
    paid?: Amount
    refunded?: Amount
  }
}

export interface LineItemTaxBreakdown {
  taxName: string
  taxType: string
  jurisdiction: string
  jurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  rate: string
  taxAmount: Price
  taxableAmount: Price
  nonTaxableAmount: Price
}

export interface LineItemTaxInfo {
  taxAmount: Price
  taxableAmount: Price
  taxRate: string
  taxIncludedInPrice: boolean
  taxGroupId?: string
  taxBreakdown: LineItemTaxBreakdown[]
}

export interface MaskedOrder {
  order: OrderChange
  fieldMask?: string
}

export interface MerchantComment {
  message: string
}

export interface NewActivity {
  activityType: 'MERCHANT_COMMENT' | 'CUSTOM_ACTIVITY'
  merchantComment?: MerchantComment
  customActivity?: CustomActivity
}

export interface NewOrderInput {
  channelInfo: {
    type: 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT'
  }
  lineItems: NewOrderLineItem[]
  buyerInfo?: BuyerInfoChange
  billingInfo?: AddressWithContact | null
  recipientInfo?: AddressWithContact | null
  shippingInfo?: NewOrderShipping | null
  weightUnit?: 'KG' | 'LB'
  currency?: string | null
  priceSummary?: {
    total?: Amount
  }
  paymentStatus?: 'NOT_PAID' | 'PAID'
  buyerNote?: string | null
  customFields?: CustomField[]
  purchasedDate?: Date | string | null
}

export interface NewOrderLineItem {
  productName: ProductName
  catalogReference?: CatalogReference
  quantity: number
  price: Amount
  itemType?: ItemType
  descriptionLines?: DescriptionLine[]
  physicalProperties?: PhysicalProperties
  paymentOption?: 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  depositAmount?: Amount
}

export interface NewOrderShipping {
  carrierId?: string | null
  code?: string | null
  title: string
  logistics?: {
    shippingDestination?: AddressWithContact
    deliveryTime?: string | null
    instructions?: string | null
  }
  cost?: {
    price?: Amount
  }
}

export interface Order {
  id: string
  number: string
  createdDate: Date
  updatedDate: Date
  purchasedDate: Date
  lineItems: OrderLineItem[]
  buyerInfo: BuyerInfo
  paymentStatus: 'NOT_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED' | 'PENDING' | 'PARTIALLY_PAID' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED'
  fulfillmentStatus: 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED'
  status: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED'
  archived: boolean
  buyerLanguage: string
  siteLanguage: string
  weightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'
  currency: string
  taxIncludedInPrices: boolean
  priceSummary: PriceSummary
  balanceSummary: BalanceSummary
  billingInfo?: AddressWithContact
  shippingInfo?: ShippingInformation
  recipientInfo?: AddressWithContact
  buyerNote?: string
  taxSummary: {
    totalTax: Price
  }
  taxInfo: {
    totalTax: Price
    taxBreakdown: OrderTaxBreakdown[]
    taxExempt: boolean
    totalExempt: Price
  }
  appliedDiscounts: AppliedDiscount[]
  additionalFees: AdditionalFee[]
  activities: Activity[]
  createdBy: CreatedBy
  channelInfo: ChannelInfo
  seenByAHuman: boolean
  customFields: CustomField[]
  checkoutId?: string
  purchaseFlowId?: string
  cartId?: string
  attributionSource: 'UNSPECIFIED'
  tags?: Tags
  imported: boolean
}

export interface OrderChange {
  id: string
  buyerInfo?: BuyerInfoChange
  billingInfo?: AddressWithContact | null
  recipientInfo?: AddressWithContact | null
  shippingInfo?: {
    logistics?: {
      shippingDestination?: AddressWithContact
    }
  }
  buyerNote?: string | null
  customFields?: CustomField[]
  archived?: boolean
  seenByAHuman?: boolean
}

export interface OrderLineItem {
  id: string
  productName: ProductName
  catalogReference?: CatalogReference
  quantity: number
  totalDiscount: Price
  descriptionLines: DescriptionLine[]
  image?: CommonImage
  physicalProperties?: PhysicalProperties
  itemType: ItemType
  digitalFile?: DigitalFile
  price: Price
  priceBeforeDiscounts: Price
  lineItemPrice: Price
  totalPriceBeforeTax: Price
  totalPriceAfterTax: Price
  paymentOption: 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  depositAmount?: Price
  taxInfo: LineItemTaxInfo
  refundQuantity?: number
  restockQuantity?: number
  rootCatalogItemId?: string
  priceUndetermined: boolean
  fixedQuantity: boolean
}

export interface OrderTaxBreakdown {
  taxName: string
  taxType: string
  jurisdiction: string
  jurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  rate: string
  aggregatedTaxAmount: Price
  aggregatedTaxableAmount: Price
}

export type PaymentCollectionBulkMarkOrdersAsPaidRefusal = never

export interface PaymentCollectionBulkMarkOrdersAsPaidRequest {
  ecomOrderIds: string[]
}

export interface PaymentCollectionBulkMarkOrdersAsPaidResponse {
  results: BulkOrderResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type PaymentCollectionCreatePaymentGatewayOrderRefusal = 'NO_ASSOCIATED_ECOM_ORDER' | 'ORDER_CANCELED' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'ORDER_ALREADY_PAID' | 'ORDER_HAS_CHARGEBACKS' | 'PAYMENT_METHODS_NOT_FOUND'

export interface PaymentCollectionCreatePaymentGatewayOrderRequest {
  ecomOrderId: string
}

export interface PaymentCollectionCreatePaymentGatewayOrderResponse {
  paymentGatewayOrderId: string
}

export type PaymentCollectionMarkOrderAsPaidRefusal = 'ORDER_NOT_FOUND' | 'ORDER_ALREADY_PAID' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'LIMIT_REACHED'

export interface PaymentCollectionMarkOrderAsPaidRequest {
  ecomOrderId: string
}

export interface PaymentCollectionMarkOrderAsPaidResponse {
  order: Order
}

export type PreparePaymentCollectionRefusal = 'NO_ASSOCIATED_ECOM_ORDER' | 'ORDER_CANCELED' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'ORDER_ALREADY_PAID' | 'ORDER_HAS_CHARGEBACKS' | 'PAYMENT_METHODS_NOT_FOUND' | 'INVALID_AMOUNT' | 'ORDER_PAYMENT_REQUEST_NOT_FOUND' | 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT' | 'PAYMENT_REQUEST_NOT_PAYABLE' | 'PAYMENT_UNDER_WAY'

export interface PreparePaymentCollectionRequest {
  ecomOrderId: string
  amount: Amount
  paymentGatewayOrderId?: string | null
  delayedCapture?: boolean
  delayedCaptureSettings?: DelayedCaptureSettings
}

export interface PreparePaymentCollectionResponse {
  paymentGatewayOrderId: string
}

export interface PriceSummary {
  subtotal: Price
  shipping: Price
  tax: Price
  discount: Price
  total: Price
  totalAdditionalFees: Price
}

export interface PublicActivity {
  merchantComment?: MerchantComment
  customActivity?: CustomActivity
}

export type RecordManuallyCollectedPaymentRefusal = 'ORDER_NOT_FOUND' | 'ORDER_ALREADY_PAID' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'LIMIT_REACHED' | 'INVALID_AMOUNT'

export interface RecordManuallyCollectedPaymentRequest {
  orderId: string
  amount: Amount
  userDefinedPaymentMethodName?: UserDefinedPaymentMethodName
}

export type RecordManuallyCollectedPaymentResponse = Record<never, never>

export interface Refundability {
  paymentId: string
  refundabilityStatus: 'NOT_REFUNDABLE' | 'MANUAL' | 'REFUNDABLE'
  nonRefundableReason?: 'NONE' | 'ALREADY_REFUNDED' | 'PROVIDER_IS_DOWN' | 'INTERNAL_ERROR' | 'NOT_PAID' | 'ACCESS_DENIED' | 'ZERO_PRICE' | 'DISABLED_BY_PROVIDER' | 'PENDING_REFUND' | 'FORBIDDEN' | 'TRANSACTION_NOT_FOUND' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED'
  manuallyRefundableReason?: 'EXPIRED' | 'NOT_SUPPORTED' | 'OFFLINE' | 'REQUIRES_CARD_READER'
}

export interface RestockInfo {
  type?: 'NO_ITEMS' | 'ALL_ITEMS' | 'SOME_ITEMS'
  items?: LineItemRefund[]
}

export type SearchOrdersRefusal = 'MEMBER_NEEDED'

export interface SearchOrdersRequest {
  search?: CursorSearch
}

export interface SearchOrdersResponse {
  orders: Order[]
  metadata: CursorPagingMetadata
}

export type SetOrderNumberCounterRefusal = 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER'

export interface SetOrderNumberCounterRequest {
  counter: string
  allowLowerCounter?: boolean
}

export interface SetOrderNumberCounterResponse {
  oldCounter: string
  newCounter: string
}

export interface ShippingInformation {
  carrierId?: string
  code?: string
  title: string
  logistics: {
    shippingDestination?: AddressWithContact
    pickupDetails?: PickupDetails
    deliveryTime?: string
    instructions?: string
    deliveryTimeSlot?: {
      from: Date
      to: Date
    }
    deliverByDate?: Date
  }
  cost: {
    price: Price
    totalPriceBeforeTax: Price
    totalPriceAfterTax: Price
    discount: Price
    taxInfo?: LineItemTaxInfo
  }
  region?: {
    name: string
  }
}

export interface TagIds {
  tagIds: string[]
}

export interface TagMove {
  tags?: TagIds | null
  privateTags?: TagIds | null
}

export interface Tags {
  tags: TagList
  privateTags: TagList
}

export type TriggerRefundRefusal = 'ORDER_NOT_FOUND' | 'PAYMENTS_NOT_FOUND' | 'REFUND_NOT_AVAILABLE' | 'INVALID_AMOUNT' | 'LINE_ITEM_NOT_FOUND' | 'ADDITIONAL_FEE_NOT_FOUND' | 'SHIPPING_NOT_FOUND' | 'INVALID_SHIPPING_REFUND_AMOUNT' | 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT' | 'INVALID_LINE_ITEM_REFUND_QUANTITY' | 'INVALID_LINE_ITEM_RESTOCK_QUANTITY' | 'IDEMPOTENCY_KEY_REUSED'

export interface TriggerRefundRequest {
  ecomOrderId: string
  payments: TriggeredPaymentRefund[]
  details?: TriggeredRefundDetails
  sideEffects?: TriggeredSideEffects
}

export interface TriggerRefundResponse {
  orderTransactions: OrderTransactions
  refundId: string
  failedPaymentIds: ItemMetadata[]
}

export interface TriggeredFeeRefund {
  additionalFeeId: string
  amount?: Amount
}

export interface TriggeredPaymentRefund {
  paymentId: string
  amount?: Amount
  externalRefund?: boolean
}

export interface TriggeredRefundDetails {
  items?: LineItemRefund[]
  lineItems?: LineItemRefund[]
  shippingIncluded?: boolean
  shipping?: TriggeredShippingRefund | null
  additionalFees?: TriggeredFeeRefund[]
  reason?: string | null
}

export interface TriggeredShippingRefund {
  amount: Amount
}

export interface TriggeredSideEffects {
  restockInfo?: RestockInfo
  sendOrderRefundedEmail?: boolean
  customMessage?: string | null
}

export type UpdateActivityRefusal = 'ORDER_NOT_FOUND' | 'ACTIVITY_NOT_FOUND'

export interface UpdateActivityRequest {
  id: string
  activityId: string
  activity: PublicActivity
}

export interface UpdateActivityResponse {
  order: Order
}

export type UpdateOrderRefusal = 'ORDER_NOT_FOUND'

export interface UpdateOrderRequest {
  order: OrderChange
  fieldMask?: string
}

export interface UpdateOrderResponse {
  order: Order
}

export type UpdateOrderStatusRefusal = 'ORDER_NOT_FOUND' | 'STATUS_NOT_SUPPORTED' | 'UNSUPPORTED_TRANSITION' | 'STATUS_ALREADY_SET' | 'EVENT_CANCELED'

export interface UpdateOrderStatusRequest {
  orderId: string
  status: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED'
  reason?: string
}

export interface UpdateOrderStatusResponse {
  order: Order
}

export interface VoidAuthorizedPaymentsRequest {
  ecomOrderId: string
  paymentIds: string[]
}

/** Module `ecom.orders`. */
export const orders = {
  /** Enters an order that was made elsewhere: approved at once, and not paid unless it says so or is free. */
  createOrder: call<CreateOrderRequest, CreateOrderResponse, CreateOrderRefusal>('POST', '/ecom/v1/orders', { values: { order: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } }),
  /** An order: an administrator’s to read, or the caller’s own. */
  getOrder: call<GetOrderRequest, GetOrderResponse, GetOrderRefusal>('GET', '/ecom/v1/orders/{id}', { values: { order: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } }),
  /** Orders by filter, newest first unless sorted otherwise: all of them for an administrator, their own for a member. Orders that are INITIALIZED are left out unless the filter names `status`. */
  searchOrders: call<SearchOrdersRequest, SearchOrdersResponse, SearchOrdersRefusal, Order>('POST', '/ecom/v1/orders/search', { values: { orders: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } }, list: { kind: 'cursor', query: 'search', items: 'orders', metadata: 'metadata' } }),
  /** Changes who the buyer is, addresses, note, and whether the order is archived or seen. Fields that are present are set. */
  updateOrder: call<UpdateOrderRequest, UpdateOrderResponse, UpdateOrderRefusal>('PATCH', '/ecom/v1/orders/{order.id}', { values: { order: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } }),
  /** Cancels an order and voids its tickets; with `restockAllItems` its units are for sale again. */
  cancelOrder: call<CancelOrderRequest, CancelOrderResponse, CancelOrderRefusal>('POST', '/ecom/v1/orders/{id}/cancel', { values: { order: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } }),
  /** Approves an order that waits for its payment: it stands unpaid, with its tickets. Or cancels one, as `cancelOrder` does without a mail. The other statuses are set by the shop alone. */
  updateOrderStatus: call<UpdateOrderStatusRequest, UpdateOrderStatusResponse, UpdateOrderStatusRefusal>('POST', '/ecom/v1/orders/{orderId}/update-status', { values: { order: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } }),
  /** All that is owed for an order was paid by hand. One that waited for its payment is approved, and its tickets are issued. */
  paymentCollectionMarkOrderAsPaid: call<PaymentCollectionMarkOrderAsPaidRequest, PaymentCollectionMarkOrderAsPaidResponse, PaymentCollectionMarkOrderAsPaidRefusal>('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid', { values: { order: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } }),
  /** The same of many orders, each by itself. */
  paymentCollectionBulkMarkOrdersAsPaid: call<PaymentCollectionBulkMarkOrdersAsPaidRequest, PaymentCollectionBulkMarkOrdersAsPaidResponse, PaymentCollectionBulkMarkOrdersAsPaidRefusal>('POST', '/v1/bulk/payments-collector/mark-as-paid', { values: { results: { item: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } } }),
  /** Takes the amounts that payments have reserved, as order billing does. */
  captureAuthorizedPayments: call<CaptureAuthorizedPaymentsRequest, CaptureAuthorizedPaymentsResponse, CaptureAuthorizedPaymentsRefusal>('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** Gives up the amounts that payments have reserved, as order billing does. */
  voidAuthorizedPayments: call<VoidAuthorizedPaymentsRequest, VoidAuthorizedPaymentsResponse, VoidAuthorizedPaymentsRefusal>('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** A part of what is owed for an order was paid by hand. */
  recordManuallyCollectedPayment: call<RecordManuallyCollectedPaymentRequest, RecordManuallyCollectedPaymentResponse, RecordManuallyCollectedPaymentRefusal>('POST', '/ecom/v1/payments-collector/orders/{orderId}/manual-payment'),
  /** Collectability of an order: if money can still be collected for it, and how much is owed. */
  getPaymentCollectabilityStatus: call<GetPaymentCollectabilityStatusRequest, GetPaymentCollectabilityStatusResponse, GetPaymentCollectabilityStatusRefusal>('GET', '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status'),
  /** Prepares the payment of an amount of an order that stands. Its id is that of a payment request: `getOrderPaymentRequestUrl` has the address where it is paid, and `payOrder` takes it. */
  preparePaymentCollection: call<PreparePaymentCollectionRequest, PreparePaymentCollectionResponse, PreparePaymentCollectionRefusal>('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection'),
  /** Id with which all that is owed for an order is paid: the order’s own while it waits for its payment, else that of a payment request. */
  paymentCollectionCreatePaymentGatewayOrder: call<PaymentCollectionCreatePaymentGatewayOrderRequest, PaymentCollectionCreatePaymentGatewayOrderResponse, PaymentCollectionCreatePaymentGatewayOrderRefusal>('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order'),
  /** Refundability of each payment of an order: by the shop, by hand, or not, and why. */
  getRefundabilityStatus: call<GetRefundabilityStatusRequest, GetRefundabilityStatusResponse, GetRefundabilityStatusRefusal>('GET', '/ecom/v1/payments-collector/orders/{ecomOrderId}/refundability'),
  /** Gives money of one payment back, as `refundPayments` of order billing does. */
  triggerRefund: call<TriggerRefundRequest, TriggerRefundResponse, TriggerRefundRefusal>('POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** Adds comments of staff, and entries of apps, to the history of an order. */
  addActivities: call<AddActivitiesRequest, AddActivitiesResponse, AddActivitiesRefusal>('POST', '/ecom/v1/orders/{orderId}/activities/add', { values: { order: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } }),
  /** Adds one. */
  addActivity: call<AddActivityRequest, AddActivityResponse, AddActivityRefusal>('POST', '/ecom/v1/orders/{id}/activities', { values: { order: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } }),
  /** Rewrites a comment, or an entry of an app. Entries of what happened do not change. */
  updateActivity: call<UpdateActivityRequest, UpdateActivityResponse, UpdateActivityRefusal>('PATCH', '/ecom/v1/orders/{id}/activities/{activityId}', { values: { order: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } }),
  /** Takes a comment, or an entry of an app, out of the history. */
  deleteActivity: call<DeleteActivityRequest, DeleteActivityResponse, DeleteActivityRefusal>('DELETE', '/ecom/v1/orders/{id}/activities/{activityId}', { values: { order: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } }),
  /** Changes many orders as `updateOrder` does, each by itself. */
  bulkUpdateOrders: call<BulkUpdateOrdersRequest, BulkUpdateOrdersResponse, BulkUpdateOrdersRefusal>('POST', '/ecom/v1/bulk/orders/update', { values: { results: { item: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } } }),
  /** Files many orders under tags, and takes them out of others. */
  bulkUpdateOrderTags: call<BulkUpdateOrderTagsRequest, BulkUpdateOrderTagsResponse, BulkUpdateOrderTagsRefusal>('POST', '/ecom/v1/bulk/orders/update-tags'),
  /** The next order is numbered one above. Never below a number that an order has; lower than it stands only on request. */
  setOrderNumberCounter: call<SetOrderNumberCounterRequest, SetOrderNumberCounterResponse, SetOrderNumberCounterRefusal>('POST', '/ecom/v1/orders/import/set-order-number-counter'),
  /** Stores an order of another shop as it was. Nothing is taken from stock, nobody is written to, no invoice is issued, and no domain event happens. */
  importOrder: call<ImportOrderRequest, ImportOrderResponse, ImportOrderRefusal>('POST', '/ecom/v1/orders/import', { values: { order: { createdDate: 'date', updatedDate: 'date', purchasedDate: 'date', lineItems: { digitalFile: { expirationDate: 'date' } }, billingInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, shippingInfo: { logistics: { shippingDestination: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, pickupDetails: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, deliveryTimeSlot: { from: 'date', to: 'date' }, deliverByDate: 'date' } }, recipientInfo: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, activities: { createdDate: 'date' } } } }),
  /** Deletes imported orders with their history. Others stay, and so do those that have an invoice, a receipt, a tip or a payment by a provider of this shop. */
  bulkDeleteImportedOrders: call<BulkDeleteImportedOrdersRequest, BulkDeleteImportedOrdersResponse, BulkDeleteImportedOrdersRefusal>('POST', '/ecom/v1/orders/import/bulk-delete-imported-orders'),
}
