// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface BoardColumn {
  column: 'DRAFT' | 'SCHEDULED' | 'OPEN' | 'CLOSED' | 'OVER'
  total: number
  events: OverviewEvent[]
}

export type GetEventBoardRefusal = never

export interface GetEventBoardRequest {
  words?: string
  column?: 'DRAFT' | 'SCHEDULED' | 'OPEN' | 'CLOSED' | 'OVER'
  limit?: number
  offset?: number
}

export interface GetEventBoardResponse {
  columns: BoardColumn[]
}

export type ListEventsInPeriodRefusal = never

export interface ListEventsInPeriodRequest {
  words?: string
  from: Date | string
  to: Date | string
}

export interface ListEventsInPeriodResponse {
  events: OverviewEvent[]
  hasMore: boolean
}

export interface OverviewEvent {
  id: string
  title: string
  status: 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'DRAFT'
  column: 'DRAFT' | 'SCHEDULED' | 'OPEN' | 'CLOSED' | 'OVER'
  registrationType: 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE'
  soldOut: boolean
  dateAndTimeSettings: OverviewTime
  location: OverviewPlace
}

export interface OverviewPlace {
  type: 'VENUE' | 'ONLINE'
  name?: string
  locationTbd: boolean
  address?: {
    city: string
  }
}

export interface OverviewTime {
  dateAndTimeTbd: boolean
  dateAndTimeTbdMessage?: string
  startDate?: Date
  endDate?: Date
  timeZoneId: string
}

/** Module `fairground.event-overview`. */
export const eventOverview = {
  /** Events by how far they are: drafts, before their sale, on sale, closed or sold out, over or cancelled. */
  getEventBoard: call<GetEventBoardRequest, GetEventBoardResponse, GetEventBoardRefusal, BoardColumn>('GET', '/fairground/v1/event-board', { values: { columns: { events: { dateAndTimeSettings: { startDate: 'date', endDate: 'date' } } } }, list: { kind: 'flat', query: '', items: 'columns', metadata: '' } }),
  /** Events that take place between two moments, drafts and cancelled ones among them, by their start; at most 500. */
  listEventsInPeriod: call<ListEventsInPeriodRequest, ListEventsInPeriodResponse, ListEventsInPeriodRefusal>('GET', '/fairground/v1/event-period', { values: { events: { dateAndTimeSettings: { startDate: 'date', endDate: 'date' } } } }),
}
