// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type CreateSeriesPassRefusal = 'EVENT_NOT_FOUND' | 'EVENT_HAS_NO_DATES' | 'TICKET_DEFINITION_NOT_FOUND' | 'SERIES_PASS_NEEDS_DATES' | 'LIMIT_REACHED'

export interface CreateSeriesPassRequest {
  eventId: string
  ticketDefinitionId: string
  name: string
  price: string
  description?: string
  quantity?: number | null
  onSale?: boolean
  soldAfterStart?: boolean
  limitPerOrder?: number
  eventIds?: string[] | null
}

export interface CreateSeriesPassResponse {
  pass: SeriesPass
  skipped: SkippedDate[]
}

export type DeleteSeriesPassRefusal = 'SERIES_PASS_NOT_FOUND'

export interface DeleteSeriesPassRequest {
  passId: string
}

export type DeleteSeriesPassResponse = Record<never, never>

export type ListOfferedPassesRefusal = 'EVENT_NOT_FOUND'

export interface ListOfferedPassesRequest {
  eventId: string
}

export interface ListOfferedPassesResponse {
  passes: OfferedPass[]
}

export type ListSeriesPassesRefusal = 'EVENT_NOT_FOUND'

export interface ListSeriesPassesRequest {
  eventId: string
}

export interface ListSeriesPassesResponse {
  passes: SeriesPass[]
}

export interface OfferedPass {
  id: string
  appId: string
  name: string
  description: string
  formattedPrice: string
  available: number
  dates: OfferedPassDate[]
}

export interface OfferedPassDate {
  eventId: string
  title: string
  slug: string
  startDate?: Date
  timeZoneId: string
  showTimeZone: boolean
}

export interface SeriesPass {
  id: string
  revision: string
  name: string
  description: string
  price: string
  formattedPrice: string
  quantity?: number
  taken: number
  allDates: boolean
  onSale: boolean
  soldAfterStart: boolean
  limitPerOrder: number
  dates: SeriesPassDate[]
  createdDate: Date
  updatedDate: Date
}

export interface SeriesPassDate {
  eventId: string
  ticketDefinitionId: string
  ticketName: string
  startDate?: Date
  state: 'OPEN' | 'DRAFT' | 'CANCELED' | 'OVER'
}

export interface SkippedDate {
  eventId: string
  startDate?: Date
  reason: 'NO_SUCH_TICKET' | 'SEATED' | 'OTHER_CURRENCY'
}

export type UpdateSeriesPassRefusal = 'SERIES_PASS_NOT_FOUND' | 'EVENT_NOT_FOUND' | 'SERIES_PASS_NEEDS_DATES' | 'LIMIT_REACHED' | 'STALE_REVISION'

export interface UpdateSeriesPassRequest {
  pass: {
    id: string
    revision: string
    name?: string
    price?: string
    description?: string
    quantity?: number | null
    onSale?: boolean
    soldAfterStart?: boolean
    limitPerOrder?: number
    eventIds?: string[] | null
  }
}

export interface UpdateSeriesPassResponse {
  pass: SeriesPass
  skipped: SkippedDate[]
}

/** Module `fairground.series-passes`. */
export const seriesPasses = {
  /** Sells one ticket that admits to many dates of a series. On each date it takes a unit of the kind of ticket that has the name of the given one. */
  createSeriesPass: call<CreateSeriesPassRequest, CreateSeriesPassResponse, CreateSeriesPassRefusal>('POST', '/fairground/v1/events/{eventId}/series-passes', { values: { pass: { dates: { startDate: 'date' }, createdDate: 'date', updatedDate: 'date' }, skipped: { startDate: 'date' } } }),
  /** Changes a pass for those who buy it from now on; what was sold stays as it was sold. */
  updateSeriesPass: call<UpdateSeriesPassRequest, UpdateSeriesPassResponse, UpdateSeriesPassRefusal>('PATCH', '/fairground/v1/series-passes/{pass.id}', { values: { pass: { dates: { startDate: 'date' }, createdDate: 'date', updatedDate: 'date' }, skipped: { startDate: 'date' } } }),
  /** Ends the sale of a pass for good. Passes that were sold go on admitting. */
  deleteSeriesPass: call<DeleteSeriesPassRequest, DeleteSeriesPassResponse, DeleteSeriesPassRefusal>('DELETE', '/fairground/v1/series-passes/{passId}'),
  /** Passes of the series that an event is a date of, oldest first. A series has at most 20. */
  listSeriesPasses: call<ListSeriesPassesRequest, ListSeriesPassesResponse, ListSeriesPassesRefusal>('GET', '/fairground/v1/events/{eventId}/series-passes', { values: { passes: { dates: { startDate: 'date' }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Passes that are on sale and admit to an event among others, for the buyer who calls. */
  listOfferedPasses: call<ListOfferedPassesRequest, ListOfferedPassesResponse, ListOfferedPassesRefusal>('GET', '/fairground/v1/events/{eventId}/offered-passes', { values: { passes: { dates: { startDate: 'date' } } } }),
}
