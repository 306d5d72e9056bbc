// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { DateAndTimeSettingsInputInput, EventVenueInput, GuestListSettings, Location, OnlineConferencingInput, PriceTierInputInput, PricingMethodInput, RegistrationInputInput, RichContent, SalePeriodInputInput, SeoSettings } from './shapes.ts'
import type { Event, Image } from './events.wix-events-v-2.ts'

export type { Address, AddressLocation, AgendaSettings, CommonMoney, ControlCondition, DateAndTimeSettings, DateAndTimeSettingsInputInput, EventCategory, EventRoom, EventVenue, EventVenueInput, Form, FormMessages, Formatted, FormattedMoney, GuestListSettings, Input, InputControl, Location, Money, OccurrenceInput, OnlineConferencing, OnlineConferencingInput, PageUrl, PriceTierInputInput, PricingMethodInput, Registration, RegistrationInputInput, RichContent, SalePeriodInputInput, SeoSettings, Summaries, TaxSettings, TicketCancellationTerms, TicketChangeTerms } from './shapes.ts'
export type { Event, Image } from './events.wix-events-v-2.ts'

export type ChangeLaterDatesRefusal = 'EVENT_NOT_FOUND' | 'CURRENCY_LOCKED' | 'VENUE_NOT_FOUND' | 'ROOM_NOT_FOUND' | 'ROOM_TOO_SMALL' | 'LIMIT_REACHED'

export interface ChangeLaterDatesRequest {
  eventId: string
  event: SeriesChangesInput
  fieldmask?: string
}

export interface ChangeLaterDatesResponse {
  event: Event
  changed: number
}

export type ChangeLaterTicketsRefusal = 'TICKET_DEFINITION_NOT_FOUND' | 'STALE_REVISION' | 'NOT_ENOUGH_TICKETS' | 'INVALID_SALE_PERIOD'

export interface ChangeLaterTicketsRequest {
  ticketDefinitionId: string
  revision: string
  ticketDefinition: SeriesTicketChangesInput
}

export interface ChangeLaterTicketsResponse {
  changed: number
}

export interface EventDate {
  startDate: Date
  endDate: Date
  exists: boolean
}

export type PreviewEventDatesRefusal = 'EVENT_NOT_FOUND'

export interface PreviewEventDatesRequest {
  startDate: Date | string
  endDate: Date | string
  timeZoneId: string
  rule: string
  exceptDays?: string[]
  eventId?: string
}

export interface PreviewEventDatesResponse {
  dates: EventDate[]
}

export type PublishLaterDatesRefusal = 'EVENT_NOT_FOUND'

export interface PublishLaterDatesRequest {
  eventId: string
}

export interface PublishLaterDatesResponse {
  published: number
}

export interface SeriesChangesInput {
  shortDescription?: string | null
  detailedDescription?: string | null
  description?: RichContent | null
  mainImage?: Image | null
  seoSettings?: SeoSettings
  guestListSettings?: GuestListSettings
  onlineConferencing?: OnlineConferencingInput
  venue?: EventVenueInput | null
  title?: string
  location?: Location
  dateAndTimeSettings?: DateAndTimeSettingsInputInput
  registration?: RegistrationInputInput
}

export interface SeriesTicketChangesInput {
  description?: string | null
  policyText?: string | null
  hidden?: boolean
  limited?: boolean
  initialLimit?: number | null
  salePeriod?: SalePeriodInputInput | null
  limitPerCheckout?: number | null
  minimumPerCheckout?: number | null
  membersOnly?: boolean
  limitPerPerson?: number | null
  admits?: number
  attendance?: 'PLACE' | 'ONLINE' | 'BOTH'
  priceTiers?: PriceTierInputInput[] | null
  suggestedPrices?: string[] | null
  name?: string
  pricingMethod?: PricingMethodInput
  feeType?: 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT' | 'NO_FEE'
}

/** Module `fairground.event-series`. */
export const eventSeries = {
  /** Dates of a rule from the first on, at the same time of the clocks in the zone. Nothing is stored. */
  previewEventDates: call<PreviewEventDatesRequest, PreviewEventDatesResponse, PreviewEventDatesRefusal>('POST', '/fairground/v1/event-series/preview', { values: { dates: { startDate: 'date', endDate: 'date' } } }),
  /** Changes a date of a series and all later ones that stand; a change of the time moves each as far as this one. All or none. */
  changeLaterDates: call<ChangeLaterDatesRequest, ChangeLaterDatesResponse, ChangeLaterDatesRefusal>('PATCH', '/fairground/v1/events/{eventId}/later-dates', { values: { event: { location: { address: { geocode: { latitude: 'float', longitude: 'float' } } }, dateAndTimeSettings: { startDate: 'date', endDate: 'date' }, createdDate: 'date', updatedDate: 'date', publishedDate: 'date', registration: { rsvp: { startDate: 'date', endDate: 'date' } }, summaries: { cancellation: { canceledDate: 'date' } }, categories: { categories: { createdDate: 'date' } } } } }),
  /** Publishes a date of a series and all later ones that are drafts. */
  publishLaterDates: call<PublishLaterDatesRequest, PublishLaterDatesResponse, PublishLaterDatesRefusal>('POST', '/fairground/v1/events/{eventId}/later-dates/publish'),
  /** Changes a kind of ticket of a date, and the kinds of its name of all later dates that stand; the end of a sale or a price is as long before each date. All or none. */
  changeLaterTickets: call<ChangeLaterTicketsRequest, ChangeLaterTicketsResponse, ChangeLaterTicketsRefusal>('PATCH', '/fairground/v1/ticket-definitions/{ticketDefinitionId}/later-dates'),
}
