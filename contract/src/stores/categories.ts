import Type from 'typebox'
import { BulkActionMetadata, ItemMetadata } from '../bulk.ts'
import { CategoryPosition, CategoryRequestedField, CategorySearchField } from '../enumerations/catalog.ts'
import { SearchMode } from '../enumerations/search.ts'
import { admin, caller, operation } from '../operation.ts'
import { CursorMetadata, cursorPagingUpTo, cursorQueryUpTo, Filter, fieldSets, Sorting } from '../paging.ts'
import { Empty, FieldMask, Guid, list, named, nullable, oneOf, optional, Revision, text } from '../scalars.ts'
import { Category, CategoryChanges, CategoryInBulk, NewCategory, TreeReference } from './category.ts'
import { Aggregation, AggregationData } from './product-search.ts'

const module = 'stores.categories'
/** Paths of the module's calls. */
export const atCategories = (path: string) => ({
  module,
  path,
  publicPath: `/categories${path}`,
  sitePath: `/_api/categories${path}`,
  aliases: [`/_api/categories-service${path}`],
})
/** The categories of events have the same relative paths: neither is mounted there. */
const clashing = { relative: false } as const
const read = { who: caller }
const write = { who: admin('catalog.write') }
const fields = fieldSets(CategoryRequestedField)
const treeReference = TreeReference
const One = Type.Object({ category: Category })
const returnEntity = optional(Type.Boolean())

const details = named(
  'SearchDetails',
  Type.Object({
    /** All words (the default) or any. */
    mode: optional(oneOf(SearchMode)),
    expression: optional(text(100)),
    fields: optional(list(oneOf(CategorySearchField), 2)),
    /** Forgives a mistyped letter. */
    fuzzy: optional(Type.Boolean()),
  }),
)

export const createCategory = operation({
  ...atCategories('/v1/categories'),
  ...clashing,
  ...write,
  name: 'createCategory',
  summary: 'Makes a category, last among those with the same parent.',
  method: 'POST',
  request: Type.Object({ category: NewCategory, treeReference, fields }),
  response: One,
  refusals: [
    'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
    'TREES_LIMIT_EXCEEDED',
    'DUPLICATE_SLUG',
    'CATEGORIES_LIMIT_PER_TREE_EXCEEDED',
    'PARENT_CATEGORY_NOT_IN_TREE',
    'CATEGORY_DEPTH_LIMIT_EXCEEDED',
    'PARENT_CATEGORY_HIDDEN',
  ],
})

export const getCategory = operation({
  ...atCategories('/v1/categories/{categoryId}'),
  ...clashing,
  ...read,
  name: 'getCategory',
  summary: 'One category.',
  method: 'GET',
  request: Type.Object({ categoryId: Guid, treeReference, fields }),
  response: One,
  refusals: ['CATEGORY_NOT_FOUND', 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'TREES_LIMIT_EXCEEDED'],
})

export const getCategoryBySlug = operation({
  ...atCategories('/v1/categories/slug/{slug}'),
  ...read,
  name: 'getCategoryBySlug',
  summary: 'One category by its slug.',
  method: 'GET',
  request: Type.Object({ slug: text(100, { minLength: 1 }), treeReference, fields }),
  response: One,
  refusals: ['CATEGORY_NOT_FOUND', 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'TREES_LIMIT_EXCEEDED'],
})

export const updateCategory = operation({
  ...atCategories('/v1/categories/{category.id}'),
  ...clashing,
  ...write,
  name: 'updateCategory',
  summary: 'Sets what is present; null empties.',
  method: 'PATCH',
  request: Type.Object({ category: CategoryChanges, treeReference, fields, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: [
    'CATEGORY_NOT_FOUND',
    'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
    'TREES_LIMIT_EXCEEDED',
    'STALE_REVISION',
    'DUPLICATE_SLUG',
    'REMOVED_SLUG',
    'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
  ],
})

export const deleteCategory = operation({
  ...atCategories('/v1/categories/{categoryId}'),
  ...clashing,
  ...write,
  name: 'deleteCategory',
  summary: 'Deletes a category and its subcategories; their products stay.',
  method: 'DELETE',
  request: Type.Object({ categoryId: Guid, treeReference }),
  response: Empty,
  refusals: [
    'CATEGORY_NOT_FOUND',
    'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
    'TREES_LIMIT_EXCEEDED',
    'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
  ],
})

export const queryCategories = operation({
  ...atCategories('/v1/categories/query'),
  ...clashing,
  ...read,
  name: 'queryCategories',
  summary:
    'Categories that match a filter, in the order of the tree unless sorted. Hidden ones where an administrator asks for them.',
  method: 'POST',
  request: Type.Object({
    query: optional(cursorQueryUpTo(1000)),
    treeReference: optional(treeReference),
    returnNonVisibleCategories: optional(Type.Boolean()),
    fields,
  }),
  response: Type.Object({ categories: list(Category, 1000), pagingMetadata: CursorMetadata }),
  refusals: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'TREES_LIMIT_EXCEEDED'],
})

export const searchCategories = operation({
  ...atCategories('/v1/categories/search'),
  ...read,
  name: 'searchCategories',
  summary: 'Categories whose name or description holds the words, and what there is of them.',
  method: 'POST',
  request: Type.Object({
    search: optional(
      named(
        'CursorSearch',
        Type.Object({
          cursorPaging: optional(cursorPagingUpTo(1000)),
          filter: optional(Filter),
          sort: optional(list(Sorting, 3)),
          aggregations: optional(list(Aggregation, 10)),
          search: optional(details),
          timeZone: optional(text(50)),
        }),
      ),
    ),
    treeReference,
    returnNonVisibleCategories: optional(Type.Boolean()),
    fields,
  }),
  response: Type.Object({
    categories: list(Category, 1000),
    pagingMetadata: CursorMetadata,
    aggregationData: optional(AggregationData),
  }),
  refusals: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'TREES_LIMIT_EXCEEDED'],
})

export const countCategories = operation({
  ...atCategories('/v1/categories/count'),
  ...read,
  name: 'countCategories',
  summary: 'Number of categories that match.',
  method: 'POST',
  request: Type.Object({
    filter: optional(Filter),
    search: optional(details),
    treeReference,
    returnNonVisibleCategories: optional(Type.Boolean()),
  }),
  response: Type.Object({ count: Type.Integer() }),
  refusals: ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'TREES_LIMIT_EXCEEDED'],
})

export const moveCategory = operation({
  ...atCategories('/v1/categories/{categoryId}/move'),
  ...write,
  name: 'moveCategory',
  summary: 'Puts a category under another, or at the top of the tree, and in its place there.',
  method: 'POST',
  request: Type.Object({
    categoryId: Guid,
    treeReference,
    parentCategoryId: optional(nullable(Guid)),
    position: oneOf(CategoryPosition),
    moveAfterCategoryId: optional(nullable(Guid)),
  }),
  response: Type.Object({ parentCategoryId: optional(Guid), categoriesAfterMove: list(Guid, 100) }),
  refusals: [
    'CATEGORY_NOT_FOUND',
    'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
    'TREES_LIMIT_EXCEEDED',
    'PARENT_CATEGORY_NOT_IN_TREE',
    'CATEGORY_DEPTH_LIMIT_EXCEEDED',
    'TREE_CYCLE_DETECTED',
    'MISSING_AFTER_CATEGORY',
    'AFTER_CATEGORY_NOT_IN_PARENT',
    'PARENT_CATEGORY_HIDDEN',
    'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
  ],
})

export const updateCategoryVisibility = operation({
  ...atCategories('/v1/categories/visibility'),
  ...write,
  name: 'updateCategoryVisibility',
  summary: 'Shows a category, or hides it with all its subcategories.',
  method: 'PATCH',
  request: Type.Object({
    categoryId: Guid,
    visible: Type.Boolean(),
    treeReference,
    revision: optional(nullable(Revision)),
    fields,
  }),
  response: One,
  refusals: [
    'CATEGORY_NOT_FOUND',
    'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
    'TREES_LIMIT_EXCEEDED',
    'STALE_REVISION',
    'PARENT_CATEGORY_HIDDEN',
    'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
  ],
})

const BulkCategories = Type.Object({
  results: list(
    named('BulkCategoriesResult', Type.Object({ itemMetadata: ItemMetadata, category: optional(Category) })),
    100,
  ),
  bulkActionMetadata: BulkActionMetadata,
})
/** Refusals of a call about another tree than the store's. */
export const treeRefusals = ['NAMESPACE_NOT_FOUND_IN_DEV_CENTER', 'TREES_LIMIT_EXCEEDED'] as const

export const bulkUpdateCategories = operation({
  ...atCategories('/v1/bulk/categories/update'),
  ...write,
  name: 'bulkUpdateCategories',
  summary: 'Changes categories, each by itself.',
  method: 'POST',
  bodyLimit: 8 * 1024 * 1024,
  request: Type.Object({
    categories: list(
      named('MaskedCategory', Type.Object({ category: CategoryInBulk, fieldMask: optional(FieldMask) })),
      100,
      1,
    ),
    treeReference,
    returnEntity,
    fields,
  }),
  response: BulkCategories,
  refusals: treeRefusals,
})

export const bulkShowCategories = operation({
  ...atCategories('/v1/bulk/categories/show'),
  ...write,
  name: 'bulkShowCategories',
  summary: 'Shows categories, each by itself; one whose parent is hidden stays so, unless that is shown with it.',
  method: 'POST',
  request: Type.Object({ categoryIds: list(Guid, 100, 1), treeReference, returnEntity, fields }),
  response: BulkCategories,
  refusals: treeRefusals,
})

export const listTrees = operation({
  ...atCategories('/v1/categories/list-trees'),
  ...read,
  name: 'listTrees',
  summary: 'The trees there are: the store’s.',
  method: 'GET',
  request: Empty,
  response: Type.Object({ trees: list(TreeReference, 20) }),
  refusals: [],
})

export const operations = [
  createCategory,
  getCategory,
  getCategoryBySlug,
  updateCategory,
  deleteCategory,
  queryCategories,
  searchCategories,
  countCategories,
  moveCategory,
  updateCategoryVisibility,
  bulkUpdateCategories,
  bulkShowCategories,
  listTrees,
] as const
