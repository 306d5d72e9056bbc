// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface AllCategoriesInfo {
  categories: IndexedCategory[]
}

export interface ChoicesSettings {
  choices: ConnectedOptionChoice[]
}

export interface CommonCursorSearch {
  cursorPaging?: CursorPaging
  filter?: Record<string, unknown>
  sort?: Sorting[]
  search?: WixCommonSearchDetails
}

export interface ConnectedModifier {
  id: string
  name: string
  key: string
  modifierRenderType: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  mandatory: boolean
  toBeRemovedMandatory: boolean
  freeTextSettings: FreeTextSettings
}

export interface ConnectedOption {
  id: string
  name: string
  key: string
  optionRenderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  choicesSettings: ChoicesSettings
}

export interface ConnectedOptionChoice {
  choiceId: string
  choiceType: 'CHOICE_TEXT' | 'ONE_COLOR'
  key: string
  name: string
  colorCode?: string
  inStock: boolean
  visible: boolean
  media?: MediaReferences
}

export type CountProductsRefusal = never

export interface CountProductsRequest {
  filter?: Record<string, unknown>
  search?: WixCommonSearchDetails
}

export interface CountProductsResponse {
  count: number
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

export interface FreeTextSettings {
  minCharCount: number
  maxCharCount: number
  defaultAddedPrice: string
  title: string
  key: string
}

export type GetProductBySlugRefusal = 'PRODUCT_NOT_FOUND'

export interface GetProductBySlugRequest {
  slug: string
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface GetProductBySlugResponse {
  product: V3Product
}

export type GetProductRefusal = 'PRODUCT_NOT_FOUND'

export interface GetProductRequest {
  productId: string
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface GetProductResponse {
  product: V3Product
}

export interface Image {
  url?: string
  height?: number
  width?: number
  altText?: string
}

export interface IndexedCategory {
  id: string
  index: number
}

export interface InfoSection {
  id: string
  uniqueName: string
  title: string
  plainDescription?: string
}

export interface Inventory {
  availabilityStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
  preorderStatus: 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED'
  preorderAvailability: 'ALL_VARIANTS' | 'NO_VARIANTS' | 'SOME_VARIANTS'
}

export interface Keyword {
  term?: string
  isMain?: boolean
  origin?: string
}

export interface Media {
  main?: ProductMedia
  itemsInfo?: MediaItemsInfo
}

export interface MediaItemsInfo {
  items: ProductMedia[]
}

export interface MediaReference {
  mediaId: string
  url?: string
}

export interface MediaReferences {
  items: MediaReference[]
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

export interface PageUrlV2 {
  relativePath: string
  url: string
}

export interface PhysicalProperties {
  shippingWeightRange: WeightRange
}

export interface PriceInfo {
  actualPrice: FixedMonetaryAmount
  compareAtPrice?: FixedMonetaryAmount
}

export interface PriceRange {
  minValue: FixedMonetaryAmount
  maxValue: FixedMonetaryAmount
}

export interface ProductCategoriesInfo {
  categories: ProductCategory[]
}

export interface ProductCategory {
  id: string
}

export interface ProductMedia {
  id: string
  image?: Image
  altText?: string
  mediaType: 'IMAGE' | 'VIDEO'
  thumbnail?: Thumbnail
  uploadId: string
}

export type QueryProductsRefusal = never

export interface QueryProductsRequest {
  query?: CursorQuery
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface QueryProductsResponse {
  products: V3Product[]
  pagingMetadata: CursorPagingMetadata
}

export interface RevenueDetails {
  cost: FixedMonetaryAmount
  profit: FixedMonetaryAmount
  profitMargin: number
}

export interface Ribbon {
  id: string
  name: string
}

export type SearchProductsRefusal = never

export interface SearchProductsRequest {
  search?: CommonCursorSearch
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface SearchProductsResponse {
  products: V3Product[]
  pagingMetadata: CursorPagingMetadata
}

export interface SeoSchema {
  tags?: Tag[]
  settings?: Settings
}

export interface Settings {
  preventAutoRedirect?: boolean
  keywords?: Keyword[]
}

export interface Sorting {
  fieldName: string
  order?: 'ASC' | 'DESC'
}

export interface Tag {
  type?: string
  props?: Record<string, unknown>
  meta?: Record<string, unknown>
  children?: string
  custom?: boolean
  disabled?: boolean
}

export interface Thumbnail {
  url: string
  height: number
  width: number
  altText?: string
}

export interface V3Brand {
  id: string
  name: string
}

export interface V3Product {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  slug: string
  url?: PageUrlV2
  plainDescription?: string
  visible: boolean
  visibleInPos: boolean
  media: Media
  seoData?: SeoSchema
  taxGroupId?: string
  options: ConnectedOption[]
  modifiers: ConnectedModifier[]
  brand?: V3Brand
  infoSections: InfoSection[]
  ribbon?: Ribbon
  additionalRibbons: Ribbon[]
  directCategoriesInfo?: ProductCategoriesInfo
  allCategoriesInfo?: AllCategoriesInfo
  inventory: Inventory
  productType: 'PHYSICAL' | 'DIGITAL'
  physicalProperties?: PhysicalProperties
  currency?: string
  actualPriceRange: PriceRange
  compareAtPriceRange?: PriceRange
  costRange?: PriceRange
  variantsInfo?: VariantsInfo
  variantSummary: VariantSummary
  numericId: string
}

export interface Variant {
  id: string
  visible: boolean
  sku?: string
  choices: OptionChoice[]
  price: PriceInfo
  revenueDetails?: RevenueDetails
  physicalProperties?: VariantPhysicalProperties
  inventoryStatus: VariantInventoryStatus
}

export interface VariantInventoryStatus {
  inStock: boolean
  preorderEnabled: boolean
}

export interface VariantPhysicalProperties {
  weight: number
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
}

export interface VariantSummary {
  variantCount: number
}

export interface VariantsInfo {
  variants: Variant[]
}

export interface WeightRange {
  minValue: number
  maxValue: number
}

export interface WixCommonSearchDetails {
  mode?: 'OR' | 'AND'
  expression?: string
  fields?: string[]
}

/** Module `stores.products-v-3`. */
export const productsV3 = {
  /** One product with its variants; what else it shows is asked for in `fields`. */
  getProduct: call<GetProductRequest, GetProductResponse, GetProductRefusal>('GET', '/stores/v3/products/{productId}', { values: { product: { createdDate: 'date', updatedDate: 'date', physicalProperties: { shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float' } } } } } }),
  /** One product with its variants, by its slug. */
  getProductBySlug: call<GetProductBySlugRequest, GetProductBySlugResponse, GetProductBySlugRefusal>('GET', '/stores/v3/products/slug/{slug}', { values: { product: { createdDate: 'date', updatedDate: 'date', physicalProperties: { shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float' } } } } } }),
  /** Products that match a filter, without their variants. Visitors see the visible ones. */
  queryProducts: call<QueryProductsRequest, QueryProductsResponse, QueryProductsRefusal, V3Product>('GET', '/stores/v3/products/query', { fallback: '', values: { products: { createdDate: 'date', updatedDate: 'date', physicalProperties: { shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float' } } } } }, list: { kind: 'cursor', query: 'query', items: 'products', metadata: 'pagingMetadata' } }),
  /** Products whose name, description, brand or SKU holds the words; the newest first unless sorted. */
  searchProducts: call<SearchProductsRequest, SearchProductsResponse, SearchProductsRefusal, V3Product>('GET', '/stores/v3/products/search', { fallback: '', values: { products: { createdDate: 'date', updatedDate: 'date', physicalProperties: { shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float' } } } } }, list: { kind: 'cursor', query: 'search', items: 'products', metadata: 'pagingMetadata' } }),
  /** How many products match. */
  countProducts: call<CountProductsRequest, CountProductsResponse, CountProductsRefusal>('GET', '/stores/v3/products/count', { fallback: '' }),
}
