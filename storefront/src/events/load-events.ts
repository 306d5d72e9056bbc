import { ticketDefinitionsV2 } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { type Event, wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { present } from '@fairground/domain/present.ts'
import type { Shop } from '../shop.ts'
import { type EventCardView, eventCardView } from './event-card-view.ts'

/** `calendar` is `coming` with the cancelled events whose date is yet to come, for people who look for them. */
export type Which = 'coming' | 'calendar' | 'past'

const ofStatus = (...status: Event['status'][]) => ({ status: { $in: status } })

/** One date of an event that repeats, which stands for all: the next one or, of those that are over or cancelled, the last. */
const standingFor = (place: Event['dateAndTimeSettings']['recurrenceStatus']) => ({
  'dateAndTimeSettings.recurrenceStatus': { $in: ['ONE_TIME', place] },
})

const HOUR_MS = 60 * 60 * 1000

/** Cancelled events that would not be over yet. Whole hours, so that the reads of an hour are the same one and are cached. */
const canceledAfter = (now: number) => ({
  ...ofStatus('CANCELED'),
  ...standingFor('RECURRING_RECENTLY_CANCELED'),
  'dateAndTimeSettings.dateAndTimeTbd': false,
  'dateAndTimeSettings.endDate': { $gt: new Date(Math.floor(now / HOUR_MS) * HOUR_MS).toISOString() },
})

const COMING = { ...ofStatus('UPCOMING', 'STARTED'), ...standingFor('RECURRING_UPCOMING') }

const selections = {
  coming: { filter: () => COMING, order: 'ASC' },
  calendar: { filter: () => ({ $or: [COMING, canceledAfter(Date.now())] }), order: 'ASC' },
  past: { filter: () => ({ ...ofStatus('ENDED'), ...standingFor('RECURRING_RECENTLY_ENDED') }), order: 'DESC' },
} as const satisfies Record<Which, { filter: () => object; order: 'ASC' | 'DESC' }>

/** Events in the order of their start, the soonest first or, of past ones, the latest; at most 100. One that repeats is there once. */
export async function loadEvents(
  shop: Shop,
  which: Which,
  { limit = 100, words, categoryId }: { limit?: number; words?: string; categoryId?: string } = {},
): Promise<EventCardView[]> {
  const { filter, order } = selections[which]
  shop.tag('events')
  const { events } = await shop.client({ wixEventsV2 }).wixEventsV2.queryEvents({
    query: {
      filter: {
        ...filter(),
        ...present({ title: words ? { $contains: words } : undefined, 'categories.categories.id': categoryId }),
      },
      sort: [{ fieldName: 'dateAndTimeSettings.startDate', order }],
      paging: { limit },
    },
    fields: ['DETAILS', 'REGISTRATION'],
  })
  const left = await ticketsLeft(shop, events)
  return events.map((event) => eventCardView(event, shop.site, left.get(event.id)))
}

/** Tickets that can still be had, by event; events with an unlimited kind are left out. */
async function ticketsLeft({ client }: Shop, events: readonly Event[]): Promise<Map<string, number>> {
  const ids = events.filter(({ registration }) => registration?.type === 'TICKETING').map(({ id }) => id)
  const left = new Map<string, number>()
  if (ids.length === 0) return left
  const { ticketDefinitions } = await client({
    ticketDefinitionsV2,
  }).ticketDefinitionsV2.queryAvailableTicketDefinitions({
    query: { filter: { eventId: { $in: ids } }, paging: { limit: 100 } },
    fields: ['SALES_DETAILS'],
  })
  const unlimited = new Set<string>()
  for (const { eventId, salesDetails } of ticketDefinitions) {
    if (salesDetails?.unsoldCount === undefined) unlimited.add(eventId)
    else left.set(eventId, (left.get(eventId) ?? 0) + salesDetails.unsoldCount)
  }
  for (const eventId of unlimited) left.delete(eventId)
  return left
}
