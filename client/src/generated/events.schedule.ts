// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CursorPaging, DiscardDraftRefusal, DiscardDraftRequest, DiscardDraftResponse, Paging, PublishDraftRefusal, PublishDraftRequest, ScheduleItem, Sorting } from './shapes.ts'

export type { CursorPaging, DiscardDraftRefusal, DiscardDraftRequest, DiscardDraftResponse, Paging, PublishDraftRefusal, PublishDraftRequest, ScheduleItem, Sorting, TimeInterval } from './shapes.ts'

export type AddScheduleItemRefusal = 'EVENT_NOT_FOUND' | 'LIMIT_REACHED'

export interface AddScheduleItemRequest {
  eventId: string
  item: NewScheduleItemInput
}

export interface AddScheduleItemResponse {
  item: ScheduleItem
}

export type DeleteScheduleItemRefusal = 'EVENT_NOT_FOUND' | 'SCHEDULE_ITEM_NOT_FOUND'

export interface DeleteScheduleItemRequest {
  eventId: string
  itemIds: string[]
}

export type DeleteScheduleItemResponse = Record<never, never>

export type GetScheduleItemRefusal = 'SCHEDULE_ITEM_NOT_FOUND'

export interface GetScheduleItemRequest {
  itemId: string
  eventId?: string
  includeDraft?: boolean
}

export interface GetScheduleItemResponse {
  item?: ScheduleItem
  draft?: ScheduleItem
}

export type ListScheduleItemsRefusal = never

export interface ListScheduleItemsRequest {
  eventId?: string[]
  state?: Array<'PUBLISHED' | 'DRAFT' | 'VISIBLE' | 'HIDDEN'>
  startingFrom?: Date | string
  startingBefore?: Date | string
  offset?: number
  limit?: number
  facet?: string[]
  itemId?: string[]
  tag?: string[]
  stageName?: string[]
  paging?: SchedulePages
}

export interface ListScheduleItemsResponse {
  items: ScheduleItem[]
  total: number
  limit: number
  offset: number
  facets: Record<string, ScheduleFacetCounts>
  draftNotPublished?: boolean
  pagingMetadata: SchedulePaging
}

export interface NewScheduleItemInput {
  hidden?: boolean
  description?: string
  stageName?: string
  tags?: string[]
  speakers?: string[]
  status?: 'SCHEDULED' | 'CANCELED'
  name: string
  timeSlot: NewTimeIntervalInput
}

export interface NewTimeIntervalInput {
  start: Date | string
  end: Date | string
  timeZoneId?: string | null
}

export type PublishDraftResponse = Record<never, never>

export type QueryScheduleItemsRefusal = 'FILTER_PARSER_ERROR'

export interface QueryScheduleItemsRequest {
  query?: ScheduleQuery
}

export interface QueryScheduleItemsResponse {
  items: ScheduleItem[]
  pagingMetadata: SchedulePaging
}

export type RescheduleDraftRefusal = 'EVENT_NOT_FOUND'

export interface RescheduleDraftRequest {
  eventId: string
  timeZoneId: string
  timeSlotOffset?: string
}

export type RescheduleDraftResponse = Record<never, never>

export interface ScheduleFacetCounts {
  counts: Record<string, number>
}

export interface ScheduleItemChangesInput {
  hidden?: boolean
  description?: string
  stageName?: string
  tags?: string[]
  speakers?: string[]
  status?: 'SCHEDULED' | 'CANCELED'
  name?: string
  timeSlot?: TimeIntervalChangesInput
}

export interface SchedulePages {
  limit?: number
  offset?: number
}

export interface SchedulePaging {
  count?: number
  offset?: number
  total?: number
  tooManyToCount?: boolean
  cursors?: {
    next?: string
    prev?: string
  }
}

export interface ScheduleQuery {
  filter?: Record<string, unknown>
  sort?: Sorting[]
  paging?: Paging
  cursorPaging?: CursorPaging
}

export interface TimeIntervalChangesInput {
  start?: Date | string
  end?: Date | string
  timeZoneId?: string | null
}

export type UpdateScheduleItemRefusal = 'EVENT_NOT_FOUND' | 'SCHEDULE_ITEM_NOT_FOUND'

export interface UpdateScheduleItemRequest {
  eventId: string
  itemId: string
  item?: ScheduleItemChangesInput
  fields?: string
}

export interface UpdateScheduleItemResponse {
  item: ScheduleItem
}

/** Module `events.schedule`. */
export const schedule = {
  /** Items of schedules by their start: published ones unless `state` says otherwise. Drafts and hidden items are for callers who read drafts of events. */
  listScheduleItems: call<ListScheduleItemsRequest, ListScheduleItemsResponse, ListScheduleItemsRefusal, ScheduleItem>('GET', '/events/v1/schedule', { values: { items: { timeSlot: { start: 'date', end: 'date' }, createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'flat', query: '', items: 'items', metadata: 'pagingMetadata' } }),
  /** Items that match a filter (id, eventId, name, timeSlot.start, timeSlot.end, stageName, tags, status, hidden, draft, createdDate, updatedDate): published ones unless the filter names `draft`. */
  queryScheduleItems: call<QueryScheduleItemsRequest, QueryScheduleItemsResponse, QueryScheduleItemsRefusal, ScheduleItem>('POST', '/events/v1/schedule/query', { values: { items: { timeSlot: { start: 'date', end: 'date' }, createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'items', metadata: 'pagingMetadata' } }),
  /** One item as it is published, and its draft for callers who ask for it and read drafts. */
  getScheduleItem: call<GetScheduleItemRequest, GetScheduleItemResponse, GetScheduleItemRefusal>('GET', '/events/v1/schedule/{itemId}', { values: { item: { timeSlot: { start: 'date', end: 'date' }, createdDate: 'date', updatedDate: 'date' }, draft: { timeSlot: { start: 'date', end: 'date' }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Adds an item to the draft of an event’s schedule. */
  addScheduleItem: call<AddScheduleItemRequest, AddScheduleItemResponse, AddScheduleItemRefusal>('POST', '/events/v1/schedule/draft', { values: { item: { timeSlot: { start: 'date', end: 'date' }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes an item of the draft: the fields that `fields` names, without it those that are present. */
  updateScheduleItem: call<UpdateScheduleItemRequest, UpdateScheduleItemResponse, UpdateScheduleItemRefusal>('PATCH', '/events/v1/schedule/draft/{itemId}', { values: { item: { timeSlot: { start: 'date', end: 'date' }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes items from the draft, all of them or none. Published ones stay until the draft is published. */
  deleteScheduleItem: call<DeleteScheduleItemRequest, DeleteScheduleItemResponse, DeleteScheduleItemRefusal>('DELETE', '/events/v1/schedule/draft/items'),
  /** Makes the draft what is published. */
  discardDraft: call<DiscardDraftRequest, DiscardDraftResponse, DiscardDraftRefusal>('DELETE', '/events/v1/schedule/draft'),
  /** Publishes the draft. Bookmarks of items that are no more go. */
  publishDraft: call<PublishDraftRequest, PublishDraftResponse, PublishDraftRefusal>('POST', '/events/v1/schedule/publish'),
  /** Moves all items of the draft by a time, forward or back, and gives them a zone. */
  rescheduleDraft: call<RescheduleDraftRequest, RescheduleDraftResponse, RescheduleDraftRefusal>('POST', '/events/v1/schedule/draft/reschedule'),
}
