import {
  type TicketDefinition,
  ticketDefinitionsV2,
} from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { type Event, wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { present } from '@fairground/domain/present.ts'
import type { Shop } from '../shop.ts'
import { type EventCardView, eventCardView } from './event-card-view.ts'
import { filterOf, hasDays, isWithin, type Narrowing } from './narrowing.ts'

/** `calendar` is `coming` with the cancelled events whose date is yet to come, for people who look for them. */
export type Which = 'coming' | 'calendar' | 'past'

const ofStatus = (...status: Event['status'][]) => ({ status: { $in: status } })

/**
 * One date of an event that repeats, which stands for all: the next one or, of those that are over or cancelled, the last. Where days are chosen
 * each date stands for itself.
 */
const standingFor = (place: Event['dateAndTimeSettings']['recurrenceStatus'], { onDays }: Chosen) =>
  onDays ? {} : { 'dateAndTimeSettings.recurrenceStatus': { $in: ['ONE_TIME', place] } }

interface Chosen {
  readonly onDays: boolean
}

const HOUR_MS = 60 * 60 * 1000

/** Cancelled events that would not be over yet. Whole hours, so that the reads of an hour are the same one and are cached. */
const canceledAfter = (now: number, chosen: Chosen) => ({
  ...ofStatus('CANCELED'),
  ...standingFor('RECURRING_RECENTLY_CANCELED', chosen),
  'dateAndTimeSettings.dateAndTimeTbd': false,
  'dateAndTimeSettings.endDate': { $gt: new Date(Math.floor(now / HOUR_MS) * HOUR_MS).toISOString() },
})

const coming = (chosen: Chosen) => ({
  ...ofStatus('UPCOMING', 'STARTED'),
  ...standingFor('RECURRING_UPCOMING', chosen),
})

const selections = {
  coming: { filter: coming, order: 'ASC' },
  calendar: { filter: (chosen) => ({ $or: [coming(chosen), canceledAfter(Date.now(), chosen)] }), order: 'ASC' },
  past: {
    filter: (chosen) => ({ ...ofStatus('ENDED'), ...standingFor('RECURRING_RECENTLY_ENDED', chosen) }),
    order: 'DESC',
  },
} as const satisfies Record<Which, { filter: (chosen: Chosen) => object; order: 'ASC' | 'DESC' }>

interface EventSelection {
  readonly limit?: number
  readonly words?: string
  readonly categoryId?: string
  readonly narrowing?: Narrowing
}

/** Events in the order of their start, the soonest first or, of past ones, the latest; at most 100. One that repeats is there once. */
export async function loadEvents(
  shop: Shop,
  which: Which,
  { limit = 100, words, categoryId, narrowing = {} }: EventSelection = {},
): Promise<EventCardView[]> {
  const { filter, order } = selections[which]
  shop.tag('events')
  const { events: found } = await shop.client({ wixEventsV2 }).wixEventsV2.queryEvents({
    query: {
      filter: {
        ...filter({ onDays: hasDays(narrowing) }),
        ...present({ title: words ? { $contains: words } : undefined, 'categories.categories.id': categoryId }),
        ...filterOf(narrowing),
      },
      sort: [{ fieldName: 'dateAndTimeSettings.startDate', order }],
      paging: { limit },
    },
    fields: ['DETAILS', 'REGISTRATION'],
  })
  const events = found.filter((event) => isWithin(narrowing, event))
  const left = await ticketsLeft(shop, events)
  return events.map((event) => eventCardView(event, shop.site, left.get(event.id)))
}

/** Kinds of ticket that one call returns. */
const KINDS_AT_ONCE = 100

/** Tickets that can still be had, by event; events with an unlimited kind are left out. */
async function ticketsLeft({ client }: Shop, events: readonly Event[]): Promise<Map<string, number>> {
  const ids = events.filter(({ registration }) => registration?.type === 'TICKETING').map(({ id }) => id)
  const left = new Map<string, number>()
  if (ids.length === 0) return left
  const api = client({ ticketDefinitionsV2 }).ticketDefinitionsV2
  const kinds: TicketDefinition[] = []
  for (let offset = 0; offset === kinds.length; offset += KINDS_AT_ONCE) {
    const { ticketDefinitions } = await api.queryAvailableTicketDefinitions({
      query: { filter: { eventId: { $in: ids } }, paging: { limit: KINDS_AT_ONCE, offset } },
      fields: ['SALES_DETAILS'],
    })
    kinds.push(...ticketDefinitions)
  }
  const unlimited = new Set<string>()
  for (const { eventId, salesDetails } of kinds) {
    if (salesDetails?.unsoldCount === undefined) unlimited.add(eventId)
    else left.set(eventId, (left.get(eventId) ?? 0) + salesDetails.unsoldCount)
  }
  for (const eventId of unlimited) left.delete(eventId)
  return left
}
