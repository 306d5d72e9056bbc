// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { AgendaSettings, DateAndTimeSettings, DateAndTimeSettingsInputInput, EventCategory, EventVenue, EventVenueInput, FacetCounts, Form, GuestListSettings, Location, OffsetQuery, OnlineConferencing, OnlineConferencingInput, PageUrl, Paging, PagingMetadata, Registration, RegistrationInputInput, RichContent, SeoSettings, Summaries } from './shapes.ts'

export type { Address, AddressLocation, AgendaSettings, ControlCondition, DateAndTimeSettings, DateAndTimeSettingsInputInput, EventCategory, EventRoom, EventVenue, EventVenueInput, FacetCounts, Form, FormMessages, Formatted, FormattedMoney, GuestListSettings, Input, InputControl, Location, Money, OccurrenceInput, OffsetQuery, OnlineConferencing, OnlineConferencingInput, PageUrl, Paging, PagingMetadata, Registration, RegistrationInputInput, RichContent, SeoSettings, Sorting, Summaries, TaxSettings, TicketCancellationTerms, TicketChangeTerms } from './shapes.ts'

export type BulkCancelEventsByFilterRefusal = never

export interface BulkCancelEventsByFilterRequest {
  filter: Record<string, unknown>
}

export interface BulkCancelEventsByFilterResponse {
  jobId?: string
}

export type BulkDeleteEventsByFilterRefusal = 'EVENT_HAS_GUESTS' | 'EVENT_NOT_SETTLED'

export interface BulkDeleteEventsByFilterRequest {
  filter: Record<string, unknown>
}

export interface BulkDeleteEventsByFilterResponse {
  jobId?: string
}

export type CancelEventRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_STATUS_TRANSITION'

export interface CancelEventRequest {
  eventId: string
  fields?: Array<'DETAILS' | 'TEXTS' | 'REGISTRATION' | 'URLS' | 'FORM' | 'DASHBOARD' | 'FEED' | 'ONLINE_CONFERENCING_SESSION' | 'SEO_SETTINGS' | 'AGENDA' | 'CATEGORIES'>
}

export interface CancelEventResponse {
  event: Event
}

export type CloneEventRefusal = 'EVENT_NOT_FOUND' | 'CURRENCY_LOCKED' | 'SLUG_ALREADY_IN_USE' | 'INVALID_SLUG_FORMAT' | 'VENUE_NOT_FOUND' | 'ROOM_NOT_FOUND' | 'ROOM_TOO_SMALL' | 'LIMIT_REACHED'

export interface CloneEventRequest {
  eventId: string
  event?: EventChangesInput
  draft?: boolean
  fieldmask?: string
  fields?: Array<'DETAILS' | 'TEXTS' | 'REGISTRATION' | 'URLS' | 'FORM' | 'DASHBOARD' | 'FEED' | 'ONLINE_CONFERENCING_SESSION' | 'SEO_SETTINGS' | 'AGENDA' | 'CATEGORIES'>
}

export interface CloneEventResponse {
  event: Event
}

export type CountEventsByStatusRefusal = 'FILTER_PARSER_ERROR'

export interface CountEventsByStatusRequest {
  filter?: Record<string, unknown>
  includeDrafts?: boolean
}

export interface CountEventsByStatusResponse {
  pagingMetadata: PagingMetadata
  facets: Record<string, FacetCounts>
}

export type CreateEventRefusal = 'SLUG_ALREADY_IN_USE' | 'INVALID_SLUG_FORMAT' | 'VENUE_NOT_FOUND' | 'ROOM_NOT_FOUND' | 'ROOM_TOO_SMALL' | 'LIMIT_REACHED'

export interface CreateEventRequest {
  event: NewEventInput
  draft?: boolean
  fields?: Array<'DETAILS' | 'TEXTS' | 'REGISTRATION' | 'URLS' | 'FORM' | 'DASHBOARD' | 'FEED' | 'ONLINE_CONFERENCING_SESSION' | 'SEO_SETTINGS' | 'AGENDA' | 'CATEGORIES'>
}

export interface CreateEventResponse {
  event: Event
}

export type DeleteEventRefusal = 'EVENT_NOT_FOUND' | 'EVENT_HAS_GUESTS' | 'EVENT_NOT_SETTLED'

export interface DeleteEventRequest {
  eventId: string
}

export interface DeleteEventResponse {
  eventId: string
}

export interface Event {
  id: string
  location: Location
  dateAndTimeSettings: DateAndTimeSettings
  title: string
  slug: string
  createdDate: Date
  updatedDate: Date
  publishedDate?: Date
  status: 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'DRAFT'
  instanceId: string
  userId: string
  guestListSettings?: GuestListSettings
  onlineConferencing?: OnlineConferencing
  registration?: Registration
  mainImage?: Image
  shortDescription?: string
  calendarUrls?: {
    google: string
    ics: string
  }
  venue?: EventVenue
  detailedDescription?: string
  description?: RichContent
  eventPageUrl?: PageUrl
  form?: Form
  summaries?: Summaries
  seoSettings?: SeoSettings
  agendaSettings?: AgendaSettings
  categories?: {
    categories: EventCategory[]
  }
}

export interface EventChangesInput {
  shortDescription?: string | null
  detailedDescription?: string | null
  description?: RichContent | null
  mainImage?: Image | null
  slug?: string
  seoSettings?: SeoSettings
  guestListSettings?: GuestListSettings
  onlineConferencing?: OnlineConferencingInput
  venue?: EventVenueInput | null
  title?: string
  location?: Location
  dateAndTimeSettings?: DateAndTimeSettingsInputInput
  registration?: RegistrationInputInput
}

export type GetEventBySlugRefusal = 'EVENT_NOT_FOUND'

export interface GetEventBySlugRequest {
  slug: string
  fields?: Array<'DETAILS' | 'TEXTS' | 'REGISTRATION' | 'URLS' | 'FORM' | 'DASHBOARD' | 'FEED' | 'ONLINE_CONFERENCING_SESSION' | 'SEO_SETTINGS' | 'AGENDA' | 'CATEGORIES'>
}

export interface GetEventBySlugResponse {
  event: Event
}

export type GetEventRefusal = 'EVENT_NOT_FOUND'

export interface GetEventRequest {
  eventId: string
  fields?: Array<'DETAILS' | 'TEXTS' | 'REGISTRATION' | 'URLS' | 'FORM' | 'DASHBOARD' | 'FEED' | 'ONLINE_CONFERENCING_SESSION' | 'SEO_SETTINGS' | 'AGENDA' | 'CATEGORIES'>
}

export interface GetEventResponse {
  event: Event
}

export interface Image {
  id?: string
  url?: string
  height?: number
  width?: number
  altText?: string
  filename?: string
}

export type ListEventsByCategoryRefusal = 'CATEGORY_NOT_FOUND'

export interface ListEventsByCategoryRequest {
  categoryId: string
  paging?: Paging
  fields?: Array<'DETAILS' | 'TEXTS' | 'REGISTRATION' | 'URLS' | 'FORM' | 'DASHBOARD' | 'FEED' | 'ONLINE_CONFERENCING_SESSION' | 'SEO_SETTINGS' | 'AGENDA' | 'CATEGORIES'>
}

export interface ListEventsByCategoryResponse {
  events: Event[]
  pagingMetadata: PagingMetadata
}

export interface NewEventInput {
  shortDescription?: string | null
  detailedDescription?: string | null
  description?: RichContent | null
  mainImage?: Image | null
  slug?: string
  seoSettings?: SeoSettings
  guestListSettings?: GuestListSettings
  onlineConferencing?: OnlineConferencingInput
  venue?: EventVenueInput | null
  title: string
  location: Location
  dateAndTimeSettings: DateAndTimeSettingsInputInput
  registration: RegistrationInputInput
}

export type PublishDraftEventRefusal = 'EVENT_NOT_FOUND' | 'EVENT_ALREADY_PUBLISHED' | 'INVALID_EVENT_STATUS_TRANSITION'

export interface PublishDraftEventRequest {
  eventId: string
  fields?: Array<'DETAILS' | 'TEXTS' | 'REGISTRATION' | 'URLS' | 'FORM' | 'DASHBOARD' | 'FEED' | 'ONLINE_CONFERENCING_SESSION' | 'SEO_SETTINGS' | 'AGENDA' | 'CATEGORIES'>
}

export interface PublishDraftEventResponse {
  event: Event
}

export type QueryEventsRefusal = 'FILTER_PARSER_ERROR'

export interface QueryEventsRequest {
  query?: OffsetQuery
  fields?: Array<'DETAILS' | 'TEXTS' | 'REGISTRATION' | 'URLS' | 'FORM' | 'DASHBOARD' | 'FEED' | 'ONLINE_CONFERENCING_SESSION' | 'SEO_SETTINGS' | 'AGENDA' | 'CATEGORIES'>
  includeDrafts?: boolean
}

export interface QueryEventsResponse {
  events: Event[]
  pagingMetadata: PagingMetadata
}

export type UpdateEventRefusal = 'EVENT_NOT_FOUND' | 'SLUG_ALREADY_IN_USE' | 'INVALID_SLUG_FORMAT' | 'VENUE_NOT_FOUND' | 'ROOM_NOT_FOUND' | 'ROOM_TOO_SMALL' | 'LIMIT_REACHED'

export interface UpdateEventRequest {
  event: {
    id: string
    shortDescription?: string | null
    detailedDescription?: string | null
    description?: RichContent | null
    mainImage?: Image | null
    slug?: string
    seoSettings?: SeoSettings
    guestListSettings?: GuestListSettings
    onlineConferencing?: OnlineConferencingInput
    venue?: EventVenueInput | null
    title?: string
    location?: Location
    dateAndTimeSettings?: DateAndTimeSettingsInputInput
    registration?: RegistrationInputInput
  }
  fieldmask?: string
  fields?: Array<'DETAILS' | 'TEXTS' | 'REGISTRATION' | 'URLS' | 'FORM' | 'DASHBOARD' | 'FEED' | 'ONLINE_CONFERENCING_SESSION' | 'SEO_SETTINGS' | 'AGENDA' | 'CATEGORIES'>
}

export interface UpdateEventResponse {
  event: Event
}

/** Module `events.wix-events-v-2`. */
export const wixEventsV2 = {
  /** Creates an event, published at once unless `draft` is set. */
  createEvent: call<CreateEventRequest, CreateEventResponse, CreateEventRefusal>('POST', '/events/v3/events', { values: { event: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } } }),
  /** Copies an event with its ticket definitions as a draft; it starts 14 days after the original unless dates are given. */
  cloneEvent: call<CloneEventRequest, CloneEventResponse, CloneEventRefusal>('POST', '/events/v3/events/{eventId}/clone', { values: { event: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } } }),
  /** Changes the fields that are present and leaves the rest. `recurringEvents` adds dates, each a copy of the event. */
  updateEvent: call<UpdateEventRequest, UpdateEventResponse, UpdateEventRefusal>('PATCH', '/events/v3/events/{event.id}', { values: { event: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } } }),
  /** Publishes a draft. */
  publishDraftEvent: call<PublishDraftEventRequest, PublishDraftEventResponse, PublishDraftEventRefusal>('POST', '/events/v3/events/{eventId}/publish', { values: { event: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } } }),
  /** Cancels an event: it stays readable, its registration closes. */
  cancelEvent: call<CancelEventRequest, CancelEventResponse, CancelEventRefusal>('POST', '/events/v3/events/{eventId}/cancel', { values: { event: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } } }),
  /** Deletes an event that nobody has a place at. A cancelled one whose money went back can be deleted; its orders stay. */
  deleteEvent: call<DeleteEventRequest, DeleteEventResponse, DeleteEventRefusal>('DELETE', '/events/v3/events/{eventId}'),
  /** Cancels all events that the filter selects. Of more than 100, jobs do it, whose id the answer has. */
  bulkCancelEventsByFilter: call<BulkCancelEventsByFilterRequest, BulkCancelEventsByFilterResponse, BulkCancelEventsByFilterRefusal>('POST', '/events/v3/bulk/events/cancel-by-filter'),
  /** Deletes all events that the filter selects, or none while one cannot be deleted. Of more than 100, jobs do it, whose id the answer has. */
  bulkDeleteEventsByFilter: call<BulkDeleteEventsByFilterRequest, BulkDeleteEventsByFilterResponse, BulkDeleteEventsByFilterRefusal>('POST', '/events/v3/bulk/events/delete-by-filter'),
  /** Events by filter and sort. Drafts only for administrators who ask for them. */
  queryEvents: call<QueryEventsRequest, QueryEventsResponse, QueryEventsRefusal, Event>('POST', '/events/v3/events/query', { values: { events: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } }, list: { kind: 'offset', query: 'query', items: 'events', metadata: 'pagingMetadata' } }),
  /** Published events of a category, in its order. */
  listEventsByCategory: call<ListEventsByCategoryRequest, ListEventsByCategoryResponse, ListEventsByCategoryRefusal, Event>('GET', '/events/v3/events/category/{categoryId}', { values: { events: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } }, list: { kind: 'offset', query: '', items: 'events', metadata: 'pagingMetadata' } }),
  /** Number of events, in all and per status. */
  countEventsByStatus: call<CountEventsByStatusRequest, CountEventsByStatusResponse, CountEventsByStatusRefusal>('POST', '/events/v3/events/count-by-status'),
  /** One event. A draft is found by administrators only. */
  getEvent: call<GetEventRequest, GetEventResponse, GetEventRefusal>('GET', '/events/v3/events/{eventId}', { values: { event: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } } }),
  /** One event by its slug, or by one that it had before and that no other has taken. */
  getEventBySlug: call<GetEventBySlugRequest, GetEventBySlugResponse, GetEventBySlugRefusal>('GET', '/events/v3/events/slug/{slug}', { values: { event: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } } }),
}
