import Type from 'typebox'
import { Price } from '../ecom/price.ts'
import { EventRefundState } from '../enumerations/events.ts'
import { admin, operation } from '../operation.ts'
import { Guid, int, named, oneOf, optional, Timestamp } from '../scalars.ts'

const module = 'fairground.event-refunds'
const path = '/fairground/v1/events/{eventId}/refund'

const EventRefund = named(
  'EventRefund',
  Type.Object({
    eventId: Guid,
    createdDate: Timestamp,
    /** Buyers get gift cards in place of money. */
    credit: Type.Boolean(),
    /** No order waits, and no provider has to decide. What failed, and what is given back by hand, may still be left. */
    done: Type.Boolean(),
    total: Type.Integer(),
    waiting: Type.Integer(),
    pending: Type.Integer(),
    refunded: Type.Integer(),
    byHand: Type.Integer(),
    nothing: Type.Integer(),
    failed: Type.Integer(),
    /** Amount that went back, and amount that a person has to give back. */
    refundedAmount: Price,
    byHandAmount: Price,
  }),
)

const EventRefundOrder = named(
  'EventRefundOrder',
  Type.Object({
    orderId: Guid,
    orderNumber: Type.String(),
    buyerEmail: optional(Type.String()),
    state: oneOf(EventRefundState),
    /** Amount that providers give back, and amount that a person has to; 0 while the order waits. */
    amount: Price,
    byHandAmount: Price,
    /** Code of the refusal, or words of the provider; of one that failed. */
    reason: optional(Type.String()),
  }),
)

const answer = Type.Object({ refund: EventRefund })

export const refundEvent = operation({
  module,
  name: 'refundEvent',
  summary:
    'Refunds every paid order of a cancelled event its tickets of it, with their fees; with `cancel`, cancels the event first; with `credit`, by gift cards that are mailed to the buyers. A job does it, order by order; each order is refunded once, however often this is requested.',
  method: 'POST',
  path,
  who: admin('orders.write'),
  request: Type.Object({ eventId: Guid, cancel: optional(Type.Boolean()), credit: optional(Type.Boolean()) }),
  response: answer,
  refusals: [
    'EVENT_NOT_FOUND',
    'INVALID_EVENT_STATUS_TRANSITION',
    'PERMISSION_DENIED',
    'EVENT_REFUND_REQUESTED_OTHERWISE',
    'GIFT_CARDS_NOT_ACCEPTED',
    'INVALID_GIFT_CARD_CURRENCY',
  ],
})

export const getEventRefund = operation({
  module,
  name: 'getEventRefund',
  summary: 'Progress of the refund of an event, and the number of its orders with money that can go back.',
  method: 'GET',
  path,
  who: admin('orders.read'),
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ refund: optional(EventRefund), paidOrders: Type.Integer() }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const listEventRefundOrders = operation({
  module,
  name: 'listEventRefundOrders',
  summary: 'Orders of the refund of an event, newest first.',
  method: 'GET',
  path: `${path}/orders`,
  who: admin('orders.read'),
  request: Type.Object({
    eventId: Guid,
    state: optional(oneOf(EventRefundState)),
    limit: optional(int(1, 100)),
    offset: optional(int(0, 10_000)),
  }),
  response: Type.Object({ orders: Type.Array(EventRefundOrder), total: Type.Integer() }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const retryEventRefund = operation({
  module,
  name: 'retryEventRefund',
  summary: 'Tries the orders again whose refund failed.',
  method: 'POST',
  path: `${path}/retry`,
  who: admin('orders.write'),
  request: Type.Object({ eventId: Guid }),
  response: answer,
  refusals: ['EVENT_NOT_FOUND', 'EVENT_REFUND_NOT_FOUND'],
})

export const recordEventRefundByHand = operation({
  module,
  name: 'recordEventRefundByHand',
  summary:
    'Records that the buyer of an order got back by hand what no provider can refund. Recorded twice, it is once.',
  method: 'POST',
  path: `${path}/by-hand`,
  who: admin('orders.write'),
  request: Type.Object({ eventId: Guid, orderId: Guid }),
  response: answer,
  refusals: ['EVENT_NOT_FOUND', 'EVENT_REFUND_NOT_FOUND', 'ORDER_NOT_FOUND', 'PAYMENT_NOT_REFUNDABLE'],
})

export const operations = [
  refundEvent,
  getEventRefund,
  listEventRefundOrders,
  retryEventRefund,
  recordEventRefundByHand,
] as const
