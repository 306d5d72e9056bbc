// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface AggregationDataAggregationResults {
  values?: AggregationResultsValueResults
  ranges?: AggregationResultsRangeResults
  scalar?: AggregationDataAggregationResultsScalarResult
  dateHistogram?: AggregationResultsDateHistogramResults
  nested?: AggregationResultsNestedResults
  name: string
  type: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED'
  fieldPath: string
}

export interface AggregationDataAggregationResultsScalarResult {
  type: 'COUNT_DISTINCT' | 'MIN' | 'MAX'
  value?: number
}

export interface AggregationNestedAggregationNestedAggregationItem {
  value?: CommonAggregationValueAggregation
  range?: CommonAggregationRangeAggregation
  scalar?: CommonAggregationScalarAggregation
  dateHistogram?: CommonAggregationDateHistogramAggregation
  name?: string
  fieldPath?: string
  type?: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM'
}

export interface AggregationRangeAggregationRangeBucket {
  from?: number
  to?: number
}

export interface AggregationResultsDateHistogramResults {
  results: DateHistogramResultsDateHistogramResult[]
}

export interface AggregationResultsNestedResults {
  results: NestedResultsResults[]
}

export interface AggregationResultsRangeResults {
  results: RangeResultsRangeAggregationResult[]
}

export interface AggregationResultsValueResults {
  results: ValueResultsValueAggregationResult[]
}

export interface AggregationValueAggregationIncludeMissingValuesOptions {
  addToBucket?: string
}

export interface Brand {
  id: string
  name: string
}

export interface CommonAggregationData {
  results: AggregationDataAggregationResults[]
}

export interface CommonAggregationDateHistogramAggregation {
  interval: 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND'
}

export interface CommonAggregationNestedAggregation {
  nestedAggregations: AggregationNestedAggregationNestedAggregationItem[]
}

export interface CommonAggregationRangeAggregation {
  buckets: AggregationRangeAggregationRangeBucket[]
}

export interface CommonAggregationScalarAggregation {
  type: 'COUNT_DISTINCT' | 'MIN' | 'MAX'
}

export interface CommonAggregationValueAggregation {
  includeOptions?: AggregationValueAggregationIncludeMissingValuesOptions
  sortType?: 'COUNT' | 'VALUE'
  sortDirection?: 'DESC' | 'ASC'
  limit?: number
  missingValues?: 'EXCLUDE' | 'INCLUDE'
}

export interface CursorPaging {
  limit?: number
  cursor?: string
}

export interface CursorPagingMetadata {
  count?: number
  cursors?: {
    next?: string
    prev?: string
  }
  hasNext?: boolean
}

export interface CursorQuery {
  filter?: Record<string, unknown>
  sort?: Sorting[]
  cursorPaging?: CursorPaging
}

export interface CursorSearch {
  filter?: Record<string, unknown>
  sort?: Sorting[]
  cursorPaging?: CursorPaging
  aggregations?: WixCommonAggregation[]
  search?: SearchDetails
  timeZone?: string
}

export interface DateHistogramResultsDateHistogramResult {
  value: string
  count: number
}

export interface Dimensions {
  length?: string
  width?: string
  height?: string
  unit?: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD'
}

export interface FixedMonetaryAmount {
  amount: string
  formattedAmount?: string
}

export interface Image {
  url?: string
  height?: number
  width?: number
  altText?: string
}

export interface NestedResultsResults {
  results: Record<string, unknown>
}

export interface OptionChoice {
  optionChoiceIds: OptionChoiceIds
  optionChoiceNames?: OptionChoiceNames
}

export interface OptionChoiceIds {
  optionId: string
  choiceId: string
}

export interface OptionChoiceNames {
  optionName: string
  choiceName: string
  renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
}

export interface PhysicalProperties {
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo
  fulfillerId?: string
}

export interface PriceInfo {
  actualPrice: FixedMonetaryAmount
  compareAtPrice?: FixedMonetaryAmount
  priceAfterDiscount: FixedMonetaryAmount
}

export interface PricePerUnit {
  settings: PricePerUnitSettings
  value: string
  description: string
  priceAfterDiscount: FixedMonetaryAmount
}

export interface PricePerUnitSettings {
  quantity: number
  measurementUnit: 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT'
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

export interface ProductMedia {
  id: string
  image?: Image
  video?: VideoV2
  altText?: string
  displayName?: string
  mediaType: 'IMAGE' | 'VIDEO'
  thumbnail?: Thumbnail
  uploadId: string
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

export interface RangeResultsRangeAggregationResult {
  from?: number
  to?: number
  count: number
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

export interface RevenueDetails {
  cost: FixedMonetaryAmount
  profit: FixedMonetaryAmount
  profitMargin: number
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

export interface SecuredMedia {
  id: string
  fileName?: string
  fileSize?: string
  fileType: 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW'
}

export interface Sorting {
  fieldName: string
  order?: 'ASC' | 'DESC'
}

export interface SubscriptionPrice {
  subscriptionId: string
  price: FixedMonetaryAmount
  priceAfterDiscount: FixedMonetaryAmount
  pricePerUnit?: SubscriptionPricePerUnit
}

export interface SubscriptionPricePerUnit {
  value: string
  description: string
  priceAfterDiscount: FixedMonetaryAmount
}

export interface SubscriptionPricesInfo {
  subscriptionPrices: SubscriptionPrice[]
}

export interface Thumbnail {
  url: string
  height: number
  width: number
  altText?: string
}

export interface ValueResultsValueAggregationResult {
  value: string
  count: number
}

export interface VariantDigitalProperties {
  digitalFile?: SecuredMedia
}

export interface VariantInventoryStatus {
  inStock: boolean
  preorderEnabled: boolean
}

export interface VariantPhysicalProperties {
  weight: number
  pricePerUnit?: PricePerUnit
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
}

export interface VideoResolution {
  url: string
  height: number
  width: number
  format: string
}

export interface VideoV2 {
  resolutions: VideoResolution[]
  url: string
  posters: Image[]
}

export interface WeightMeasurementUnitInfo {
  weightMeasurementUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'
}

export interface WixCommonAggregation {
  value?: CommonAggregationValueAggregation
  range?: CommonAggregationRangeAggregation
  scalar?: CommonAggregationScalarAggregation
  dateHistogram?: CommonAggregationDateHistogramAggregation
  name?: string
  fieldPath?: string
  type?: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED'
  nested?: CommonAggregationNestedAggregation
}

/** Module `stores.read-only-variants-v-3`. */
export const readOnlyVariantsV3 = {
  /** Variants across products. Visitors see the visible ones of visible products. */
  queryVariants: call<QueryVariantsRequest, QueryVariantsResponse, QueryVariantsRefusal, ReadOnlyVariant>('POST', '/stores/v3/products/query-variants', { values: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } }, productData: { updatedDate: 'date' } } }, list: { kind: 'cursor', query: 'query', items: 'variants', metadata: 'pagingMetadata' } }),
  /** Variants by words of the product’s name, the SKU or other fields, with aggregations over all that match. */
  searchVariants: call<SearchVariantsRequest, SearchVariantsResponse, SearchVariantsRefusal, ReadOnlyVariant>('POST', '/stores/v3/products/search-variants', { values: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } }, productData: { updatedDate: 'date' } }, aggregationData: { results: { ranges: { results: { from: 'float', to: 'float' } }, scalar: { value: 'float' } } } }, list: { kind: 'cursor', query: 'search', items: 'variants', metadata: 'pagingMetadata' } }),
}
