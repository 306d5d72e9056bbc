// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CursorPaging, CursorPagingMetadata, OrderTicket } from './shapes.ts'

export type { BundleOfTicket, CursorPaging, CursorPagingMetadata, OnlineAccess, OrderTicket, TicketChange, TicketPass, TicketTerms } from './shapes.ts'

export interface EventTickets {
  eventId: string
  title: string
  slug: string
  startDate?: Date
  endDate?: Date
  timeZoneId: string
  showTimeZone: boolean
  place?: string
  accessibility?: string[]
  online: boolean
  hybrid: boolean
  canceled: boolean
  tickets: OrderTicket[]
}

export type ListMyHoldsRefusal = never

export interface ListMyHoldsRequest {
  eventId: string
}

export interface ListMyHoldsResponse {
  holds: TicketHold[]
}

export type ListMyOrdersRefusal = never

export interface ListMyOrdersRequest {
  query?: MyOrdersQuery
}

export interface ListMyOrdersResponse {
  orders: MyOrder[]
  pagingMetadata: CursorPagingMetadata
}

export type ListMyTicketsRefusal = never

export interface ListMyTicketsRequest {
  past?: boolean
}

export interface ListMyTicketsResponse {
  events: EventTickets[]
}

export interface MyOrder {
  id: string
  number: string
  createdDate: Date
  status: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED'
  paymentStatus: 'NOT_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'FULLY_REFUNDED' | 'PENDING' | 'PARTIALLY_PAID' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED'
  fulfillmentStatus: 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED'
  formattedTotal: string
  itemCount: number
  lines: MyOrderLine[]
  ticketCount: number
  payBy?: Date
}

export interface MyOrderLine {
  name: string
  quantity: number
  imageUrl?: string
}

export interface MyOrdersQuery {
  cursorPaging?: CursorPaging
}

export interface TicketHold {
  reservationId: string
  quantity: number
  expirationDate: Date
}

/** Module `fairground.my-orders`. */
export const myOrders = {
  /** The orders of the visitor or member who calls, newest first. */
  listMyOrders: call<ListMyOrdersRequest, ListMyOrdersResponse, ListMyOrdersRefusal, MyOrder>('GET', '/fairground/v1/my-orders', { values: { orders: { createdDate: 'date', payBy: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'orders', metadata: 'pagingMetadata' }, personal: true }),
  /** The tickets of the visitor or member who calls, by event: those to come, soonest first, or with `past` those that are over, latest first. At most 50 events. */
  listMyTickets: call<ListMyTicketsRequest, ListMyTicketsResponse, ListMyTicketsRefusal>('GET', '/fairground/v1/my-tickets', { values: { events: { startDate: 'date', endDate: 'date', tickets: { online: { opensDate: 'date' }, cancellation: { until: 'date' }, change: { until: 'date' } } } }, personal: true }),
  /** Reservations with tickets of an event that still hold them for the visitor or member who calls, longest first. At most 20. */
  listMyHolds: call<ListMyHoldsRequest, ListMyHoldsResponse, ListMyHoldsRefusal>('GET', '/fairground/v1/events/{eventId}/my-holds', { values: { holds: { expirationDate: 'date' } }, personal: true }),
}
