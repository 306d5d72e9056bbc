// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { OrderEvent, OrderTicket } from './shapes.ts'

export type { BundleOfTicket, OnlineAccess, OrderEvent, OrderTicket, TicketChange, TicketPass, TicketTerms } from './shapes.ts'

export type GetHeldTicketRefusal = 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED'

export interface GetHeldTicketRequest {
  ticketId: string
  token?: string
}

export interface GetHeldTicketResponse {
  ticket: OrderTicket
  event: OrderEvent
  giveBackUntil?: Date
}

export interface NewHolder {
  firstName: string
  lastName: string
  email: string
}

export interface TicketTransfer {
  ticketNumber: string
  eventTitle: string
  name: string
  email: string
}

export type TransferTicketRefusal = 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'TICKET_TRANSFER_DISABLED' | 'TICKET_CHECKED_IN' | 'TICKET_CANCELED' | 'EVENT_CANCELED' | 'EVENT_STARTED' | 'EVENT_ENDED'

export interface TransferTicketRequest {
  ticketId: string
  token?: string
  to: NewHolder
}

export interface TransferTicketResponse {
  transfer: TicketTransfer
}

/** Module `fairground.ticket-transfers`. */
export const ticketTransfers = {
  /** A ticket as its holder sees it: its buyer, until it is transferred, and then whom it was transferred to. */
  getHeldTicket: call<GetHeldTicketRequest, GetHeldTicketResponse, GetHeldTicketRefusal>('GET', '/fairground/v1/held-tickets/{ticketId}', { values: { ticket: { online: { opensDate: 'date' }, cancellation: { until: 'date' }, change: { until: 'date' } }, event: { startDate: 'date', endDate: 'date' }, giveBackUntil: 'date' } }),
  /** Transfers a ticket to another person. Its code and number are void at once; the new holder is mailed the ticket with others in their place and a link to it. */
  transferTicket: call<TransferTicketRequest, TransferTicketResponse, TransferTicketRefusal>('POST', '/fairground/v1/held-tickets/{ticketId}/transfer'),
}
