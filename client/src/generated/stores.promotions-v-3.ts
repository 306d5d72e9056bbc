// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CommonAggregationData, CursorPaging, CursorPagingMetadata, CursorQuery, Image, ItemMetadata, Sorting, TagsForWrite, WixCommonAggregation } from './shapes.ts'
import type { ExtendedFields } from './fairground.product-pages.ts'
import type { Tags } from './stores.product-groups-v-3.ts'

export type { AggregationDataAggregationResults, AggregationDataAggregationResultsScalarResult, AggregationNestedAggregationNestedAggregationItem, AggregationRangeAggregationRangeBucket, AggregationResultsDateHistogramResults, AggregationResultsNestedResults, AggregationResultsRangeResults, AggregationResultsValueResults, AggregationValueAggregationIncludeMissingValuesOptions, ApplicationError, BulkActionMetadata, CommonAggregationData, CommonAggregationDateHistogramAggregation, CommonAggregationNestedAggregation, CommonAggregationRangeAggregation, CommonAggregationScalarAggregation, CommonAggregationValueAggregation, CursorPaging, CursorPagingMetadata, CursorQuery, DateHistogramResultsDateHistogramResult, Image, ItemMetadata, NestedResultsResults, RangeResultsRangeAggregationResult, Sorting, TagList, TagsForWrite, ValueResultsValueAggregationResult, WixCommonAggregation } from './shapes.ts'
export type { ExtendedFields } from './fairground.product-pages.ts'
export type { Tags } from './stores.product-groups-v-3.ts'

export type BulkCreatePromotionsRefusal = never

export interface BulkCreatePromotionsRequest {
  promotions: NewPromotion[]
  returnEntity?: boolean
}

export interface BulkCreatePromotionsResponse {
  results: BulkPromotionResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkDeletePromotionsRefusal = never

export interface BulkDeletePromotionsRequest {
  promotionIds: string[]
}

export interface BulkDeletePromotionsResponse {
  results: BulkDeletePromotionsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkDeletePromotionsResult {
  itemMetadata: ItemMetadata
}

export interface BulkPromotionResult {
  itemMetadata: ItemMetadata
  item?: Promotion
}

export type BulkUpdatePromotionTagsByFilterRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdatePromotionTagsByFilterRequest {
  filter: Record<string, unknown>
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
}

export interface BulkUpdatePromotionTagsByFilterResponse {
  jobId: string
}

export type BulkUpdatePromotionTagsRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdatePromotionTagsRequest {
  promotionIds: string[]
  assignTags?: TagsForWrite | null
  unassignTags?: TagsForWrite | null
  returnEntity?: boolean
}

export interface BulkUpdatePromotionTagsResponse {
  results: BulkPromotionResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkUpdatePromotionsRefusal = never

export interface BulkUpdatePromotionsRequest {
  promotions: MaskedPromotion[]
  returnEntity?: boolean
}

export interface BulkUpdatePromotionsResponse {
  results: BulkPromotionResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface CategoryAssignment {
  id: string
  position?: number
  appliedToSubcategories?: boolean
}

export type CreatePromotionRefusal = 'MEDIA_NOT_FOUND' | 'CATEGORY_NOT_FOUND' | 'DUPLICATE_CATEGORY_ASSIGNMENT' | 'PROMOTIONS_LIMIT_EXCEEDED'

export interface CreatePromotionRequest {
  promotion: NewPromotion
}

export interface CreatePromotionResponse {
  promotion: Promotion
}

export interface CursorSearch {
  cursorPaging?: CursorPaging
  filter?: Record<string, unknown>
  sort?: Sorting[]
  aggregations?: WixCommonAggregation[]
  search?: SearchDetails
  timeZone?: string
}

export type DeletePromotionRefusal = 'PROMOTION_NOT_FOUND'

export interface DeletePromotionRequest {
  promotionId: string
}

export type DeletePromotionResponse = Record<never, never>

export type GetPromotionRefusal = 'PROMOTION_NOT_FOUND'

export interface GetPromotionRequest {
  promotionId: string
}

export interface GetPromotionResponse {
  promotion: Promotion
}

export interface MaskedPromotion {
  promotion: PromotionChanges
  fieldMask?: string
}

export interface NewPromotion {
  name: string
  media: PromotionMediaForWrite
  destinationUrl?: string | null
  categories?: CategoryAssignment[]
  enabled?: boolean
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
}

export interface PositionedPromotion {
  promotion: Promotion
  position: number
}

export interface Promotion {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  media: PromotionMedia
  destinationUrl?: string
  categories: CategoryAssignment[]
  enabled: boolean
  extendedFields?: ExtendedFields
  tags: Tags
}

export interface PromotionChanges {
  id: string
  revision: string
  name?: string
  media?: PromotionMediaForWrite | null
  destinationUrl?: string | null
  categories?: CategoryAssignment[]
  enabled?: boolean
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
}

export interface PromotionMedia {
  id: string
  image: Image
  altText?: string
  displayName?: string
  mediaType: 'IMAGE'
}

export interface PromotionMediaForWrite {
  id?: string
  url?: string
  altText?: string | null
  displayName?: string | null
}

export type QueryPromotionsRefusal = never

export interface QueryPromotionsRequest {
  query?: CursorQuery
}

export interface QueryPromotionsResponse {
  promotions: Promotion[]
  pagingMetadata: CursorPagingMetadata
}

export type ResolvePromotionsRefusal = 'CATEGORY_NOT_FOUND'

export interface ResolvePromotionsRequest {
  categoryId: string
}

export interface ResolvePromotionsResponse {
  promotions: PositionedPromotion[]
}

export interface SearchDetails {
  mode?: 'OR' | 'AND'
  expression?: string
  fields?: Array<'name'>
  fuzzy?: boolean
}

export type SearchPromotionsRefusal = never

export interface SearchPromotionsRequest {
  search?: CursorSearch
}

export interface SearchPromotionsResponse {
  promotions: Promotion[]
  pagingMetadata: CursorPagingMetadata
  aggregationData?: CommonAggregationData
}

export type UpdatePromotionRefusal = 'PROMOTION_NOT_FOUND' | 'STALE_REVISION' | 'MEDIA_NOT_FOUND' | 'CATEGORY_NOT_FOUND' | 'DUPLICATE_CATEGORY_ASSIGNMENT' | 'MEDIA_REMOVAL_NOT_ALLOWED'

export interface UpdatePromotionRequest {
  promotion: PromotionChanges
  fieldMask?: string
}

export interface UpdatePromotionResponse {
  promotion: Promotion
}

/** Module `stores.promotions-v-3`. */
export const promotionsV3 = {
  /** Makes a promotion, shown where its categories say unless it is made disabled. */
  createPromotion: call<CreatePromotionRequest, CreatePromotionResponse, CreatePromotionRefusal>('POST', '/stores/v3/promotions', { values: { promotion: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One promotion. Disabled ones are the administrator’s. */
  getPromotion: call<GetPromotionRequest, GetPromotionResponse, GetPromotionRefusal>('GET', '/stores/v3/promotions/{promotionId}', { values: { promotion: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Sets what is present. A promotion keeps a picture. */
  updatePromotion: call<UpdatePromotionRequest, UpdatePromotionResponse, UpdatePromotionRefusal>('PATCH', '/stores/v3/promotions/{promotion.id}', { values: { promotion: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a promotion. */
  deletePromotion: call<DeletePromotionRequest, DeletePromotionResponse, DeletePromotionRefusal>('DELETE', '/stores/v3/promotions/{promotionId}'),
  /** Promotions that match a filter, by name unless sorted. Disabled ones are the administrator’s. */
  queryPromotions: call<QueryPromotionsRequest, QueryPromotionsResponse, QueryPromotionsRefusal, Promotion>('GET', '/stores/v3/promotions/query', { fallback: '', values: { promotions: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'promotions', metadata: 'pagingMetadata' } }),
  /** Promotions by the words of their names, with aggregations over all that match. */
  searchPromotions: call<SearchPromotionsRequest, SearchPromotionsResponse, SearchPromotionsRefusal, Promotion>('POST', '/stores/v3/promotions/search', { values: { promotions: { createdDate: 'date', updatedDate: 'date' }, aggregationData: { results: { ranges: { results: { from: 'float', to: 'float' } }, scalar: { value: 'float' } } } }, list: { kind: 'cursor', query: 'search', items: 'promotions', metadata: 'pagingMetadata' } }),
  /** Promotions among the products of a category: its own promotions, and those of the categories above that reach down. */
  resolvePromotions: call<ResolvePromotionsRequest, ResolvePromotionsResponse, ResolvePromotionsRefusal>('GET', '/stores/v3/promotions/resolve', { values: { promotions: { promotion: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Makes promotions, each by itself. */
  bulkCreatePromotions: call<BulkCreatePromotionsRequest, BulkCreatePromotionsResponse, BulkCreatePromotionsRefusal>('POST', '/stores/v3/bulk/promotions/create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Changes promotions, each by itself. */
  bulkUpdatePromotions: call<BulkUpdatePromotionsRequest, BulkUpdatePromotionsResponse, BulkUpdatePromotionsRefusal>('POST', '/stores/v3/bulk/promotions/update', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Deletes promotions, each by itself. */
  bulkDeletePromotions: call<BulkDeletePromotionsRequest, BulkDeletePromotionsResponse, BulkDeletePromotionsRefusal>('POST', '/stores/v3/bulk/promotions/delete'),
  /** Puts tags on up to 100 promotions and takes others off. */
  bulkUpdatePromotionTags: call<BulkUpdatePromotionTagsRequest, BulkUpdatePromotionTagsResponse, BulkUpdatePromotionTagsRefusal>('POST', '/stores/v3/bulk/promotions/update-tags', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Puts tags on every promotion that matches and takes others off. It is done when it answers. */
  bulkUpdatePromotionTagsByFilter: call<BulkUpdatePromotionTagsByFilterRequest, BulkUpdatePromotionTagsByFilterResponse, BulkUpdatePromotionTagsByFilterRefusal>('POST', '/stores/v3/bulk/promotions/update-tags-by-filter'),
}
