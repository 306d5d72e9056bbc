// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, DeleteCategoryResponse, ItemMetadata, OffsetQuery, PagingMetadata } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, DeleteCategoryResponse, ItemMetadata, OffsetQuery, Paging, PagingMetadata, Sorting } from './shapes.ts'

export type AssignEventsRefusal = 'CATEGORY_NOT_FOUND' | 'EVENT_NOT_FOUND'

export interface AssignEventsRequest {
  categoryId: string
  eventId: string[]
}

export type AssignEventsResponse = Record<never, never>

export type BulkAssignEventsAsyncRefusal = 'CATEGORY_NOT_FOUND' | 'FILTER_PARSER_ERROR'

export interface BulkAssignEventsAsyncRequest {
  categoryId: string[]
  filter?: Record<string, unknown> | null
}

export type BulkAssignEventsAsyncResponse = Record<never, never>

export type BulkAssignEventsRefusal = 'EVENT_NOT_FOUND'

export interface BulkAssignEventsRequest {
  categoryId: string[]
  eventId: string[]
}

export interface BulkAssignEventsResponse {
  results: BulkCategoryResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkCategoryResult {
  itemMetadata: ItemMetadata
  item?: Category
}

export type BulkCreateCategoryRefusal = never

export interface BulkCreateCategoryRequest {
  categories: NewCategory[]
}

export interface BulkCreateCategoryResponse {
  results: BulkCategoryResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkUnassignEventsAsyncRefusal = 'CATEGORY_NOT_FOUND' | 'FILTER_PARSER_ERROR'

export interface BulkUnassignEventsAsyncRequest {
  categoryId: string[]
  filter?: Record<string, unknown> | null
}

export type BulkUnassignEventsAsyncResponse = Record<never, never>

export type BulkUnassignEventsRefusal = never

export interface BulkUnassignEventsRequest {
  categoryId: string[]
  eventId: string[]
}

export interface BulkUnassignEventsResponse {
  results: BulkCategoryResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface Category {
  id: string
  name: string
  createdDate: Date
  states: Array<'MANUAL' | 'AUTO' | 'RECURRING_EVENT' | 'HIDDEN'>
  counts?: CategoryCounts
}

export interface CategoryChanges {
  id: string
  name?: string
  states?: Array<'MANUAL' | 'AUTO' | 'RECURRING_EVENT' | 'HIDDEN'>
}

export interface CategoryCounts {
  assignedEventsCount: number
  assignedDraftEventsCount?: number
}

export type CreateCategoryRefusal = 'LIMIT_REACHED'

export interface CreateCategoryRequest {
  category: NewCategory
}

export interface CreateCategoryResponse {
  category: Category
}

export type DeleteCategoryRefusal = 'CATEGORY_NOT_FOUND'

export interface DeleteCategoryRequest {
  categoryId: string
}

export type ListEventCategoriesRefusal = 'EVENT_NOT_FOUND'

export interface ListEventCategoriesRequest {
  eventId: string
}

export interface ListEventCategoriesResponse {
  categories: Category[]
}

export interface NewCategory {
  name: string
  states?: Array<'MANUAL' | 'AUTO' | 'RECURRING_EVENT' | 'HIDDEN'>
}

export type QueryCategoriesRefusal = never

export interface QueryCategoriesRequest {
  query?: OffsetQuery
  fieldset?: Array<'COUNTS'>
}

export interface QueryCategoriesResponse {
  categories: Category[]
  metaData: PagingMetadata
}

export type ReorderCategoryEventsRefusal = 'CATEGORY_NOT_FOUND' | 'EVENT_NOT_FOUND' | 'INVALID_REORDER_INSTRUCTION'

export interface ReorderCategoryEventsRequest {
  categoryId: string
  eventId: string
  beforeEventId?: string
  afterEventId?: string
}

export type ReorderCategoryEventsResponse = Record<never, never>

export type UnassignEventsRefusal = 'CATEGORY_NOT_FOUND'

export interface UnassignEventsRequest {
  categoryId: string
  eventId: string[]
}

export type UnassignEventsResponse = Record<never, never>

export type UpdateCategoryRefusal = 'CATEGORY_NOT_FOUND'

export interface UpdateCategoryRequest {
  category: CategoryChanges
}

export interface UpdateCategoryResponse {
  category: Category
}

/** Module `events.categories`. */
export const eventsCategories = {
  /** Makes a category of events. */
  createCategory: call<CreateCategoryRequest, CreateCategoryResponse, CreateCategoryRefusal>('POST', '/events/v1/categories', { values: { category: { createdDate: 'date' } } }),
  /** Makes categories, each by itself. */
  bulkCreateCategory: call<BulkCreateCategoryRequest, BulkCreateCategoryResponse, BulkCreateCategoryRefusal>('POST', '/events/v1/bulk/categories/create', { values: { results: { item: { createdDate: 'date' } } } }),
  /** Changes name and states, those that are present. */
  updateCategory: call<UpdateCategoryRequest, UpdateCategoryResponse, UpdateCategoryRefusal>('PATCH', '/events/v1/categories/{category.id}', { values: { category: { createdDate: 'date' } } }),
  /** Deletes a category. Its events stay. */
  deleteCategory: call<DeleteCategoryRequest, DeleteCategoryResponse, DeleteCategoryRefusal>('DELETE', '/events/v1/categories/{categoryId}'),
  /** Categories that match a filter (id, name, states, createdDate), the oldest first unless sorted. */
  queryCategories: call<QueryCategoriesRequest, QueryCategoriesResponse, QueryCategoriesRefusal, Category>('POST', '/events/v1/categories/query', { values: { categories: { createdDate: 'date' } }, list: { kind: 'offset', query: 'query', items: 'categories', metadata: 'metaData' } }),
  /** Puts events at the end of a category; those that are in it stay where they are. */
  assignEvents: call<AssignEventsRequest, AssignEventsResponse, AssignEventsRefusal>('POST', '/events/v1/categories/{categoryId}/events'),
  /** Puts an event into several categories, each by itself. */
  bulkAssignEvents: call<BulkAssignEventsRequest, BulkAssignEventsResponse, BulkAssignEventsRefusal>('POST', '/events/v1/bulk/categories/events', { values: { results: { item: { createdDate: 'date' } } } }),
  /** Puts all events that the filter selects into the categories, drafts among them. */
  bulkAssignEventsAsync: call<BulkAssignEventsAsyncRequest, BulkAssignEventsAsyncResponse, BulkAssignEventsAsyncRefusal>('POST', '/events/v1/bulk-async/categories/assign-events-by-filter'),
  /** Takes events out of a category. */
  unassignEvents: call<UnassignEventsRequest, UnassignEventsResponse, UnassignEventsRefusal>('DELETE', '/events/v1/categories/{categoryId}/events'),
  /** Takes an event out of several categories, each by itself. */
  bulkUnassignEvents: call<BulkUnassignEventsRequest, BulkUnassignEventsResponse, BulkUnassignEventsRefusal>('DELETE', '/events/v1/bulk/categories/events', { values: { results: { item: { createdDate: 'date' } } } }),
  /** Takes all events that the filter selects out of the categories. */
  bulkUnassignEventsAsync: call<BulkUnassignEventsAsyncRequest, BulkUnassignEventsAsyncResponse, BulkUnassignEventsAsyncRefusal>('POST', '/events/v1/bulk-async/categories/unassign-events-by-filter'),
  /** Categories of an event, by name. */
  listEventCategories: call<ListEventCategoriesRequest, ListEventCategoriesResponse, ListEventCategoriesRefusal>('GET', '/events/v1/categories/{eventId}', { values: { categories: { createdDate: 'date' } } }),
  /** Moves an event of a category in front of another of its events, behind it, or between two neighbours. */
  reorderCategoryEvents: call<ReorderCategoryEventsRequest, ReorderCategoryEventsResponse, ReorderCategoryEventsRefusal>('POST', '/events/v1/categories/{categoryId}/reorder'),
}
