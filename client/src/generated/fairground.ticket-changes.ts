// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type ChangeTicketRefusal = 'ORDER_NOT_FOUND' | 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'TICKET_CANCELED' | 'TICKET_CHECKED_IN' | 'TICKET_NOT_PAID' | 'TICKET_CHANGE_DISABLED' | 'TICKET_CHANGE_OVER' | 'TICKET_CHANGE_SEATED' | 'EVENT_CANCELED' | 'EVENT_STARTED' | 'EVENT_ENDED' | 'TICKET_KIND_NOT_AVAILABLE' | 'TICKET_CHANGE_PRICE_DIFFERS' | 'NOT_ENOUGH_TICKETS'

export interface ChangeTicketRequest {
  orderId: string
  ticketId: string
  token?: string
  access?: string
  ticketDefinitionId: string
}

export interface ChangeTicketResponse {
  ticket: ChangedTicket
}

export interface ChangedTicket {
  id: string
  number: string
  ticketName: string
}

export type ListTicketChangeOptionsRefusal = 'ORDER_NOT_FOUND' | 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'TICKET_CANCELED' | 'TICKET_CHECKED_IN' | 'TICKET_NOT_PAID' | 'TICKET_CHANGE_DISABLED' | 'TICKET_CHANGE_OVER' | 'TICKET_CHANGE_SEATED' | 'EVENT_CANCELED' | 'EVENT_STARTED' | 'EVENT_ENDED'

export interface ListTicketChangeOptionsRequest {
  orderId: string
  ticketId: string
  token?: string
  access?: string
}

export interface ListTicketChangeOptionsResponse {
  eventTitle: string
  ticketName: string
  ticketNumber: string
  options: TicketChangeOption[]
}

export interface TicketChangeOption {
  ticketDefinitionId: string
  name: string
  formattedPrice: string
}

/** Module `fairground.ticket-changes`. */
export const ticketChanges = {
  /** Kinds of ticket of the same event that a ticket may be changed to now: on sale, at the price that was paid. Kinds with seats, with prices to choose or with a least number in an order are not among them. */
  listTicketChangeOptions: call<ListTicketChangeOptionsRequest, ListTicketChangeOptionsResponse, ListTicketChangeOptionsRefusal>('GET', '/fairground/v1/placed-orders/{orderId}/tickets/{ticketId}/change-options'),
  /** Changes a ticket to another kind of the same event that costs the same, on the terms that it was bought on: the ticket gets another number and code at once, its former ones are void, and its former place is on sale again. */
  changeTicket: call<ChangeTicketRequest, ChangeTicketResponse, ChangeTicketRefusal>('POST', '/fairground/v1/placed-orders/{orderId}/tickets/{ticketId}/change'),
}
