import Type from 'typebox'
import { BulkActionMetadata, bulkAnswer } from '../bulk.ts'
import { admin, caller, operation } from '../operation.ts'
import { Guid, int, list, named, optional, text } from '../scalars.ts'
import { atCategories, treeRefusals } from './categories.ts'
import { ItemReference, ItemReferenceMetadata, MAX_ARRANGED, TreeReference } from './category.ts'

const read = { who: caller }
const write = { who: admin('catalog.write') }
const treeReference = TreeReference

const ItemsResult = (maxItems: number) =>
  Type.Object({
    results: list(named('BulkItemsToCategoryResult', Type.Object({ itemMetadata: ItemReferenceMetadata })), maxItems),
    bulkActionMetadata: BulkActionMetadata,
  })
const CategoriesResult = bulkAnswer('BulkItemToCategoriesResult', 1000)
const ofOne = ['CATEGORY_NOT_FOUND', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', ...treeRefusals] as const

export const bulkAddItemsToCategory = operation({
  ...atCategories('/v1/bulk/categories/{categoryId}/add-items'),
  ...write,
  name: 'bulkAddItemsToCategory',
  summary: 'Puts products into a category.',
  method: 'POST',
  request: Type.Object({ categoryId: Guid, items: list(ItemReference, 1000, 1), treeReference }),
  response: ItemsResult(1000),
  refusals: ofOne,
})

export const bulkRemoveItemsFromCategory = operation({
  ...atCategories('/v1/bulk/categories/{categoryId}/remove-items'),
  ...write,
  name: 'bulkRemoveItemsFromCategory',
  summary: 'Takes products out of a category.',
  method: 'POST',
  request: Type.Object({ categoryId: Guid, items: list(ItemReference, 1000, 1), treeReference }),
  response: ItemsResult(1000),
  refusals: ofOne,
})

export const bulkAddItemToCategories = operation({
  ...atCategories('/v1/bulk/categories/add-item'),
  ...write,
  name: 'bulkAddItemToCategories',
  summary: 'Puts a product into categories, each by itself.',
  method: 'POST',
  request: Type.Object({ item: ItemReference, categoryIds: list(Guid, 100, 1), treeReference }),
  response: CategoriesResult,
  refusals: ['ITEM_NOT_FOUND_IN_CATALOG', ...treeRefusals],
})

export const bulkRemoveItemFromCategories = operation({
  ...atCategories('/v1/bulk/categories/remove-item'),
  ...write,
  name: 'bulkRemoveItemFromCategories',
  summary: 'Takes a product out of categories, each by itself.',
  method: 'POST',
  request: Type.Object({ item: ItemReference, categoryIds: list(Guid, 100, 1), treeReference }),
  response: CategoriesResult,
  refusals: ['ITEM_NOT_FOUND_IN_CATALOG', ...treeRefusals],
})

export const bulkSetItemCategories = operation({
  ...atCategories('/v1/bulk/categories/set-item-categories'),
  ...write,
  name: 'bulkSetItemCategories',
  summary: 'Puts a product into these categories and takes it out of all others that are arranged by hand.',
  method: 'POST',
  request: Type.Object({ item: ItemReference, categoryIds: optional(list(Guid, 1000)), treeReference }),
  response: Type.Object({
    addResults: CategoriesResult.properties.results,
    removeResults: CategoriesResult.properties.results,
    bulkActionMetadata: BulkActionMetadata,
  }),
  refusals: ['ITEM_NOT_FOUND_IN_CATALOG', ...treeRefusals],
})

export const listItemsInCategory = operation({
  ...atCategories('/v1/categories/{categoryId}/list-items'),
  ...read,
  name: 'listItemsInCategory',
  summary: 'Products of a category: the last added first, or those arranged by hand before the others.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({
    categoryId: Guid,
    treeReference,
    cursorPaging: optional(
      named('ItemPaging', Type.Object({ limit: optional(int(0, 100)), cursor: optional(text(4000)) })),
    ),
    useCategoryArrangement: optional(Type.Boolean()),
    includeItemsFromSubcategories: optional(Type.Boolean()),
  }),
  response: Type.Object({
    items: list(ItemReference, 100),
    pagingMetadata: named(
      'PagingMetadataV2',
      Type.Object({
        count: Type.Integer(),
        /** On the first page alone, at most 100,000. */
        total: optional(Type.Integer()),
        cursors: optional(
          named('Cursors', Type.Object({ next: optional(Type.String()), prev: optional(Type.String()) })),
        ),
      }),
    ),
  }),
  refusals: ['CATEGORY_NOT_FOUND', ...treeRefusals],
})

export const listCategoriesForItem = operation({
  ...atCategories('/v1/categories/list-categories-for-item'),
  ...read,
  name: 'listCategoriesForItem',
  summary: 'The categories that a product is in, and those with the ones above them.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ item: ItemReference, treeReference }),
  response: Type.Object({ directCategoryIds: list(Guid, 1000), allCategoryIds: list(Guid, 1000) }),
  refusals: treeRefusals,
})

export const listCategoriesForItems = operation({
  ...atCategories('/v1/categories/list-categories-for-items'),
  ...read,
  name: 'listCategoriesForItems',
  summary: 'As `listCategoriesForItem`, of up to 100 products; those above stand by themselves.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ items: optional(list(ItemReference, 100)), treeReference }),
  response: Type.Object({
    categoriesForItems: list(
      named(
        'MapItemToCategories',
        Type.Object({
          item: ItemReference,
          directCategoryIds: list(Guid, 1000),
          indirectCategoryIds: list(Guid, 1000),
        }),
      ),
      100,
    ),
  }),
  refusals: treeRefusals,
})

export const setArrangedItems = operation({
  ...atCategories('/v1/categories/{categoryId}/set-arranged-items'),
  ...write,
  name: 'setArrangedItems',
  summary: 'Arranges products by hand: these come first, in this order.',
  method: 'POST',
  request: Type.Object({ categoryId: Guid, treeReference, items: optional(list(ItemReference, MAX_ARRANGED)) }),
  response: Type.Object({ items: list(ItemReference, MAX_ARRANGED) }),
  refusals: ['CATEGORY_NOT_FOUND', 'ITEM_NOT_IN_CATEGORY', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', ...treeRefusals],
})

export const getArrangedItems = operation({
  ...atCategories('/v1/categories/{categoryId}/arranged-items'),
  ...read,
  name: 'getArrangedItems',
  summary: 'The products arranged by hand, in their order.',
  method: 'GET',
  request: Type.Object({ categoryId: Guid, treeReference }),
  response: Type.Object({ items: list(ItemReference, MAX_ARRANGED) }),
  refusals: ['CATEGORY_NOT_FOUND', ...treeRefusals],
})

export const operations = [
  bulkAddItemsToCategory,
  bulkRemoveItemsFromCategory,
  bulkAddItemToCategories,
  bulkRemoveItemFromCategories,
  bulkSetItemCategories,
  listItemsInCategory,
  listCategoriesForItem,
  listCategoriesForItems,
  setArrangedItems,
  getArrangedItems,
] as const
