import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { admin, caller, operation } from '../operation.ts'
import { Filter } from '../paging.ts'
import { Empty, Guid, list, optional } from '../scalars.ts'
import { TreeReference } from './category.ts'
import { SearchDetails } from './product-search.ts'

const at = addresses({ module: 'stores.products-v-3', api: '/stores', site: '/_api/stores-catalog-orchestrator' })

export const getAllProductsCategory = operation({
  ...at('/v3/all-products-category'),
  name: 'getAllProductsCategory',
  summary: 'The category that holds every product.',
  method: 'GET',
  who: caller,
  request: Empty,
  response: Type.Object({ categoryId: Guid, treeReference: TreeReference }),
  refusals: [],
})

/** Products that `filter` and `search` find; all of them when neither is given. */
const request = Type.Object({
  filter: optional(Filter),
  search: optional(SearchDetails),
  categoryIds: list(Guid, 5, 1),
})
/** Job of a completed call: all is done when the answer comes. */
const response = Type.Object({ jobId: Guid })

export const bulkAddProductsToCategoriesByFilter = operation({
  ...at('/v3/bulk/products/add-to-categories-by-filter'),
  name: 'bulkAddProductsToCategoriesByFilter',
  summary: 'Puts every product that matches into categories.',
  method: 'POST',
  who: admin('catalog.write'),
  request,
  response,
  refusals: ['CATEGORY_NOT_FOUND', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
})

export const bulkRemoveProductsFromCategoriesByFilter = operation({
  ...at('/v3/bulk/products/remove-from-categories-by-filter'),
  name: 'bulkRemoveProductsFromCategoriesByFilter',
  summary: 'Takes every product that matches out of categories.',
  method: 'POST',
  who: admin('catalog.write'),
  request,
  response,
  refusals: ['CATEGORY_NOT_FOUND', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'],
})

export const operations = [
  getAllProductsCategory,
  bulkAddProductsToCategoriesByFilter,
  bulkRemoveProductsFromCategoriesByFilter,
] as const
