// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type CancelTicketsRefusal = 'ORDER_NOT_FOUND' | 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'TICKET_CANCELED' | 'TICKET_CHECKED_IN' | 'TICKET_NOT_PAID' | 'TICKET_CANCELLATION_DISABLED' | 'TICKET_CANCELLATION_OVER' | 'TICKET_BUNDLE_DIVIDED' | 'TICKET_BUNDLE_TRANSFERRED' | 'TICKET_BUNDLE_CHECKED_IN' | 'EVENT_CANCELED' | 'EVENT_STARTED' | 'EVENT_ENDED' | 'TICKET_CANCELLATION_CHANGED'

export interface CancelTicketsRequest {
  orderId: string
  token?: string
  ticketIds: string[]
  refund?: string
  credit?: string
}

export interface CancelTicketsResponse {
  cancellation: TicketCancellation
}

export type GiveBackHeldTicketRefusal = 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'TICKET_CANCELED' | 'TICKET_CHECKED_IN' | 'TICKET_NOT_PAID' | 'TICKET_CANCELLATION_DISABLED' | 'TICKET_CANCELLATION_OVER' | 'EVENT_CANCELED' | 'EVENT_STARTED' | 'EVENT_ENDED'

export interface GiveBackHeldTicketRequest {
  ticketId: string
  token?: string
}

export interface GiveBackHeldTicketResponse {
  ticketNumber: string
  eventTitle: string
}

export type ListTicketCancellationsRefusal = 'ORDER_NOT_FOUND'

export interface ListTicketCancellationsRequest {
  orderId: string
  token?: string
}

export interface ListTicketCancellationsResponse {
  cancellations: TicketCancellation[]
}

export type PreviewTicketCancellationRefusal = 'ORDER_NOT_FOUND' | 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'TICKET_CANCELED' | 'TICKET_CHECKED_IN' | 'TICKET_NOT_PAID' | 'TICKET_CANCELLATION_DISABLED' | 'TICKET_CANCELLATION_OVER' | 'TICKET_BUNDLE_DIVIDED' | 'TICKET_BUNDLE_TRANSFERRED' | 'TICKET_BUNDLE_CHECKED_IN' | 'EVENT_CANCELED' | 'EVENT_STARTED' | 'EVENT_ENDED'

export interface PreviewTicketCancellationRequest {
  orderId: string
  token?: string
  ticketIds: string[]
}

export interface PreviewTicketCancellationResponse {
  preview: TicketCancellationPreview
}

export type RecordTicketCancellationByHandRefusal = 'ORDER_NOT_FOUND' | 'TICKET_CANCELLATION_NOT_FOUND' | 'PAYMENT_NOT_REFUNDABLE'

export interface RecordTicketCancellationByHandRequest {
  orderId: string
  cancellationId: string
}

export interface RecordTicketCancellationByHandResponse {
  cancellation: TicketCancellation
}

export type RetryTicketCancellationRefundRefusal = 'ORDER_NOT_FOUND' | 'TICKET_CANCELLATION_NOT_FOUND' | 'PAYMENT_NOT_REFUNDABLE'

export interface RetryTicketCancellationRefundRequest {
  orderId: string
  cancellationId: string
}

export interface RetryTicketCancellationRefundResponse {
  cancellation: TicketCancellation
}

export interface TicketCancellation {
  id: string
  createdDate: Date
  ticketNumbers: string[]
  changedTo?: string
  refund: string
  formattedRefund: string
  byHand: string
  formattedByHand: string
  credit?: string
  formattedCredit?: string
  failed?: string
  formattedFailed?: string
  state: 'NOTHING' | 'PENDING' | 'BY_HAND' | 'FAILED' | 'REFUNDED'
}

export interface TicketCancellationPreview {
  refund: string
  formattedRefund: string
  byHand: string
  formattedByHand: string
  credit?: string
  formattedCredit?: string
  formattedPrice: string
}

/** Module `fairground.ticket-cancellations`. */
export const ticketCancellations = {
  /** Amount that a buyer gets back for these tickets of an order, by the terms that they were bought on. */
  previewTicketCancellation: call<PreviewTicketCancellationRequest, PreviewTicketCancellationResponse, PreviewTicketCancellationRefusal>('POST', '/fairground/v1/placed-orders/{orderId}/ticket-cancellations/preview'),
  /** Cancels tickets of an order by the terms that they were bought on: their codes are void at once, their places are on sale again, and the money goes back the way it came. `refund` is the amount that the buyer was shown, and `credit` the part of it that comes as a gift card; with others by now nothing is cancelled. */
  cancelTickets: call<CancelTicketsRequest, CancelTicketsResponse, CancelTicketsRefusal>('POST', '/fairground/v1/placed-orders/{orderId}/ticket-cancellations', { values: { cancellation: { createdDate: 'date' } } }),
  /** Gives back a ticket that was transferred to the caller, within the term of a move of its event: it is void at once, its place is on sale again, and what was paid for it goes back to its buyer. */
  giveBackHeldTicket: call<GiveBackHeldTicketRequest, GiveBackHeldTicketResponse, GiveBackHeldTicketRefusal>('POST', '/fairground/v1/held-tickets/{ticketId}/give-back'),
  /** Tickets of an order that its buyer cancelled, or changed to a kind that costs less, the earliest first, with the state of their money. */
  listTicketCancellations: call<ListTicketCancellationsRequest, ListTicketCancellationsResponse, ListTicketCancellationsRefusal>('GET', '/fairground/v1/placed-orders/{orderId}/ticket-cancellations', { values: { cancellations: { createdDate: 'date' } } }),
  /** Records that a buyer got back by hand what no provider can refund of cancelled tickets. Recorded twice, it is once. */
  recordTicketCancellationByHand: call<RecordTicketCancellationByHandRequest, RecordTicketCancellationByHandResponse, RecordTicketCancellationByHandRefusal>('POST', '/fairground/v1/placed-orders/{orderId}/ticket-cancellations/{cancellationId}/by-hand', { values: { cancellation: { createdDate: 'date' } } }),
  /** Begins the refund of cancelled tickets again where their provider failed to give it back: what has not moved, and no more than is left of the payments. While a refund is under way, and once it is done, nothing happens. */
  retryTicketCancellationRefund: call<RetryTicketCancellationRefundRequest, RetryTicketCancellationRefundResponse, RetryTicketCancellationRefundRefusal>('POST', '/fairground/v1/placed-orders/{orderId}/ticket-cancellations/{cancellationId}/retry', { values: { cancellation: { createdDate: 'date' } } }),
}
