// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, DeleteProductRefusal, DeleteProductResponse, GetCollectionBySlugRefusal, GetCollectionBySlugRequest, Image, PageUrl, Paging, PlatformPagingMetadata, PlatformQuery, SeoSchema, VideoV2 } from './shapes.ts'
import type { Collection, GetCollectionBySlugResponse, Media } from './stores.collections.ts'
import type { ItemMetadata } from './members.members.ts'
import type { PagingMetadata, PreorderInfo } from './stores.inventory.ts'

export type { ApplicationError, BulkActionMetadata, CursorPaging, DeleteProductRefusal, DeleteProductResponse, GetCollectionBySlugRefusal, GetCollectionBySlugRequest, Image, Keyword, MediaItem, MediaItemUrlAndSize, MediaItemVideo, PageUrl, Paging, PlatformPagingMetadata, PlatformQuery, SeoSchema, Settings, Sorting, Tag, VideoResolution, VideoV2 } from './shapes.ts'
export type { Collection, GetCollectionBySlugResponse, Media } from './stores.collections.ts'
export type { ItemMetadata } from './members.members.ts'
export type { PagingMetadata, PreorderInfo } from './stores.inventory.ts'

export type AddProductMediaRefusal = 'PRODUCT_NOT_FOUND' | 'PRODUCT_MEDIA_NOT_EXIST'

export interface AddProductMediaRequest {
  id: string
  media: MediaDataForWrite[]
}

export type AddProductMediaResponse = Record<never, never>

export type AddProductMediaToChoicesRefusal = 'PRODUCT_NOT_FOUND'

export interface AddProductMediaToChoicesRequest {
  id: string
  media: MediaAssignmentToChoice[]
}

export type AddProductMediaToChoicesResponse = Record<never, never>

export type AddProductsToCollectionRefusal = 'COLLECTION_NOT_FOUND' | 'PRODUCT_NOT_FOUND' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'

export interface AddProductsToCollectionRequest {
  id: string
  productIds: string[]
}

export type AddProductsToCollectionResponse = Record<never, never>

export interface AdditionalInfoSection {
  title: string
  description: string
}

export interface AdjustValue {
  price?: PropertyAdjustmentData
  cost?: PropertyAdjustmentData
  weight?: PropertyAdjustmentData
}

export type BulkAdjustProductPropertyRefusal = never

export interface BulkAdjustProductPropertyRequest {
  ids: string[]
  adjust: AdjustValue
}

export interface BulkAdjustProductPropertyResponse {
  results: BulkProductResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkProductResult {
  itemMetadata: ItemMetadata
}

export type BulkUpdateProductsPropertyRefusal = never

export interface BulkUpdateProductsPropertyRequest {
  ids: string[]
  set: SetValue
}

export interface BulkUpdateProductsPropertyResponse {
  results: BulkProductResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface Choice {
  value: string
  description: string
  media?: Media
  inStock: boolean
  visible: boolean
}

export interface ChoiceForWrite {
  value?: string
  description?: string
}

export interface CollectionForCreate {
  name: string
  description?: string | null
  slug?: string
  visible?: boolean
  seoSchema?: SeoSchema | null
}

export interface CollectionForUpdate {
  id: string
  name?: string
  description?: string | null
  slug?: string
  visible?: boolean
  seoSchema?: SeoSchema | null
}

export interface CostAndProfitData {
  itemCost?: number
  formattedItemCost?: string
  profit?: number
  formattedProfit?: string
  profitMargin?: number
}

export interface CostAndProfitDataForWrite {
  itemCost?: number | null
}

export type CreateCollectionRefusal = 'SLUG_TAKEN'

export interface CreateCollectionRequest {
  collection: CollectionForCreate
}

export interface CreateCollectionResponse {
  collection: Collection
}

export type CreateProductRefusal = 'SLUG_TAKEN'

export interface CreateProductRequest {
  product: ProductForCreate
}

export interface CreateProductResponse {
  product: Product
}

export interface CustomTextField {
  title: string
  maxLength?: number
  mandatory?: boolean
}

export type DeleteCollectionRefusal = 'COLLECTION_NOT_FOUND'

export interface DeleteCollectionRequest {
  id: string
}

export type DeleteCollectionResponse = Record<never, never>

export type DeleteProductOptionsRefusal = 'PRODUCT_NOT_FOUND'

export interface DeleteProductOptionsRequest {
  id: string
}

export type DeleteProductOptionsResponse = Record<never, never>

export interface DeleteProductRequest {
  id: string
}

export interface Dimensions {
  length?: string | null
  width?: string | null
  height?: string | null
  unit?: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD'
}

export interface Discount {
  type: 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT'
  value?: number
}

export interface FormattedPrice {
  price: string
  discountedPrice: string
  pricePerUnit?: string
}

export type GetProductOptionsAvailabilityRefusal = 'PRODUCT_NOT_FOUND'

export interface GetProductOptionsAvailabilityRequest {
  id: string
  options?: Record<string, string>
}

export interface GetProductOptionsAvailabilityResponse {
  selectedVariant?: VariantData
  media?: Media
  productOptions: ProductOption[]
  availableForPurchase: boolean
  managedProduct: boolean
}

export type GetProductRefusal = 'PRODUCT_NOT_FOUND'

export interface GetProductRequest {
  id: string
  includeMerchantSpecificData?: boolean
}

export interface GetProductResponse {
  product: Product
}

export type GetStoreVariantRefusal = 'VARIANT_NOT_FOUND'

export interface GetStoreVariantRequest {
  id: string
}

export interface GetStoreVariantResponse {
  variant: StoreVariant
}

export interface MediaAssignmentToChoice {
  option: string
  choice: string
  mediaIds?: string[]
}

export interface MediaDataForWrite {
  url?: string
  mediaId?: string
  choice?: OptionAndChoice
}

export interface NumericPropertyRange {
  minValue: number
  maxValue: number
}

export interface OptionAndChoice {
  option: string
  choice: string
}

export interface PercentageData {
  rate: number
  roundToInt?: boolean
}

export interface PlatformMedia {
  image?: Image
  video?: VideoV2
}

export interface PriceData {
  currency: string
  price: number
  discountedPrice: number
  pricePerUnit?: number
  formatted: FormattedPrice
}

export interface PriceDataForWrite {
  price: number
}

export interface PricePerUnitData {
  totalQuantity: number
  totalMeasurementUnit: 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT'
  baseQuantity: number
  baseMeasurementUnit: 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT'
}

export interface Product {
  id: string
  name: string
  slug: string
  visible: boolean
  productType: 'unspecified_product_type' | 'physical' | 'digital'
  description: string
  sku: string
  weight: number
  weightRange: NumericPropertyRange
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
  stock: Stock
  price: PriceData
  priceData: PriceData
  convertedPriceData: PriceData
  priceRange: NumericPropertyRange
  costAndProfitData?: CostAndProfitData
  costRange?: NumericPropertyRange
  pricePerUnitData?: PricePerUnitData
  additionalInfoSections: AdditionalInfoSection[]
  ribbons: Ribbon[]
  ribbon: string
  brand?: string
  media: Media
  customTextFields: CustomTextField[]
  manageVariants: boolean
  productOptions: ProductOption[]
  productPageUrl: PageUrl
  numericId: string
  inventoryItemId: string
  discount: Discount
  collectionIds: string[]
  variants: Variant[]
  lastUpdated: Date
  createdDate: Date
  seoData?: SeoSchema
  taxGroupId?: string
}

export interface ProductForCreate {
  name: string
  priceData: PriceDataForWrite
  slug?: string
  visible?: boolean
  productType?: 'unspecified_product_type' | 'physical' | 'digital'
  description?: string | null
  sku?: string | null
  weight?: number | null
  productDimensions?: Dimensions | null
  packageDimensions?: Dimensions | null
  costAndProfitData?: CostAndProfitDataForWrite
  pricePerUnitData?: PricePerUnitData | null
  additionalInfoSections?: AdditionalInfoSection[]
  ribbon?: string | null
  brand?: string | null
  customTextFields?: CustomTextField[]
  manageVariants?: boolean
  productOptions?: ProductOptionForWrite[]
  discount?: Discount
  seoData?: SeoSchema | null
  taxGroupId?: string | null
}

export interface ProductForUpdate {
  id: string
  name?: string
  priceData?: PriceDataForWrite
  slug?: string
  visible?: boolean
  productType?: 'unspecified_product_type' | 'physical' | 'digital'
  description?: string | null
  sku?: string | null
  weight?: number | null
  productDimensions?: Dimensions | null
  packageDimensions?: Dimensions | null
  costAndProfitData?: CostAndProfitDataForWrite
  pricePerUnitData?: PricePerUnitData | null
  additionalInfoSections?: AdditionalInfoSection[]
  ribbon?: string | null
  brand?: string | null
  customTextFields?: CustomTextField[]
  manageVariants?: boolean
  productOptions?: ProductOptionForWrite[]
  discount?: Discount
  seoData?: SeoSchema | null
  taxGroupId?: string | null
}

export interface ProductOption {
  optionType: 'unspecified_option_type' | 'drop_down' | 'color'
  name: string
  choices: Choice[]
}

export interface ProductOptionForWrite {
  optionType?: 'unspecified_option_type' | 'drop_down' | 'color'
  name: string
  choices: ChoiceForWrite[]
}

export interface PropertyAdjustmentData {
  amount?: number
  percentage?: PercentageData
}

export type QueryProductVariantsRefusal = 'PRODUCT_NOT_FOUND'

export interface QueryProductVariantsRequest {
  id: string
  choices?: Record<string, string>
  variantIds?: string[]
  paging?: Paging
  includeMerchantSpecificData?: boolean
}

export interface QueryProductVariantsResponse {
  variants: Variant[]
  metadata: PagingMetadata
  totalResults: number
}

export type QueryProductsRefusal = never

export interface QueryProductsRequest {
  query?: PlatformQuery
}

export interface QueryProductsResponse {
  products: Product[]
  metadata: PlatformPagingMetadata
}

export type QueryStoreVariantsRefusal = never

export interface QueryStoreVariantsRequest {
  query?: PlatformQuery
}

export interface QueryStoreVariantsResponse {
  variants: StoreVariant[]
  metadata: PlatformPagingMetadata
}

export type RemoveBrandRefusal = 'PRODUCT_NOT_FOUND'

export interface RemoveBrandRequest {
  id: string
}

export type RemoveBrandResponse = Record<never, never>

export type RemoveProductMediaFromChoicesRefusal = 'PRODUCT_NOT_FOUND'

export interface RemoveProductMediaFromChoicesRequest {
  id: string
  media: MediaAssignmentToChoice[]
}

export type RemoveProductMediaFromChoicesResponse = Record<never, never>

export type RemoveProductMediaRefusal = 'PRODUCT_NOT_FOUND'

export interface RemoveProductMediaRequest {
  id: string
  mediaIds?: string[]
}

export type RemoveProductMediaResponse = Record<never, never>

export type RemoveProductsFromCollectionRefusal = 'COLLECTION_NOT_FOUND' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'

export interface RemoveProductsFromCollectionRequest {
  id: string
  productIds: string[]
}

export type RemoveProductsFromCollectionResponse = Record<never, never>

export type RemoveRibbonRefusal = 'PRODUCT_NOT_FOUND'

export interface RemoveRibbonRequest {
  id: string
}

export type RemoveRibbonResponse = Record<never, never>

export type ResetAllProductVariantDataRefusal = 'PRODUCT_NOT_FOUND'

export interface ResetAllProductVariantDataRequest {
  id: string
}

export type ResetAllProductVariantDataResponse = Record<never, never>

export interface Ribbon {
  text: string
}

export interface SetValue {
  price?: number
  cost?: number
  weight?: number
  ribbon?: string
  brand?: string
}

export interface Stock {
  trackInventory: boolean
  quantity?: number
  inStock: boolean
  inventoryStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
}

export interface StoreVariant {
  id: string
  variantId: string
  productId: string
  variantName: string
  productName: string
  managedVariant: boolean
  sku: string
  stock: VariantStock
  choices: Record<string, string>
  collectionIds: string[]
  media?: PlatformMedia
  preorderInfo: PreorderInfo
}

export type UpdateCollectionRefusal = 'COLLECTION_NOT_FOUND' | 'SLUG_TAKEN' | 'PARENT_CATEGORY_HIDDEN'

export interface UpdateCollectionRequest {
  collection: CollectionForUpdate
}

export interface UpdateCollectionResponse {
  collection: Collection
}

export type UpdateProductRefusal = 'PRODUCT_NOT_FOUND' | 'SLUG_TAKEN'

export interface UpdateProductRequest {
  product: ProductForUpdate
}

export interface UpdateProductResponse {
  product: Product
}

export type UpdateProductVariantsRefusal = 'PRODUCT_NOT_FOUND' | 'VARIANT_NOT_FOUND'

export interface UpdateProductVariantsRequest {
  id: string
  variants: VariantOverride[]
}

export interface UpdateProductVariantsResponse {
  variants: Variant[]
}

export interface Variant {
  id: string
  choices: Record<string, string>
  variant: VariantDataWithNoStock
  stock: VariantStock
}

export interface VariantData {
  variantId: string
  price: PriceData
  convertedPriceData: PriceData
  weight: number
  sku: string
  quantity?: number
  inStock: boolean
  visible: boolean
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
}

export interface VariantDataWithNoStock {
  priceData: PriceData
  convertedPriceData: PriceData
  costAndProfitData?: CostAndProfitData
  weight: number
  sku: string
  visible: boolean
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
}

export interface VariantOverride {
  choices?: Record<string, string>
  variantIds?: string[]
  price?: number | null
  cost?: number | null
  weight?: number | null
  sku?: string | null
  visible?: boolean
  productDimensions?: Dimensions | null
  packageDimensions?: Dimensions | null
}

export interface VariantStock {
  trackQuantity: boolean
  quantity?: number
  inStock: boolean
}

/** Module `stores.products`. */
export const products = {
  /** Creates a product. It is visible by default; its slug follows its name. */
  createProduct: call<CreateProductRequest, CreateProductResponse, CreateProductRefusal>('POST', '/stores/v1/products', { values: { product: { weight: 'float', weightRange: { minValue: 'float', maxValue: 'float' }, price: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, priceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, convertedPriceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, priceRange: { minValue: 'float', maxValue: 'float' }, costAndProfitData: { itemCost: 'float', profit: 'float', profitMargin: 'float' }, costRange: { minValue: 'float', maxValue: 'float' }, pricePerUnitData: { totalQuantity: 'float', baseQuantity: 'float' }, discount: { value: 'float' }, variants: { variant: { priceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, convertedPriceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, costAndProfitData: { itemCost: 'float', profit: 'float', profitMargin: 'float' }, weight: 'float' } }, lastUpdated: 'date', createdDate: 'date' } } }),
  /** Sets the fields present; leaves the others. */
  updateProduct: call<UpdateProductRequest, UpdateProductResponse, UpdateProductRefusal>('PATCH', '/stores/v1/products/{product.id}', { values: { product: { weight: 'float', weightRange: { minValue: 'float', maxValue: 'float' }, price: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, priceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, convertedPriceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, priceRange: { minValue: 'float', maxValue: 'float' }, costAndProfitData: { itemCost: 'float', profit: 'float', profitMargin: 'float' }, costRange: { minValue: 'float', maxValue: 'float' }, pricePerUnitData: { totalQuantity: 'float', baseQuantity: 'float' }, discount: { value: 'float' }, variants: { variant: { priceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, convertedPriceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, costAndProfitData: { itemCost: 'float', profit: 'float', profitMargin: 'float' }, weight: 'float' } }, lastUpdated: 'date', createdDate: 'date' } } }),
  /** Deletes a product with its variants. Orders keep what they recorded. */
  deleteProduct: call<DeleteProductRequest, DeleteProductResponse, DeleteProductRefusal>('DELETE', '/stores/v1/products/{id}'),
  /** Sets price, cost, weight, SKU or visibility of variants. */
  updateProductVariants: call<UpdateProductVariantsRequest, UpdateProductVariantsResponse, UpdateProductVariantsRefusal>('PATCH', '/stores/v1/products/{id}/variants', { values: { variants: { variant: { priceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, convertedPriceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, costAndProfitData: { itemCost: 'float', profit: 'float', profitMargin: 'float' }, weight: 'float' } } } }),
  /** Returns every variant to the product's price, cost, weight and SKU. */
  resetAllProductVariantData: call<ResetAllProductVariantDataRequest, ResetAllProductVariantDataResponse, ResetAllProductVariantDataRefusal>('POST', '/stores/v1/products/{id}/variants/resetToDefault'),
  /** Adds products to a collection. Those that are in it stay in it. */
  addProductsToCollection: call<AddProductsToCollectionRequest, AddProductsToCollectionResponse, AddProductsToCollectionRefusal>('POST', '/stores/v1/collections/{id}/productIds'),
  /** Removes products from a collection. */
  removeProductsFromCollection: call<RemoveProductsFromCollectionRequest, RemoveProductsFromCollectionResponse, RemoveProductsFromCollectionRefusal>('POST', '/stores/v1/collections/{id}/productIds/delete'),
  /** Adds pictures to a product, or to one of its choices: by address, or by id from the media library. */
  addProductMedia: call<AddProductMediaRequest, AddProductMediaResponse, AddProductMediaRefusal>('POST', '/stores/v1/products/{id}/media'),
  /** Removes pictures from a product; an empty list removes all. */
  removeProductMedia: call<RemoveProductMediaRequest, RemoveProductMediaResponse, RemoveProductMediaRefusal>('POST', '/stores/v1/products/{id}/media/delete'),
  /** Shows some of the product's pictures for a choice, for example the blue one. */
  addProductMediaToChoices: call<AddProductMediaToChoicesRequest, AddProductMediaToChoicesResponse, AddProductMediaToChoicesRefusal>('PATCH', '/stores/v1/products/{id}/choices/media'),
  /** Takes pictures off a choice; without media ids, all of them. */
  removeProductMediaFromChoices: call<RemoveProductMediaFromChoicesRequest, RemoveProductMediaFromChoicesResponse, RemoveProductMediaFromChoicesRefusal>('POST', '/stores/v1/products/{id}/choices/media/delete'),
  /** Removes all options, and with them the managed variants. */
  deleteProductOptions: call<DeleteProductOptionsRequest, DeleteProductOptionsResponse, DeleteProductOptionsRefusal>('DELETE', '/stores/v1/products/{id}/options'),
  /** Removes the brand of a product. */
  removeBrand: call<RemoveBrandRequest, RemoveBrandResponse, RemoveBrandRefusal>('POST', '/stores/v1/products/{id}/remove-brand'),
  /** Removes the ribbon of a product. */
  removeRibbon: call<RemoveRibbonRequest, RemoveRibbonResponse, RemoveRibbonRefusal>('POST', '/stores/v1/products/{id}/remove-ribbon'),
  /** Creates a collection. Its slug follows its name. */
  createCollection: call<CreateCollectionRequest, CreateCollectionResponse, CreateCollectionRefusal>('POST', '/stores/v1/collections', { values: { collection: { lastUpdated: 'date' } } }),
  /** Sets the fields present; leaves the others. */
  updateCollection: call<UpdateCollectionRequest, UpdateCollectionResponse, UpdateCollectionRefusal>('PATCH', '/stores/v1/collections/{collection.id}', { values: { collection: { lastUpdated: 'date' } } }),
  /** Deletes a collection; its products stay. */
  deleteCollection: call<DeleteCollectionRequest, DeleteCollectionResponse, DeleteCollectionRefusal>('DELETE', '/stores/v1/collections/{id}'),
  /** Sets price, cost, weight, ribbon or brand of up to 100 products. */
  bulkUpdateProductsProperty: call<BulkUpdateProductsPropertyRequest, BulkUpdateProductsPropertyResponse, BulkUpdateProductsPropertyRefusal>('POST', '/stores/v1/bulk/products/update'),
  /** Raises or lowers price, cost or weight of up to 100 products and of their variants. */
  bulkAdjustProductProperty: call<BulkAdjustProductPropertyRequest, BulkAdjustProductPropertyResponse, BulkAdjustProductPropertyRefusal>('POST', '/stores/v1/bulk/products/adjust-properties'),
  /** Products that match a filter, sorted and paged. Visitors see the visible ones. */
  queryProducts: call<QueryProductsRequest, QueryProductsResponse, QueryProductsRefusal, Product>('GET', '/stores-reader/v1/products/query-platformized', { fallback: '', values: { products: { weight: 'float', weightRange: { minValue: 'float', maxValue: 'float' }, price: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, priceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, convertedPriceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, priceRange: { minValue: 'float', maxValue: 'float' }, costAndProfitData: { itemCost: 'float', profit: 'float', profitMargin: 'float' }, costRange: { minValue: 'float', maxValue: 'float' }, pricePerUnitData: { totalQuantity: 'float', baseQuantity: 'float' }, discount: { value: 'float' }, variants: { variant: { priceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, convertedPriceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, costAndProfitData: { itemCost: 'float', profit: 'float', profitMargin: 'float' }, weight: 'float' } }, lastUpdated: 'date', createdDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'products', metadata: 'metadata' } }),
  /** One product. Cost and profit are shown to administrators who ask for them. */
  getProduct: call<GetProductRequest, GetProductResponse, GetProductRefusal>('GET', '/stores-reader/v1/products/{id}', { fallback: '', values: { product: { weight: 'float', weightRange: { minValue: 'float', maxValue: 'float' }, price: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, priceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, convertedPriceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, priceRange: { minValue: 'float', maxValue: 'float' }, costAndProfitData: { itemCost: 'float', profit: 'float', profitMargin: 'float' }, costRange: { minValue: 'float', maxValue: 'float' }, pricePerUnitData: { totalQuantity: 'float', baseQuantity: 'float' }, discount: { value: 'float' }, variants: { variant: { priceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, convertedPriceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, costAndProfitData: { itemCost: 'float', profit: 'float', profitMargin: 'float' }, weight: 'float' } }, lastUpdated: 'date', createdDate: 'date' } } }),
  /** One collection by its slug. */
  getCollectionBySlug: call<GetCollectionBySlugRequest, GetCollectionBySlugResponse, GetCollectionBySlugRefusal>('GET', '/stores-reader/v1/collections/slug/{slug}', { values: { collection: { lastUpdated: 'date' } } }),
  /** Choices that are left, and the variant that a full set of choices leads to. */
  getProductOptionsAvailability: call<GetProductOptionsAvailabilityRequest, GetProductOptionsAvailabilityResponse, GetProductOptionsAvailabilityRefusal>('POST', '/stores-reader/v1/products/{id}/productOptionsAvailability', { values: { selectedVariant: { price: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, convertedPriceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, weight: 'float' } } }),
  /** Variants of a product, all or those with the given choices or ids. */
  queryProductVariants: call<QueryProductVariantsRequest, QueryProductVariantsResponse, QueryProductVariantsRefusal>('POST', '/stores-reader/v1/products/{id}/variants/query', { values: { variants: { variant: { priceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, convertedPriceData: { price: 'float', discountedPrice: 'float', pricePerUnit: 'float' }, costAndProfitData: { itemCost: 'float', profit: 'float', profitMargin: 'float' }, weight: 'float' } } } }),
  /** Variants of all products that match a filter. */
  queryStoreVariants: call<QueryStoreVariantsRequest, QueryStoreVariantsResponse, QueryStoreVariantsRefusal, StoreVariant>('POST', '/stores-reader/v1/variants/query', { list: { kind: 'cursor', query: 'query', items: 'variants', metadata: 'metadata' } }),
  /** One variant by `{productId}-{variantId}`. */
  getStoreVariant: call<GetStoreVariantRequest, GetStoreVariantResponse, GetStoreVariantRefusal>('GET', '/stores-reader/v1/variants/{id}'),
}
