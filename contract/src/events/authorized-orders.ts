import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Empty, Guid } from '../scalars.ts'
import { orderPaths } from './order-paths.ts'
import { orderNumber } from './orders.ts'

const module = 'events.orders'

const authorized = {
  method: 'POST',
  who: admin('orders.write'),
  request: Type.Object({ orderNumber, eventId: Guid }),
  response: Empty,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_STATUS_NOT_AUTHORIZED', 'PAYMENT_PROVIDER_UNREACHABLE'],
} as const

export const captureAuthorizedPayment = operation({
  ...authorized,
  ...orderPaths('/events/orders/{orderNumber}/capture'),
  module,
  name: 'captureAuthorizedPayment',
  summary: 'Takes the amount that the payment of an order has reserved, and issues its tickets.',
})

export const voidAuthorizedPayment = operation({
  ...authorized,
  ...orderPaths('/events/orders/{orderNumber}/void'),
  module,
  name: 'voidAuthorizedPayment',
  summary: 'Gives up the amount that the payment of an order has reserved.',
})

export const operations = [captureAuthorizedPayment, voidAuthorizedPayment] as const
