// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type AddPaymentsRefusal = 'ORDER_NOT_FOUND' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'LIMIT_REACHED'

export interface AddPaymentsRequest {
  orderId: string
  payments: NewPayment[]
}

export interface AddPaymentsResponse {
  orderTransactions: OrderTransactions
  paymentsIds: string[]
}

export interface AggregatedRefundSummary {
  requestedRefund: Price
  pendingRefund: Price
  refunded: Price
  failedRefundAmount: Price
  pending: boolean
  breakdown: RefundItemsBreakdown
}

export interface Amount {
  amount: string
}

export interface ApplicationError {
  code: string
  description: string
  data?: Record<string, unknown>
}

export interface BulkActionMetadata {
  totalSuccesses: number
  totalFailures: number
  undetailedFailures: number
}

export interface BulkPaymentResult {
  itemMetadata: ItemMetadata
  item?: Payment
}

export type BulkUpdatePaymentStatusesRefusal = never

export interface BulkUpdatePaymentStatusesRequest {
  paymentAndOrderIds: PaymentAndOrderId[]
  returnFullEntity?: boolean
  status: 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED'
}

export interface BulkUpdatePaymentStatusesResponse {
  results: BulkPaymentResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface CreditCardPaymentMethodDetails {
  lastFourDigits?: string
}

export interface ItemMetadata {
  id?: string
  originalIndex: number
  success: boolean
  error?: ApplicationError
}

export interface LineItemRefundSummary {
  lineItemId: string
  totalRefundedAmount: Price
}

export type ListTransactionsForMultipleOrdersRefusal = never

export interface ListTransactionsForMultipleOrdersRequest {
  orderIds: string[]
}

export interface ListTransactionsForMultipleOrdersResponse {
  orderTransactions: OrderTransactions[]
}

export type ListTransactionsForSingleOrderRefusal = 'ORDER_NOT_FOUND'

export interface ListTransactionsForSingleOrderRequest {
  orderId: string
}

export interface ListTransactionsForSingleOrderResponse {
  orderTransactions: OrderTransactions
}

export interface NewPayment {
  amount: Amount
  refundDisabled?: boolean
  regularPaymentDetails: {
    offlinePayment?: boolean
    status?: 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'AUTHORIZED' | 'CANCELED' | 'DECLINED'
    paymentMethod?: string | null
    paymentMethodName?: {
      userDefinedName?: UserDefinedPaymentMethodName
    }
    gatewayTransactionId?: string | null
    providerTransactionId?: string | null
  }
}

export interface OrderTransactions {
  orderId: string
  payments: Payment[]
  refunds: Refund[]
}

export interface Payment {
  id: string
  createdDate: Date
  updatedDate: Date
  amount: Price
  status: 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED'
  refundDisabled: boolean
  supportReceiptGeneration: boolean
  regularPaymentDetails: RegularPaymentDetails
}

export interface PaymentAndOrderId {
  orderId: string
  paymentId: string
}

export interface PaymentMethodName {
  userDefinedName?: UserDefinedPaymentMethodName
}

export interface Price {
  amount: string
  formattedAmount: string
}

export interface Refund {
  id: string
  createdDate: Date
  transactions: RefundTransaction[]
  details: RefundDetails
  summary: AggregatedRefundSummary
}

export interface RefundDetails {
  lineItems: RefundedLineItem[]
  shippingIncluded: boolean
  shipping?: ShippingRefund
  reason?: string
}

export interface RefundItemsBreakdown {
  lineItems: LineItemRefundSummary[]
}

export interface RefundStatusInfo {
  description: string
}

export interface RefundTransaction {
  paymentId: string
  amount: Price
  refundStatus: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'SCHEDULED' | 'STARTED'
  refundStatusInfo?: RefundStatusInfo
  providerRefundId?: string
  externalRefund: boolean
}

export interface RefundedLineItem {
  lineItemId: string
  quantity: number
}

export interface RegularPaymentDetails {
  offlinePayment: boolean
  status: 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED'
  paymentMethod?: string
  paymentMethodName?: PaymentMethodName
  gatewayTransactionId?: string
  providerTransactionId?: string
  savedPaymentMethod: boolean
  creditCardDetails?: CreditCardPaymentMethodDetails
}

export interface ShippingRefund {
  amount: Price
}

export type UpdatePaymentStatusRefusal = 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED'

export interface UpdatePaymentStatusRequest {
  orderId: string
  paymentId: string
  status: 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED'
}

export interface UpdatePaymentStatusResponse {
  orderTransactions: OrderTransactions
}

export interface UserDefinedPaymentMethodName {
  predefined?: 'CASH' | 'BANK_TRANSFER' | 'CHECK'
  custom?: string | null
}

/** Module `ecom.order-transactions`. */
export const orderTransactions = {
  /** The payments and refunds of an order, oldest first. */
  listTransactionsForSingleOrder: call<ListTransactionsForSingleOrderRequest, ListTransactionsForSingleOrderResponse, ListTransactionsForSingleOrderRefusal>('GET', '/ecom/v1/payments/orders/{orderId}', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date' }, refunds: { createdDate: 'date' } } } }),
  /** The same of many orders. Those that are not there are left out. */
  listTransactionsForMultipleOrders: call<ListTransactionsForMultipleOrdersRequest, ListTransactionsForMultipleOrdersResponse, ListTransactionsForMultipleOrdersRefusal>('POST', '/ecom/v1/payments/list-by-ids', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date' }, refunds: { createdDate: 'date' } } } }),
  /** Records payments that were taken elsewhere. The order’s payment status follows; an order that waited for its payment is approved, and its tickets are issued. */
  addPayments: call<AddPaymentsRequest, AddPaymentsResponse, AddPaymentsRefusal>('POST', '/ecom/v1/payments/orders/{orderId}/add-payment', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date' }, refunds: { createdDate: 'date' } } } }),
  /** What became of a payment that was taken elsewhere. Refunds are not written so: refund the payment. */
  updatePaymentStatus: call<UpdatePaymentStatusRequest, UpdatePaymentStatusResponse, UpdatePaymentStatusRefusal>('POST', '/ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date' }, refunds: { createdDate: 'date' } } } }),
  /** The same of many payments, each by itself. */
  bulkUpdatePaymentStatuses: call<BulkUpdatePaymentStatusesRequest, BulkUpdatePaymentStatusesResponse, BulkUpdatePaymentStatusesRefusal>('POST', '/ecom/v1/bulk/payments/update-payment-transaction-status', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
}
