// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CreateRsvpRefusal, DeleteRsvpResponse, FacetCounts, FormResponse, FormResponseInput, GetRsvpRefusal, UpdateRsvpRefusal } from './shapes.ts'

export type { Address, AddressLocation, CreateRsvpRefusal, DeleteRsvpResponse, FacetCounts, FormResponse, FormResponseInput, GetRsvpRefusal, InputValue, InputValueInput, UpdateRsvpRefusal } from './shapes.ts'

export type BulkUpdateRsvpRefusal = 'RSVP_NOT_FOUND' | 'STALE_REVISION' | 'EVENT_NOT_FOUND' | 'INVALID_EVENT_TYPE' | 'INVALID_FORM_RESPONSE' | 'UNEXPECTED_RSVP_STATUS' | 'RSVP_LIMIT_EXCEEDED' | 'GUEST_LIMIT_EXCEEDED' | 'RSVPS_CLOSED' | 'RSVPS_NOT_STARTED' | 'WAITING_LIST_UNAVAILABLE' | 'MEMBER_NEEDED' | 'MEMBER_ALREADY_REGISTERED' | 'MEMBER_EMAIL_ALREADY_REGISTERED' | 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES'

export interface BulkUpdateRsvpRequest {
  eventId: string
  rsvpId: string[]
  fields?: string
  status?: 'YES' | 'NO' | 'WAITING'
}

export interface BulkUpdateRsvpResponse {
  rsvps: Rsvp[]
}

export type CheckInRsvpRefusal = 'RSVP_NOT_FOUND' | 'GUEST_NOT_FOUND' | 'GUEST_NOT_ATTENDING'

export interface CheckInRsvpRequest {
  eventId: string
  rsvpId: string
  guestId?: number[]
}

export interface CheckInRsvpResponse {
  rsvp: Rsvp
}

export interface Counts {
  count: number
  guests: number
  guestsCheckIn: number
}

export interface CreateRsvpRequest {
  eventId: string
  form?: FormResponseInput
  status?: 'YES' | 'NO' | 'WAITING'
  memberId?: string | null
  options?: ModificationOptions
  marketingConsent?: boolean | null
}

export interface CreateRsvpResponse {
  rsvp: Rsvp
  calendarLinks: {
    google: string
    ics: string
  }
}

export type DeleteRsvpCheckInRefusal = 'RSVP_NOT_FOUND' | 'GUEST_NOT_FOUND'

export interface DeleteRsvpCheckInRequest {
  eventId: string
  rsvpId: string
  guestId?: number[]
}

export interface DeleteRsvpCheckInResponse {
  rsvp: Rsvp
}

export type DeleteRsvpRefusal = never

export interface DeleteRsvpRequest {
  eventId: string
  rsvps: string[]
}

export interface GetRsvpRequest {
  rsvpId: string
  eventId?: string
  fieldset?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
}

export interface GetRsvpResponse {
  rsvp: Rsvp
}

export interface Guest {
  id: number
  index: number
  fullName: string
  checkIn?: {
    created: Date
  }
}

export type ListRsvpRefusal = never

export interface ListRsvpRequest {
  offset?: number
  limit?: number
  fieldset?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
  memberId?: string[]
  eventCreatorId?: string[]
  contactId?: string[]
  facet?: string[]
  searchPhrase?: string
  sort?: string
  tag?: Array<'FULLY_CHECKED_IN' | 'NOT_FULLY_CHECKED_IN' | 'MEMBER'>
  eventId?: string[]
  rsvpId?: string[]
  status?: Array<'YES' | 'NO' | 'WAITING'>
}

export interface ListRsvpResponse {
  total: number
  offset: number
  limit: number
  rsvps: Rsvp[]
  facets: Record<string, FacetCounts>
  rsvpFacets: RsvpFacets
}

export interface ModificationOptions {
  silent?: boolean
  ignoreLimits?: boolean
  ignoreFormValidation?: boolean
}

export type QueryRsvpRefusal = never

export interface QueryRsvpRequest {
  offset?: number
  limit?: number
  fieldset?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
  memberId?: string[]
  eventCreatorId?: string[]
  contactId?: string[]
  facet?: string[]
  searchPhrase?: string
  sort?: string
  tag?: Array<'FULLY_CHECKED_IN' | 'NOT_FULLY_CHECKED_IN' | 'MEMBER'>
  filter?: Record<string, unknown> | null
}

export interface QueryRsvpResponse {
  total: number
  offset: number
  limit: number
  rsvps: Rsvp[]
  facets: Record<string, FacetCounts>
  rsvpFacets: RsvpFacets
}

export interface Rsvp {
  id: string
  eventId: string
  memberId?: string
  contactId?: string
  status: 'YES' | 'NO' | 'WAITING'
  anonymized: boolean
  marketingConsent?: boolean
  created?: Date
  modified?: Date
  firstName?: string
  lastName?: string
  totalGuests?: number
  guests?: Guest[]
  email?: string
  rsvpForm?: FormResponse
}

export interface RsvpFacetCounts {
  counts: Record<string, Counts>
}

export interface RsvpFacets {
  facets: Record<string, RsvpFacetCounts>
}

export interface UpdateRsvpRequest {
  eventId: string
  rsvpId: string
  fields?: string
  rsvpForm?: FormResponseInput
  status?: 'YES' | 'NO' | 'WAITING'
  options?: ModificationOptions
}

export interface UpdateRsvpResponse {
  rsvp: Rsvp
}

/** Module `events.rsvp`. */
export const rsvp = {
  /** RSVPs, newest first unless sorted. */
  listRsvp: call<ListRsvpRequest, ListRsvpResponse, ListRsvpRefusal, Rsvp>('GET', '/events/v1/rsvp', { values: { rsvps: { created: 'date', modified: 'date', guests: { checkIn: { created: 'date' } }, rsvpForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, list: { kind: 'flat', query: '', items: 'rsvps', metadata: '' } }),
  /** RSVPs by filter. */
  queryRsvp: call<QueryRsvpRequest, QueryRsvpResponse, QueryRsvpRefusal, Rsvp>('POST', '/events/v1/rsvp/query', { values: { rsvps: { created: 'date', modified: 'date', guests: { checkIn: { created: 'date' } }, rsvpForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, list: { kind: 'flat', query: '', items: 'rsvps', metadata: '' } }),
  /** An RSVP of the caller, or any for administrators. */
  getRsvp: call<GetRsvpRequest, GetRsvpResponse, GetRsvpRefusal>('GET', '/events/v1/rsvp/{rsvpId}', { values: { rsvp: { created: 'date', modified: 'date', guests: { checkIn: { created: 'date' } }, rsvpForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Answers an event; as `events.rsvp-v-2`.createRsvp, with everything in the form. */
  createRsvp: call<CreateRsvpRequest, CreateRsvpResponse, CreateRsvpRefusal>('POST', '/events/v1/rsvp', { values: { rsvp: { created: 'date', modified: 'date', guests: { checkIn: { created: 'date' } }, rsvpForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Changes an answer; `fields` names what (`status`, `rsvpForm`), without it what is present is set. */
  updateRsvp: call<UpdateRsvpRequest, UpdateRsvpResponse, UpdateRsvpRefusal>('PATCH', '/events/v1/rsvp/{rsvpId}', { values: { rsvp: { created: 'date', modified: 'date', guests: { checkIn: { created: 'date' } }, rsvpForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Gives the named answers of an event one status, all of them or none. */
  bulkUpdateRsvp: call<BulkUpdateRsvpRequest, BulkUpdateRsvpResponse, BulkUpdateRsvpRefusal>('PATCH', '/events/v1/rsvp', { values: { rsvps: { created: 'date', modified: 'date', guests: { checkIn: { created: 'date' } }, rsvpForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Deletes answers of an event; their places are free at once. Unknown ones are passed over. */
  deleteRsvp: call<DeleteRsvpRequest, DeleteRsvpResponse, DeleteRsvpRefusal>('DELETE', '/events/v1/rsvp'),
  /** Checks in guests of an answer. Who is in already keeps the first time, which the answer says. */
  checkInRsvp: call<CheckInRsvpRequest, CheckInRsvpResponse, CheckInRsvpRefusal>('POST', '/events/v1/rsvp/check-in', { values: { rsvp: { created: 'date', modified: 'date', guests: { checkIn: { created: 'date' } }, rsvpForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Undoes the check-in of guests of an answer. */
  deleteRsvpCheckIn: call<DeleteRsvpCheckInRequest, DeleteRsvpCheckInResponse, DeleteRsvpCheckInRefusal>('DELETE', '/events/v1/rsvp/check-in', { values: { rsvp: { created: 'date', modified: 'date', guests: { checkIn: { created: 'date' } }, rsvpForm: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
}
