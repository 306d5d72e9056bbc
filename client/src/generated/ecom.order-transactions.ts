// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Amount, BulkActionMetadata, ExternalReceiptInfo, ItemMetadata, OrderTransactions, Payment, UserDefinedPaymentMethodName } from './shapes.ts'

export type { AggregatedRefundSummary, Amount, ApplicationError, AuthorizationCapture, AuthorizationDetails, BulkActionMetadata, Chargeback, CreditCardPaymentMethodDetails, ExternalReceiptInfo, GiftCardPaymentDetails, ItemMetadata, LineItemRefundSummary, OrderTransactions, Payment, PaymentMethodName, Price, Refund, RefundDetails, RefundItemsBreakdown, RefundStatusInfo, RefundTransaction, RefundedFee, RefundedLineItem, RegularPaymentDetails, ScheduledAction, ShippingRefund, UserDefinedPaymentMethodName, WixReceiptInfo } from './shapes.ts'

export type AddPaymentsRefusal = 'ORDER_NOT_FOUND' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'LIMIT_REACHED'

export interface AddPaymentsRequest {
  orderId: string
  payments: NewPayment[]
}

export interface AddPaymentsResponse {
  orderTransactions: OrderTransactions
  paymentsIds: string[]
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

export interface MaskedPayment {
  payment: PaymentChanges
  fieldMask?: string
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

export interface PaymentAndOrderId {
  orderId: string
  paymentId: string
}

export interface PaymentChanges {
  id: string
  status?: 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED'
  refundDisabled?: boolean
  regularPaymentDetails?: RegularPaymentChanges
  externalReceipt?: ExternalReceiptInfo | null
}

export interface RefundStatusNote {
  description: string
}

export interface RefundTransactionChanges {
  paymentId: string
  refundStatus?: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'SCHEDULED' | 'STARTED'
  refundStatusInfo?: RefundStatusNote | null
  providerRefundId?: string | null
}

export interface RegularPaymentChanges {
  paymentMethod?: string | null
  paymentMethodName?: {
    userDefinedName?: UserDefinedPaymentMethodName
  } | null
  gatewayTransactionId?: string | null
  providerTransactionId?: string | null
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

export type UpdatePaymentsRefusal = 'ORDER_TRANSACTIONS_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED' | 'UPDATE_OF_FIELD_NOT_ALLOWED' | 'RECEIPT_ALREADY_EXIST' | 'INVALID_PAYMENT_STATUS'

export interface UpdatePaymentsRequest {
  orderId: string
  payments: MaskedPayment[]
}

export interface UpdatePaymentsResponse {
  orderTransactions: OrderTransactions
}

export type UpdateRefundTransactionRefusal = 'ORDER_TRANSACTIONS_NOT_FOUND' | 'REFUND_NOT_FOUND' | 'REFUND_TRANSACTION_NOT_FOUND' | 'STATUS_NOT_ALLOWED' | 'UPDATE_OF_FIELD_NOT_ALLOWED'

export interface UpdateRefundTransactionRequest {
  orderId: string
  refundId: string
  transaction: RefundTransactionChanges
  fieldMask?: string
}

export interface UpdateRefundTransactionResponse {
  orderTransactions: OrderTransactions
}

/** Module `ecom.order-transactions`. */
export const orderTransactions = {
  /** The payments and refunds of an order, oldest first. */
  listTransactionsForSingleOrder: call<ListTransactionsForSingleOrderRequest, ListTransactionsForSingleOrderResponse, ListTransactionsForSingleOrderRefusal>('GET', '/ecom/v1/payments/orders/{orderId}', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** The same of many orders. Those that are not there are left out. */
  listTransactionsForMultipleOrders: call<ListTransactionsForMultipleOrdersRequest, ListTransactionsForMultipleOrdersResponse, ListTransactionsForMultipleOrdersRefusal>('POST', '/ecom/v1/payments/list-by-ids', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** Records payments that were taken elsewhere. The order’s payment status follows; an order that waited for its payment is approved, and its tickets are issued. */
  addPayments: call<AddPaymentsRequest, AddPaymentsResponse, AddPaymentsRefusal>('POST', '/ecom/v1/payments/orders/{orderId}/add-payment', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** Updates the status of a payment that was taken elsewhere. Refunds are not written so: refund the payment. */
  updatePaymentStatus: call<UpdatePaymentStatusRequest, UpdatePaymentStatusResponse, UpdatePaymentStatusRefusal>('POST', '/ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** The same of many payments, each by itself. */
  bulkUpdatePaymentStatuses: call<BulkUpdatePaymentStatusesRequest, BulkUpdatePaymentStatusesResponse, BulkUpdatePaymentStatusesRefusal>('POST', '/ecom/v1/bulk/payments/update-payment-transaction-status', { values: { results: { item: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } } } } }),
  /** Changes payments of an order, all or none: the status and details of those that were taken elsewhere, whether they may be refunded, and receipts that another program issued. */
  updatePayments: call<UpdatePaymentsRequest, UpdatePaymentsResponse, UpdatePaymentsRefusal>('POST', '/ecom/v1/payments/orders/{orderId}/update-payments', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
  /** Changes a part of a refund that was given back by hand: its id elsewhere and a note. A part whose provider this shop has no keys of any more is decided by it, too. */
  updateRefundTransaction: call<UpdateRefundTransactionRequest, UpdateRefundTransactionResponse, UpdateRefundTransactionRefusal>('POST', '/ecom/v1/payments/orders/{orderId}/update-refund-transaction', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
}
