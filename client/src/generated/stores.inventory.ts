// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Paging } from './shapes.ts'

export type { Paging } from './shapes.ts'

export interface DecrementData {
  inventoryId?: string
  externalId?: string
  productId?: string
  variantId?: string
  decrementBy: number
  preorderRequest?: boolean
}

export type DecrementInventoryRefusal = 'PRODUCT_NOT_FOUND' | 'VARIANT_NOT_FOUND' | 'INSUFFICIENT_INVENTORY' | 'PRE_ORDER_VALIDATION'

export interface DecrementInventoryRequest {
  decrementData: DecrementData[]
  reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
}

export type DecrementInventoryResponse = Record<never, never>

export type GetInventoryVariantsRefusal = 'PRODUCT_NOT_FOUND'

export interface GetInventoryVariantsRequest {
  inventoryId?: string
  externalId?: string
  productId?: string
  variantIds?: string[]
}

export interface GetInventoryVariantsResponse {
  inventoryItem: InventoryItemV2
}

export interface IncrementData {
  inventoryId?: string
  externalId?: string
  productId?: string
  variantId?: string
  incrementBy: number
}

export type IncrementInventoryRefusal = 'PRODUCT_NOT_FOUND' | 'VARIANT_NOT_FOUND'

export interface IncrementInventoryRequest {
  incrementData: IncrementData[]
  reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
}

export type IncrementInventoryResponse = Record<never, never>

export interface InventoryItemForWrite {
  productId: string
  trackQuantity?: boolean | null
  variants?: InventoryVariantForWrite[]
  preorderInfo?: PreorderInfoForWrite | null
}

export interface InventoryItemV2 {
  id: string
  externalId: string
  productId: string
  trackQuantity: boolean
  variants: InventoryVariantV2[]
  lastUpdated: Date
  numericId: string
  preorderInfo: PreorderInfo
}

export interface InventoryVariantForWrite {
  variantId?: string
  inStock?: boolean | null
  quantity?: number | null
}

export interface InventoryVariantV2 {
  variantId: string
  inStock: boolean
  quantity?: number
  availableForPreorder: boolean
}

export interface PagingMetadata {
  items: number
  offset: number
}

export interface PreorderInfo {
  enabled: boolean
  message?: string
  limit?: number
}

export interface PreorderInfoForWrite {
  enabled?: boolean
  message?: string | null
  limit?: number | null
}

export interface Query {
  paging?: Paging
  filter?: string
  sort?: string
}

export type QueryInventoryRefusal = never

export interface QueryInventoryRequest {
  query?: Query
}

export interface QueryInventoryResponse {
  inventoryItems: InventoryItemV2[]
  metadata: PagingMetadata
  totalResults: number
}

export type UpdateInventoryVariantsRefusal = 'PRODUCT_NOT_FOUND' | 'VARIANT_NOT_FOUND' | 'PRE_ORDER_VALIDATION'

export interface UpdateInventoryVariantsRequest {
  inventoryItem: InventoryItemForWrite
  reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
}

export type UpdateInventoryVariantsResponse = Record<never, never>

/** Module `stores.inventory`. */
export const inventory = {
  /** Sets whether stock is tracked, how many units of each variant can be bought, and pre-orders. */
  updateInventoryVariants: call<UpdateInventoryVariantsRequest, UpdateInventoryVariantsResponse, UpdateInventoryVariantsRefusal>('PATCH', '/stores/v2/inventoryItems/product/{inventoryItem.productId}'),
  /** Adds units to variants whose stock is tracked. */
  incrementInventory: call<IncrementInventoryRequest, IncrementInventoryResponse, IncrementInventoryRefusal>('POST', '/stores/v2/inventoryItems/increment'),
  /** Takes units from variants whose stock is tracked; refused when there are not so many. */
  decrementInventory: call<DecrementInventoryRequest, DecrementInventoryResponse, DecrementInventoryRefusal>('POST', '/stores/v2/inventoryItems/decrement'),
  /** Stock of one product, of all its variants or those named. */
  getInventoryVariants: call<GetInventoryVariantsRequest, GetInventoryVariantsResponse, GetInventoryVariantsRefusal>('POST', '/stores-reader/v2/inventoryItems/{inventoryId}/getVariants', { values: { inventoryItem: { lastUpdated: 'date' } } }),
  /** Stock of the products that match; filter and sort are JSON texts. */
  queryInventory: call<QueryInventoryRequest, QueryInventoryResponse, QueryInventoryRefusal, InventoryItemV2>('POST', '/stores-reader/v2/inventoryItems/query', { values: { inventoryItems: { lastUpdated: 'date' } }, list: { kind: 'offset', query: 'query', items: 'inventoryItems', metadata: '', text: true } }),
}
