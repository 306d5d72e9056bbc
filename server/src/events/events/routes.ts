import type { EventRequestedField } from '@fairground/contract/enumerations/events.ts'
import { type Event, EventChanges } from '@fairground/contract/events/event-shapes.ts'
import * as contract from '@fairground/contract/events/wix-events-v-2.ts'
import type { Static } from 'typebox'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { getCategory } from '../categories/read-categories.ts'
import type { EventRow } from '../event/event-row.ts'
import { getEvent, getEventBySlug } from '../event/find-events.ts'
import type { Remembering } from '../event/next-change.ts'
import { withReadableFilter } from '../requests/filter-faults.ts'
import { changeMany } from './change-many.ts'
import { cancelEvent, publishEvent } from './change-state.ts'
import { cloneEvent } from './clone-event.ts'
import { createEvent } from './create-event.ts'
import { deleteEvent } from './delete-events.ts'
import { eventAnswers } from './event-answers.ts'
import {
  countByStatus,
  isTimed,
  listEvents,
  listEventsInCategory,
  listShown,
  selectEvents,
  shownInCategory,
} from './list-events.ts'
import { eventsToWire } from './read-events.ts'
import { updateEvent } from './update-event.ts'

interface EventDeps {
  readonly publicUrl: string
  readonly remembering: Remembering
}

/** Answers to visitors say themselves with what they go out of date, and when. */
const SAYS_ITSELF = { cache: () => [] }

export function eventRoutes(api: Api, { publicUrl, remembering }: EventDeps): void {
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
  readRoutes(api, { publicUrl, remembering }, answer)
  mount(api, contract.countEventsByStatus, async ({ filter = {}, includeDrafts = false }, ctx) => {
    const counts = await withReadableFilter(() => countByStatus(ctx, filter, includeDrafts))
    const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
    return { pagingMetadata: { count: total, offset: 0, total }, facets: { status: { counts } } }
  })
}

type Answer = (
  ctx: Ctx,
  row: EventRow,
  fields: readonly EventRequestedField[] | undefined,
) => Promise<{ event: Static<typeof Event> }>

/** Reads of visitors, which are remembered, and those of administrators, which are not. */
function readRoutes(api: Api, { publicUrl, remembering }: EventDeps, answer: Answer): void {
  const answers = eventAnswers(remembering, publicUrl)
  mount(
    api,
    contract.getEvent,
    async ({ eventId, fields }, ctx) =>
      holdsScope(ctx.caller, 'events.read')
        ? answer(ctx, await getEvent(ctx, eventId), fields)
        : answers.byId(ctx, eventId.toLowerCase(), fields),
    SAYS_ITSELF,
  )
  mount(
    api,
    contract.getEventBySlug,
    async ({ slug, fields }, ctx) =>
      holdsScope(ctx.caller, 'events.read')
        ? answer(ctx, await getEventBySlug(ctx, slug), fields)
        : answers.bySlug(ctx, slug, fields),
    SAYS_ITSELF,
  )
  mount(
    api,
    contract.queryEvents,
    ({ query = {}, fields, includeDrafts = false }, ctx) =>
      withReadableFilter(async () => {
        if (!holdsScope(ctx.caller, 'events.read'))
          return answers.list(ctx, listShown(ctx, answers.orders, query), { fields, isTimed: isTimed(query) })
        const { rows, paging } = await listEvents(ctx, query, includeDrafts)
        return { events: await eventsToWire(ctx, publicUrl, rows, fields), pagingMetadata: paging }
      }),
    SAYS_ITSELF,
  )
  mount(
    api,
    contract.listEventsByCategory,
    async ({ categoryId, paging: wanted, fields }, ctx) => {
      const { id } = await getCategory(ctx, categoryId)
      if (!holdsScope(ctx.caller, 'events.read'))
        return answers.list(ctx, shownInCategory(ctx, id, wanted), { fields, isTimed: false })
      const { rows, paging } = await listEventsInCategory(ctx, id, wanted)
      return { events: await eventsToWire(ctx, publicUrl, rows, fields), pagingMetadata: paging }
    },
    SAYS_ITSELF,
  )
}

/** By type a whole query is sent, `{filter: {filter}}`; by habit the filter itself. */
function bareFilter(filter: Record<string, unknown>): Record<string, unknown> {
  const inner = filter.filter
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : filter // checked to be an object
}
