// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { AdditionalGuestDetails, BulkActionMetadata, CommonAggregationData, CreateRsvpRefusal, CursorPaging, CursorPagingMetadata, CursorQuery, DeleteRsvpResponse, FormResponseInput, GetRsvpRefusal, ItemMetadata, Rsvp, Sorting, UpdateRsvpRefusal, WixCommonAggregation } from './shapes.ts'

export type { AdditionalGuestDetails, Address, AddressLocation, AggregationDataAggregationResults, AggregationDataAggregationResultsScalarResult, AggregationNestedAggregationNestedAggregationItem, AggregationRangeAggregationRangeBucket, AggregationResultsDateHistogramResults, AggregationResultsNestedResults, AggregationResultsRangeResults, AggregationResultsValueResults, AggregationValueAggregationIncludeMissingValuesOptions, ApplicationError, BulkActionMetadata, CheckInDetails, CommonAggregationData, CommonAggregationDateHistogramAggregation, CommonAggregationNestedAggregation, CommonAggregationRangeAggregation, CommonAggregationScalarAggregation, CommonAggregationValueAggregation, CreateRsvpRefusal, CursorPaging, CursorPagingMetadata, CursorQuery, DateHistogramResultsDateHistogramResult, DeleteRsvpResponse, FormResponse, FormResponseInput, GetRsvpRefusal, Guest, InputValue, InputValueInput, ItemMetadata, NestedResultsResults, OnlineAccess, OnlineConferencingLogin, RangeResultsRangeAggregationResult, Rsvp, Sorting, UpdateRsvpRefusal, ValueResultsValueAggregationResult, WixCommonAggregation } from './shapes.ts'

export type BulkDeleteRsvpsByFilterRefusal = 'EMPTY_FILTER'

export interface BulkDeleteRsvpsByFilterRequest {
  filter: Record<string, unknown> | null
  search?: SearchDetails
}

export interface BulkDeleteRsvpsByFilterResponse {
  jobId: string
}

export interface BulkRsvpResult {
  itemMetadata: ItemMetadata
  rsvp?: Rsvp
}

export type BulkUpdateRsvpsRefusal = never

export interface BulkUpdateRsvpsRequest {
  rsvps: MaskedRsvpInput[]
  returnEntity?: boolean
  fields?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
  options?: ModificationOptions
}

export interface BulkUpdateRsvpsResponse {
  results: BulkRsvpResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type CancelRsvpGuestsCheckInRefusal = 'RSVP_NOT_FOUND' | 'GUEST_NOT_FOUND' | 'GUEST_NOT_CHECKED_IN'

export interface CancelRsvpGuestsCheckInRequest {
  rsvpId: string
  guestIds?: number[]
  checkInCanceledDate?: Date | string | null
  fields?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
}

export interface CancelRsvpGuestsCheckInResponse {
  rsvp: Rsvp
}

export type CheckInRsvpGuestsRefusal = 'RSVP_NOT_FOUND' | 'GUEST_NOT_FOUND' | 'GUEST_ALREADY_CHECKED_IN' | 'GUEST_NOT_ATTENDING'

export interface CheckInRsvpGuestsRequest {
  rsvpId: string
  guestIds?: number[]
  checkInDate?: Date | string | null
  fields?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
}

export interface CheckInRsvpGuestsResponse {
  rsvp: Rsvp
}

export type CountRsvpsRefusal = never

export interface CountRsvpsRequest {
  filter?: Record<string, unknown> | null
  search?: SearchDetails
}

export interface CountRsvpsResponse {
  count: number
}

export interface CreateRsvpRequest {
  rsvp: NewRsvpInput
  options?: ModificationOptions
  fields?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
}

export interface CreateRsvpResponse {
  rsvp: Rsvp
  calendarLinks: {
    google: string
    ics: string
  }
}

export interface CursorSearch {
  filter?: Record<string, unknown> | null
  sort?: Sorting[]
  cursorPaging?: CursorPaging
  aggregations?: WixCommonAggregation[]
  search?: SearchDetails
  timeZone?: string | null
}

export type DeleteRsvpRefusal = 'RSVP_NOT_FOUND'

export interface DeleteRsvpRequest {
  rsvpId: string
}

export interface FormSubmission {
  submissions: Record<string, unknown>
}

export interface GetRsvpRequest {
  rsvpId: string
  fields?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
}

export interface GetRsvpResponse {
  rsvp: Rsvp
}

export type ListCurrentRsvpsRefusal = 'MEMBER_IDENTITY_NOT_FOUND'

export interface ListCurrentRsvpsRequest {
  eventId: string[]
  fields?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
  paging?: CursorPaging
}

export interface ListCurrentRsvpsResponse {
  rsvps: Rsvp[]
  pagingMetadata: CursorPagingMetadata
}

export type ListRsvpSummaryRefusal = never

export interface ListRsvpSummaryRequest {
  eventId: string[]
}

export interface ListRsvpSummaryResponse {
  summaries: V2RsvpSummary[]
}

export interface MaskedRsvpInput {
  rsvp: RsvpUpdateInput
  fieldMask?: string
}

export interface ModificationOptions {
  ignoreLimits?: boolean
  ignoreFormValidation?: boolean
  ignoreResponseStatus?: boolean
  ignoreAdditionalGuestNames?: boolean
}

export interface NewRsvpInput {
  firstName?: string
  lastName?: string
  email?: string
  form?: FormResponseInput
  formSubmission?: FormSubmission
  status: 'YES' | 'NO' | 'WAITLIST'
  additionalGuestDetails?: AdditionalGuestDetails
  disableNotifications?: boolean | null
  marketingConsent?: boolean | null
  eventId: string
  memberId?: string | null
}

export type QueryRsvpsRefusal = never

export interface QueryRsvpsRequest {
  query?: CursorQuery
  fields?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
}

export interface QueryRsvpsResponse {
  rsvps: Rsvp[]
  pagingMetadata: CursorPagingMetadata
}

export interface RsvpUpdateInput {
  firstName?: string
  lastName?: string
  email?: string
  form?: FormResponseInput
  formSubmission?: FormSubmission
  status?: 'YES' | 'NO' | 'WAITLIST'
  additionalGuestDetails?: AdditionalGuestDetails
  disableNotifications?: boolean | null
  marketingConsent?: boolean | null
  revision?: string
  id: string
}

export interface SearchDetails {
  mode?: 'OR' | 'AND'
  expression?: string | null
  fields?: Array<'firstName' | 'lastName' | 'email' | 'emailDomain' | 'guestList.guests.fullName'>
}

export type SearchRsvpsRefusal = never

export interface SearchRsvpsRequest {
  search: CursorSearch
  fields?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
}

export interface SearchRsvpsResponse {
  rsvps: Rsvp[]
  pagingMetadata: CursorPagingMetadata
  aggregationData?: CommonAggregationData
}

export interface UpdateRsvpRequest {
  rsvp: RsvpUpdateInput
  options?: ModificationOptions
  fields?: Array<'DETAILS' | 'FORM' | 'CONTACT_DETAILS'>
  fieldMask?: string
}

export interface UpdateRsvpResponse {
  rsvp: Rsvp
}

export interface V2RsvpSummary {
  eventId: string
  yesGuestCount: number
  noGuestCount: number
  waitlistGuestCount: number
  totalRsvpCount: number
}

/** Module `events.rsvp-v-2`. */
export const rsvpV2 = {
  /** Answers an event. A YES beyond its places joins the waiting list where there is one. A visitor who answers again with the same address changes that answer; a member is refused with the `rsvpId` to update. */
  createRsvp: call<CreateRsvpRequest, CreateRsvpResponse, CreateRsvpRefusal>('POST', '/events/v2/rsvps', { values: { rsvp: { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** An RSVP of the caller, or any for administrators. */
  getRsvp: call<GetRsvpRequest, GetRsvpResponse, GetRsvpRefusal>('GET', '/events/v2/rsvps/{rsvpId}', { values: { rsvp: { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Changes an answer: places are given back or taken with it. */
  updateRsvp: call<UpdateRsvpRequest, UpdateRsvpResponse, UpdateRsvpRefusal>('PATCH', '/events/v2/rsvps/{rsvp.id}', { values: { rsvp: { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Deletes an answer; its places are free at once. */
  deleteRsvp: call<DeleteRsvpRequest, DeleteRsvpResponse, DeleteRsvpRefusal>('DELETE', '/events/v2/rsvps/{rsvpId}'),
  /** RSVPs by filter, newest first unless sorted. */
  queryRsvps: call<QueryRsvpsRequest, QueryRsvpsResponse, QueryRsvpsRefusal, Rsvp>('POST', '/events/v2/rsvps/query', { values: { rsvps: { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, list: { kind: 'cursor', query: 'query', items: 'rsvps', metadata: 'pagingMetadata' } }),
  /** RSVPs by words in the names of the party and the address, and by filter; with aggregations over all that match. */
  searchRsvps: call<SearchRsvpsRequest, SearchRsvpsResponse, SearchRsvpsRefusal, Rsvp>('POST', '/events/v2/rsvps/search', { values: { rsvps: { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } }, aggregationData: { results: { ranges: { results: { from: 'float', to: 'float' } }, scalar: { value: 'float' } } } }, list: { kind: 'cursor', query: 'search', items: 'rsvps', metadata: 'pagingMetadata' } }),
  /** Number of RSVPs that match, up to 100,000. */
  countRsvps: call<CountRsvpsRequest, CountRsvpsResponse, CountRsvpsRefusal>('POST', '/events/v2/rsvps/count'),
  /** Numbers of guests who come, do not come and wait, companions included, for each event. */
  listRsvpSummary: call<ListRsvpSummaryRequest, ListRsvpSummaryResponse, ListRsvpSummaryRefusal>('GET', '/events/v2/rsvps/summaries'),
  /** The answers of the member who calls to these events. */
  listCurrentRsvps: call<ListCurrentRsvpsRequest, ListCurrentRsvpsResponse, ListCurrentRsvpsRefusal, Rsvp>('GET', '/events/v2/rsvps/current', { values: { rsvps: { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } }, list: { kind: 'offset', query: '', items: 'rsvps', metadata: 'pagingMetadata' } }),
  /** Changes answers, each by itself. */
  bulkUpdateRsvps: call<BulkUpdateRsvpsRequest, BulkUpdateRsvpsResponse, BulkUpdateRsvpsRefusal>('PATCH', '/events/v2/bulk/rsvps/update', { values: { results: { rsvp: { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } } }),
  /** Deletes all answers that match; an empty filter, which is every answer, is refused. */
  bulkDeleteRsvpsByFilter: call<BulkDeleteRsvpsByFilterRequest, BulkDeleteRsvpsByFilterResponse, BulkDeleteRsvpsByFilterRefusal>('POST', '/events/v2/bulk/rsvps/delete-by-filter'),
  /** Checks in guests of an answer, or all who are not in yet. Who is in already keeps the first time. */
  checkInRsvpGuests: call<CheckInRsvpGuestsRequest, CheckInRsvpGuestsResponse, CheckInRsvpGuestsRefusal>('POST', '/events/v2/rsvps/{rsvpId}/check-in', { values: { rsvp: { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Undoes the check-in of guests of an answer, or of all who are in. */
  cancelRsvpGuestsCheckIn: call<CancelRsvpGuestsCheckInRequest, CancelRsvpGuestsCheckInResponse, CancelRsvpGuestsCheckInRefusal>('POST', '/events/v2/rsvps/{rsvpId}/cancel-check-in', { values: { rsvp: { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
}
