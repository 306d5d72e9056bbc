// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CursorPaging, FormResponse, Sorting } from './shapes.ts'

export type { Address, AddressLocation, CursorPaging, FormResponse, InputValue, Sorting } from './shapes.ts'

export interface EventGuest {
  id: string
  eventId: string
  guestType: 'RSVP' | 'BUYER' | 'TICKET_HOLDER'
  attendanceStatus: 'NOT_ATTENDING' | 'ATTENDING' | 'IN_WAITLIST'
  createdDate: Date
  updatedDate: Date
  attendanceStatusUpdatedDate: Date
  revision: string
  contactId?: string
  memberId?: string
  rsvpId?: string
  orderNumber?: string
  ticketNumber?: string
  tickets: TicketDetails[]
  additionalDetails: {
    createdDate: Date
    updatedDate: Date
    rsvpStatus?: 'YES' | 'NO' | 'WAITLIST'
    orderStatus?: 'FREE' | 'PENDING' | 'PAID' | 'OFFLINE_PENDING' | 'INITIATED' | 'CANCELED' | 'DECLINED' | 'AUTHORIZED' | 'VOIDED' | 'PARTIALLY_PAID'
  }
  totalGuests?: number
  guestDetails?: {
    firstName?: string
    lastName?: string
    email?: string
    phone?: string
    address?: string
    formResponse: FormResponse
    checkedIn: boolean
    checkInDetails: GuestCheckInDetails[]
  }
}

export interface GuestCheckInDetails {
  checkedIn: boolean
  checkInDate?: Date
  checkInCanceledDate?: Date
  checkedInBy?: string
  checkInCanceledBy?: string
  fullName?: string
}

export interface PagingMetadataV2 {
  count: number
  offset?: number
  total?: number
  tooManyToCount?: boolean
  cursors?: {
    next?: string
    prev?: string
  }
}

export type QueryGuestsRefusal = never

export interface QueryGuestsRequest {
  query?: QueryV2
  fields?: Array<'GUEST_DETAILS' | 'GUEST_TOTAL'>
}

export interface QueryGuestsResponse {
  guests: EventGuest[]
  pagingMetadata: PagingMetadataV2
}

export interface QueryV2 {
  filter?: Record<string, unknown> | null
  sort?: Sorting[]
  cursorPaging?: CursorPaging
  paging?: {
    limit?: number
    offset?: number
  }
}

export interface TicketDetails {
  number: string
  definitionId: string
  name: string
}

/** Module `events.guests`. */
export const guests = {
  /** Guests of events: who answered, who bought tickets and who holds one. Newest first unless sorted. */
  queryGuests: call<QueryGuestsRequest, QueryGuestsResponse, QueryGuestsRefusal, EventGuest>('POST', '/events/v2/guests/query', { values: { guests: { createdDate: 'date', updatedDate: 'date', attendanceStatusUpdatedDate: 'date', additionalDetails: { createdDate: 'date', updatedDate: 'date' }, guestDetails: { formResponse: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } }, checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } } }, list: { kind: 'cursor', query: 'query', items: 'guests', metadata: 'pagingMetadata' } }),
}
