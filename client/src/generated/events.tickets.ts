// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { FacetCounts, FormResponseInput, TicketingTicket } from './shapes.ts'

export type { Address, AddressLocation, FacetCounts, FormResponse, FormResponseInput, InputValue, InputValueInput, Money, OnlineConferencingLogin, TicketSeat, TicketingTicket } from './shapes.ts'

export type BulkUpdateTicketsRefusal = 'TICKET_NOT_FOUND'

export interface BulkUpdateTicketsRequest {
  eventId?: string
  ticketNumber: string[]
  archived?: boolean
}

export interface BulkUpdateTicketsResponse {
  tickets: TicketingTicket[]
}

export type CheckInTicketsRefusal = 'TICKET_NOT_FOUND' | 'TICKET_CANCELED' | 'TICKET_NOT_PAID' | 'TICKET_ONLINE_ONLY'

export interface CheckInTicketsRequest {
  eventId: string
  ticketNumber: string[]
}

export interface CheckInTicketsResponse {
  tickets: TicketingTicket[]
}

export type DeleteTicketCheckInsRefusal = 'TICKET_NOT_FOUND'

export interface DeleteTicketCheckInsRequest {
  eventId: string
  ticketNumber: string[]
}

export interface DeleteTicketCheckInsResponse {
  tickets: TicketingTicket[]
}

export type GetTicketRefusal = 'TICKET_NOT_FOUND'

export interface GetTicketRequest {
  ticketNumber: string
  eventId?: string
  fieldset?: Array<'GUEST_DETAILS' | 'TICKET_DETAILS' | 'GUEST_FORM'>
}

export interface GetTicketResponse {
  ticket: TicketingTicket
}

export interface GuestDetailsUpdateInput {
  form?: FormResponseInput
}

export type ListTicketsRefusal = never

export interface ListTicketsRequest {
  offset?: number
  limit?: number
  eventId?: string[]
  orderNumber?: string[]
  ticketNumber?: string[]
  searchPhrase?: string
  orderStatus?: Array<'FREE' | 'PENDING' | 'PAID' | 'OFFLINE_PENDING' | 'INITIATED' | 'CANCELED' | 'DECLINED' | 'AUTHORIZED' | 'VOIDED' | 'PARTIALLY_PAID'>
  fieldset?: Array<'GUEST_DETAILS' | 'TICKET_DETAILS' | 'GUEST_FORM'>
  state?: Array<'ORDER_ARCHIVED' | 'ORDER_ACTIVE' | 'TICKET_ARCHIVED' | 'TICKET_ACTIVE' | 'CHECKED_IN' | 'NON_CHECKED_IN' | 'FREE' | 'PAID' | 'MEMBER'>
  memberId?: string[]
  facet?: string[]
  contactId?: string[]
  sort?: string
  ticketDefinitionId?: string[]
  seatId?: string[]
}

export interface ListTicketsResponse {
  total: number
  tooManyToCount?: boolean
  offset: number
  limit: number
  tickets: TicketingTicket[]
  facets: Record<string, FacetCounts>
}

export type UpdateTicketRefusal = 'TICKET_NOT_FOUND'

export interface UpdateTicketRequest {
  ticketNumber: string
  eventId?: string
  fields?: string
  archived?: boolean
  guestDetails?: GuestDetailsUpdateInput
}

export interface UpdateTicketResponse {
  ticket: TicketingTicket
}

/** Module `events.tickets`. */
export const tickets = {
  /** Issued tickets. */
  listTickets: call<ListTicketsRequest, ListTicketsResponse, ListTicketsRefusal, TicketingTicket>('GET', '/events/v1/tickets', { values: { tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }, list: { kind: 'flat', query: '', items: 'tickets', metadata: '' } }),
  /** One ticket by its number; buyers and members reach their own. */
  getTicket: call<GetTicketRequest, GetTicketResponse, GetTicketRefusal>('GET', '/events/v1/tickets/{ticketNumber}', { values: { ticket: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } } }),
  /** Lets the bearers of these tickets in, all of them or none. A ticket that is in already keeps its first time, which the answer says. */
  checkInTickets: call<CheckInTicketsRequest, CheckInTicketsResponse, CheckInTicketsRefusal>('POST', '/events/v1/tickets/check-in', { values: { tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } } }),
  /** Undoes the check-in of these tickets; tickets that are not in stay as they are. */
  deleteTicketCheckIns: call<DeleteTicketCheckInsRequest, DeleteTicketCheckInsResponse, DeleteTicketCheckInsRefusal>('DELETE', '/events/v1/tickets/check-in', { values: { tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } } }),
  /** Archives a ticket, or sets its guest; `fields` names what to change (`archived`, `guestDetails`), without it the present fields are set. */
  updateTicket: call<UpdateTicketRequest, UpdateTicketResponse, UpdateTicketRefusal>('PATCH', '/events/v1/tickets/{ticketNumber}', { values: { ticket: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } } }),
  /** Archives tickets, or brings them back. */
  bulkUpdateTickets: call<BulkUpdateTicketsRequest, BulkUpdateTicketsResponse, BulkUpdateTicketsRefusal>('PATCH', '/events/v1/tickets', { values: { tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } } }),
}
