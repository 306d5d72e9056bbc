import Type from 'typebox'
import { Price } from '../ecom/price.ts'
import { OrderPaymentRequestStatus } from '../enumerations/payments.ts'
import { admin, operation, own } from '../operation.ts'
import { Empty, Guid, oneOf, optional } from '../scalars.ts'
import { OrderLinkToken } from './order-view.ts'

const module = 'fairground.requested-payments'

export const getRequestedPayment = operation({
  module,
  name: 'getRequestedPayment',
  summary: 'An amount that is requested of the buyer of an order, for those who may see the order.',
  method: 'GET',
  path: '/fairground/v1/orders/{orderId}/payment-requests/{paymentRequestId}',
  who: own('orders.read'),
  request: Type.Object({ orderId: Guid, paymentRequestId: Guid, token: optional(OrderLinkToken) }),
  response: Type.Object({
    title: Type.String(),
    description: optional(Type.String()),
    amount: Price,
    status: oneOf(OrderPaymentRequestStatus),
    /** Owed for the order, where that is less than the request, which cannot be paid then. */
    owed: optional(Price),
  }),
  refusals: ['ORDER_NOT_FOUND', 'ORDER_PAYMENT_REQUEST_NOT_FOUND'],
})

export const mailPaymentRequest = operation({
  module,
  name: 'mailPaymentRequest',
  summary: 'Mails the buyer of an order the address where a request is paid.',
  method: 'POST',
  path: '/fairground/v1/payment-requests/{paymentRequestId}/mail',
  who: admin('orders.write'),
  request: Type.Object({ paymentRequestId: Guid }),
  response: Empty,
  refusals: ['ORDER_PAYMENT_REQUEST_NOT_FOUND', 'ORDER_HAS_NO_EMAIL', 'PAYMENT_REQUEST_NOT_PAYABLE'],
})

export const operations = [getRequestedPayment, mailPaymentRequest] as const
