// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Price } from './shapes.ts'

export type { Price } from './shapes.ts'

export type GetRequestedPaymentRefusal = 'ORDER_NOT_FOUND' | 'ORDER_PAYMENT_REQUEST_NOT_FOUND'

export interface GetRequestedPaymentRequest {
  orderId: string
  paymentRequestId: string
  token?: string
}

export interface GetRequestedPaymentResponse {
  title: string
  description?: string
  amount: Price
  status: 'UNPAID' | 'PAID' | 'EXPIRED'
  owed?: Price
}

export type MailPaymentRequestRefusal = 'ORDER_PAYMENT_REQUEST_NOT_FOUND' | 'ORDER_HAS_NO_EMAIL' | 'PAYMENT_REQUEST_NOT_PAYABLE'

export interface MailPaymentRequestRequest {
  paymentRequestId: string
}

export type MailPaymentRequestResponse = Record<never, never>

/** Module `fairground.requested-payments`. */
export const requestedPayments = {
  /** An amount that is requested of the buyer of an order, for those who may see the order. */
  getRequestedPayment: call<GetRequestedPaymentRequest, GetRequestedPaymentResponse, GetRequestedPaymentRefusal>('GET', '/fairground/v1/orders/{orderId}/payment-requests/{paymentRequestId}'),
  /** Mails the buyer of an order the address where a request is paid. */
  mailPaymentRequest: call<MailPaymentRequestRequest, MailPaymentRequestResponse, MailPaymentRequestRefusal>('POST', '/fairground/v1/payment-requests/{paymentRequestId}/mail'),
}
