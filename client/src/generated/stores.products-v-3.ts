// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { ApplicationError, BrandForWrite, BulkActionMetadata, CommonAggregationData, ConnectedModifierForWrite, ConnectedOptionForWrite, CursorPaging, CursorPagingMetadata, CursorQuery, DeleteProductRefusal, DeleteProductResponse, InfoSectionForWrite, ItemMetadata, MediaForWrite, OptionChoiceReferences, PhysicalPropertiesForWrite, PriceInfoForWrite, PurchaseEligibility, RevenueDetailsForWrite, RibbonForWrite, RichContent, SeoSchema, SubscriptionDetailsForWrite, TagList, TagsForWrite, TreeReference, V3VariantsInfo, VariantDigitalPropertiesForWrite, VariantPhysicalPropertiesForWrite, WixCommonAggregation, WixCommonSearchDetails } from './shapes.ts'
import type { BulkInventoryItemResult } from './stores.inventory-items-v-3.ts'
import type { ExtendedFields, V3Product } from './fairground.product-pages.ts'

export type { AggregationDataAggregationResults, AggregationDataAggregationResultsScalarResult, AggregationNestedAggregationNestedAggregationItem, AggregationRangeAggregationRangeBucket, AggregationResultsDateHistogramResults, AggregationResultsNestedResults, AggregationResultsRangeResults, AggregationResultsValueResults, AggregationValueAggregationIncludeMissingValuesOptions, ApplicationError, BrandForWrite, BreadCrumb, BreadcrumbsInfo, BulkActionMetadata, ChoicesSettings, ChoicesSettingsForWrite, CommonAggregationData, CommonAggregationDateHistogramAggregation, CommonAggregationNestedAggregation, CommonAggregationRangeAggregation, CommonAggregationScalarAggregation, CommonAggregationValueAggregation, ConnectedModifier, ConnectedModifierChoice, ConnectedModifierChoiceForWrite, ConnectedModifierForWrite, ConnectedOption, ConnectedOptionChoice, ConnectedOptionChoiceForWrite, ConnectedOptionForWrite, CursorPaging, CursorPagingMetadata, CursorQuery, DateHistogramResultsDateHistogramResult, DeleteProductRefusal, DeleteProductResponse, Dimensions, DimensionsForWrite, FixedMonetaryAmount, FreeTextSettings, FreeTextSettingsForWrite, Image, ImageForWrite, InfoSection, InfoSectionForWrite, Inventory, InventoryItemComposite, ItemMetadata, Keyword, Media, MediaForWrite, MediaItemsInfo, MediaItemsInfoForWrite, MediaReference, MediaReferenceForWrite, MediaReferences, MediaReferencesForWrite, ModifierChoicesSettings, ModifierChoicesSettingsForWrite, MoneyForWrite, MultipleColors, MultipleColorsForWrite, NestedResultsResults, OptionChoice, OptionChoiceIds, OptionChoiceIdsForWrite, OptionChoiceNames, OptionChoiceNamesForWrite, OptionChoiceReferences, PageUrlV2, PhysicalPropertiesForWrite, PreorderInfo, PreorderInfoForWrite, PriceInfo, PriceInfoForWrite, PricePerUnit, PricePerUnitForWrite, PricePerUnitRange, PricePerUnitRangePricePerUnit, PricePerUnitSettings, PriceRange, Product, ProductCategoriesInfo, ProductCategory, ProductMedia, ProductMediaForWrite, PurchaseEligibility, RangeResultsRangeAggregationResult, RevenueDetails, RevenueDetailsForWrite, Ribbon, RibbonForWrite, RichContent, SecuredMedia, SecuredMediaForWrite, SeoSchema, Settings, Sorting, Subscription, SubscriptionDetails, SubscriptionDetailsForWrite, SubscriptionForWrite, SubscriptionPrice, SubscriptionPricePerUnit, SubscriptionPricesInfo, Tag, TagList, TagsForWrite, Thumbnail, TreeReference, V3Brand, V3SubscriptionDiscount, V3SubscriptionDiscountForWrite, V3VariantsInfo, ValueResultsValueAggregationResult, Variant, VariantDigitalProperties, VariantDigitalPropertiesForWrite, VariantInventoryStatus, VariantPhysicalProperties, VariantPhysicalPropertiesForWrite, VariantSummary, VariantWithInventory, VariantsInfo, VideoForWrite, VideoResolution, VideoV2, WeightMeasurementUnitInfo, WeightRange, WixCommonAggregation, WixCommonSearchDetails } from './shapes.ts'
export type { BulkInventoryItemResult, InventoryItem } from './stores.inventory-items-v-3.ts'
export type { ExtendedFields, PhysicalProperties, Tags, V3Product } from './fairground.product-pages.ts'

export type BulkAddInfoSectionsToProductsByFilterRefusal = 'INFO_SECTION_ERROR_OCCURRED' | 'TOO_MANY_INFO_SECTIONS_ERROR'

export interface BulkAddInfoSectionsToProductsByFilterRequest {
  filter: Record<string, unknown>
  search?: WixCommonSearchDetails
  infoSectionIds: string[]
}

export interface BulkAddInfoSectionsToProductsByFilterResponse {
  jobId: string
}

export type BulkAddInfoSectionsToProductsRefusal = never

export interface BulkAddInfoSectionsToProductsRequest {
  products: V3ProductIdWithRevision[]
  infoSectionIds: string[]
  returnEntity?: boolean
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface BulkAddInfoSectionsToProductsResponse {
  results: CatalogV3BulkProductResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkAddProductsToCategoriesByFilterRefusal = 'CATEGORY_NOT_FOUND' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'

export interface BulkAddProductsToCategoriesByFilterRequest {
  filter?: Record<string, unknown>
  search?: WixCommonSearchDetails
  categoryIds: string[]
}

export interface BulkAddProductsToCategoriesByFilterResponse {
  jobId: string
}

export type BulkAdjustProductVariantsByFilterRefusal = 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE' | 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE' | 'ADJUSTED_COST_OUT_OF_RANGE'

export interface BulkAdjustProductVariantsByFilterRequest {
  filter: Record<string, unknown>
  search?: WixCommonSearchDetails
  actualPrice?: V3AdjustValue
  compareAtPrice?: V3AdjustValue
  cost?: V3AdjustValue
  compareAtPriceDiscount?: V3UnsignedAdjustValue
  rounding?: 'NO_ROUNDING' | 'CURRENCY_PRECISION' | 'NEAREST_WHOLE_NUMBER'
}

export interface BulkAdjustProductVariantsByFilterResponse {
  jobId: string
}

export type BulkCreateProductsRefusal = never

export interface BulkCreateProductsRequest {
  products: V3ProductForBulkCreate[]
  returnEntity?: boolean
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface BulkCreateProductsResponse {
  results: CatalogV3BulkProductResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkCreateProductsWithInventoryRefusal = never

export interface BulkCreateProductsWithInventoryRequest {
  products: ProductWithInventoryForBulkCreate[]
  returnEntity?: boolean
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface BulkCreateProductsWithInventoryResponse {
  productResults: BulkProductResults
  inventoryResults: BulkInventoryItemResults
}

export type BulkDeleteProductsByFilterRefusal = never

export interface BulkDeleteProductsByFilterRequest {
  filter: Record<string, unknown>
  search?: WixCommonSearchDetails
}

export interface BulkDeleteProductsByFilterResponse {
  jobId: string
}

export type BulkDeleteProductsRefusal = never

export interface BulkDeleteProductsRequest {
  productIds: string[]
}

export interface BulkDeleteProductsResponse {
  results: BulkDeleteProductsResponseBulkProductResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkDeleteProductsResponseBulkProductResult {
  itemMetadata: ItemMetadata
}

export interface BulkInventoryItemResults {
  results: BulkInventoryItemResult[]
  bulkActionMetadata: BulkActionMetadata
  error?: ApplicationError
}

export interface BulkProductResults {
  results: CatalogV3BulkProductResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkRemoveInfoSectionsFromProductsByFilterRefusal = never

export interface BulkRemoveInfoSectionsFromProductsByFilterRequest {
  filter: Record<string, unknown>
  search?: WixCommonSearchDetails
  infoSectionIds: string[]
}

export interface BulkRemoveInfoSectionsFromProductsByFilterResponse {
  jobId: string
}

export type BulkRemoveInfoSectionsFromProductsRefusal = never

export interface BulkRemoveInfoSectionsFromProductsRequest {
  products: V3ProductIdWithRevision[]
  infoSectionIds: string[]
  returnEntity?: boolean
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface BulkRemoveInfoSectionsFromProductsResponse {
  results: CatalogV3BulkProductResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkRemoveProductsFromCategoriesByFilterRefusal = 'CATEGORY_NOT_FOUND' | 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'

export interface BulkRemoveProductsFromCategoriesByFilterRequest {
  filter?: Record<string, unknown>
  search?: WixCommonSearchDetails
  categoryIds: string[]
}

export interface BulkRemoveProductsFromCategoriesByFilterResponse {
  jobId: string
}

export type BulkUpdateProductTagsByFilterRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' | 'LIMIT_REACHED'

export interface BulkUpdateProductTagsByFilterRequest {
  filter: Record<string, unknown>
  search?: WixCommonSearchDetails
  assignTags?: TagsToMove | null
  unassignTags?: TagsToMove | null
}

export interface BulkUpdateProductTagsByFilterResponse {
  jobId: string
}

export type BulkUpdateProductTagsRefusal = 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'

export interface BulkUpdateProductTagsRequest {
  productIds: string[]
  assignTags?: TagsToMove | null
  unassignTags?: TagsToMove | null
}

export interface BulkUpdateProductTagsResponse {
  results: BulkUpdateProductTagsResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkUpdateProductTagsResult {
  itemMetadata: ItemMetadata
}

export type BulkUpdateProductVariantsByFilterRefusal = 'FIELD_MASK_VALUE_NOT_SUPPORTED' | 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR' | 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'

export interface BulkUpdateProductVariantsByFilterRequest {
  filter: Record<string, unknown>
  search?: WixCommonSearchDetails
  variant: VariantChange
  fieldMask?: string
}

export interface BulkUpdateProductVariantsByFilterResponse {
  jobId: string
}

export type BulkUpdateProductsByFilterRefusal = 'FIELD_MASK_VALUE_NOT_SUPPORTED' | 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR' | 'BRAND_NOT_FOUND' | 'RIBBON_NOT_FOUND' | 'INFO_SECTION_ERROR_OCCURRED'

export interface BulkUpdateProductsByFilterRequest {
  filter?: Record<string, unknown>
  search?: WixCommonSearchDetails
  product: V3ProductChange
  fieldMask?: string
}

export interface BulkUpdateProductsByFilterResponse {
  jobId: string
}

export type BulkUpdateProductsRefusal = never

export interface BulkUpdateProductsRequest {
  products: V3MaskedProduct[]
  returnEntity?: boolean
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface BulkUpdateProductsResponse {
  results: CatalogV3BulkProductResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkUpdateProductsWithInventoryRefusal = never

export interface BulkUpdateProductsWithInventoryRequest {
  products: MaskedProductWithInventory[]
  returnEntity?: boolean
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface BulkUpdateProductsWithInventoryResponse {
  productResults: BulkProductResults
  inventoryResults: BulkInventoryItemResults
}

export interface CatalogV3BulkProductResult {
  itemMetadata: ItemMetadata
  item?: V3Product
}

export interface CommonCursorSearch {
  cursorPaging?: CursorPaging
  filter?: Record<string, unknown>
  sort?: WixCommonSorting[]
  aggregations?: WixCommonAggregation[]
  search?: WixCommonSearchDetails
  timeZone?: string
}

export type CountProductsRefusal = 'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'

export interface CountProductsRequest {
  filter?: Record<string, unknown>
  search?: WixCommonSearchDetails
  returnNonVisibleProducts?: boolean
}

export interface CountProductsResponse {
  count: number
}

export type CreateProductRefusal = 'DUPLICATE_VARIANT_OPTION_CHOICE' | 'DUPLICATE_PRODUCT_OPTIONS' | 'INVALID_DEFAULT_VARIANT' | 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT' | 'DUPLICATE_SLUG_ERROR' | 'BARCODE_ALREADY_EXIST_ERROR' | 'DUPLICATE_BARCODE_ERROR' | 'SKU_ALREADY_EXIST_ERROR' | 'VARIANT_ID_ALREADY_EXISTS' | 'PRODUCT_MEDIA_NOT_EXIST' | 'DIGITAL_FILE_NOT_FOUND_ERROR' | 'ONLY_SPACES_STRING_ERROR' | 'BRAND_NOT_FOUND' | 'RIBBON_NOT_FOUND' | 'DUPLICATE_RIBBON_IN_ADDITIONAL' | 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL' | 'INFO_SECTION_ERROR_OCCURRED' | 'CUSTOMIZATION_NOT_EXIST' | 'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION' | 'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT' | 'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT' | 'SUBSCRIPTION_ID_ALREADY_EXISTS' | 'CHOICE_NOT_EXIST' | 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED' | 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED' | 'MODIFIER_NAME_AND_TYPE_REQUIRED' | 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED' | 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE' | 'SUBSCRIPTION_OPTION_NOT_FOUND' | 'SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED'

export interface CreateProductRequest {
  product: V3ProductForCreate
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface CreateProductResponse {
  product: V3Product
}

export type CreateProductWithInventoryRefusal = 'DUPLICATE_VARIANT_OPTION_CHOICE' | 'DUPLICATE_PRODUCT_OPTIONS' | 'INVALID_DEFAULT_VARIANT' | 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT' | 'DUPLICATE_SLUG_ERROR' | 'BARCODE_ALREADY_EXIST_ERROR' | 'DUPLICATE_BARCODE_ERROR' | 'SKU_ALREADY_EXIST_ERROR' | 'VARIANT_ID_ALREADY_EXISTS' | 'PRODUCT_MEDIA_NOT_EXIST' | 'DIGITAL_FILE_NOT_FOUND_ERROR' | 'ONLY_SPACES_STRING_ERROR' | 'BRAND_NOT_FOUND' | 'RIBBON_NOT_FOUND' | 'DUPLICATE_RIBBON_IN_ADDITIONAL' | 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL' | 'INFO_SECTION_ERROR_OCCURRED' | 'CUSTOMIZATION_NOT_EXIST' | 'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION' | 'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT' | 'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT' | 'SUBSCRIPTION_ID_ALREADY_EXISTS' | 'CHOICE_NOT_EXIST' | 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED' | 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED' | 'MODIFIER_NAME_AND_TYPE_REQUIRED' | 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED' | 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE' | 'SUBSCRIPTION_OPTION_NOT_FOUND' | 'SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED'

export interface CreateProductWithInventoryRequest {
  product: ProductWithInventory
  returnEntity?: boolean
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface CreateProductWithInventoryResponse {
  product: V3Product
  inventoryResults: BulkInventoryItemResults
}

export interface DeleteProductRequest {
  productId: string
}

export type GetAllProductsCategoryRefusal = never

export type GetAllProductsCategoryRequest = Record<never, never>

export interface GetAllProductsCategoryResponse {
  categoryId: string
  treeReference: TreeReference
}

export type GetProductBySlugRefusal = 'PRODUCT_NOT_FOUND' | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'

export interface GetProductBySlugRequest {
  slug: string
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface GetProductBySlugResponse {
  product: V3Product
}

export type GetProductRefusal = 'PRODUCT_NOT_FOUND' | 'NO_PERMISSION_TO_READ_MERCHANT_DATA'

export interface GetProductRequest {
  productId: string
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface GetProductResponse {
  product: V3Product
}

export interface MaskedProductWithInventory {
  product: ProductWithInventoryForUpdate
  fieldMask?: string
}

export interface ProductWithInventory {
  slug?: string | null
  description?: RichContent | null
  plainDescription?: string | null
  visible?: boolean | null
  visibleInPos?: boolean | null
  media?: MediaForWrite | null
  seoData?: SeoSchema | null
  taxGroupId?: string | null
  options?: ConnectedOptionForWrite[]
  modifiers?: ConnectedModifierForWrite[]
  brand?: BrandForWrite | null
  infoSections?: InfoSectionForWrite[]
  ribbon?: RibbonForWrite | null
  additionalRibbons?: RibbonForWrite[]
  mainCategoryId?: string | null
  physicalProperties?: PhysicalPropertiesForWrite | null
  purchaseEligibility?: PurchaseEligibility | null
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
  subscriptionDetails?: SubscriptionDetailsForWrite | null
  name: string
  productType: 'PHYSICAL' | 'DIGITAL'
  variantsInfo: V3VariantsInfo
}

export interface ProductWithInventoryForBulkCreate {
  slug?: string | null
  description?: RichContent | null
  plainDescription?: string | null
  visible?: boolean | null
  visibleInPos?: boolean | null
  media?: MediaForWrite | null
  seoData?: SeoSchema | null
  taxGroupId?: string | null
  options?: ConnectedOptionForWrite[]
  modifiers?: ConnectedModifierForWrite[]
  brand?: BrandForWrite | null
  infoSections?: InfoSectionForWrite[]
  ribbon?: RibbonForWrite | null
  additionalRibbons?: RibbonForWrite[]
  mainCategoryId?: string | null
  physicalProperties?: PhysicalPropertiesForWrite | null
  purchaseEligibility?: PurchaseEligibility | null
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
  subscriptionDetails?: SubscriptionDetailsForWrite | null
  name: string
  productType: 'PHYSICAL' | 'DIGITAL'
  id?: string | null
  variantsInfo: V3VariantsInfo
}

export interface ProductWithInventoryForUpdate {
  slug?: string | null
  description?: RichContent | null
  plainDescription?: string | null
  visible?: boolean | null
  visibleInPos?: boolean | null
  media?: MediaForWrite | null
  seoData?: SeoSchema | null
  taxGroupId?: string | null
  options?: ConnectedOptionForWrite[]
  modifiers?: ConnectedModifierForWrite[]
  brand?: BrandForWrite | null
  infoSections?: InfoSectionForWrite[]
  ribbon?: RibbonForWrite | null
  additionalRibbons?: RibbonForWrite[]
  mainCategoryId?: string | null
  physicalProperties?: PhysicalPropertiesForWrite | null
  purchaseEligibility?: PurchaseEligibility | null
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
  subscriptionDetails?: SubscriptionDetailsForWrite | null
  id: string
  revision: string
  name?: string
  variantsInfo?: V3VariantsInfo
}

export type QueryProductsRefusal = 'NO_PERMISSION_TO_READ_MERCHANT_DATA'

export interface QueryProductsRequest {
  query?: CursorQuery
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface QueryProductsResponse {
  products: V3Product[]
  pagingMetadata: CursorPagingMetadata
}

export type SearchProductsRefusal = 'NO_PERMISSION_TO_READ_MERCHANT_DATA'

export interface SearchProductsRequest {
  search?: CommonCursorSearch
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
}

export interface SearchProductsResponse {
  products: V3Product[]
  pagingMetadata: CursorPagingMetadata
  aggregationData?: CommonAggregationData
}

export interface TagsToMove {
  privateTags?: TagList | null
  publicTags?: TagList | null
}

export type UpdateProductRefusal = 'DUPLICATE_VARIANT_OPTION_CHOICE' | 'DUPLICATE_PRODUCT_OPTIONS' | 'INVALID_DEFAULT_VARIANT' | 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT' | 'DUPLICATE_SLUG_ERROR' | 'BARCODE_ALREADY_EXIST_ERROR' | 'DUPLICATE_BARCODE_ERROR' | 'SKU_ALREADY_EXIST_ERROR' | 'VARIANT_ID_ALREADY_EXISTS' | 'PRODUCT_MEDIA_NOT_EXIST' | 'DIGITAL_FILE_NOT_FOUND_ERROR' | 'ONLY_SPACES_STRING_ERROR' | 'BRAND_NOT_FOUND' | 'RIBBON_NOT_FOUND' | 'DUPLICATE_RIBBON_IN_ADDITIONAL' | 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL' | 'INFO_SECTION_ERROR_OCCURRED' | 'CUSTOMIZATION_NOT_EXIST' | 'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION' | 'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT' | 'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT' | 'SUBSCRIPTION_ID_ALREADY_EXISTS' | 'CHOICE_NOT_EXIST' | 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED' | 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED' | 'MODIFIER_NAME_AND_TYPE_REQUIRED' | 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED' | 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE' | 'SUBSCRIPTION_OPTION_NOT_FOUND' | 'SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED' | 'PRODUCT_NOT_FOUND' | 'STALE_REVISION' | 'FIELD_MASK_VALUE_NOT_SUPPORTED' | 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR'

export interface UpdateProductRequest {
  product: V3ProductForUpdate
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
  fieldMask?: string
}

export interface UpdateProductResponse {
  product: V3Product
}

export type UpdateProductWithInventoryRefusal = 'DUPLICATE_VARIANT_OPTION_CHOICE' | 'DUPLICATE_PRODUCT_OPTIONS' | 'INVALID_DEFAULT_VARIANT' | 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT' | 'DUPLICATE_SLUG_ERROR' | 'BARCODE_ALREADY_EXIST_ERROR' | 'DUPLICATE_BARCODE_ERROR' | 'SKU_ALREADY_EXIST_ERROR' | 'VARIANT_ID_ALREADY_EXISTS' | 'PRODUCT_MEDIA_NOT_EXIST' | 'DIGITAL_FILE_NOT_FOUND_ERROR' | 'ONLY_SPACES_STRING_ERROR' | 'BRAND_NOT_FOUND' | 'RIBBON_NOT_FOUND' | 'DUPLICATE_RIBBON_IN_ADDITIONAL' | 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL' | 'INFO_SECTION_ERROR_OCCURRED' | 'CUSTOMIZATION_NOT_EXIST' | 'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION' | 'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT' | 'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT' | 'SUBSCRIPTION_ID_ALREADY_EXISTS' | 'CHOICE_NOT_EXIST' | 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED' | 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED' | 'MODIFIER_NAME_AND_TYPE_REQUIRED' | 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED' | 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE' | 'SUBSCRIPTION_OPTION_NOT_FOUND' | 'SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED' | 'PRODUCT_NOT_FOUND' | 'STALE_REVISION' | 'FIELD_MASK_VALUE_NOT_SUPPORTED' | 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR'

export interface UpdateProductWithInventoryRequest {
  product: ProductWithInventoryForUpdate
  returnEntity?: boolean
  fields?: Array<'URL' | 'CURRENCY' | 'INFO_SECTION' | 'MERCHANT_DATA' | 'PLAIN_DESCRIPTION' | 'INFO_SECTION_PLAIN_DESCRIPTION' | 'SUBSCRIPTION_PRICES_INFO' | 'BREADCRUMBS_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'VARIANT_OPTION_CHOICE_NAMES' | 'MEDIA_ITEMS_INFO' | 'DESCRIPTION' | 'DIRECT_CATEGORIES_INFO' | 'ALL_CATEGORIES_INFO' | 'INFO_SECTION_DESCRIPTION' | 'THUMBNAIL' | 'PRODUCT_CHOICES_MEDIA_REFERENCES' | 'PRODUCT_CHOICES_DISPLAY_IMAGE' | 'MIN_PRICE_VARIANT' | 'DISCOUNT_INFO'>
  fieldMask?: string
}

export interface UpdateProductWithInventoryResponse {
  product: V3Product
  inventoryResults: BulkInventoryItemResults
}

export interface V3AdjustValue {
  amount?: string
  percentage?: number
}

export interface V3MaskedProduct {
  product: V3ProductForUpdate
  fieldMask?: string
}

export interface V3ProductChange {
  description?: RichContent | null
  plainDescription?: string | null
  visible?: boolean | null
  visibleInPos?: boolean | null
  media?: MediaForWrite | null
  seoData?: SeoSchema | null
  taxGroupId?: string | null
  brand?: BrandForWrite | null
  infoSections?: InfoSectionForWrite[]
  ribbon?: RibbonForWrite | null
  additionalRibbons?: RibbonForWrite[]
  mainCategoryId?: string | null
  physicalProperties?: PhysicalPropertiesForWrite | null
  purchaseEligibility?: PurchaseEligibility | null
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
  name?: string
}

export interface V3ProductForBulkCreate {
  slug?: string | null
  description?: RichContent | null
  plainDescription?: string | null
  visible?: boolean | null
  visibleInPos?: boolean | null
  media?: MediaForWrite | null
  seoData?: SeoSchema | null
  taxGroupId?: string | null
  options?: ConnectedOptionForWrite[]
  modifiers?: ConnectedModifierForWrite[]
  brand?: BrandForWrite | null
  infoSections?: InfoSectionForWrite[]
  ribbon?: RibbonForWrite | null
  additionalRibbons?: RibbonForWrite[]
  mainCategoryId?: string | null
  physicalProperties?: PhysicalPropertiesForWrite | null
  purchaseEligibility?: PurchaseEligibility | null
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
  subscriptionDetails?: SubscriptionDetailsForWrite | null
  name: string
  productType: 'PHYSICAL' | 'DIGITAL'
  id?: string | null
  variantsInfo: VariantsInfoForWrite
}

export interface V3ProductForCreate {
  slug?: string | null
  description?: RichContent | null
  plainDescription?: string | null
  visible?: boolean | null
  visibleInPos?: boolean | null
  media?: MediaForWrite | null
  seoData?: SeoSchema | null
  taxGroupId?: string | null
  options?: ConnectedOptionForWrite[]
  modifiers?: ConnectedModifierForWrite[]
  brand?: BrandForWrite | null
  infoSections?: InfoSectionForWrite[]
  ribbon?: RibbonForWrite | null
  additionalRibbons?: RibbonForWrite[]
  mainCategoryId?: string | null
  physicalProperties?: PhysicalPropertiesForWrite | null
  purchaseEligibility?: PurchaseEligibility | null
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
  subscriptionDetails?: SubscriptionDetailsForWrite | null
  name: string
  productType: 'PHYSICAL' | 'DIGITAL'
  variantsInfo: VariantsInfoForWrite
}

export interface V3ProductForUpdate {
  slug?: string | null
  description?: RichContent | null
  plainDescription?: string | null
  visible?: boolean | null
  visibleInPos?: boolean | null
  media?: MediaForWrite | null
  seoData?: SeoSchema | null
  taxGroupId?: string | null
  options?: ConnectedOptionForWrite[]
  modifiers?: ConnectedModifierForWrite[]
  brand?: BrandForWrite | null
  infoSections?: InfoSectionForWrite[]
  ribbon?: RibbonForWrite | null
  additionalRibbons?: RibbonForWrite[]
  mainCategoryId?: string | null
  physicalProperties?: PhysicalPropertiesForWrite | null
  purchaseEligibility?: PurchaseEligibility | null
  extendedFields?: ExtendedFields | null
  tags?: TagsForWrite | null
  subscriptionDetails?: SubscriptionDetailsForWrite | null
  id: string
  revision: string
  name?: string
  variantsInfo?: VariantsInfoForWrite
}

export interface V3ProductIdWithRevision {
  productId: string
  revision?: string
}

export interface V3UnsignedAdjustValue {
  amount?: string
  percentage?: number
}

export interface VariantChange {
  visible?: boolean | null
  revenueDetails?: RevenueDetailsForWrite | null
  physicalProperties?: VariantPhysicalPropertiesForWrite
  price?: PriceInfoForWrite | null
}

export interface VariantForWrite {
  visible?: boolean | null
  revenueDetails?: RevenueDetailsForWrite | null
  physicalProperties?: VariantPhysicalPropertiesForWrite
  id?: string | null
  sku?: string | null
  barcode?: string | null
  choices?: OptionChoiceReferences[]
  price: PriceInfoForWrite
  digitalProperties?: VariantDigitalPropertiesForWrite
}

export interface VariantsInfoForWrite {
  variants: VariantForWrite[]
}

export interface WixCommonSorting {
  fieldName: string
  order?: 'ASC' | 'DESC'
  selectItemsBy?: Array<Record<string, unknown>>
}

/** Module `stores.products-v-3`. */
export const productsV3 = {
  /** Products by words, filter and sort, with aggregations over all that match. The best match comes first unless sorted, the newest where there are no words. */
  searchProducts: call<SearchProductsRequest, SearchProductsResponse, SearchProductsRefusal, V3Product>('GET', '/stores/v3/products/search', { fallback: '', values: { products: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } }, aggregationData: { results: { ranges: { results: { from: 'float', to: 'float' } }, scalar: { value: 'float' } } } }, list: { kind: 'cursor', query: 'search', items: 'products', metadata: 'pagingMetadata' } }),
  /** The category that holds every product. */
  getAllProductsCategory: call<GetAllProductsCategoryRequest, GetAllProductsCategoryResponse, GetAllProductsCategoryRefusal>('GET', '/stores/v3/all-products-category'),
  /** Puts every product that matches into categories. */
  bulkAddProductsToCategoriesByFilter: call<BulkAddProductsToCategoriesByFilterRequest, BulkAddProductsToCategoriesByFilterResponse, BulkAddProductsToCategoriesByFilterRefusal>('POST', '/stores/v3/bulk/products/add-to-categories-by-filter'),
  /** Takes every product that matches out of categories. */
  bulkRemoveProductsFromCategoriesByFilter: call<BulkRemoveProductsFromCategoriesByFilterRequest, BulkRemoveProductsFromCategoriesByFilterResponse, BulkRemoveProductsFromCategoriesByFilterRefusal>('POST', '/stores/v3/bulk/products/remove-from-categories-by-filter'),
  /** Changes the same fields of every product that matches; brand, ribbon and sections by their ids. */
  bulkUpdateProductsByFilter: call<BulkUpdateProductsByFilterRequest, BulkUpdateProductsByFilterResponse, BulkUpdateProductsByFilterRefusal>('POST', '/stores/v3/bulk/products/update-by-filter'),
  /** Deletes every product that matches. A filter that leaves none out is refused. */
  bulkDeleteProductsByFilter: call<BulkDeleteProductsByFilterRequest, BulkDeleteProductsByFilterResponse, BulkDeleteProductsByFilterRefusal>('POST', '/stores/v3/bulk/products/delete-by-filter'),
  /** Sets the same on every variant of every product that matches. */
  bulkUpdateProductVariantsByFilter: call<BulkUpdateProductVariantsByFilterRequest, BulkUpdateProductVariantsByFilterResponse, BulkUpdateProductVariantsByFilterRefusal>('POST', '/stores/v3/bulk/products/update-variants-by-filter'),
  /** Raises or lowers prices and costs of every variant of every product that matches. */
  bulkAdjustProductVariantsByFilter: call<BulkAdjustProductVariantsByFilterRequest, BulkAdjustProductVariantsByFilterResponse, BulkAdjustProductVariantsByFilterRefusal>('POST', '/stores/v3/bulk/products/adjust-variants-by-filter'),
  /** Shows sections on every product that matches, behind those they show already. */
  bulkAddInfoSectionsToProductsByFilter: call<BulkAddInfoSectionsToProductsByFilterRequest, BulkAddInfoSectionsToProductsByFilterResponse, BulkAddInfoSectionsToProductsByFilterRefusal>('POST', '/stores/v3/bulk/products/add-info-sections-by-filter'),
  /** Takes sections off every product that matches. */
  bulkRemoveInfoSectionsFromProductsByFilter: call<BulkRemoveInfoSectionsFromProductsByFilterRequest, BulkRemoveInfoSectionsFromProductsByFilterResponse, BulkRemoveInfoSectionsFromProductsByFilterRefusal>('POST', '/stores/v3/bulk/products/remove-info-sections-by-filter'),
  /** Puts tags on up to 100 products and takes others off. */
  bulkUpdateProductTags: call<BulkUpdateProductTagsRequest, BulkUpdateProductTagsResponse, BulkUpdateProductTagsRefusal>('POST', '/stores/v3/bulk/products/update-tags'),
  /** Puts tags on every product that matches and takes others off. */
  bulkUpdateProductTagsByFilter: call<BulkUpdateProductTagsByFilterRequest, BulkUpdateProductTagsByFilterResponse, BulkUpdateProductTagsByFilterRefusal>('POST', '/stores/v3/bulk/products/update-tags-by-filter'),
  /** Makes a product with its variants, none of them in stock yet. */
  createProduct: call<CreateProductRequest, CreateProductResponse, CreateProductRefusal>('POST', '/stores/v3/products', { values: { product: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } } }),
  /** Makes a product with its variants and what there is of each at the default location. Stock needs inventory.write as well. */
  createProductWithInventory: call<CreateProductWithInventoryRequest, CreateProductWithInventoryResponse, CreateProductWithInventoryRefusal>('POST', '/stores/v3/products-with-inventory', { values: { product: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } }, inventoryResults: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } } }),
  /** Changes the fields that are sent. Lists are sent whole, and variants together with the options. */
  updateProduct: call<UpdateProductRequest, UpdateProductResponse, UpdateProductRefusal>('PATCH', '/stores/v3/products/{product.id}', { values: { product: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } } }),
  /** Changes the fields that are sent, and what there is of the variants at the default location. Stock needs inventory.write as well. */
  updateProductWithInventory: call<UpdateProductWithInventoryRequest, UpdateProductWithInventoryResponse, UpdateProductWithInventoryRefusal>('PATCH', '/stores/v3/products-with-inventory/{product.id}', { values: { product: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } }, inventoryResults: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } } }),
  /** Makes up to 100 products, each by itself. */
  bulkCreateProducts: call<BulkCreateProductsRequest, BulkCreateProductsResponse, BulkCreateProductsRefusal>('POST', '/stores/v3/bulk/products/create', { values: { results: { item: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } } } }),
  /** Makes up to 100 products with what there is of their variants, each by itself. Stock needs inventory.write as well. */
  bulkCreateProductsWithInventory: call<BulkCreateProductsWithInventoryRequest, BulkCreateProductsWithInventoryResponse, BulkCreateProductsWithInventoryRefusal>('POST', '/stores/v3/bulk/products-with-inventory/create', { values: { productResults: { results: { item: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } } }, inventoryResults: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } } }),
  /** Changes up to 100 products, each by itself. */
  bulkUpdateProducts: call<BulkUpdateProductsRequest, BulkUpdateProductsResponse, BulkUpdateProductsRefusal>('POST', '/stores/v3/bulk/products/update', { values: { results: { item: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } } } }),
  /** Changes up to 100 products and what there is of their variants, each by itself. Stock needs inventory.write as well. */
  bulkUpdateProductsWithInventory: call<BulkUpdateProductsWithInventoryRequest, BulkUpdateProductsWithInventoryResponse, BulkUpdateProductsWithInventoryRefusal>('POST', '/stores/v3/bulk/products-with-inventory/update', { values: { productResults: { results: { item: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } } }, inventoryResults: { results: { item: { createdDate: 'date', updatedDate: 'date' } } } } }),
  /** Deletes a product. Orders keep what they say of it. */
  deleteProduct: call<DeleteProductRequest, DeleteProductResponse, DeleteProductRefusal>('DELETE', '/stores/v3/products/{productId}'),
  /** Deletes up to 100 products, each by itself. */
  bulkDeleteProducts: call<BulkDeleteProductsRequest, BulkDeleteProductsResponse, BulkDeleteProductsRefusal>('POST', '/stores/v3/bulk/products/delete'),
  /** Shows sections on up to 100 products, behind those they show already. */
  bulkAddInfoSectionsToProducts: call<BulkAddInfoSectionsToProductsRequest, BulkAddInfoSectionsToProductsResponse, BulkAddInfoSectionsToProductsRefusal>('POST', '/stores/v3/bulk/products/add-info-sections', { values: { results: { item: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } } } }),
  /** Takes sections off up to 100 products. */
  bulkRemoveInfoSectionsFromProducts: call<BulkRemoveInfoSectionsFromProductsRequest, BulkRemoveInfoSectionsFromProductsResponse, BulkRemoveInfoSectionsFromProductsRefusal>('POST', '/stores/v3/bulk/products/remove-info-sections', { values: { results: { item: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } } } }),
  /** One product with its variants; `fields` requests what else it shows. */
  getProduct: call<GetProductRequest, GetProductResponse, GetProductRefusal>('GET', '/stores/v3/products/{productId}', { values: { product: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } } }),
  /** One product with its variants, by its slug. */
  getProductBySlug: call<GetProductBySlugRequest, GetProductBySlugResponse, GetProductBySlugRefusal>('GET', '/stores/v3/products/slug/{slug}', { values: { product: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } } }),
  /** Products that match a filter, without their variants. Visitors see the visible ones. */
  queryProducts: call<QueryProductsRequest, QueryProductsResponse, QueryProductsRefusal, V3Product>('GET', '/stores/v3/products/query', { fallback: '', values: { products: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } }, list: { kind: 'cursor', query: 'query', items: 'products', metadata: 'pagingMetadata' } }),
  /** Number of products that match. */
  countProducts: call<CountProductsRequest, CountProductsResponse, CountProductsRefusal>('GET', '/stores/v3/products/count', { fallback: '' }),
}
