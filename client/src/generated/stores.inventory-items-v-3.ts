// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CommonAggregationData, CursorPaging, CursorPagingMetadata, ItemMetadata, Paging, PreorderInfo, PreorderInfoForWrite, Product, Sorting, WixCommonAggregation } from './shapes.ts'
import type { ExtendedFields } from './fairground.product-pages.ts'

export type { AggregationDataAggregationResults, AggregationDataAggregationResultsScalarResult, AggregationNestedAggregationNestedAggregationItem, AggregationRangeAggregationRangeBucket, AggregationResultsDateHistogramResults, AggregationResultsNestedResults, AggregationResultsRangeResults, AggregationResultsValueResults, AggregationValueAggregationIncludeMissingValuesOptions, ApplicationError, BulkActionMetadata, CommonAggregationData, CommonAggregationDateHistogramAggregation, CommonAggregationNestedAggregation, CommonAggregationRangeAggregation, CommonAggregationScalarAggregation, CommonAggregationValueAggregation, CursorPaging, CursorPagingMetadata, DateHistogramResultsDateHistogramResult, ItemMetadata, NestedResultsResults, Paging, PreorderInfo, PreorderInfoForWrite, Product, RangeResultsRangeAggregationResult, Sorting, ValueResultsValueAggregationResult, WixCommonAggregation } from './shapes.ts'
export type { ExtendedFields } from './fairground.product-pages.ts'

export interface AdjustInventoryAction {
  incrementBy?: number
  decrementBy?: number
}

export type BulkAdjustInventoryItemsByFilterRefusal = 'INVENTORY_QUANTITY_NOT_TRACKED' | 'INSUFFICIENT_INVENTORY' | 'MIN_QUANTITY_LIMIT_REACHED' | 'MAX_QUANTITY_LIMIT_REACHED' | 'LIMIT_REACHED'

export interface BulkAdjustInventoryItemsByFilterRequest {
  filter: Record<string, unknown> | null
  search?: SearchDetails
  adjustment: AdjustInventoryAction
  trackQuantity?: boolean
}

export interface BulkAdjustInventoryItemsByFilterResponse {
  jobId: string
}

export type BulkCreateInventoryItemsByVariantFilterRefusal = 'LOCATION_NOT_FOUND' | 'LIMIT_REACHED'

export interface BulkCreateInventoryItemsByVariantFilterRequest {
  filter: Record<string, unknown> | null
  search?: SearchDetails
  locationId: string
  inventoryCreationData?: InventoryCreationData
}

export interface BulkCreateInventoryItemsByVariantFilterResponse {
  jobId: string
}

export type BulkCreateInventoryItemsRefusal = never

export interface BulkCreateInventoryItemsRequest {
  inventoryItems: NewInventoryItem[]
  returnEntity?: boolean
}

export interface BulkCreateInventoryItemsResponse {
  results: BulkInventoryItemResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkDecrementInventoryItemsByVariantAndLocationRefusal = never

export interface BulkDecrementInventoryItemsByVariantAndLocationRequest {
  decrementData: DecrementDataByVariantAndLocation[]
  restrictInventory?: boolean | null
  returnEntity?: boolean
  reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
}

export interface BulkDecrementInventoryItemsByVariantAndLocationResponse {
  results: BulkInventoryItemResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkDecrementInventoryItemsRefusal = never

export interface BulkDecrementInventoryItemsRequest {
  decrementData: DecrementDataById[]
  restrictInventory?: boolean | null
  returnEntity?: boolean
  reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
}

export interface BulkDecrementInventoryItemsResponse {
  results: BulkInventoryItemResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkDeleteInventoryItemsByFilterRefusal = 'LIMIT_REACHED'

export interface BulkDeleteInventoryItemsByFilterRequest {
  filter: Record<string, unknown> | null
  search?: SearchDetails
}

export interface BulkDeleteInventoryItemsByFilterResponse {
  jobId: string
}

export type BulkDeleteInventoryItemsRefusal = never

export interface BulkDeleteInventoryItemsRequest {
  inventoryItemIds: string[]
}

export interface BulkDeleteInventoryItemsResponse {
  results: BulkDeletedItemResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkDeletedItemResult {
  itemMetadata: ItemMetadata
}

export type BulkIncrementInventoryItemsByVariantAndLocationRefusal = never

export interface BulkIncrementInventoryItemsByVariantAndLocationRequest {
  incrementData: IncrementDataByVariantAndLocation[]
  returnEntity?: boolean
  reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
}

export interface BulkIncrementInventoryItemsByVariantAndLocationResponse {
  results: BulkInventoryItemResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkIncrementInventoryItemsRefusal = never

export interface BulkIncrementInventoryItemsRequest {
  incrementData: IncrementDataById[]
  returnEntity?: boolean
  reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
}

export interface BulkIncrementInventoryItemsResponse {
  results: BulkInventoryItemResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkInventoryItemResult {
  itemMetadata: ItemMetadata
  item?: InventoryItem
}

export type BulkSetOrAdjustInventoryItemsByFilterRefusal = 'INVENTORY_QUANTITY_NOT_TRACKED' | 'LIMIT_REACHED'

export interface BulkSetOrAdjustInventoryItemsByFilterRequest {
  filter: Record<string, unknown> | null
  search?: SearchDetails
  adjustedInventoryAction: AdjustInventoryAction
}

export interface BulkSetOrAdjustInventoryItemsByFilterResponse {
  jobId: string
}

export type BulkUpdateInventoryItemsByFilterRefusal = 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING' | 'PRE_ORDER_VALIDATION' | 'LIMIT_REACHED'

export interface BulkUpdateInventoryItemsByFilterRequest {
  filter: Record<string, unknown> | null
  search?: SearchDetails
  inventoryItem: CommonInventoryItem
  fieldMask?: string
}

export interface BulkUpdateInventoryItemsByFilterResponse {
  jobId: string
}

export type BulkUpdateInventoryItemsRefusal = never

export interface BulkUpdateInventoryItemsRequest {
  inventoryItems: MaskedInventoryItem[]
  returnEntity?: boolean
  reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
}

export interface BulkUpdateInventoryItemsResponse {
  results: BulkInventoryItemResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkUpsertInventoryItemsRefusal = never

export interface BulkUpsertInventoryItemsRequest {
  inventoryItems: MaskedUpsert[]
  returnEntity?: boolean
}

export interface BulkUpsertInventoryItemsResponse {
  results: BulkInventoryItemResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface CommonInventoryItem {
  inStock?: boolean | null
  quantity?: number | null
  preorderInfo?: PreorderInfoForWrite | null
  extendedFields?: ExtendedFields | null
}

export type CountInventoryItemsRefusal = never

export interface CountInventoryItemsRequest {
  filter?: Record<string, unknown> | null
  search?: SearchDetails
}

export interface CountInventoryItemsResponse {
  count: number
}

export type CreateInventoryItemRefusal = 'ITEM_ALREADY_EXISTS' | 'PRE_ORDER_VALIDATION' | 'VARIANT_NOT_FOUND' | 'LOCATION_NOT_FOUND'

export interface CreateInventoryItemRequest {
  inventoryItem: NewInventoryItem
}

export interface CreateInventoryItemResponse {
  inventoryItem: InventoryItem
}

export interface CursorSearch {
  cursorPaging?: CursorPaging
  filter?: Record<string, unknown> | null
  sort?: Sorting[]
  search?: SearchDetails
  aggregations?: WixCommonAggregation[]
  timeZone?: string | null
}

export interface DecrementDataById {
  inventoryItemId: string
  decrementBy: number
  preorderRequest?: boolean
}

export interface DecrementDataByVariantAndLocation {
  variantId: string
  locationId?: string | null
  productId?: string | null
  decrementBy: number
  preorderRequest?: boolean
}

export type DeleteInventoryItemRefusal = 'INVENTORY_ITEM_NOT_FOUND'

export interface DeleteInventoryItemRequest {
  inventoryItemId: string
}

export type DeleteInventoryItemResponse = Record<never, never>

export type GetInventoryItemRefusal = 'INVENTORY_ITEM_NOT_FOUND'

export interface GetInventoryItemRequest {
  inventoryItemId: string
}

export interface GetInventoryItemResponse {
  inventoryItem: InventoryItem
}

export interface IncrementDataById {
  inventoryItemId: string
  incrementBy: number
}

export interface IncrementDataByVariantAndLocation {
  variantId: string
  locationId?: string | null
  productId?: string | null
  incrementBy: number
}

export interface InventoryCreationData {
  quantity?: number
}

export interface InventoryItem {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  variantId: string
  locationId: string
  productId: string
  trackQuantity: boolean
  inStock?: boolean
  quantity?: number
  availabilityStatus: 'OUT_OF_STOCK' | 'IN_STOCK' | 'PREORDER'
  preorderInfo: PreorderInfo
  product: Product
  extendedFields?: ExtendedFields
}

export interface InventoryItemChange {
  inStock?: boolean | null
  quantity?: number | null
  preorderInfo?: PreorderInfoForWrite | null
  extendedFields?: ExtendedFields | null
  id: string
  revision: string
}

export interface MaskedInventoryItem {
  inventoryItem: InventoryItemChange
  fieldMask?: string
}

export interface MaskedUpsert {
  inventoryItem: UpsertedInventoryItem
  fieldMask?: string
}

export interface NewInventoryItem {
  inStock?: boolean | null
  quantity?: number | null
  preorderInfo?: PreorderInfoForWrite | null
  extendedFields?: ExtendedFields | null
  productId: string
  variantId: string
  locationId?: string | null
}

export interface PlatformPagingMetadataV2 {
  count: number
  offset?: number
  total?: number
  cursors?: {
    next?: string
    prev?: string
  }
}

export type QueryInventoryItemsRefusal = never

export interface QueryInventoryItemsRequest {
  query?: QueryV2
}

export interface QueryInventoryItemsResponse {
  inventoryItems: InventoryItem[]
  pagingMetadata: PlatformPagingMetadataV2
}

export interface QueryV2 {
  filter?: Record<string, unknown> | null
  sort?: Sorting[]
  paging?: Paging
  cursorPaging?: CursorPaging
}

export interface SearchDetails {
  mode?: 'OR' | 'AND'
  expression?: string | null
  fields?: string[]
  fuzzy?: boolean
}

export type SearchInventoryItemsRefusal = never

export interface SearchInventoryItemsRequest {
  search?: CursorSearch
}

export interface SearchInventoryItemsResponse {
  inventoryItems: InventoryItem[]
  pagingMetadata: CursorPagingMetadata
  aggregationData?: CommonAggregationData
}

export type UpdateInventoryItemRefusal = 'INVENTORY_ITEM_NOT_FOUND' | 'STALE_REVISION' | 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING' | 'PRE_ORDER_VALIDATION'

export interface UpdateInventoryItemRequest {
  inventoryItem: InventoryItemChange
  reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
  fieldMask?: string
}

export interface UpdateInventoryItemResponse {
  inventoryItem: InventoryItem
}

export interface UpsertedInventoryItem {
  inStock?: boolean | null
  quantity?: number | null
  preorderInfo?: PreorderInfoForWrite | null
  extendedFields?: ExtendedFields | null
  id?: string | null
  revision?: string | null
  productId?: string
  variantId?: string
  locationId?: string | null
}

/** Module `stores.inventory-items-v-3`. */
export const inventoryItemsV3 = {
  /** Takes units from counted items; answered item by item. */
  bulkDecrementInventoryItems: call<BulkDecrementInventoryItemsRequest, BulkDecrementInventoryItemsResponse, BulkDecrementInventoryItemsRefusal>('POST', '/stores/v3/bulk/inventory-items/decrement', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Adds units to counted items; answered item by item. */
  bulkIncrementInventoryItems: call<BulkIncrementInventoryItemsRequest, BulkIncrementInventoryItemsResponse, BulkIncrementInventoryItemsRefusal>('POST', '/stores/v3/bulk/inventory-items/increment', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Takes units of variants from a location; answered item by item. */
  bulkDecrementInventoryItemsByVariantAndLocation: call<BulkDecrementInventoryItemsByVariantAndLocationRequest, BulkDecrementInventoryItemsByVariantAndLocationResponse, BulkDecrementInventoryItemsByVariantAndLocationRefusal>('POST', '/stores/v3/bulk/inventory-items/decrement-by-variant-and-location', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Adds units of variants to a location; answered item by item. */
  bulkIncrementInventoryItemsByVariantAndLocation: call<BulkIncrementInventoryItemsByVariantAndLocationRequest, BulkIncrementInventoryItemsByVariantAndLocationResponse, BulkIncrementInventoryItemsByVariantAndLocationRefusal>('POST', '/stores/v3/bulk/inventory-items/increment-by-variant-and-location', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Sets the same of every item that matches. */
  bulkUpdateInventoryItemsByFilter: call<BulkUpdateInventoryItemsByFilterRequest, BulkUpdateInventoryItemsByFilterResponse, BulkUpdateInventoryItemsByFilterRefusal>('POST', '/stores/v3/bulk/inventory-items/update-by-filter'),
  /** Ends keeping stock of every item that matches. A filter that leaves none out is refused. */
  bulkDeleteInventoryItemsByFilter: call<BulkDeleteInventoryItemsByFilterRequest, BulkDeleteInventoryItemsByFilterResponse, BulkDeleteInventoryItemsByFilterRefusal>('POST', '/stores/v3/bulk/inventory-items/delete-by-filter'),
  /** Adds to or takes from every counted item that matches; those that are not counted begin with what is added. */
  bulkSetOrAdjustInventoryItemsByFilter: call<BulkSetOrAdjustInventoryItemsByFilterRequest, BulkSetOrAdjustInventoryItemsByFilterResponse, BulkSetOrAdjustInventoryItemsByFilterRefusal>('POST', '/stores/v3/bulk/inventory-items/set-or-adjust-by-filter'),
  /** Adds to or takes from every item that matches, all or none. `trackQuantity` begins to count those not counted. */
  bulkAdjustInventoryItemsByFilter: call<BulkAdjustInventoryItemsByFilterRequest, BulkAdjustInventoryItemsByFilterResponse, BulkAdjustInventoryItemsByFilterRefusal>('POST', '/stores/v3/bulk/inventory-items/adjust-by-filter'),
  /** Begins to track stock at a location of every variant that matches and is not tracked there yet. */
  bulkCreateInventoryItemsByVariantFilter: call<BulkCreateInventoryItemsByVariantFilterRequest, BulkCreateInventoryItemsByVariantFilterResponse, BulkCreateInventoryItemsByVariantFilterRefusal>('POST', '/stores/v3/bulk/inventory-items/create-by-variant-filter'),
  /** Begins to keep stock of a variant at a location. */
  createInventoryItem: call<CreateInventoryItemRequest, CreateInventoryItemResponse, CreateInventoryItemRefusal>('POST', '/stores/v3/inventory-items', { values: { inventoryItem: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Begins to keep stock of variants; answered item by item. */
  bulkCreateInventoryItems: call<BulkCreateInventoryItemsRequest, BulkCreateInventoryItemsResponse, BulkCreateInventoryItemsRefusal>('POST', '/stores/v3/bulk/inventory-items/create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Stock of one variant at one location. */
  getInventoryItem: call<GetInventoryItemRequest, GetInventoryItemResponse, GetInventoryItemRefusal>('GET', '/stores/v3/inventory-items/{inventoryItemId}', { values: { inventoryItem: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Sets what is present: the units that can be bought or the switch, and pre-orders. */
  updateInventoryItem: call<UpdateInventoryItemRequest, UpdateInventoryItemResponse, UpdateInventoryItemRefusal>('PATCH', '/stores/v3/inventory-items/{inventoryItem.id}', { values: { inventoryItem: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Sets what is present of each item; answered item by item. */
  bulkUpdateInventoryItems: call<BulkUpdateInventoryItemsRequest, BulkUpdateInventoryItemsResponse, BulkUpdateInventoryItemsRefusal>('POST', '/stores/v3/bulk/inventory-items/update', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Sets items that exist and makes the others; answered item by item. */
  bulkUpsertInventoryItems: call<BulkUpsertInventoryItemsRequest, BulkUpsertInventoryItemsResponse, BulkUpsertInventoryItemsRefusal>('POST', '/stores/v3/bulk/inventory-items/upsert', { values: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Ends keeping stock of a variant at a location; at the default one the variant is out of stock then. */
  deleteInventoryItem: call<DeleteInventoryItemRequest, DeleteInventoryItemResponse, DeleteInventoryItemRefusal>('DELETE', '/stores/v3/inventory-items/{inventoryItemId}'),
  /** Ends keeping stock of these; answered item by item. */
  bulkDeleteInventoryItems: call<BulkDeleteInventoryItemsRequest, BulkDeleteInventoryItemsResponse, BulkDeleteInventoryItemsRefusal>('POST', '/stores/v3/bulk/inventory-items/delete'),
  /** Items that match a filter; the newest first unless sorted. Visitors see those of visible variants of visible products. */
  queryInventoryItems: call<QueryInventoryItemsRequest, QueryInventoryItemsResponse, QueryInventoryItemsRefusal, InventoryItem>('GET', '/stores/v3/inventory-items/query', { fallback: '', values: { inventoryItems: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'inventoryItems', metadata: 'pagingMetadata' } }),
  /** Items of products in whose name, brand or SKUs the words stand, and that match a filter, with aggregations. */
  searchInventoryItems: call<SearchInventoryItemsRequest, SearchInventoryItemsResponse, SearchInventoryItemsRefusal, InventoryItem>('GET', '/stores/v3/inventory-items/search', { fallback: '', values: { inventoryItems: { createdDate: 'date', updatedDate: 'date' }, aggregationData: { results: { ranges: { results: { from: 'float', to: 'float' } }, scalar: { value: 'float' } } } }, list: { kind: 'cursor', query: 'search', items: 'inventoryItems', metadata: 'pagingMetadata' } }),
  /** Number of items that match. */
  countInventoryItems: call<CountInventoryItemsRequest, CountInventoryItemsResponse, CountInventoryItemsRefusal>('GET', '/stores/v3/inventory-items/count', { fallback: '' }),
}
