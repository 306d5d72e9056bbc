// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Price, SavedPaymentMethod } from './shapes.ts'

export type { Price, SavedPaymentMethod } from './shapes.ts'

export type CheckPaymentRefusal = 'ORDER_NOT_FOUND'

export interface CheckPaymentRequest {
  orderId: string
  token?: string
}

export interface CheckPaymentResponse {
  orderId: string
  status: 'PAID' | 'AUTHORIZED' | 'PENDING' | 'OPEN' | 'DECLINED' | 'OFFLINE' | 'UNPAID' | 'CANCELED'
  next?: PaymentStep
}

export interface Dispute {
  id: string
  paymentId: string
  state: 'INQUIRY' | 'OPEN' | 'LOST' | 'WON' | 'CLOSED'
  amount: Price
  reason: string
  createdDate: Date
  updatedDate: Date
  respondBy?: Date
  formerAccount?: FormerPaymentAccount
}

export interface FormerPaymentAccount {
  publicKey?: string
  leftDate?: Date
}

export type ListDisputesRefusal = 'ORDER_NOT_FOUND'

export interface ListDisputesRequest {
  orderId: string
}

export interface ListDisputesResponse {
  disputes: Dispute[]
}

export type ListPaymentMethodsRefusal = 'CHECKOUT_NOT_FOUND' | 'ORDER_NOT_FOUND' | 'ORDER_PAYMENT_REQUEST_NOT_FOUND'

export interface ListPaymentMethodsRequest {
  checkoutId?: string
  orderId?: string
  paymentRequestId?: string
  token?: string
}

export interface ListPaymentMethodsResponse {
  methods: PaymentMethod[]
  unavailable: UnavailablePaymentMethod[]
  saved: SavedPaymentMethod[]
}

export type PayOrderRefusal = 'ORDER_NOT_FOUND' | 'PAYMENT_METHOD_NOT_AVAILABLE' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'AMOUNT_CHANGED' | 'ORDER_PAYMENT_REQUEST_NOT_FOUND' | 'PAYMENT_REQUEST_NOT_PAYABLE' | 'PAYMENT_UNDER_WAY' | 'ORDER_ALREADY_PAID' | 'EVENT_CANCELED' | 'CHECKOUT_INCOMPLETE' | 'TOO_MANY_OPEN_HOLDS' | 'TOO_MANY_UNITS_HELD' | 'SAVED_PAYMENT_METHOD_NOT_FOUND' | 'CANNOT_SAVE_PAYMENT_METHOD' | 'PAYMENT_PROVIDER_UNREACHABLE'

export interface PayOrderRequest {
  orderId: string
  method: string
  token?: string
  amount?: string
  paymentRequestId?: string
  savedPaymentMethodId?: string
  savePaymentMethod?: boolean
}

export interface PayOrderResponse {
  orderId: string
  status: 'PAID' | 'AUTHORIZED' | 'PENDING' | 'OPEN' | 'DECLINED' | 'OFFLINE' | 'UNPAID' | 'CANCELED'
  next?: PaymentStep
}

export interface PaymentMethod {
  method: string
  title: string
  description: string
  test: boolean
  outside: boolean
  saves: boolean
}

export interface PaymentStep {
  method: string
  redirectUrl?: string
  clientSecret?: string
  publicKey?: string
}

export interface UnavailablePaymentMethod {
  method: string
  title: string
  reason: 'COUNTRY' | 'AMOUNT' | 'DELIVERY' | 'ITEMS' | 'ONLINE_ONLY'
}

/** Module `fairground.payments`. */
export const payments = {
  /** Payment methods of the site; with a checkout or an order, those that take it, and those that do not with the reason. With what the calling member saved of them. */
  listPaymentMethods: call<ListPaymentMethodsRequest, ListPaymentMethodsResponse, ListPaymentMethodsRefusal>('GET', '/fairground/v1/payment-methods', { values: { saved: { savedDate: 'date' } } }),
  /** Pays an order that waits for its payment, or begins to. Repeating it continues the same payment, and for an order that is paid or settled answers as the first time did. */
  payOrder: call<PayOrderRequest, PayOrderResponse, PayOrderRefusal>('POST', '/fairground/v1/orders/{orderId}/pay'),
  /** Checks the payment of an order with its provider, for a buyer who comes back from paying. */
  checkPayment: call<CheckPaymentRequest, CheckPaymentResponse, CheckPaymentRefusal>('POST', '/fairground/v1/orders/{orderId}/check-payment'),
  /** Disputes of the payments of an order, oldest first. */
  listDisputes: call<ListDisputesRequest, ListDisputesResponse, ListDisputesRefusal>('GET', '/fairground/v1/orders/{orderId}/disputes', { values: { disputes: { createdDate: 'date', updatedDate: 'date', respondBy: 'date', formerAccount: { leftDate: 'date' } } } }),
}
