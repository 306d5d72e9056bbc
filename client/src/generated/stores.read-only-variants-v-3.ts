// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CommonAggregationData, CursorPaging, CursorPagingMetadata, CursorQuery, OptionChoice, PriceInfo, ProductMedia, RevenueDetails, Sorting, SubscriptionPricesInfo, VariantDigitalProperties, VariantInventoryStatus, VariantPhysicalProperties, WeightMeasurementUnitInfo, WixCommonAggregation } from './shapes.ts'

export type { AggregationDataAggregationResults, AggregationDataAggregationResultsScalarResult, AggregationNestedAggregationNestedAggregationItem, AggregationRangeAggregationRangeBucket, AggregationResultsDateHistogramResults, AggregationResultsNestedResults, AggregationResultsRangeResults, AggregationResultsValueResults, AggregationValueAggregationIncludeMissingValuesOptions, CommonAggregationData, CommonAggregationDateHistogramAggregation, CommonAggregationNestedAggregation, CommonAggregationRangeAggregation, CommonAggregationScalarAggregation, CommonAggregationValueAggregation, CursorPaging, CursorPagingMetadata, CursorQuery, DateHistogramResultsDateHistogramResult, Dimensions, FixedMonetaryAmount, Image, NestedResultsResults, OptionChoice, OptionChoiceIds, OptionChoiceNames, PriceInfo, PricePerUnit, PricePerUnitSettings, ProductMedia, RangeResultsRangeAggregationResult, RevenueDetails, SecuredMedia, Sorting, SubscriptionPrice, SubscriptionPricePerUnit, SubscriptionPricesInfo, Thumbnail, ValueResultsValueAggregationResult, VariantDigitalProperties, VariantInventoryStatus, VariantPhysicalProperties, VideoResolution, VideoV2, WeightMeasurementUnitInfo, WixCommonAggregation } from './shapes.ts'

export interface Brand {
  id: string
  name: string
}

export interface CursorSearch {
  filter?: Record<string, unknown>
  sort?: Sorting[]
  cursorPaging?: CursorPaging
  aggregations?: WixCommonAggregation[]
  search?: SearchDetails
  timeZone?: string
}

export interface PhysicalProperties {
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo
  fulfillerId?: string
}

export interface ProductFields {
  productId: string
  name: string
  productType: 'PHYSICAL' | 'DIGITAL'
  slug: string
  visible: boolean
  visibleInPos: boolean
  mainCategoryId?: string
  currency?: string
  revision: string
  handle: string
  brand?: Brand
  updatedDate: Date
  physicalProperties?: PhysicalProperties
}

export type QueryVariantsRefusal = 'NO_PERMISSION_TO_READ_MERCHANT_DATA'

export interface QueryVariantsRequest {
  query?: CursorQuery
  fields?: Array<'CURRENCY' | 'MERCHANT_DATA' | 'SUBSCRIPTION_PRICES_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO'>
}

export interface QueryVariantsResponse {
  variants: ReadOnlyVariant[]
  pagingMetadata: CursorPagingMetadata
}

export interface ReadOnlyVariant {
  id: string
  variantId: string
  optionChoices: OptionChoice[]
  visible: boolean
  sku?: string
  barcode?: string
  price: PriceInfo
  revenueDetails?: RevenueDetails
  physicalProperties?: VariantPhysicalProperties
  digitalProperties?: VariantDigitalProperties
  media?: ProductMedia
  inventoryStatus: VariantInventoryStatus
  subscriptionPricesInfo?: SubscriptionPricesInfo
  productData: ProductFields
}

export interface SearchDetails {
  mode?: 'OR' | 'AND'
  expression?: string
  fields?: Array<'productData.name' | 'productData.brand.name' | 'sku' | 'barcode'>
  fuzzy?: boolean
}

export type SearchVariantsRefusal = 'NO_PERMISSION_TO_READ_MERCHANT_DATA'

export interface SearchVariantsRequest {
  search?: CursorSearch
  fields?: Array<'CURRENCY' | 'MERCHANT_DATA' | 'SUBSCRIPTION_PRICES_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO'>
}

export interface SearchVariantsResponse {
  variants: ReadOnlyVariant[]
  pagingMetadata: CursorPagingMetadata
  aggregationData?: CommonAggregationData
}

/** Module `stores.read-only-variants-v-3`. */
export const readOnlyVariantsV3 = {
  /** Variants across products. Visitors see the visible ones of visible products. */
  queryVariants: call<QueryVariantsRequest, QueryVariantsResponse, QueryVariantsRefusal, ReadOnlyVariant>('POST', '/stores/v3/products/query-variants', { values: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } }, productData: { updatedDate: 'date' } } }, list: { kind: 'cursor', query: 'query', items: 'variants', metadata: 'pagingMetadata' } }),
  /** Variants by words of the product’s name, the SKU or other fields, with aggregations over all that match. */
  searchVariants: call<SearchVariantsRequest, SearchVariantsResponse, SearchVariantsRefusal, ReadOnlyVariant>('POST', '/stores/v3/products/search-variants', { values: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } }, productData: { updatedDate: 'date' } }, aggregationData: { results: { ranges: { results: { from: 'float', to: 'float' } }, scalar: { value: 'float' } } } }, list: { kind: 'cursor', query: 'search', items: 'variants', metadata: 'pagingMetadata' } }),
}
