// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type ListPaymentMethodsRefusal = never

export type ListPaymentMethodsRequest = Record<never, never>

export interface ListPaymentMethodsResponse {
  methods: PaymentMethod[]
}

export type ListTestCardsRefusal = 'PAYMENT_METHOD_NOT_AVAILABLE'

export type ListTestCardsRequest = Record<never, never>

export interface ListTestCardsResponse {
  cards: TestCardMeaning[]
}

export type PayOrderRefusal = 'ORDER_NOT_FOUND' | 'PAYMENT_METHOD_NOT_AVAILABLE' | 'ORDER_STATUS_IS_NOT_SUPPORTED' | 'AMOUNT_CHANGED' | 'EVENT_CANCELED' | 'CHECKOUT_INCOMPLETE' | 'TOO_MANY_OPEN_HOLDS' | 'TOO_MANY_UNITS_HELD'

export interface PayOrderRequest {
  orderId: string
  method: 'manual' | 'test'
  card?: TestCard
  token?: string
  amount?: string
}

export interface PayOrderResponse {
  orderId: string
  status: 'PAID' | 'PENDING' | 'DECLINED' | 'OFFLINE'
}

export interface PaymentMethod {
  method: 'manual' | 'test'
  title: string
  description: string
  test: boolean
}

export interface TestCard {
  number: string
  expiry?: string
}

export interface TestCardMeaning {
  number: string
  outcome: string
}

/** Module `fairground.payments`. */
export const payments = {
  /** How the site lets its buyers pay. */
  listPaymentMethods: call<ListPaymentMethodsRequest, ListPaymentMethodsResponse, ListPaymentMethodsRefusal>('GET', '/fairground/v1/payment-methods'),
  /** Pays an order that waits for its payment. Repeating it for an order that is paid or settled answers as the first time did. */
  payOrder: call<PayOrderRequest, PayOrderResponse, PayOrderRefusal>('POST', '/fairground/v1/orders/{orderId}/pay'),
  /** The cards of the built-in test provider and what each does. */
  listTestCards: call<ListTestCardsRequest, ListTestCardsResponse, ListTestCardsRefusal>('GET', '/fairground/v1/test-cards'),
}
