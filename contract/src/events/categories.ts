import Type from 'typebox'
import { bulkAnswerWith } from '../bulk.ts'
import { CategoryFieldset, CategoryState } from '../enumerations/events.ts'
import { admin, caller, operation } from '../operation.ts'
import { Filter, fieldSets, OffsetMetadata, OffsetQuery } from '../paging.ts'
import { Empty, Guid, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'events.categories'

const at = <const P extends string>(path: P) => ({
  module,
  path: `/v1${path}`,
  publicPath: `/events/v1${path}`,
  sitePath: `/_api/wix-events-web/v1${path}`,
})
const write = { who: admin('events.write') }

const Name = text(30, { minLength: 1 })
/** MANUAL unless given. Visitors see none that is HIDDEN. */
const states = optional(list(oneOf(CategoryState), 3))

export const Category = named(
  'Category',
  Type.Object({
    id: Guid,
    name: Name,
    createdDate: Timestamp,
    states: Type.Array(oneOf(CategoryState)),
    /** COUNTS */
    counts: optional(
      named(
        'CategoryCounts',
        Type.Object({
          /** Published events. */
          assignedEventsCount: Type.Integer(),
          /** Drafts; for callers who read them. */
          assignedDraftEventsCount: optional(Type.Integer()),
        }),
      ),
    ),
  }),
)

const NewCategory = named('NewCategory', Type.Object({ name: Name, states }))

const One = Type.Object({ category: Category })
const Results = bulkAnswerWith('BulkCategoryResult', Category, 10)
const categoryIds = list(Guid, 10, 1)
const eventIds = list(Guid, 100, 1)
const categoryLost = ['CATEGORY_NOT_FOUND'] as const
const lost = ['CATEGORY_NOT_FOUND', 'EVENT_NOT_FOUND'] as const

export const createCategory = operation({
  ...at('/categories'),
  ...write,
  name: 'createCategory',
  summary: 'Makes a category of events.',
  method: 'POST',
  request: Type.Object({ category: NewCategory }),
  response: One,
  refusals: ['LIMIT_REACHED'],
})

export const bulkCreateCategory = operation({
  ...at('/bulk/categories/create'),
  ...write,
  name: 'bulkCreateCategory',
  summary: 'Makes categories, each by itself.',
  method: 'POST',
  request: Type.Object({ categories: list(NewCategory, 10, 1) }),
  response: Results,
  refusals: [],
})

export const updateCategory = operation({
  ...at('/categories/{category.id}'),
  ...write,
  name: 'updateCategory',
  summary: 'Changes name and states, those that are present.',
  method: 'PATCH',
  request: Type.Object({
    category: named('CategoryChanges', Type.Object({ id: Guid, name: optional(Name), states })),
  }),
  response: One,
  refusals: categoryLost,
})

export const deleteCategory = operation({
  ...at('/categories/{categoryId}'),
  ...write,
  name: 'deleteCategory',
  summary: 'Deletes a category. Its events stay.',
  method: 'DELETE',
  request: Type.Object({ categoryId: Guid }),
  response: Empty,
  refusals: categoryLost,
})

export const queryCategories = operation({
  ...at('/categories/query'),
  name: 'queryCategories',
  summary: 'Categories that match a filter (id, name, states, createdDate), the oldest first unless sorted.',
  method: 'POST',
  who: caller,
  request: Type.Object({ query: optional(OffsetQuery), fieldset: fieldSets(CategoryFieldset) }),
  response: Type.Object({ categories: list(Category, 100), metaData: OffsetMetadata }),
  refusals: [],
})

export const assignEvents = operation({
  ...at('/categories/{categoryId}/events'),
  ...write,
  name: 'assignEvents',
  summary: 'Puts events at the end of a category; those that are in it stay where they are.',
  method: 'POST',
  request: Type.Object({ categoryId: Guid, eventId: eventIds }),
  response: Empty,
  refusals: lost,
})

export const bulkAssignEvents = operation({
  ...at('/bulk/categories/events'),
  ...write,
  name: 'bulkAssignEvents',
  summary: 'Puts an event into several categories, each by itself.',
  method: 'POST',
  request: Type.Object({ categoryId: categoryIds, eventId: list(Guid, 1, 1) }),
  response: Results,
  refusals: ['EVENT_NOT_FOUND'],
})

/** Null, or a filter without conditions, selects all events. */
const EventFilter = nullable(Filter)

export const bulkAssignEventsAsync = operation({
  ...at('/bulk-async/categories/assign-events-by-filter'),
  ...write,
  name: 'bulkAssignEventsAsync',
  summary: 'Puts all events that the filter selects into the categories, drafts among them.',
  method: 'POST',
  request: Type.Object({ categoryId: categoryIds, filter: optional(EventFilter) }),
  response: Empty,
  refusals: ['CATEGORY_NOT_FOUND', 'FILTER_PARSER_ERROR'],
})

export const unassignEvents = operation({
  ...at('/categories/{categoryId}/events'),
  ...write,
  name: 'unassignEvents',
  summary: 'Takes events out of a category.',
  method: 'DELETE',
  request: Type.Object({ categoryId: Guid, eventId: eventIds }),
  response: Empty,
  refusals: categoryLost,
})

export const bulkUnassignEvents = operation({
  ...at('/bulk/categories/events'),
  ...write,
  name: 'bulkUnassignEvents',
  summary: 'Takes an event out of several categories, each by itself.',
  method: 'DELETE',
  request: Type.Object({ categoryId: categoryIds, eventId: list(Guid, 1, 1) }),
  response: Results,
  refusals: [],
})

export const bulkUnassignEventsAsync = operation({
  ...at('/bulk-async/categories/unassign-events-by-filter'),
  ...write,
  name: 'bulkUnassignEventsAsync',
  summary: 'Takes all events that the filter selects out of the categories.',
  method: 'POST',
  request: Type.Object({ categoryId: categoryIds, filter: optional(EventFilter) }),
  response: Empty,
  refusals: ['CATEGORY_NOT_FOUND', 'FILTER_PARSER_ERROR'],
})

export const listEventCategories = operation({
  ...at('/categories/{eventId}'),
  name: 'listEventCategories',
  summary: 'Categories of an event, by name.',
  method: 'GET',
  who: caller,
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ categories: Type.Array(Category) }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const reorderCategoryEvents = operation({
  ...at('/categories/{categoryId}/reorder'),
  ...write,
  name: 'reorderCategoryEvents',
  summary: 'Moves an event of a category in front of another of its events, behind it, or between two neighbours.',
  method: 'POST',
  request: Type.Object({
    categoryId: Guid,
    eventId: Guid,
    beforeEventId: optional(Guid),
    afterEventId: optional(Guid),
  }),
  response: Empty,
  refusals: [...lost, 'INVALID_REORDER_INSTRUCTION'],
})

export const operations = [
  createCategory,
  bulkCreateCategory,
  updateCategory,
  deleteCategory,
  queryCategories,
  assignEvents,
  bulkAssignEvents,
  bulkAssignEventsAsync,
  unassignEvents,
  bulkUnassignEvents,
  bulkUnassignEventsAsync,
  listEventCategories,
  reorderCategoryEvents,
] as const
