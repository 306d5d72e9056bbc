import type { EventRequestedField } from '@fairground/contract/enumerations/events.ts'
import { EventChanges } from '@fairground/contract/events/event-shapes.ts'
import * as contract from '@fairground/contract/events/wix-events-v-2.ts'
import type { Ctx } from '../../ground/context.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { CATEGORIES, getCategory } from '../categories/read-categories.ts'
import type { EventRow } from '../event/event-row.ts'
import { getEvent, getEventBySlug } from '../event/find-events.ts'
import { withReadableFilter } from '../requests/filter-faults.ts'
import { changeMany } from './change-many.ts'
import { cancelEvent, deleteEvent, publishEvent } from './change-state.ts'
import { cloneEvent } from './clone-event.ts'
import { createEvent } from './create-event.ts'
import { countByStatus, listEvents, listEventsInCategory, selectEvents } from './list-events.ts'
import { eventsToWire } from './read-events.ts'
import { updateEvent } from './update-event.ts'

/** Status and sale windows follow the clock, which drops no tag. */
const STATUS_MAY_LAG_MS = 1_000

const tagsOfEvents = (events: readonly { id?: string }[]): string[] =>
  events.flatMap(({ id }) => (id ? [`event:${id}`] : []))

export function eventRoutes(api: Api, { publicUrl }: { readonly publicUrl: string }): void {
  const answer = async (ctx: Ctx, row: EventRow, fields: readonly EventRequestedField[] | undefined) => {
    const [event] = await eventsToWire(ctx, publicUrl, [row], fields)
    return { event: event! } // one row in, one event out
  }

  mount(api, contract.createEvent, async ({ event, draft = false, fields }, ctx) =>
    answer(ctx, await createEvent(ctx, event, draft), fields),
  )
  mount(api, contract.cloneEvent, async ({ eventId, event = {}, draft = true, fieldmask, fields }, ctx) => {
    const changes = masked(event, fieldmask, EventChanges, 'event')
    return answer(ctx, await cloneEvent(ctx, eventId, changes, draft), fields)
  })
  mount(api, contract.updateEvent, async ({ event: { id, ...event }, fieldmask, fields }, ctx) => {
    const changes = masked(event, fieldmask, EventChanges, 'event')
    return answer(ctx, await updateEvent(ctx, id, changes), fields)
  })
  mount(api, contract.publishDraftEvent, async ({ eventId, fields }, ctx) =>
    answer(ctx, await publishEvent(ctx, eventId), fields),
  )
  mount(api, contract.cancelEvent, async ({ eventId, fields }, ctx) =>
    answer(ctx, await cancelEvent(ctx, eventId), fields),
  )
  mount(api, contract.deleteEvent, async ({ eventId }, ctx) => {
    await deleteEvent(ctx, eventId)
    return { eventId }
  })
  mount(api, contract.bulkCancelEventsByFilter, async ({ filter }, ctx) =>
    changeMany(ctx, 'cancel', await selectEvents(ctx, bareFilter(filter))),
  )
  mount(api, contract.bulkDeleteEventsByFilter, async ({ filter }, ctx) =>
    changeMany(ctx, 'delete', await selectEvents(ctx, bareFilter(filter))),
  )
  mount(api, contract.getEvent, async ({ eventId, fields }, ctx) => answer(ctx, await getEvent(ctx, eventId), fields), {
    cache: (_, { event }) => [CATEGORIES, ...tagsOfEvents([event])],
    cacheForMs: STATUS_MAY_LAG_MS,
  })
  mount(
    api,
    contract.getEventBySlug,
    async ({ slug, fields }, ctx) => answer(ctx, await getEventBySlug(ctx, slug), fields),
    {
      // An address that an event has left can be taken by any other.
      cache: ({ slug }, { event }) => [
        ...(event.slug === slug ? [] : ['events']),
        CATEGORIES,
        ...tagsOfEvents([event]),
      ],
      cacheForMs: STATUS_MAY_LAG_MS,
    },
  )
  mount(
    api,
    contract.queryEvents,
    async ({ query = {}, fields, includeDrafts = false }, ctx) => {
      const { rows, paging } = await withReadableFilter(() => listEvents(ctx, query, includeDrafts))
      return { events: await eventsToWire(ctx, publicUrl, rows, fields), pagingMetadata: paging }
    },
    { cache: (_, { events }) => ['events', CATEGORIES, ...tagsOfEvents(events)], cacheForMs: STATUS_MAY_LAG_MS },
  )
  mount(
    api,
    contract.listEventsByCategory,
    async ({ categoryId, paging: wanted, fields }, ctx) => {
      const { id } = await getCategory(ctx, categoryId)
      const { rows, paging } = await listEventsInCategory(ctx, id, wanted)
      return { events: await eventsToWire(ctx, publicUrl, rows, fields), pagingMetadata: paging }
    },
    { cache: (_, { events }) => ['events', CATEGORIES, ...tagsOfEvents(events)], cacheForMs: STATUS_MAY_LAG_MS },
  )
  mount(api, contract.countEventsByStatus, async ({ filter = {}, includeDrafts = false }, ctx) => {
    const counts = await withReadableFilter(() => countByStatus(ctx, filter, includeDrafts))
    const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
    return { pagingMetadata: { count: total, offset: 0, total }, facets: { status: { counts } } }
  })
}

/** By type a whole query is sent, `{filter: {filter}}`; by habit the filter itself. */
function bareFilter(filter: Record<string, unknown>): Record<string, unknown> {
  const inner = filter.filter
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : filter // checked to be an object
}
