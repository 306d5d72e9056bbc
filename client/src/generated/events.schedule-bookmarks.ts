// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { ScheduleItem } from './shapes.ts'

export type { ScheduleItem, TimeInterval } from './shapes.ts'

export type CreateBookmarkRefusal = 'MEMBER_NEEDED' | 'SCHEDULE_ITEM_NOT_FOUND'

export interface CreateBookmarkRequest {
  eventId: string
  itemId: string
}

export type CreateBookmarkResponse = Record<never, never>

export type DeleteBookmarkRefusal = 'MEMBER_NEEDED'

export interface DeleteBookmarkRequest {
  eventId: string
  itemId: string
}

export type DeleteBookmarkResponse = Record<never, never>

export type ListBookmarksRefusal = 'MEMBER_NEEDED'

export interface ListBookmarksRequest {
  eventId: string
}

export interface ListBookmarksResponse {
  items: ScheduleItem[]
}

/** Module `events.schedule-bookmarks`. */
export const scheduleBookmarks = {
  /** Published items of an event that the member has bookmarked, by their start. */
  listBookmarks: call<ListBookmarksRequest, ListBookmarksResponse, ListBookmarksRefusal>('GET', '/events/v1/schedule/bookmarks', { values: { items: { timeSlot: { start: 'date', end: 'date' }, createdDate: 'date', updatedDate: 'date' } } }),
  /** Bookmarks a published item for the member; one that is bookmarked stays so. */
  createBookmark: call<CreateBookmarkRequest, CreateBookmarkResponse, CreateBookmarkRefusal>('POST', '/events/v1/schedule/{itemId}/bookmark'),
  /** Takes the member’s bookmark away, if there is one. */
  deleteBookmark: call<DeleteBookmarkRequest, DeleteBookmarkResponse, DeleteBookmarkRefusal>('DELETE', '/events/v1/schedule/{itemId}/bookmark'),
}
