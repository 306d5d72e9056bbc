// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CursorPaging, CursorPagingMetadata, ItemMetadata } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, CursorPaging, CursorPagingMetadata, ItemMetadata } from './shapes.ts'

export type BulkSetLowStockThresholdsRefusal = never

export interface BulkSetLowStockThresholdsRequest {
  thresholds: ItemThreshold[]
}

export interface BulkSetLowStockThresholdsResponse {
  results: BulkThresholdResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkThresholdResult {
  itemMetadata: ItemMetadata
}

export type GetStockSettingsRefusal = never

export type GetStockSettingsRequest = Record<never, never>

export interface GetStockSettingsResponse {
  settings: StockSettings
}

export interface ItemStockLevel {
  inventoryItemId: string
  level: 'IN' | 'LOW' | 'OUT'
  threshold?: number
}

export interface ItemThreshold {
  inventoryItemId: string
  threshold: number | null
}

export type ListStockHistoryRefusal = 'INVENTORY_ITEM_NOT_FOUND'

export interface ListStockHistoryRequest {
  inventoryItemId: string
  cursorPaging?: CursorPaging
}

export interface ListStockHistoryResponse {
  changes: StockChange[]
  pagingMetadata: CursorPagingMetadata
}

export type ListStockLevelsRefusal = never

export interface ListStockLevelsRequest {
  inventoryItemIds: string[]
}

export interface ListStockLevelsResponse {
  levels: ItemStockLevel[]
}

export type SetLowStockThresholdRefusal = 'INVENTORY_ITEM_NOT_FOUND'

export interface SetLowStockThresholdRequest {
  inventoryItemId: string
  threshold: number | null
}

export interface SetLowStockThresholdResponse {
  threshold?: number
}

export interface StockChange {
  id: string
  at: Date
  reason: 'CREATED' | 'MANUAL' | 'ORDER' | 'REVERT_INVENTORY_CHANGE' | 'IMPORT'
  before?: number
  after?: number
  preorder: boolean
  by?: StockChangedBy
  order?: StockOrder
}

export interface StockChangedBy {
  kind: 'staff' | 'apiKey' | 'visitor' | 'member'
  name?: string
}

export interface StockOrder {
  id: string
  number: string
}

export interface StockSettings {
  lowStockThreshold: number
}

export type UpdateStockSettingsRefusal = never

export interface UpdateStockSettingsRequest {
  settings: StockSettings
}

export interface UpdateStockSettingsResponse {
  settings: StockSettings
}

/** Module `fairground.stock-history`. */
export const stockHistory = {
  /** Everything that changed the units of an item, the latest first. */
  listStockHistory: call<ListStockHistoryRequest, ListStockHistoryResponse, ListStockHistoryRefusal>('POST', '/fairground/v1/inventory-items/{inventoryItemId}/history', { values: { changes: { at: 'date' } } }),
  /** From how many counted units on an item is low; null goes back to the site’s. */
  setLowStockThreshold: call<SetLowStockThresholdRequest, SetLowStockThresholdResponse, SetLowStockThresholdRefusal>('PUT', '/fairground/v1/inventory-items/{inventoryItemId}/low-stock-threshold'),
  /** The same of several items, answered item by item. Of an item that is named twice the last counts. */
  bulkSetLowStockThresholds: call<BulkSetLowStockThresholdsRequest, BulkSetLowStockThresholdsResponse, BulkSetLowStockThresholdsRefusal>('PUT', '/fairground/v1/low-stock-thresholds'),
  /** From how many units on an item is low, where it says nothing itself. */
  getStockSettings: call<GetStockSettingsRequest, GetStockSettingsResponse, GetStockSettingsRefusal>('GET', '/fairground/v1/stock-settings'),
  /** Sets it. */
  updateStockSettings: call<UpdateStockSettingsRequest, UpdateStockSettingsResponse, UpdateStockSettingsRefusal>('PUT', '/fairground/v1/stock-settings'),
  /** Levels and thresholds of items: what the published item does not say. */
  listStockLevels: call<ListStockLevelsRequest, ListStockLevelsResponse, ListStockLevelsRefusal>('POST', '/fairground/v1/stock-levels'),
}
