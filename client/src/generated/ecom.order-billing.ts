// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Amount, CaptureAuthorizedPaymentsRefusal, CaptureAuthorizedPaymentsResponse, DelayedCaptureSettings, LineItemRefund, OrderTransactions, Payment, PaymentCapture, Price, Refund, VoidAuthorizedPaymentsRefusal, VoidAuthorizedPaymentsResponse } from './shapes.ts'

export type { AggregatedRefundSummary, Amount, AuthorizationCapture, AuthorizationDetails, CaptureAuthorizedPaymentsRefusal, CaptureAuthorizedPaymentsResponse, Chargeback, CreditCardPaymentMethodDetails, DelayDuration, DelayedCaptureSettings, ExternalReceiptInfo, GiftCardPaymentDetails, LineItemRefund, LineItemRefundSummary, OrderTransactions, Payment, PaymentCapture, PaymentMethodName, Price, Refund, RefundDetails, RefundItemsBreakdown, RefundStatusInfo, RefundTransaction, RefundedFee, RefundedLineItem, RegularPaymentDetails, ScheduledAction, ShippingRefund, UserDefinedPaymentMethodName, VoidAuthorizedPaymentsRefusal, VoidAuthorizedPaymentsResponse, WixReceiptInfo } from './shapes.ts'

export interface AdditionalFeeRefund {
  additionalFeeId: string
  amount?: Amount
}

export interface AdditionalFeeRefundability {
  additionalFeeId: string
  amount: Price
  refundedAmount: Price
  availableRefundAmount: Price
}

export type AuthorizeChargeWithSavedPaymentMethodRefusal = 'ORDER_NOT_FOUND' | 'ORDER_CANCELED' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'ORDER_PAID' | 'NO_SAVED_PAYMENT_METHOD' | 'ORDER_HAS_CHARGEBACKS' | 'INVALID_AMOUNT' | 'PAYMENT_ALREADY_IN_PROGRESS' | 'EVENT_CANCELED' | 'IDEMPOTENCY_KEY_REUSED' | 'PAYMENT_PROVIDER_UNREACHABLE' | 'INVALID_CURRENCY'

export interface AuthorizeChargeWithSavedPaymentMethodRequest {
  orderId: string
  amount: Amount
  currency: string
  delayedCaptureSettings: DelayedCaptureSettings
}

export interface AuthorizeChargeWithSavedPaymentMethodResponse {
  payment: Payment
  orderTransactions: OrderTransactions
}

export type CalculateRefundRefusal = 'ORDER_NOT_FOUND'

export interface CalculateRefundRequest {
  orderId: string
  refundItems?: RefundItems
}

export interface CalculateRefundResponse {
  available?: boolean
  notAvailable?: CalculatedRefundNotAvailableStatus
  summary?: CalculatedRefundTotals
  calculatedRefundItems?: CalculatedRefundItems
}

export interface CalculatedAdditionalFee {
  additionalFeeId: string
  amount: Price
}

export interface CalculatedAdditionalFeeRefund {
  additionalFee: CalculatedAdditionalFee
  summary: CalculatedRefundSummary
}

export interface CalculatedLineItemRefund {
  item: LineItemRefund
  summary: CalculatedRefundSummary
}

export interface CalculatedRefundItems {
  lineItems: CalculatedLineItemRefund[]
  shipping?: CalculatedShippingRefund
  additionalFees: CalculatedAdditionalFeeRefund[]
}

export interface CalculatedRefundNotAvailableStatus {
  errors: CalculationError[]
}

export interface CalculatedRefundSummary {
  total: Price
  tax: Price
  discount: Price
  subtotal: Price
}

export interface CalculatedRefundTotals {
  total: Price
  tax: Price
  discount: Price
  subtotal: Price
  lineItemsSubtotal: Price
  additionalFeesTotal: Price
}

export interface CalculatedShipping {
  amount: Price
}

export interface CalculatedShippingRefund {
  shipping: CalculatedShipping
  summary: CalculatedRefundSummary
}

export interface CalculationError {
  lineItem?: LineItemRefund
  additionalFee?: FeeAmount
  shipping?: ShippingAmount
  error: CalculationErrorDetails
}

export interface CalculationErrorDetails {
  applicationError: RefundApplicationError
}

export interface CaptureAuthorizedPaymentsRequest {
  orderId: string
  payments: PaymentCapture[]
}

export type ChargeOrderRefusal = 'ORDER_NOT_FOUND' | 'ORDER_CANCELED' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'ORDER_PAID' | 'NO_SAVED_PAYMENT_METHOD' | 'ORDER_HAS_CHARGEBACKS' | 'INVALID_AMOUNT' | 'PAYMENT_ALREADY_IN_PROGRESS' | 'EVENT_CANCELED' | 'IDEMPOTENCY_KEY_REUSED' | 'PAYMENT_PROVIDER_UNREACHABLE' | 'GIFT_CARD_NOT_FOUND' | 'GIFT_CARD_EXPIRED' | 'GIFT_CARD_DISABLED' | 'INSUFFICIENT_FUNDS' | 'INVALID_GIFT_CARD_CURRENCY' | 'GIFT_CARD_ALREADY_APPLIED'

export interface ChargeOrderRequest {
  orderId: string
  memberId?: string | null
  giftCards?: GiftCardCharge[]
  regularCharge?: RegularCharge
  idempotencyKey?: string | null
  merchantInitiated?: boolean
}

export interface ChargeOrderResponse {
  payments: Payment[]
  orderTransactions: OrderTransactions
  regularChargeResponseToken?: string
}

export interface FeeAmount {
  additionalFeeId: string
  amount?: Price
}

export type GenerateReceiptsRefusal = 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'RECEIPT_ALREADY_EXIST' | 'INVALID_PAYMENT_STATUS'

export interface GenerateReceiptsRequest {
  orderId: string
  paymentIds: string[]
}

export interface GenerateReceiptsResponse {
  receipts: ReceiptInfo[]
}

export type GetOrderRefundabilityRefusal = 'ORDER_NOT_FOUND'

export interface GetOrderRefundabilityRequest {
  orderId: string
}

export interface GetOrderRefundabilityResponse {
  payments: PaymentRefundability[]
  paymentsSummary: PaymentsSummary
  lineItems: LineItemRefundability[]
  shipping?: ShippingRefundability
  additionalFees: AdditionalFeeRefundability[]
}

export interface GiftCardCharge {
  giftCardCode: string
  amount: Amount
}

export interface LineItemRefundability {
  lineItemId: string
  originalQuantity: number
  refundedQuantity: number
  availableRefundQuantity: number
}

export interface ManuallyRefundablePaymentStatus {
  reason: 'EXPIRED' | 'NOT_SUPPORTED' | 'OFFLINE' | 'REQUIRES_CARD_READER'
}

export interface MonetaryPaymentSummary {
  paid: Price
  refunded: Price
  refundPending: Price
  maxRefund: Price
}

export interface NonRefundablePaymentStatus {
  reason: 'NONE' | 'ALREADY_REFUNDED' | 'PROVIDER_IS_DOWN' | 'INTERNAL_ERROR' | 'NOT_PAID' | 'ACCESS_DENIED' | 'ZERO_PRICE' | 'DISABLED_BY_PROVIDER' | 'PENDING_REFUND' | 'FORBIDDEN' | 'TRANSACTION_NOT_FOUND' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED'
}

export interface NotificationSideEffects {
  sendCustomerEmail?: boolean
  customMessage?: string | null
}

export interface PaymentInfo {
  paymentId: string
  monetary: MonetaryPaymentSummary
  paymentMethod?: string
  offlinePayment: boolean
}

export interface PaymentRefund {
  paymentId: string
  amount?: Amount
  externalRefund?: boolean
}

export interface PaymentRefundability {
  refundable?: boolean
  manuallyRefundable?: ManuallyRefundablePaymentStatus
  nonRefundable?: NonRefundablePaymentStatus
  payment: PaymentInfo
}

export interface PaymentsSummary {
  monetary: MonetaryPaymentSummary
}

export interface ReceiptInfo {
  paymentId: string
  receiptId: string
}

export type RedeemGiftCardRefusal = 'ORDER_NOT_FOUND' | 'ORDER_CANCELED' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'ORDER_PAID' | 'INVALID_AMOUNT' | 'CURRENCY_MISMATCH' | 'GIFT_CARD_NOT_FOUND' | 'GIFT_CARD_EXPIRED' | 'GIFT_CARD_DISABLED' | 'CURRENCY_NOT_SUPPORTED' | 'INSUFFICIENT_FUNDS' | 'GIFT_CARD_ALREADY_APPLIED'

export interface RedeemGiftCardRequest {
  orderId: string
  giftCardCode: string
  amount: Amount
  currency: string
}

export interface RedeemGiftCardResponse {
  payment: Payment
  orderTransactions: OrderTransactions
}

export interface RefundApplicationError {
  code: string
  description: string
  data?: Record<string, unknown>
}

export interface RefundItems {
  lineItems?: LineItemRefund[]
  additionalFees?: AdditionalFeeRefund[]
  shipping?: ShippingRefundItem | null
}

export type RefundPaymentsRefusal = 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'LINE_ITEM_NOT_FOUND' | 'ADDITIONAL_FEE_NOT_FOUND' | 'SHIPPING_NOT_FOUND' | 'INVALID_PAYMENT_REFUND_AMOUNT' | 'INVALID_SHIPPING_REFUND_AMOUNT' | 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT' | 'INVALID_LINE_ITEM_REFUND_QUANTITY' | 'INVALID_LINE_ITEM_RESTOCK_QUANTITY' | 'PAYMENT_NOT_REFUNDABLE' | 'EXTERNAL_REFUND_EXPECTED' | 'ORDER_HAS_NO_EMAIL' | 'GIFT_CARDS_NOT_ACCEPTED' | 'INVALID_GIFT_CARD_CURRENCY' | 'IDEMPOTENCY_KEY_REUSED'

export interface RefundPaymentsRequest {
  orderId: string
  paymentRefunds: PaymentRefund[]
  refundItems?: RefundItems
  sideEffects?: RefundSideEffects
  customerReason?: string | null
  credit?: boolean
}

export interface RefundPaymentsResponse {
  refund: Refund
  orderTransactions: OrderTransactions
}

export interface RefundSideEffects {
  restock?: RestockSideEffects
  notifications?: NotificationSideEffects
}

export interface RegularCharge {
  amount?: Amount
  delayedCaptureSettings?: DelayedCaptureSettings
}

export interface RestockItem {
  lineItemId: string
  quantity: number
}

export interface RestockSideEffects {
  lineItems?: RestockItem[]
}

export interface ShippingAmount {
  amount: Price
}

export interface ShippingRefundItem {
  amount: Amount
}

export interface ShippingRefundability {
  amount: Price
  refundedAmount: Price
  availableRefundAmount: Price
}

export interface VoidAuthorizedPaymentsRequest {
  orderId: string
  paymentIds: string[]
}

/** Module `ecom.order-billing`. */
export const orderBilling = {
  /** Refundable parts of an order: of each payment, line by line, and of delivery. */
  getOrderRefundability: call<GetOrderRefundabilityRequest, GetOrderRefundabilityResponse, GetOrderRefundabilityRefusal>('POST', '/ecom/v1/order-billing/get-order-refundability'),
  /** Amount of a refund of these items. Nothing is refunded. */
  calculateRefund: call<CalculateRefundRequest, CalculateRefundResponse, CalculateRefundRefusal>('POST', '/ecom/v1/order-billing/calculate-refund'),
  /** Gives money back: never more than is left of each payment, and once however often the request is repeated with the same Idempotency-Key. Tickets of refunded lines are void and their places free again; goods come back on sale where `restock` says so. */
  refundPayments: call<RefundPaymentsRequest, RefundPaymentsResponse, RefundPaymentsRefusal>('POST', '/ecom/v1/order-billing/refund-payments', { values: { refund: { createdDate: 'date' }, orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** Takes the amounts that payments have reserved. The order stands once its money is in. */
  captureAuthorizedPayments: call<CaptureAuthorizedPaymentsRequest, CaptureAuthorizedPaymentsResponse, CaptureAuthorizedPaymentsRefusal>('POST', '/ecom/v1/order-billing/capture-authorized-payments', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** Gives up the amounts that payments have reserved. The order waits for its payment again. */
  voidAuthorizedPayments: call<VoidAuthorizedPaymentsRequest, VoidAuthorizedPaymentsResponse, VoidAuthorizedPaymentsRefusal>('POST', '/ecom/v1/order-billing/void-authorized-payments', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** Charges what the buyer of an order saved, for all that is owed or a part. Once however often it is repeated with the same key. A declined charge is answered as such a payment. */
  chargeOrder: call<ChargeOrderRequest, ChargeOrderResponse, ChargeOrderRefusal>('POST', '/ecom/v1/order-billing/charge-order', { values: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** Pays a part of an order by gift card. A card pays a part of an order once. */
  redeemGiftCard: call<RedeemGiftCardRequest, RedeemGiftCardResponse, RedeemGiftCardRefusal>('POST', '/ecom/v1/order-billing/redeem-gift-card', { values: { payment: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** Reserves an amount of what the buyer of an order saved. A declined one is answered as such a payment. */
  authorizeChargeWithSavedPaymentMethod: call<AuthorizeChargeWithSavedPaymentMethodRequest, AuthorizeChargeWithSavedPaymentMethodResponse, AuthorizeChargeWithSavedPaymentMethodRefusal>('POST', '/ecom/v1/order-billing/authorize-charge-with-saved-payment-method', { values: { payment: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** Issues the receipt of a payment whose money came in: once, with the next number. */
  generateReceipts: call<GenerateReceiptsRequest, GenerateReceiptsResponse, GenerateReceiptsRefusal>('POST', '/ecom/v1/order-billing/generate-receipts'),
}
