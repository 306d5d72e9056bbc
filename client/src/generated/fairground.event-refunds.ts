// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Price } from './shapes.ts'

export type { Price } from './shapes.ts'

export interface EventRefund {
  eventId: string
  createdDate: Date
  credit: boolean
  done: boolean
  total: number
  waiting: number
  pending: number
  refunded: number
  byHand: number
  nothing: number
  failed: number
  refundedAmount: Price
  byHandAmount: Price
}

export interface EventRefundOrder {
  orderId: string
  orderNumber: string
  buyerEmail?: string
  state: 'WAITING' | 'PENDING' | 'REFUNDED' | 'BY_HAND' | 'NOTHING' | 'FAILED'
  amount: Price
  byHandAmount: Price
  reason?: string
}

export type GetEventRefundRefusal = 'EVENT_NOT_FOUND'

export interface GetEventRefundRequest {
  eventId: string
}

export interface GetEventRefundResponse {
  refund?: EventRefund
  paidOrders: number
}

export type ListEventRefundOrdersRefusal = 'EVENT_NOT_FOUND'

export interface ListEventRefundOrdersRequest {
  eventId: string
  state?: 'WAITING' | 'PENDING' | 'REFUNDED' | 'BY_HAND' | 'NOTHING' | 'FAILED'
  limit?: number
  offset?: number
}

export interface ListEventRefundOrdersResponse {
  orders: EventRefundOrder[]
  total: number
}

export type RecordEventRefundByHandRefusal = 'EVENT_NOT_FOUND' | 'EVENT_REFUND_NOT_FOUND' | 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_REFUNDABLE'

export interface RecordEventRefundByHandRequest {
  eventId: string
  orderId: string
}

export interface RecordEventRefundByHandResponse {
  refund: EventRefund
}

export type RefundEventRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_STATUS_TRANSITION' | 'PERMISSION_DENIED' | 'EVENT_REFUND_REQUESTED_OTHERWISE' | 'GIFT_CARDS_NOT_ACCEPTED' | 'INVALID_GIFT_CARD_CURRENCY'

export interface RefundEventRequest {
  eventId: string
  cancel?: boolean
  credit?: boolean
}

export interface RefundEventResponse {
  refund: EventRefund
}

export type RetryEventRefundRefusal = 'EVENT_NOT_FOUND' | 'EVENT_REFUND_NOT_FOUND'

export interface RetryEventRefundRequest {
  eventId: string
}

export interface RetryEventRefundResponse {
  refund: EventRefund
}

/** Module `fairground.event-refunds`. */
export const eventRefunds = {
  /** Refunds every paid order of a cancelled event its tickets of it, with their fees; with `cancel`, cancels the event first; with `credit`, by gift cards that are mailed to the buyers. A job does it, order by order; each order is refunded once, however often this is requested. */
  refundEvent: call<RefundEventRequest, RefundEventResponse, RefundEventRefusal>('POST', '/fairground/v1/events/{eventId}/refund', { values: { refund: { createdDate: 'date' } } }),
  /** Progress of the refund of an event, and the number of its orders with money that can go back. */
  getEventRefund: call<GetEventRefundRequest, GetEventRefundResponse, GetEventRefundRefusal>('GET', '/fairground/v1/events/{eventId}/refund', { values: { refund: { createdDate: 'date' } } }),
  /** Orders of the refund of an event, newest first. */
  listEventRefundOrders: call<ListEventRefundOrdersRequest, ListEventRefundOrdersResponse, ListEventRefundOrdersRefusal, EventRefundOrder>('GET', '/fairground/v1/events/{eventId}/refund/orders', { list: { kind: 'flat', query: '', items: 'orders', metadata: '' } }),
  /** Tries the orders again whose refund failed. */
  retryEventRefund: call<RetryEventRefundRequest, RetryEventRefundResponse, RetryEventRefundRefusal>('POST', '/fairground/v1/events/{eventId}/refund/retry', { values: { refund: { createdDate: 'date' } } }),
  /** Records that the buyer of an order got back by hand what no provider can refund. Recorded twice, it is once. */
  recordEventRefundByHand: call<RecordEventRefundByHandRequest, RecordEventRefundByHandResponse, RecordEventRefundByHandRefusal>('POST', '/fairground/v1/events/{eventId}/refund/by-hand', { values: { refund: { createdDate: 'date' } } }),
}
