// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { ApplicationError, BulkActionMetadata, CommonAggregationData, CursorPaging, CursorPagingMetadata, CursorQuery, DeleteCategoryResponse, ExtendedFields, ItemMetadata, RichContent, SeoSchema, Sorting, TreeReference, WixCommonAggregation } from './shapes.ts'
import type { Image } from './events.wix-events-v-2.ts'

export type { AggregationDataAggregationResults, AggregationDataAggregationResultsScalarResult, AggregationNestedAggregationNestedAggregationItem, AggregationRangeAggregationRangeBucket, AggregationResultsDateHistogramResults, AggregationResultsNestedResults, AggregationResultsRangeResults, AggregationResultsValueResults, AggregationValueAggregationIncludeMissingValuesOptions, ApplicationError, BulkActionMetadata, CommonAggregationData, CommonAggregationDateHistogramAggregation, CommonAggregationNestedAggregation, CommonAggregationRangeAggregation, CommonAggregationScalarAggregation, CommonAggregationValueAggregation, CursorPaging, CursorPagingMetadata, CursorQuery, DateHistogramResultsDateHistogramResult, DeleteCategoryResponse, ExtendedFields, ItemMetadata, Keyword, NestedResultsResults, RangeResultsRangeAggregationResult, RichContent, SeoSchema, Settings, Sorting, Tag, TreeReference, ValueResultsValueAggregationResult, WixCommonAggregation } from './shapes.ts'
export type { Image } from './events.wix-events-v-2.ts'

export interface Breadcrumb {
  categoryId: string
  categoryName: string
  categorySlug: string
}

export interface BreadcrumbsInfo {
  breadcrumbs: Breadcrumb[]
}

export type BulkAddItemToCategoriesRefusal = 'ITEM_NOT_FOUND_IN_CATALOG' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface BulkAddItemToCategoriesRequest {
  item: ItemReference
  categoryIds: string[]
  treeReference: TreeReference
}

export interface BulkAddItemToCategoriesResponse {
  results: BulkItemToCategoriesResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkAddItemsToCategoryRefusal = 'CATEGORY_NOT_FOUND' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface BulkAddItemsToCategoryRequest {
  categoryId: string
  items: ItemReference[]
  treeReference: TreeReference
}

export interface BulkAddItemsToCategoryResponse {
  results: BulkItemsToCategoryResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkCategoriesResult {
  itemMetadata: ItemMetadata
  category?: Category
}

export interface BulkItemToCategoriesResult {
  itemMetadata: ItemMetadata
}

export interface BulkItemsToCategoryResult {
  itemMetadata: ItemReferenceMetadata
}

export type BulkRemoveItemFromCategoriesRefusal = 'ITEM_NOT_FOUND_IN_CATALOG' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface BulkRemoveItemFromCategoriesRequest {
  item: ItemReference
  categoryIds: string[]
  treeReference: TreeReference
}

export interface BulkRemoveItemFromCategoriesResponse {
  results: BulkItemToCategoriesResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkRemoveItemsFromCategoryRefusal = 'CATEGORY_NOT_FOUND' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface BulkRemoveItemsFromCategoryRequest {
  categoryId: string
  items: ItemReference[]
  treeReference: TreeReference
}

export interface BulkRemoveItemsFromCategoryResponse {
  results: BulkItemsToCategoryResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkSetItemCategoriesRefusal = 'ITEM_NOT_FOUND_IN_CATALOG' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface BulkSetItemCategoriesRequest {
  item: ItemReference
  categoryIds?: string[]
  treeReference: TreeReference
}

export interface BulkSetItemCategoriesResponse {
  addResults: BulkItemToCategoriesResult[]
  removeResults: BulkItemToCategoriesResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkShowCategoriesRefusal = 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface BulkShowCategoriesRequest {
  categoryIds: string[]
  treeReference: TreeReference
  returnEntity?: boolean
  fields?: Array<'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION'>
}

export interface BulkShowCategoriesResponse {
  results: BulkCategoriesResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkUpdateCategoriesRefusal = 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface BulkUpdateCategoriesRequest {
  categories: MaskedCategory[]
  treeReference: TreeReference
  returnEntity?: boolean
  fields?: Array<'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION'>
}

export interface BulkUpdateCategoriesResponse {
  results: BulkCategoriesResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface Category {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  image?: Image
  itemCounter: number
  description?: string
  visible: boolean
  breadcrumbsInfo?: BreadcrumbsInfo
  parentCategory: ParentCategory
  slug: string
  seoData?: SeoSchema
  richContentDescription?: RichContent
  treeReference: TreeReference
  managingAppId?: string
  extendedFields?: ExtendedFields
}

export interface CategoryChanges {
  id: string
  revision: string
  name?: string
  slug?: string | null
  image?: ImageForWrite | null
  description?: string | null
  seoData?: SeoSchema | null
  richContentDescription?: RichContent | null
  extendedFields?: ExtendedFields | null
}

export interface CategoryInBulk {
  id: string
  revision: string
  name?: string
  slug?: string | null
  image?: ImageForWrite | null
  description?: string | null
  seoData?: SeoSchema | null
  richContentDescription?: RichContent | null
  extendedFields?: ExtendedFields | null
  visible?: boolean
  parentCategory?: ParentCategoryAsItIs
  managingAppId?: string | null
}

export type CountCategoriesRefusal = 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface CountCategoriesRequest {
  filter?: Record<string, unknown>
  search?: SearchDetails
  treeReference: TreeReference
  returnNonVisibleCategories?: boolean
}

export interface CountCategoriesResponse {
  count: number
}

export type CreateCategoryRefusal = 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED' | 'DUPLICATE_SLUG' | 'CATEGORIES_LIMIT_PER_TREE_EXCEEDED' | 'PARENT_CATEGORY_NOT_IN_TREE' | 'CATEGORY_DEPTH_LIMIT_EXCEEDED' | 'PARENT_CATEGORY_HIDDEN'

export interface CreateCategoryRequest {
  category: NewCategory
  treeReference: TreeReference
  fields?: Array<'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION'>
}

export interface CreateCategoryResponse {
  category: Category
}

export interface CursorSearch {
  cursorPaging?: CursorPaging
  filter?: Record<string, unknown>
  sort?: Sorting[]
  aggregations?: WixCommonAggregation[]
  search?: SearchDetails
  timeZone?: string
}

export interface Cursors {
  next?: string
  prev?: string
}

export type DeleteCategoryRefusal = 'CATEGORY_NOT_FOUND' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'

export interface DeleteCategoryRequest {
  categoryId: string
  treeReference: TreeReference
}

export type GetArrangedItemsRefusal = 'CATEGORY_NOT_FOUND' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface GetArrangedItemsRequest {
  categoryId: string
  treeReference: TreeReference
}

export interface GetArrangedItemsResponse {
  items: ItemReference[]
}

export type GetCategoryBySlugRefusal = 'CATEGORY_NOT_FOUND' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface GetCategoryBySlugRequest {
  slug: string
  treeReference: TreeReference
  fields?: Array<'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION'>
}

export interface GetCategoryBySlugResponse {
  category: Category
}

export type GetCategoryRefusal = 'CATEGORY_NOT_FOUND' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface GetCategoryRequest {
  categoryId: string
  treeReference: TreeReference
  fields?: Array<'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION'>
}

export interface GetCategoryResponse {
  category: Category
}

export interface ImageForWrite {
  id?: string
  url?: string
  height?: number
  width?: number
  altText?: string | null
  filename?: string | null
}

export interface ItemPaging {
  limit?: number
  cursor?: string
}

export interface ItemReference {
  catalogItemId: string
  appId: string
}

export interface ItemReferenceMetadata {
  item: ItemReference
  originalIndex: number
  success: boolean
  error?: ApplicationError
}

export type ListCategoriesForItemRefusal = 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface ListCategoriesForItemRequest {
  item: ItemReference
  treeReference: TreeReference
}

export interface ListCategoriesForItemResponse {
  directCategoryIds: string[]
  allCategoryIds: string[]
}

export type ListCategoriesForItemsRefusal = 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface ListCategoriesForItemsRequest {
  items?: ItemReference[]
  treeReference: TreeReference
}

export interface ListCategoriesForItemsResponse {
  categoriesForItems: MapItemToCategories[]
}

export type ListItemsInCategoryRefusal = 'CATEGORY_NOT_FOUND' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface ListItemsInCategoryRequest {
  categoryId: string
  treeReference: TreeReference
  cursorPaging?: ItemPaging
  useCategoryArrangement?: boolean
  includeItemsFromSubcategories?: boolean
}

export interface ListItemsInCategoryResponse {
  items: ItemReference[]
  pagingMetadata: PagingMetadataV2
}

export type ListTreesRefusal = never

export type ListTreesRequest = Record<never, never>

export interface ListTreesResponse {
  trees: TreeReference[]
}

export interface MapItemToCategories {
  item: ItemReference
  directCategoryIds: string[]
  indirectCategoryIds: string[]
}

export interface MaskedCategory {
  category: CategoryInBulk
  fieldMask?: string
}

export type MoveCategoryRefusal = 'CATEGORY_NOT_FOUND' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED' | 'PARENT_CATEGORY_NOT_IN_TREE' | 'CATEGORY_DEPTH_LIMIT_EXCEEDED' | 'TREE_CYCLE_DETECTED' | 'MISSING_AFTER_CATEGORY' | 'AFTER_CATEGORY_NOT_IN_PARENT' | 'PARENT_CATEGORY_HIDDEN' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'

export interface MoveCategoryRequest {
  categoryId: string
  treeReference: TreeReference
  parentCategoryId?: string | null
  position: 'FIRST' | 'LAST' | 'AFTER'
  moveAfterCategoryId?: string | null
}

export interface MoveCategoryResponse {
  parentCategoryId?: string
  categoriesAfterMove: string[]
}

export interface NewCategory {
  name: string
  slug?: string | null
  visible?: boolean | null
  parentCategory?: NewParentCategory
  managingAppId?: string | null
  image?: ImageForWrite | null
  description?: string | null
  seoData?: SeoSchema | null
  richContentDescription?: RichContent | null
  extendedFields?: ExtendedFields | null
}

export interface NewParentCategory {
  id?: string | null
}

export interface PagingMetadataV2 {
  count: number
  total?: number
  cursors?: Cursors
}

export interface ParentCategory {
  id?: string
  index: number
}

export interface ParentCategoryAsItIs {
  id?: string | null
}

export type QueryCategoriesRefusal = 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface QueryCategoriesRequest {
  query?: CursorQuery
  treeReference?: TreeReference
  returnNonVisibleCategories?: boolean
  fields?: Array<'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION'>
}

export interface QueryCategoriesResponse {
  categories: Category[]
  pagingMetadata: CursorPagingMetadata
}

export type SearchCategoriesRefusal = 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface SearchCategoriesRequest {
  search?: CursorSearch
  treeReference: TreeReference
  returnNonVisibleCategories?: boolean
  fields?: Array<'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION'>
}

export interface SearchCategoriesResponse {
  categories: Category[]
  pagingMetadata: CursorPagingMetadata
  aggregationData?: CommonAggregationData
}

export interface SearchDetails {
  mode?: 'OR' | 'AND'
  expression?: string
  fields?: Array<'name' | 'description'>
  fuzzy?: boolean
}

export type SetArrangedItemsRefusal = 'CATEGORY_NOT_FOUND' | 'ITEM_NOT_IN_CATEGORY' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED'

export interface SetArrangedItemsRequest {
  categoryId: string
  treeReference: TreeReference
  items?: ItemReference[]
}

export interface SetArrangedItemsResponse {
  items: ItemReference[]
}

export type UpdateCategoryRefusal = 'CATEGORY_NOT_FOUND' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED' | 'STALE_REVISION' | 'DUPLICATE_SLUG' | 'REMOVED_SLUG' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'

export interface UpdateCategoryRequest {
  category: CategoryChanges
  treeReference: TreeReference
  fields?: Array<'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION'>
  fieldMask?: string
}

export interface UpdateCategoryResponse {
  category: Category
}

export type UpdateCategoryVisibilityRefusal = 'CATEGORY_NOT_FOUND' | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER' | 'TREES_LIMIT_EXCEEDED' | 'STALE_REVISION' | 'PARENT_CATEGORY_HIDDEN' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'

export interface UpdateCategoryVisibilityRequest {
  categoryId: string
  visible: boolean
  treeReference: TreeReference
  revision?: string | null
  fields?: Array<'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION'>
}

export interface UpdateCategoryVisibilityResponse {
  category: Category
}

/** Module `stores.categories`. */
export const categories = {
  /** Makes a category, last among those with the same parent. */
  createCategory: call<CreateCategoryRequest, CreateCategoryResponse, CreateCategoryRefusal>('POST', '/categories/v1/categories', { values: { category: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One category. */
  getCategory: call<GetCategoryRequest, GetCategoryResponse, GetCategoryRefusal>('GET', '/categories/v1/categories/{categoryId}', { values: { category: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One category by its slug. */
  getCategoryBySlug: call<GetCategoryBySlugRequest, GetCategoryBySlugResponse, GetCategoryBySlugRefusal>('GET', '/categories/v1/categories/slug/{slug}', { values: { category: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Sets what is present; null empties. */
  updateCategory: call<UpdateCategoryRequest, UpdateCategoryResponse, UpdateCategoryRefusal>('PATCH', '/categories/v1/categories/{category.id}', { values: { category: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a category and its subcategories; their products stay. */
  deleteCategory: call<DeleteCategoryRequest, DeleteCategoryResponse, DeleteCategoryRefusal>('DELETE', '/categories/v1/categories/{categoryId}'),
  /** Categories that match a filter, in the order of the tree unless sorted. Hidden ones where an administrator asks for them. */
  queryCategories: call<QueryCategoriesRequest, QueryCategoriesResponse, QueryCategoriesRefusal, Category>('POST', '/categories/v1/categories/query', { values: { categories: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'categories', metadata: 'pagingMetadata' } }),
  /** Categories whose name or description holds the words, and what there is of them. */
  searchCategories: call<SearchCategoriesRequest, SearchCategoriesResponse, SearchCategoriesRefusal, Category>('POST', '/categories/v1/categories/search', { values: { categories: { createdDate: 'date', updatedDate: 'date' }, aggregationData: { results: { ranges: { results: { from: 'float', to: 'float' } }, scalar: { value: 'float' } } } }, list: { kind: 'cursor', query: 'search', items: 'categories', metadata: 'pagingMetadata' } }),
  /** Number of categories that match. */
  countCategories: call<CountCategoriesRequest, CountCategoriesResponse, CountCategoriesRefusal>('POST', '/categories/v1/categories/count'),
  /** Puts a category under another, or at the top of the tree, and in its place there. */
  moveCategory: call<MoveCategoryRequest, MoveCategoryResponse, MoveCategoryRefusal>('POST', '/categories/v1/categories/{categoryId}/move'),
  /** Shows a category, or hides it with all its subcategories. */
  updateCategoryVisibility: call<UpdateCategoryVisibilityRequest, UpdateCategoryVisibilityResponse, UpdateCategoryVisibilityRefusal>('PATCH', '/categories/v1/categories/visibility', { values: { category: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes categories, each by itself. */
  bulkUpdateCategories: call<BulkUpdateCategoriesRequest, BulkUpdateCategoriesResponse, BulkUpdateCategoriesRefusal>('POST', '/categories/v1/bulk/categories/update', { values: { results: { category: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Shows categories, each by itself; one whose parent is hidden stays so, unless that is shown with it. */
  bulkShowCategories: call<BulkShowCategoriesRequest, BulkShowCategoriesResponse, BulkShowCategoriesRefusal>('POST', '/categories/v1/bulk/categories/show', { values: { results: { category: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** The trees there are: the store’s. */
  listTrees: call<ListTreesRequest, ListTreesResponse, ListTreesRefusal>('GET', '/categories/v1/categories/list-trees'),
  /** Puts products into a category. */
  bulkAddItemsToCategory: call<BulkAddItemsToCategoryRequest, BulkAddItemsToCategoryResponse, BulkAddItemsToCategoryRefusal>('POST', '/categories/v1/bulk/categories/{categoryId}/add-items'),
  /** Takes products out of a category. */
  bulkRemoveItemsFromCategory: call<BulkRemoveItemsFromCategoryRequest, BulkRemoveItemsFromCategoryResponse, BulkRemoveItemsFromCategoryRefusal>('POST', '/categories/v1/bulk/categories/{categoryId}/remove-items'),
  /** Puts a product into categories, each by itself. */
  bulkAddItemToCategories: call<BulkAddItemToCategoriesRequest, BulkAddItemToCategoriesResponse, BulkAddItemToCategoriesRefusal>('POST', '/categories/v1/bulk/categories/add-item'),
  /** Takes a product out of categories, each by itself. */
  bulkRemoveItemFromCategories: call<BulkRemoveItemFromCategoriesRequest, BulkRemoveItemFromCategoriesResponse, BulkRemoveItemFromCategoriesRefusal>('POST', '/categories/v1/bulk/categories/remove-item'),
  /** Puts a product into these categories and takes it out of all others that are arranged by hand. */
  bulkSetItemCategories: call<BulkSetItemCategoriesRequest, BulkSetItemCategoriesResponse, BulkSetItemCategoriesRefusal>('POST', '/categories/v1/bulk/categories/set-item-categories'),
  /** Products of a category: the last added first, or those arranged by hand before the others. */
  listItemsInCategory: call<ListItemsInCategoryRequest, ListItemsInCategoryResponse, ListItemsInCategoryRefusal>('GET', '/categories/v1/categories/{categoryId}/list-items', { fallback: '' }),
  /** The categories that a product is in, and those with the ones above them. */
  listCategoriesForItem: call<ListCategoriesForItemRequest, ListCategoriesForItemResponse, ListCategoriesForItemRefusal>('GET', '/categories/v1/categories/list-categories-for-item', { fallback: '' }),
  /** As `listCategoriesForItem`, of up to 100 products; those above stand by themselves. */
  listCategoriesForItems: call<ListCategoriesForItemsRequest, ListCategoriesForItemsResponse, ListCategoriesForItemsRefusal>('GET', '/categories/v1/categories/list-categories-for-items', { fallback: '' }),
  /** Arranges products by hand: these come first, in this order. */
  setArrangedItems: call<SetArrangedItemsRequest, SetArrangedItemsResponse, SetArrangedItemsRefusal>('POST', '/categories/v1/categories/{categoryId}/set-arranged-items'),
  /** The products arranged by hand, in their order. */
  getArrangedItems: call<GetArrangedItemsRequest, GetArrangedItemsResponse, GetArrangedItemsRefusal>('GET', '/categories/v1/categories/{categoryId}/arranged-items'),
}
