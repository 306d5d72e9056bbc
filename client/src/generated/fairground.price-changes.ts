// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, ItemMetadata } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, ItemMetadata } from './shapes.ts'

export type ChangePricesRefusal = 'PRODUCT_NOT_FOUND' | 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE' | 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE'

export interface ChangePricesRequest {
  productIds: string[]
  price?: string
  amount?: string
  percentage?: number
  ending?: '00' | '95' | '99'
}

export interface ChangePricesResponse {
  results: PriceChangeResult[]
  bulkActionMetadata: BulkActionMetadata
  changes: VariantPriceChange[]
}

export interface ChangedPrices {
  actualPrice: string
  compareAtPrice?: string
}

export interface PriceChangeResult {
  itemMetadata: ItemMetadata
}

export type RestorePricesRefusal = never

export interface RestorePricesRequest {
  changes: VariantPriceChange[]
}

export interface RestorePricesResponse {
  restored: number
  left: number
  leftProductIds: string[]
}

export interface VariantPriceChange {
  productId: string
  variantId: string
  before: ChangedPrices
  after: ChangedPrices
}

/** Module `fairground.price-changes`. */
export const priceChanges = {
  /** Sets, raises or lowers the prices of all variants of products, to an ending if one is named. Answers which prices changed, for restorePrices. */
  changePrices: call<ChangePricesRequest, ChangePricesResponse, ChangePricesRefusal>('POST', '/fairground/v1/price-changes'),
  /** Gives variants back the prices before a change, except those whose prices have changed again since. */
  restorePrices: call<RestorePricesRequest, RestorePricesResponse, RestorePricesRefusal>('POST', '/fairground/v1/price-changes/restore'),
}
