// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface Address {
  streetAddress?: {
    number?: string
    name?: string
    apt?: string
  }
  addressLine?: string
  addressLine2?: string
  city?: string
  subdivision?: string
  country?: string
  postalCode?: string
  formattedAddress?: string
  geocode?: AddressLocation
}

export interface AddressLocation {
  latitude?: number
  longitude?: number
}

export interface FormResponse {
  inputValues?: InputValue[]
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

export interface InputValue {
  inputName: string
  value?: string
  values?: string[]
  number?: number
  dateTime?: Date
  address?: {
    formatted?: string
    address?: Address
  }
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
  sort?: string
  ticketDefinitionId?: string[]
}

export interface ListTicketsResponse {
  total: number
  offset: number
  limit: number
  tickets: TicketingTicket[]
}

export interface Money {
  amount: string
  value: string
  currency: string
}

export interface TicketingTicket {
  ticketNumber: string
  orderNumber: string
  ticketDefinitionId: string
  name: string
  price: Money
  free: boolean
  policy: string
  checkIn?: {
    created: Date
  }
  orderStatus: 'FREE' | 'PENDING' | 'PAID' | 'OFFLINE_PENDING' | 'INITIATED' | 'CANCELED' | 'DECLINED' | 'AUTHORIZED' | 'VOIDED' | 'PARTIALLY_PAID'
  orderArchived: boolean
  orderFullName: string
  guestFullName?: string
  guestDetails?: {
    guestAssigned: boolean
    firstName?: string
    lastName?: string
    email?: string
    phone?: string
    form?: FormResponse
  }
  archived: boolean
  memberId?: string
  anonymized: boolean
  channel: 'ONLINE' | 'OFFLINE_POS'
  canceled: boolean
  qrCode?: string
  checkInUrl: string
  ticketPdfUrl: string
  walletPassUrl: string
}

/** Module `events.tickets`. */
export const tickets = {
  /** Issued tickets. */
  listTickets: call<ListTicketsRequest, ListTicketsResponse, ListTicketsRefusal, TicketingTicket>('GET', '/events/v1/tickets', { values: { tickets: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }, list: { kind: 'flat', query: '', items: 'tickets', metadata: '' } }),
  /** One ticket by its number; buyers and members reach their own. */
  getTicket: call<GetTicketRequest, GetTicketResponse, GetTicketRefusal>('GET', '/events/v1/tickets/{ticketNumber}', { values: { ticket: { checkIn: { created: 'date' }, guestDetails: { form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } } }),
}
