// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { OrderTransactions, SavedPaymentMethod } from './shapes.ts'

export type { AggregatedRefundSummary, AuthorizationCapture, AuthorizationDetails, Chargeback, CreditCardPaymentMethodDetails, ExternalReceiptInfo, GiftCardPaymentDetails, LineItemRefundSummary, OrderTransactions, Payment, PaymentMethodName, Price, Refund, RefundDetails, RefundItemsBreakdown, RefundStatusInfo, RefundTransaction, RefundedFee, RefundedLineItem, RegularPaymentDetails, SavedPaymentMethod, ScheduledAction, ShippingRefund, UserDefinedPaymentMethodName, WixReceiptInfo } from './shapes.ts'

export type ChargeSavedPaymentMethodRefusal = 'ORDER_NOT_FOUND' | 'ORDER_CANCELED' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'ORDER_PAID' | 'ORDER_HAS_CHARGEBACKS' | 'NO_SAVED_PAYMENT_METHOD' | 'INVALID_AMOUNT' | 'PAYMENT_ALREADY_IN_PROGRESS' | 'EVENT_CANCELED' | 'IDEMPOTENCY_KEY_REUSED' | 'PAYMENT_PROVIDER_UNREACHABLE'

export interface ChargeSavedPaymentMethodRequest {
  orderId: string
  savedPaymentMethodId?: string
  amount?: string
}

export interface ChargeSavedPaymentMethodResponse {
  paymentId: string
  status: 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED'
  reason?: string
  orderTransactions: OrderTransactions
}

export type ListChargeableMethodsRefusal = 'ORDER_NOT_FOUND'

export interface ListChargeableMethodsRequest {
  orderId: string
}

export interface ListChargeableMethodsResponse {
  savedPaymentMethods: SavedPaymentMethod[]
}

/** Module `fairground.order-charges`. */
export const orderCharges = {
  /** Saved payment methods that the buyer of an order can be charged with for what is owed; their default first. */
  listChargeableMethods: call<ListChargeableMethodsRequest, ListChargeableMethodsResponse, ListChargeableMethodsRefusal>('GET', '/fairground/v1/orders/{orderId}/chargeable-methods', { values: { savedPaymentMethods: { savedDate: 'date' } } }),
  /** Charges what the buyer of an order saved, without them. Once however often the request is repeated with the same Idempotency-Key. */
  chargeSavedPaymentMethod: call<ChargeSavedPaymentMethodRequest, ChargeSavedPaymentMethodResponse, ChargeSavedPaymentMethodRefusal>('POST', '/fairground/v1/orders/{orderId}/charge-saved-payment-method', { values: { orderTransactions: { payments: { createdDate: 'date', updatedDate: 'date', regularPaymentDetails: { authorizationDetails: { scheduledAction: { executionDate: 'date' } }, chargebacks: { createdDate: 'date', updatedDate: 'date' } } }, refunds: { createdDate: 'date' } } } }),
}
