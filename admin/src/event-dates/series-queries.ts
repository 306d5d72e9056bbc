import { type Event, wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { eventSeries } from '@fairground/client/generated/fairground.event-series.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const seriesClient = staffClient({ wixEventsV2, eventSeries })

export const SERIES = 'dateAndTimeSettings.recurringEvents.categoryId'
export const START = 'dateAndTimeSettings.startDate'

export const seriesIdOf = (event: Event): string | undefined => event.dateAndTimeSettings.recurringEvents?.categoryId

/** Dates that the card of an event lists. */
const SHOWN = 100

/** Dates of a series that are not over, and how many there are; those that were cancelled among them. */
export const seriesDatesQuery = (seriesId: string) =>
  queryOptions({
    queryKey: ['events', 'series', seriesId],
    queryFn: async ({ signal }) => {
      const query = {
        filter: { [SERIES]: seriesId, status: { $ne: 'ENDED' } },
        sort: [{ fieldName: START }],
        paging: { limit: SHOWN },
      }
      const { events, pagingMetadata } = await seriesClient.wixEventsV2.queryEvents(
        { query, includeDrafts: true, fields: ['DASHBOARD'] },
        { signal },
      )
      return { events, total: pagingMetadata.total ?? events.length }
    },
  })

export interface Repetition {
  readonly eventId: string
  readonly startDate: Date
  readonly endDate: Date
  readonly timeZoneId: string
  /** Undefined while what was entered makes none. */
  readonly rule: string | undefined
}

export const previewQuery = ({ rule = '', ...first }: Repetition) =>
  queryOptions({
    queryKey: ['events', 'preview', first.eventId, first.startDate.toISOString(), first.timeZoneId, rule],
    enabled: rule !== '',
    queryFn: ({ signal }) => seriesClient.eventSeries.previewEventDates({ ...first, rule }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
