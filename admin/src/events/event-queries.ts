import {
  type TicketDefinition,
  ticketDefinitionsV2,
} from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { type QueryEventsRequest, wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sortingOf } from '../list/list-choice.ts'
import { type EventTab, type ListChoice, PAGE_SIZE } from '../paths.ts'
import { staffClient } from '../staff-client.ts'

export const eventClient = staffClient({ wixEventsV2, ticketDefinitionsV2 })

const START = 'dateAndTimeSettings.startDate'

/** States of a tab, and the order in which one wants to read it. */
const inTab: Record<EventTab, { states: readonly string[]; sort: string }> = {
  upcoming: { states: ['UPCOMING', 'STARTED'], sort: START },
  draft: { states: ['DRAFT'], sort: '-createdDate' },
  past: { states: ['ENDED'], sort: `-${START}` },
  canceled: { states: ['CANCELED'], sort: `-${START}` },
}

export function eventSearch({
  tab = 'upcoming',
  q,
  sort,
  page = 1,
  size = PAGE_SIZE,
}: ListChoice<EventTab>): QueryEventsRequest {
  const { states, sort: usual } = inTab[tab]
  const sorting = sortingOf(sort ?? usual)
  return {
    query: {
      filter: { status: { $in: [...states] }, ...(q && { title: { $contains: q } }) },
      ...(sorting && { sort: sorting }),
      paging: { limit: size, offset: (page - 1) * size },
    },
    includeDrafts: true,
    fields: ['DETAILS', 'REGISTRATION', 'DASHBOARD'],
  }
}

export const eventListQuery = (choice: ListChoice<EventTab>) =>
  queryOptions({
    queryKey: ['events', 'list', eventSearch(choice)],
    queryFn: ({ signal }) => eventClient.wixEventsV2.queryEvents(eventSearch(choice), { signal }),
    placeholderData: keepPreviousData,
  })

/** Number of events in each tab. */
export const eventCountsQuery = () =>
  queryOptions({
    queryKey: ['events', 'counts'],
    queryFn: async ({ signal }): Promise<Record<EventTab, number>> => {
      const { facets } = await eventClient.wixEventsV2.countEventsByStatus({ includeDrafts: true }, { signal })
      const counts = facets.status?.counts ?? {}
      const sum = (tab: EventTab) => inTab[tab].states.reduce((all, state) => all + (counts[state] ?? 0), 0)
      return { upcoming: sum('upcoming'), draft: sum('draft'), past: sum('past'), canceled: sum('canceled') }
    },
  })

const FIELDS = ['DETAILS', 'TEXTS', 'REGISTRATION', 'DASHBOARD', 'SEO_SETTINGS', 'ONLINE_CONFERENCING_SESSION'] as const

export const eventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'one', eventId],
    queryFn: async ({ signal }) => {
      return (await eventClient.wixEventsV2.getEvent({ eventId, fields: [...FIELDS] }, { signal })).event
    },
  })

/** Kinds of ticket of these events, with what is sold. */
export const ticketsQuery = (eventIds: readonly string[]) =>
  queryOptions({
    queryKey: ['tickets', 'of', eventIds],
    enabled: eventIds.length > 0,
    queryFn: async ({ signal }) => {
      const found: TicketDefinition[] = []
      const query = {
        filter: { eventId: { $in: [...eventIds] } },
        sort: [{ fieldName: 'eventId' }, { fieldName: 'sortIndex' }],
        cursorPaging: { limit: 100 },
      }
      const message = { query, fields: ['SALES_DETAILS' as const] }
      for await (const one of eventClient.ticketDefinitionsV2.queryTicketDefinitions.each(message, { signal }))
        found.push(one)
      return found
    },
  })

/** Events to come, the next one first: the next 100. */
export const comingEventsQuery = () =>
  queryOptions({
    queryKey: ['events', 'coming'],
    queryFn: async ({ signal }) => {
      const query = {
        filter: { status: { $in: ['UPCOMING', 'STARTED'] } },
        sort: [{ fieldName: 'dateAndTimeSettings.startDate' }],
        paging: { limit: 100 },
      }
      return (await eventClient.wixEventsV2.queryEvents({ query }, { signal })).events
    },
  })
