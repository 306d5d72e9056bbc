import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { present } from '@fairground/domain/present.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { choiceQuery, OFFERED } from '../collections/collection-items.ts'
import { treeQuery } from '../collections/collection-queries.ts'
import { eventClient, ticketsQuery } from '../events/event-queries.ts'
import { COUPONS } from './coupon-queries.ts'
import type { NamedTarget } from './coupon-scope.ts'
import { ticketName } from './scope-names.ts'

export interface Choice {
  readonly id: string
  readonly name: string
  /** The event of a kind of ticket, or an event's start. */
  readonly event?: Event
}

type Reading = { signal: AbortSignal; client: QueryClient }

/** Events whose kinds of ticket are offered at once. */
const EVENTS_OF_TICKETS = 20

async function events(q: string, limit: number, { signal }: Reading): Promise<Event[]> {
  const query = {
    filter: q ? { title: { $contains: q } } : {},
    sort: [{ fieldName: 'dateAndTimeSettings.startDate', order: 'DESC' as const }],
    paging: { limit },
  }
  return (await eventClient.wixEventsV2.queryEvents({ query, includeDrafts: true, fields: ['DETAILS'] }, { signal }))
    .events
}

const read: Record<NamedTarget, (q: string, reading: Reading) => Promise<Choice[]>> = {
  async product(q, { client }) {
    const found = await client.fetchQuery(choiceQuery(q))
    return found.map(({ id, name, visible }) => ({ id, name: visible ? name : `${name} (hidden)` }))
  },
  async collection(q, { client }) {
    const tree = await client.ensureQueryData(treeQuery())
    const words = q.toLowerCase()
    return tree
      .filter(({ name }) => name.toLowerCase().includes(words))
      .sort((a, b) => a.name.localeCompare(b.name))
      .slice(0, OFFERED)
      .map(({ id, name }) => ({ id, name }))
  },
  async event(q, reading) {
    return (await events(q, OFFERED, reading)).map((event) => ({ id: event.id, name: event.title, event }))
  },
  async ticket(q, reading) {
    const of = await events(q, EVENTS_OF_TICKETS, reading)
    if (of.length === 0) return []
    const byId = new Map(of.map((event) => [event.id, event]))
    const tickets = await reading.client.fetchQuery(ticketsQuery([...byId.keys()]))
    return tickets.map(({ id, name, eventId }) => {
      const event = byId.get(eventId)
      return { id, name: ticketName(name, event?.title), ...present({ event }) }
    })
  },
}

/** Objects that a coupon may be for, by words: products by name or SKU, kinds of ticket by their event. */
export const choicesQuery = (target: NamedTarget, q: string) =>
  queryOptions({
    queryKey: [COUPONS, 'choices', target, q],
    queryFn: (reading) => read[target](q, reading),
  })
