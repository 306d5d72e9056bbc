// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { ApplicationError, BulkActionMetadata, CommonAggregationData, CursorPaging, CursorPagingMetadata, CursorQuery, Image, ItemMetadata, Sorting, TagList, TagsForWrite, WixCommonAggregation, WixCommonSearchDetails } from './shapes.ts'
import type { ExtendedFields } from './fairground.product-pages.ts'

export type { AggregationDataAggregationResults, AggregationDataAggregationResultsScalarResult, AggregationNestedAggregationNestedAggregationItem, AggregationRangeAggregationRangeBucket, AggregationResultsDateHistogramResults, AggregationResultsNestedResults, AggregationResultsRangeResults, AggregationResultsValueResults, AggregationValueAggregationIncludeMissingValuesOptions, ApplicationError, BulkActionMetadata, CommonAggregationData, CommonAggregationDateHistogramAggregation, CommonAggregationNestedAggregation, CommonAggregationRangeAggregation, CommonAggregationScalarAggregation, CommonAggregationValueAggregation, CursorPaging, CursorPagingMetadata, CursorQuery, DateHistogramResultsDateHistogramResult, Image, ItemMetadata, NestedResultsResults, RangeResultsRangeAggregationResult, Sorting, TagList, TagsForWrite, ValueResultsValueAggregationResult, WixCommonAggregation, WixCommonSearchDetails } from './shapes.ts'
export type { ExtendedFields } from './fairground.product-pages.ts'

export type AssignProductsToProductGroupRefusal = 'PRODUCT_GROUP_NOT_FOUND' | 'MEMBER_LIMIT_EXCEEDED' | 'PRODUCTS_NOT_FOUND' | 'PRODUCTS_MISSING_CUSTOMIZATION'

export interface AssignProductsToProductGroupRequest {
  productGroupId: string
  productIds: string[]
}

export interface AssignProductsToProductGroupResponse {
  results: ProductAssignmentResult[]
}

export type BulkCreateProductGroupsRefusal = never

export interface BulkCreateProductGroupsRequest {
  productGroups: NewProductGroup[]
  returnEntity?: boolean
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
}

export interface BulkCreateProductGroupsResponse {
  results: BulkProductGroupResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkDeleteProductGroupsRefusal = never

export interface BulkDeleteProductGroupsRequest {
  productGroupIds: string[]
}

export interface BulkDeleteProductGroupsResponse {
  results: BulkDeleteProductGroupsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkDeleteProductGroupsResult {
  itemMetadata: ItemMetadata
}

export interface BulkProductGroupResult {
  itemMetadata: ItemMetadata
  item?: ProductGroup
}

export type BulkUpdateProductGroupTagsByFilterRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateProductGroupTagsByFilterRequest {
  filter: Record<string, unknown>
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
}

export interface BulkUpdateProductGroupTagsByFilterResponse {
  jobId: string
}

export type BulkUpdateProductGroupTagsRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateProductGroupTagsRequest {
  productGroupIds: string[]
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
}

export interface BulkUpdateProductGroupTagsResponse {
  results: BulkUpdateProductGroupTagsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkUpdateProductGroupTagsResult {
  itemMetadata: ItemMetadata
}

export type BulkUpdateProductGroupsRefusal = never

export interface BulkUpdateProductGroupsRequest {
  productGroups: MaskedProductGroup[]
  returnEntity?: boolean
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
}

export interface BulkUpdateProductGroupsResponse {
  results: BulkProductGroupResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type CreateProductGroupRefusal = 'PRODUCT_GROUP_LIMIT_EXCEEDED' | 'CUSTOMIZATION_NOT_FOUND' | 'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE' | 'MEDIA_NOT_FOUND'

export interface CreateProductGroupRequest {
  productGroup: NewProductGroup
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
}

export interface CreateProductGroupResponse {
  productGroup: ProductGroup
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
}

export interface CursorSearch {
  cursorPaging?: CursorPaging
  filter?: Record<string, unknown>
  sort?: Sorting[]
  aggregations?: WixCommonAggregation[]
  search?: WixCommonSearchDetails
  timeZone?: string
}

export type DeleteProductGroupRefusal = 'PRODUCT_GROUP_NOT_FOUND'

export interface DeleteProductGroupRequest {
  productGroupId: string
}

export type DeleteProductGroupResponse = Record<never, never>

export type GetProductGroupRefusal = 'PRODUCT_GROUP_NOT_FOUND'

export interface GetProductGroupRequest {
  productGroupId: string
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
}

export interface GetProductGroupResponse {
  productGroup: ProductGroup
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
}

export interface GroupingCustomization {
  id: string
  key: string
  name: string
  customizationType: 'PRODUCT_OPTION' | 'MODIFIER'
  customizationRenderType: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
}

export interface MaskedProductGroup {
  productGroup: ProductGroupChanges
  fieldMask?: string
}

export interface NewProductGroup {
  name: string
  groupingCustomizationId: string
  choiceOrder?: string[]
  media?: ProductGroupMediaForWrite | null
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
}

export interface ProductAssignmentResult {
  productId: string
  success: boolean
  error?: ApplicationError
}

export interface ProductChoice {
  id: string
  choiceType: 'CHOICE_TEXT' | 'ONE_COLOR'
  key: string
  name: string
  colorCode?: string
}

export interface ProductGroup {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  groupingCustomizationId: string
  choiceOrder: string[]
  members: ProductGroupMember[]
  handle: string
  groupingCustomization?: GroupingCustomization
  media?: ProductGroupMedia
  extendedFields?: ExtendedFields
  tags: Tags
}

export interface ProductGroupChanges {
  id: string
  revision: string
  name?: string
  choiceOrder?: string[]
  media?: ProductGroupMediaForWrite | null
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
}

export interface ProductGroupMedia {
  id: string
  image: Image
  altText?: string
  displayName?: string
  mediaType: 'IMAGE'
  thumbnail?: Thumbnail
}

export interface ProductGroupMediaForWrite {
  id?: string
  url?: string
  altText?: string | null
  displayName?: string | null
}

export interface ProductGroupMember {
  productId: string
  choice?: ProductChoice
  slug: string
  inventoryAvailabilityStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
  status: 'ACTIVE' | 'HIDDEN' | 'OUT_OF_SYNC'
  productName: string
}

export interface ProductUnassignmentResult {
  productId: string
  success: boolean
  error?: ApplicationError
}

export type QueryProductGroupsRefusal = never

export interface QueryProductGroupsRequest {
  query?: CursorQuery
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
}

export interface QueryProductGroupsResponse {
  productGroups: ProductGroup[]
  pagingMetadata: CursorPagingMetadata
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
}

export type SearchProductGroupsRefusal = never

export interface SearchProductGroupsRequest {
  search?: CursorSearch
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
}

export interface SearchProductGroupsResponse {
  productGroups: ProductGroup[]
  pagingMetadata: CursorPagingMetadata
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
  aggregationData?: CommonAggregationData
}

export interface Tags {
  privateTags?: TagList
  publicTags?: TagList
}

export interface Thumbnail {
  url: string
  width?: number
  height?: number
  altText?: string
}

export type UnassignProductsFromProductGroupRefusal = 'PRODUCT_GROUP_NOT_FOUND' | 'PRODUCTS_NOT_FOUND' | 'PRODUCTS_NOT_IN_GROUP'

export interface UnassignProductsFromProductGroupRequest {
  productGroupId: string
  productIds: string[]
}

export interface UnassignProductsFromProductGroupResponse {
  results: ProductUnassignmentResult[]
}

export type UpdateProductGroupRefusal = 'PRODUCT_GROUP_NOT_FOUND' | 'STALE_REVISION' | 'MEDIA_NOT_FOUND'

export interface UpdateProductGroupRequest {
  productGroup: ProductGroupChanges
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
  fieldMask?: string
}

export interface UpdateProductGroupResponse {
  productGroup: ProductGroup
  fields?: Array<'GROUPING_CUSTOMIZATION' | 'THUMBNAIL'>
}

/** Module `stores.product-groups-v-3`. */
export const productGroupsV3 = {
  /** Makes a group, empty at first, of products that differ in a customization with choices. */
  createProductGroup: call<CreateProductGroupRequest, CreateProductGroupResponse, CreateProductGroupRefusal>('POST', '/stores/v3/product-groups', { values: { productGroup: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Sets what is present. What a group is grouped by never changes. */
  updateProductGroup: call<UpdateProductGroupRequest, UpdateProductGroupResponse, UpdateProductGroupRefusal>('PATCH', '/stores/v3/product-groups/{productGroup.id}', { values: { productGroup: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a group; its products stay. */
  deleteProductGroup: call<DeleteProductGroupRequest, DeleteProductGroupResponse, DeleteProductGroupRefusal>('DELETE', '/stores/v3/product-groups/{productGroupId}'),
  /** One group with its products as they are now. */
  getProductGroup: call<GetProductGroupRequest, GetProductGroupResponse, GetProductGroupRefusal>('GET', '/stores/v3/product-groups/{productGroupId}', { values: { productGroup: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Groups that match a filter, by name unless sorted. */
  queryProductGroups: call<QueryProductGroupsRequest, QueryProductGroupsResponse, QueryProductGroupsRefusal, ProductGroup>('GET', '/stores/v3/product-groups/query', { fallback: '', values: { productGroups: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'productGroups', metadata: 'pagingMetadata' } }),
  /** Groups by the words of their names, with aggregations over all that match. */
  searchProductGroups: call<SearchProductGroupsRequest, SearchProductGroupsResponse, SearchProductGroupsRefusal, ProductGroup>('GET', '/stores/v3/product-groups/search', { fallback: '', values: { productGroups: { createdDate: 'date', updatedDate: 'date' }, aggregationData: { results: { ranges: { results: { from: 'float', to: 'float' } }, scalar: { value: 'float' } } } }, list: { kind: 'cursor', query: 'search', items: 'productGroups', metadata: 'pagingMetadata' } }),
  /** Makes groups, each by itself. */
  bulkCreateProductGroups: call<BulkCreateProductGroupsRequest, BulkCreateProductGroupsResponse, BulkCreateProductGroupsRefusal>('POST', '/stores/v3/bulk/product-groups/create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Changes groups, each by itself. */
  bulkUpdateProductGroups: call<BulkUpdateProductGroupsRequest, BulkUpdateProductGroupsResponse, BulkUpdateProductGroupsRefusal>('POST', '/stores/v3/bulk/product-groups/update', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Puts products into a group, each by itself; one that is in it stays where it is. */
  assignProductsToProductGroup: call<AssignProductsToProductGroupRequest, AssignProductsToProductGroupResponse, AssignProductsToProductGroupRefusal>('POST', '/stores/v3/product-groups/assign-products'),
  /** Takes products out of a group, each by itself. */
  unassignProductsFromProductGroup: call<UnassignProductsFromProductGroupRequest, UnassignProductsFromProductGroupResponse, UnassignProductsFromProductGroupRefusal>('POST', '/stores/v3/product-groups/unassign-products'),
  /** Deletes groups, each by itself. */
  bulkDeleteProductGroups: call<BulkDeleteProductGroupsRequest, BulkDeleteProductGroupsResponse, BulkDeleteProductGroupsRefusal>('POST', '/stores/v3/bulk/product-groups/delete'),
  /** Puts tags on up to 100 groups and takes others off. */
  bulkUpdateProductGroupTags: call<BulkUpdateProductGroupTagsRequest, BulkUpdateProductGroupTagsResponse, BulkUpdateProductGroupTagsRefusal>('POST', '/stores/v3/bulk/product-groups/update-tags'),
  /** Puts tags on every group that matches and takes others off. It is done when it answers. */
  bulkUpdateProductGroupTagsByFilter: call<BulkUpdateProductGroupTagsByFilterRequest, BulkUpdateProductGroupTagsByFilterResponse, BulkUpdateProductGroupTagsByFilterRefusal>('POST', '/stores/v3/bulk/product-groups/update-tags-by-filter'),
}
