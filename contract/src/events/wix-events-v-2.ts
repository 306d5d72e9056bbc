import Type from 'typebox'
import { EventRequestedField } from '../enumerations/events.ts'
import { admin, caller, operation } from '../operation.ts'
import { Filter, fieldSets, OffsetMetadata, OffsetQuery, Paging } from '../paging.ts'
import { FieldMask, Guid, named, optional, text } from '../scalars.ts'
import { Event, EventChanges, NewEvent } from './event-shapes.ts'

const module = 'events.wix-events-v-2'
const fields = fieldSets(EventRequestedField)
const site = '/_api/events-events-v3-adapter'
const EventAnswer = Type.Object({ event: Event })

export const FacetCounts = named('FacetCounts', Type.Object({ counts: Type.Record(Type.String(), Type.Integer()) }))

const slugRefusals = ['SLUG_ALREADY_IN_USE', 'INVALID_SLUG_FORMAT'] as const
/** Refusals of a venue that the event is to be at. */
export const refusalsOfVenue = ['VENUE_NOT_FOUND', 'ROOM_NOT_FOUND', 'ROOM_TOO_SMALL', 'LIMIT_REACHED'] as const

export const createEvent = operation({
  module,
  name: 'createEvent',
  summary: 'Creates an event, published at once unless `draft` is set.',
  method: 'POST',
  path: '/v3/events',
  publicPath: '/events/v3/events',
  sitePath: `${site}/v3/events`,
  who: admin('events.write'),
  request: Type.Object({ event: NewEvent, draft: optional(Type.Boolean()), fields }),
  response: EventAnswer,
  refusals: [...slugRefusals, ...refusalsOfVenue],
})

export const cloneEvent = operation({
  module,
  name: 'cloneEvent',
  summary:
    'Copies an event with its ticket definitions as a draft; it starts 14 days after the original unless dates are given.',
  method: 'POST',
  path: '/v3/events/{eventId}/clone',
  publicPath: '/events/v3/events/{eventId}/clone',
  sitePath: `${site}/v3/events/{eventId}/clone`,
  who: admin('events.write'),
  request: Type.Object({
    eventId: Guid,
    event: optional(EventChanges),
    draft: optional(Type.Boolean()),
    fieldmask: optional(FieldMask),
    fields,
  }),
  response: EventAnswer,
  refusals: ['EVENT_NOT_FOUND', 'CURRENCY_LOCKED', ...slugRefusals, ...refusalsOfVenue],
})

export const updateEvent = operation({
  module,
  name: 'updateEvent',
  summary:
    'Changes the fields that are present and leaves the rest. `recurringEvents` adds dates, each a copy of the event.',
  method: 'PATCH',
  path: '/v3/events/{event.id}',
  publicPath: '/events/v3/events/{event.id}',
  sitePath: `${site}/v3/events/{event.id}`,
  who: admin('events.write'),
  request: Type.Object({
    event: Type.Object({ id: Guid, ...EventChanges.properties }),
    fieldmask: optional(FieldMask),
    fields,
  }),
  response: EventAnswer,
  refusals: ['EVENT_NOT_FOUND', ...slugRefusals, ...refusalsOfVenue],
})

export const publishDraftEvent = operation({
  module,
  name: 'publishDraftEvent',
  summary: 'Publishes a draft.',
  method: 'POST',
  path: '/v3/events/{eventId}/publish',
  publicPath: '/events/v3/events/{eventId}/publish',
  sitePath: `${site}/v3/events/{eventId}/publish`,
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid, fields }),
  response: EventAnswer,
  refusals: ['EVENT_NOT_FOUND', 'EVENT_ALREADY_PUBLISHED', 'INVALID_EVENT_STATUS_TRANSITION'],
})

export const cancelEvent = operation({
  module,
  name: 'cancelEvent',
  summary: 'Cancels an event: it stays readable, its registration closes.',
  method: 'POST',
  path: '/v3/events/{eventId}/cancel',
  publicPath: '/events/v3/events/{eventId}/cancel',
  sitePath: `${site}/v3/events/{eventId}/cancel`,
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid, fields }),
  response: EventAnswer,
  refusals: ['EVENT_NOT_FOUND', 'INVALID_EVENT_STATUS_TRANSITION'],
})

export const deleteEvent = operation({
  module,
  name: 'deleteEvent',
  summary:
    'Deletes an event that nobody has a place at. A cancelled one whose money went back can be deleted; its orders stay.',
  method: 'DELETE',
  path: '/v3/events/{eventId}',
  publicPath: '/events/v3/events/{eventId}',
  sitePath: `${site}/v3/events/{eventId}`,
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ eventId: Type.String() }),
  refusals: ['EVENT_NOT_FOUND', 'EVENT_HAS_GUESTS', 'EVENT_NOT_SETTLED'],
})

/** The client's type asks for a whole query; callers who pass a bare filter are understood too. */
const BulkFilter = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, free: true })

/** The published answer is empty; the id is ours, and only where the change is not done yet. */
const ChangeOfMany = Type.Object({ jobId: optional(Guid) })

export const bulkCancelEventsByFilter = operation({
  module,
  name: 'bulkCancelEventsByFilter',
  summary: 'Cancels all events that the filter selects. Of more than 100, jobs do it, whose id the answer has.',
  method: 'POST',
  path: '/v3/bulk/events/cancel-by-filter',
  publicPath: '/events/v3/bulk/events/cancel-by-filter',
  sitePath: `${site}/v3/bulk/events/cancel-by-filter`,
  who: admin('events.write'),
  request: Type.Object({ filter: BulkFilter }),
  response: ChangeOfMany,
  refusals: [],
})

export const bulkDeleteEventsByFilter = operation({
  module,
  name: 'bulkDeleteEventsByFilter',
  summary:
    'Deletes all events that the filter selects, or none while one cannot be deleted. Of more than 100, jobs do it, whose id the answer has.',
  method: 'POST',
  path: '/v3/bulk/events/delete-by-filter',
  publicPath: '/events/v3/bulk/events/delete-by-filter',
  sitePath: `${site}/v3/bulk/events/delete-by-filter`,
  who: admin('events.write'),
  request: Type.Object({ filter: BulkFilter }),
  response: ChangeOfMany,
  refusals: ['EVENT_HAS_GUESTS', 'EVENT_NOT_SETTLED'],
})

export const queryEvents = operation({
  module,
  name: 'queryEvents',
  summary: 'Events by filter and sort. Drafts only for administrators who ask for them.',
  method: 'POST',
  path: '/v3/events/query',
  publicPath: '/events/v3/events/query',
  sitePath: `${site}/v3/events/query`,
  who: caller,
  request: Type.Object({ query: optional(OffsetQuery), fields, includeDrafts: optional(Type.Boolean()) }),
  response: Type.Object({ events: Type.Array(Event), pagingMetadata: OffsetMetadata }),
  refusals: ['FILTER_PARSER_ERROR'],
})

export const listEventsByCategory = operation({
  module,
  name: 'listEventsByCategory',
  summary: 'Published events of a category, in its order.',
  method: 'GET',
  path: '/v3/events/category/{categoryId}',
  publicPath: '/events/v3/events/category/{categoryId}',
  sitePath: `${site}/v3/events/category/{categoryId}`,
  who: caller,
  request: Type.Object({ categoryId: Guid, paging: optional(Paging), fields }),
  response: Type.Object({ events: Type.Array(Event), pagingMetadata: OffsetMetadata }),
  refusals: ['CATEGORY_NOT_FOUND'],
})

export const countEventsByStatus = operation({
  module,
  name: 'countEventsByStatus',
  summary: 'Number of events, in all and per status.',
  method: 'POST',
  path: '/v3/events/count-by-status',
  publicPath: '/events/v3/events/count-by-status',
  sitePath: `${site}/v3/events/count-by-status`,
  who: caller,
  request: Type.Object({
    filter: optional(Filter),
    includeDrafts: optional(Type.Boolean()),
  }),
  response: Type.Object({ pagingMetadata: OffsetMetadata, facets: Type.Record(Type.String(), FacetCounts) }),
  refusals: ['FILTER_PARSER_ERROR'],
})

export const getEvent = operation({
  module,
  name: 'getEvent',
  summary: 'One event. A draft is found by administrators only.',
  method: 'GET',
  path: '/v3/events/{eventId}',
  publicPath: '/events/v3/events/{eventId}',
  sitePath: `${site}/v3/events/{eventId}`,
  who: caller,
  request: Type.Object({ eventId: Guid, fields }),
  response: EventAnswer,
  refusals: ['EVENT_NOT_FOUND'],
})

export const getEventBySlug = operation({
  module,
  name: 'getEventBySlug',
  summary: 'One event by its slug, or by one that it had before and that no other has taken.',
  method: 'GET',
  path: '/v3/events/slug/{slug}',
  publicPath: '/events/v3/events/slug/{slug}',
  sitePath: `${site}/v3/events/slug/{slug}`,
  who: caller,
  request: Type.Object({ slug: text(130), fields }),
  response: EventAnswer,
  refusals: ['EVENT_NOT_FOUND'],
})

export const operations = [
  createEvent,
  cloneEvent,
  updateEvent,
  publishDraftEvent,
  cancelEvent,
  deleteEvent,
  bulkCancelEventsByFilter,
  bulkDeleteEventsByFilter,
  queryEvents,
  listEventsByCategory,
  countEventsByStatus,
  getEvent,
  getEventBySlug,
] as const
