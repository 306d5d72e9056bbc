import Type from 'typebox'
import { ScheduleState } from '../enumerations/events.ts'
import { admin, caller, operation } from '../operation.ts'
import { CursorPaging, Filter, Paging, Sorting } from '../paging.ts'
import { Empty, FieldMask, Guid, int, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { NewScheduleItem, ScheduleItem, ScheduleItemChanges } from './schedule-shapes.ts'

const module = 'events.schedule'

const at = <const P extends string>(path: P) => ({
  module,
  path: `/v1/schedule${path}`,
  publicPath: `/events/v1/schedule${path}`,
  sitePath: `/_api/wix-events-schedule/v1/schedule${path}`,
  aliases: [`/_api/wix-events-web/v1/schedule${path}`],
})
const write = { who: admin('events.write') }
const draftLost = ['EVENT_NOT_FOUND', 'SCHEDULE_ITEM_NOT_FOUND'] as const

/** One page as both ways of paging count it. */
const PagingMetadata = named(
  'SchedulePaging',
  Type.Object({
    count: optional(Type.Integer()),
    offset: optional(Type.Integer()),
    total: optional(Type.Integer()),
    tooManyToCount: optional(Type.Boolean()),
    cursors: optional(Type.Object({ next: optional(Type.String()), prev: optional(Type.String()) })),
  }),
)

export const listScheduleItems = operation({
  ...at(''),
  name: 'listScheduleItems',
  summary:
    'Items of schedules by their start: published ones unless `state` says otherwise. Drafts and hidden items are for callers who read drafts of events.',
  method: 'GET',
  who: caller,
  request: Type.Object({
    eventId: optional(list(Guid, 100)),
    /** PUBLISHED and DRAFT are alternatives, and so are VISIBLE and HIDDEN. */
    state: optional(list(oneOf(ScheduleState), 20)),
    /** Inclusive. */
    startingFrom: optional(Timestamp),
    /** Exclusive. */
    startingBefore: optional(Timestamp),
    offset: optional(int(0, 1000)),
    limit: optional(int(0, 100)),
    /** `tag` and `stageName`: numbers of items of each, whatever tags and stages are filtered by. */
    facet: optional(list(text(100, { minLength: 1 }), 20)),
    itemId: optional(list(Guid, 100)),
    /** Items that have one of them. */
    tag: optional(list(text(30, { minLength: 1 }), 50)),
    stageName: optional(list(text(30), 50)),
    /** Pages have 100 items unless given, and at most 1,000. */
    paging: optional(
      named('SchedulePages', Type.Object({ limit: optional(int(0, 1000)), offset: optional(int(0, 10_000)) })),
    ),
  }),
  response: Type.Object({
    items: Type.Array(ScheduleItem),
    total: Type.Integer(),
    limit: Type.Integer(),
    offset: Type.Integer(),
    facets: Type.Record(
      Type.String(),
      named('ScheduleFacetCounts', Type.Object({ counts: Type.Record(Type.String(), Type.Integer()) })),
    ),
    /** The draft differs from what is published. For callers who read drafts, where one event is named. */
    draftNotPublished: optional(Type.Boolean()),
    pagingMetadata: PagingMetadata,
  }),
  refusals: [],
})

export const queryScheduleItems = operation({
  ...at('/query'),
  name: 'queryScheduleItems',
  summary:
    'Items that match a filter (id, eventId, name, timeSlot.start, timeSlot.end, stageName, tags, status, hidden, draft, createdDate, updatedDate): published ones unless the filter names `draft`.',
  method: 'POST',
  who: caller,
  request: Type.Object({
    query: optional(
      named(
        'ScheduleQuery',
        Type.Object({
          filter: optional(Filter),
          sort: optional(list(Sorting, 3)),
          paging: optional(Paging),
          cursorPaging: optional(CursorPaging),
        }),
      ),
    ),
  }),
  response: Type.Object({ items: list(ScheduleItem, 100), pagingMetadata: PagingMetadata }),
  refusals: ['FILTER_PARSER_ERROR'],
})

export const getScheduleItem = operation({
  ...at('/{itemId}'),
  name: 'getScheduleItem',
  summary: 'One item as it is published, and its draft for callers who ask for it and read drafts.',
  method: 'GET',
  who: caller,
  request: Type.Object({ itemId: Guid, eventId: optional(Guid), includeDraft: optional(Type.Boolean()) }),
  response: Type.Object({ item: optional(ScheduleItem), draft: optional(ScheduleItem) }),
  refusals: ['SCHEDULE_ITEM_NOT_FOUND'],
})

export const addScheduleItem = operation({
  ...at('/draft'),
  ...write,
  name: 'addScheduleItem',
  summary: 'Adds an item to the draft of an event’s schedule.',
  method: 'POST',
  request: Type.Object({ eventId: Guid, item: NewScheduleItem }),
  response: Type.Object({ item: ScheduleItem }),
  refusals: ['EVENT_NOT_FOUND', 'LIMIT_REACHED'],
})

export const updateScheduleItem = operation({
  ...at('/draft/{itemId}'),
  ...write,
  name: 'updateScheduleItem',
  summary: 'Changes an item of the draft: the fields that `fields` names, without it those that are present.',
  method: 'PATCH',
  request: Type.Object({
    eventId: Guid,
    itemId: Guid,
    item: optional(ScheduleItemChanges),
    fields: optional(FieldMask),
  }),
  response: Type.Object({ item: ScheduleItem }),
  refusals: draftLost,
})

export const deleteScheduleItem = operation({
  ...at('/draft/items'),
  ...write,
  name: 'deleteScheduleItem',
  summary: 'Deletes items from the draft, all of them or none. Published ones stay until the draft is published.',
  method: 'DELETE',
  request: Type.Object({ eventId: Guid, itemIds: list(Guid, 100, 1) }),
  response: Empty,
  refusals: draftLost,
})

export const discardDraft = operation({
  ...at('/draft'),
  ...write,
  name: 'discardDraft',
  summary: 'Makes the draft what is published.',
  method: 'DELETE',
  request: Type.Object({ eventId: Guid }),
  response: Empty,
  refusals: ['EVENT_NOT_FOUND'],
})

export const publishDraft = operation({
  ...at('/publish'),
  ...write,
  name: 'publishDraft',
  summary: 'Publishes the draft. Bookmarks of items that are no more go.',
  method: 'POST',
  request: Type.Object({ eventId: Guid }),
  response: Empty,
  refusals: ['EVENT_NOT_FOUND'],
})

export const rescheduleDraft = operation({
  ...at('/draft/reschedule'),
  ...write,
  name: 'rescheduleDraft',
  summary: 'Moves all items of the draft by a time, forward or back, and gives them a zone.',
  method: 'POST',
  request: Type.Object({
    eventId: Guid,
    timeZoneId: text(100, { minLength: 1 }),
    /** Seconds: `3600s`, `-90s`. At most ten years. */
    timeSlotOffset: optional(Type.String({ pattern: '^-?[0-9]{1,9}([.][0-9]{1,9})?s$', maxLength: 21 })),
  }),
  response: Empty,
  refusals: ['EVENT_NOT_FOUND'],
})

export const operations = [
  listScheduleItems,
  queryScheduleItems,
  getScheduleItem,
  addScheduleItem,
  updateScheduleItem,
  deleteScheduleItem,
  discardDraft,
  publishDraft,
  rescheduleDraft,
] as const
