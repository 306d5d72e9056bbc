import Type from 'typebox'
import { OrderStatus } from '../enumerations/orders.ts'
import { admin, operation } from '../operation.ts'
import { Guid, oneOf, optional, text } from '../scalars.ts'
import { Order } from './order.ts'
import { module, paths } from './order-paths.ts'

export const updateOrderStatus = operation({
  module,
  name: 'updateOrderStatus',
  summary:
    'Approves an order that waits for its payment: it stands unpaid, with its tickets. Or cancels one, as `cancelOrder` does without a mail. The other statuses are set by the shop alone.',
  method: 'POST',
  ...paths('/{orderId}/update-status'),
  who: admin('orders.write'),
  request: Type.Object({
    orderId: Guid,
    status: oneOf(OrderStatus),
    /** Grounds of an approval, for the audit log; no field of a cancellation. */
    reason: optional(text(500)),
  }),
  response: Type.Object({ order: Order }),
  refusals: [
    'ORDER_NOT_FOUND',
    'STATUS_NOT_SUPPORTED',
    'UNSUPPORTED_TRANSITION',
    'STATUS_ALREADY_SET',
    'EVENT_CANCELED',
  ],
})
