// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Form } from './shapes.ts'

export type { ControlCondition, Form, FormMessages, Input, InputControl } from './shapes.ts'

export type ChangeTicketRefusal = 'ORDER_NOT_FOUND' | 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'TICKET_CANCELED' | 'TICKET_CHECKED_IN' | 'TICKET_NOT_PAID' | 'TICKET_CHANGE_DISABLED' | 'TICKET_CHANGE_OVER' | 'TICKET_CHANGE_SEATED' | 'TICKET_CHANGE_USED_UP' | 'EVENT_CANCELED' | 'EVENT_STARTED' | 'EVENT_ENDED' | 'TICKET_CHANGED' | 'TICKET_KIND_NOT_AVAILABLE' | 'TICKET_CHANGE_PRICE_DIFFERS' | 'TICKET_CHANGE_PRICE_CHANGED' | 'NOT_ENOUGH_TICKETS' | 'PAYMENT_METHODS_NOT_FOUND'

export interface ChangeTicketRequest {
  orderId: string
  ticketId: string
  token?: string
  access?: string
  ticketDefinitionId: string
  price?: string
  form?: {
    inputValues?: TicketChangeAnswer[]
  }
}

export interface ChangeTicketResponse {
  ticket?: ChangedTicket
  payment?: TicketChangePayment
}

export interface ChangedTicket {
  id: string
  number: string
  ticketName: string
}

export type ListTicketChangeDatesRefusal = 'ORDER_NOT_FOUND' | 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'TICKET_CANCELED' | 'TICKET_CHECKED_IN' | 'TICKET_NOT_PAID' | 'TICKET_CHANGE_DISABLED' | 'TICKET_CHANGE_OVER' | 'TICKET_CHANGE_SEATED' | 'TICKET_CHANGE_USED_UP' | 'EVENT_CANCELED' | 'EVENT_STARTED' | 'EVENT_ENDED'

export interface ListTicketChangeDatesRequest {
  orderId: string
  ticketId: string
  token?: string
  access?: string
}

export interface ListTicketChangeDatesResponse {
  dates: TicketChangeDate[]
}

export type ListTicketChangeOptionsRefusal = 'ORDER_NOT_FOUND' | 'TICKET_NOT_FOUND' | 'TICKET_TRANSFERRED' | 'TICKET_CANCELED' | 'TICKET_CHECKED_IN' | 'TICKET_NOT_PAID' | 'TICKET_CHANGE_DISABLED' | 'TICKET_CHANGE_OVER' | 'TICKET_CHANGE_SEATED' | 'TICKET_CHANGE_USED_UP' | 'EVENT_CANCELED' | 'EVENT_STARTED' | 'EVENT_ENDED' | 'EVENT_NOT_FOUND'

export interface ListTicketChangeOptionsRequest {
  orderId: string
  ticketId: string
  token?: string
  access?: string
  eventId?: string
}

export interface ListTicketChangeOptionsResponse {
  eventTitle: string
  ticketName: string
  ticketNumber: string
  options: TicketChangeOption[]
  pending?: TicketChangePayment
  form?: Form
}

export interface TicketChangeAnswer {
  inputName: string
  value?: string
  values?: string[]
}

export interface TicketChangeDate {
  eventId: string
  title: string
  startDate: Date
  timeZoneId: string
  showTimeZone: boolean
  place?: string
  available: boolean
}

export interface TicketChangeOption {
  ticketDefinitionId: string
  name: string
  price: string
  formattedPrice: string
  costsLess?: boolean
  refund?: string
  formattedRefund?: string
  surcharge?: string
  formattedSurcharge?: string
}

export interface TicketChangePayment {
  paymentRequestId: string
  ticketName: string
  amount: string
  formattedAmount: string
  expires: Date
}

/** Module `fairground.ticket-changes`. */
export const ticketChanges = {
  /** Other events that the terms of its purchase let a ticket be changed to, which are to come: dates of its series, and events that the organiser named. The next 100. */
  listTicketChangeDates: call<ListTicketChangeDatesRequest, ListTicketChangeDatesResponse, ListTicketChangeDatesRefusal>('GET', '/fairground/v1/placed-orders/{orderId}/tickets/{ticketId}/change-dates', { values: { dates: { startDate: 'date' } } }),
  /** Kinds of ticket of the same event, or of another one, that a ticket may be changed to now: on sale, at the price that was paid, or at a lower or a higher one where the terms say so. Kinds with seats, with prices to choose or with a least number in an order are not among them. */
  listTicketChangeOptions: call<ListTicketChangeOptionsRequest, ListTicketChangeOptionsResponse, ListTicketChangeOptionsRefusal>('GET', '/fairground/v1/placed-orders/{orderId}/tickets/{ticketId}/change-options', { values: { pending: { expires: 'date' } } }),
  /** Changes a ticket to another kind, of the same event or of another date, on the terms that it was bought on. One that costs the same or less is changed at once: the ticket gets another number and code, its former ones are void, and its former place is on sale again. Of one that costs more a ticket is held, and the change is made by the payment of the difference. Repeating it changes nothing more. */
  changeTicket: call<ChangeTicketRequest, ChangeTicketResponse, ChangeTicketRefusal>('POST', '/fairground/v1/placed-orders/{orderId}/tickets/{ticketId}/change', { values: { payment: { expires: 'date' } } }),
}
