/** Stock of one variant or inventory item. Wire: `stores.products-v-3`, AvailabilityStatus. */
export const AvailabilityStatus = ['OUT_OF_STOCK', 'IN_STOCK', 'PREORDER'] as const
export type AvailabilityStatus = (typeof AvailabilityStatus)[number]

/** Optional fields of a brand, returned on request. Wire: `stores.brands-v-3`, RequestedFields. */
export const BrandRequestedField = ['ASSIGNED_PRODUCTS_COUNT'] as const
export type BrandRequestedField = (typeof BrandRequestedField)[number]

/** Catalogue of a site. Wire: `stores.catalog-versioning`, Version. */
export const CatalogVersion = ['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED'] as const
export type CatalogVersion = (typeof CatalogVersion)[number]

/** Position that a category is moved to among those with the same parent. Wire: `stores.categories`, Position. */
export const CategoryPosition = ['FIRST', 'LAST', 'AFTER'] as const
export type CategoryPosition = (typeof CategoryPosition)[number]

/** Optional fields of a category, returned on request. Wire: `stores.categories`, RequestedFields. */
export const CategoryRequestedField = ['BREADCRUMBS_INFO', 'DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'] as const
export type CategoryRequestedField = (typeof CategoryRequestedField)[number]

/** Look of a choice (catalogue 3). Wire: `stores.products-v-3`, ChoiceType. */
export const ChoiceType = ['CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE'] as const
export type ChoiceType = (typeof ChoiceType)[number]

/** Optional fields of a customization, returned on request. Wire: `stores.customizations-v-3`, RequestedFields. */
export const CustomizationRequestedField = ['ASSIGNED_PRODUCTS_COUNT', 'CHOICE_DISPLAY_IMAGE'] as const
export type CustomizationRequestedField = (typeof CustomizationRequestedField)[number]

/** Option or modifier. Wire: `stores.customizations-v-3`, CustomizationType. */
export const CustomizationType = ['PRODUCT_OPTION', 'MODIFIER'] as const
export type CustomizationType = (typeof CustomizationType)[number]

/** Units of package and product dimensions. Wire: `ecom.current-cart`, DimensionsUnit. */
export const DimensionsUnit = ['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'] as const
export type DimensionsUnit = (typeof DimensionsUnit)[number]

/** Optional fields of an info section, returned on request. Wire: `stores.info-sections-v-3`, RequestedFields. */
export const InfoSectionRequestedField = ['ASSIGNED_PRODUCTS_COUNT'] as const
export type InfoSectionRequestedField = (typeof InfoSectionRequestedField)[number]

/** Reason why stock changed. Wire: `stores.inventory-items-v-3`, ReasonType. */
export const InventoryReasonType = ['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE'] as const
export type InventoryReasonType = (typeof InventoryReasonType)[number]

/** Stock of a product over all its variants. Wire: `stores.products`, InventoryStatus. */
export const InventoryStatus = ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] as const
export type InventoryStatus = (typeof InventoryStatus)[number]

/** Units for a price per unit. Wire: `ecom.orders`, MeasurementUnit. */
export const MeasurementUnit = [
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
] as const
export type MeasurementUnit = (typeof MeasurementUnit)[number]

/** Kind of a media item (catalogue 1). Wire: `stores.products`, MediaItemType. */
export const MediaItemType = ['unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip'] as const
export type MediaItemType = (typeof MediaItemType)[number]

/** Kind of a media item (catalogue 3). Wire: `stores.products-v-3`, MediaType. */
export const MediaType = ['IMAGE', 'VIDEO'] as const
export type MediaType = (typeof MediaType)[number]

/** Look of a modifier (catalogue 3). Wire: `stores.products-v-3`, ModifierRenderType. */
export const ModifierRenderType = ['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'] as const
export type ModifierRenderType = (typeof ModifierRenderType)[number]

/** Look of an option (catalogue 3). Wire: `stores.products-v-3`, ProductOptionRenderType. */
export const OptionRenderType = ['TEXT_CHOICES', 'SWATCH_CHOICES'] as const
export type OptionRenderType = (typeof OptionRenderType)[number]

/** Look of an option (catalogue 1). Wire: `stores.products`, OptionType. */
export const OptionType = ['unspecified_option_type', 'drop_down', 'color'] as const
export type OptionType = (typeof OptionType)[number]

/** Variants that can be pre-ordered. Wire: `stores.products-v-3`, ProductPreorderAvailability. */
export const PreorderAvailability = ['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS'] as const
export type PreorderAvailability = (typeof PreorderAvailability)[number]

/** State of the pre-order of a product. Wire: `stores.products-v-3`, PreorderStatus. */
export const PreorderStatus = ['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED'] as const
export type PreorderStatus = (typeof PreorderStatus)[number]

/** Rounding of bulk price changes. Wire: `stores.products-v-3`, BulkAdjustProductVariantsByFilterRequestRoundingStrategy. */
export const PriceRoundingStrategy = ['NO_ROUNDING', 'CURRENCY_PRECISION', 'NEAREST_WHOLE_NUMBER'] as const
export type PriceRoundingStrategy = (typeof PriceRoundingStrategy)[number]

/** Type of a product’s own discount (catalogue 1). Wire: `stores.products`, DiscountType. */
export const ProductDiscountType = ['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT'] as const
export type ProductDiscountType = (typeof ProductDiscountType)[number]

/** Field sets of a product (catalogue 3). Wire: `stores.products-v-3`, RequestedFields. */
export const ProductRequestedField = [
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'SUBSCRIPTION_PRICES_INFO',
  'BREADCRUMBS_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'MIN_PRICE_VARIANT',
  'DISCOUNT_INFO',
] as const
export type ProductRequestedField = (typeof ProductRequestedField)[number]

/** Kind of a product (catalogue 3). Wire: `stores.products-v-3`, ProductType. */
export const ProductTypeV3 = ['PHYSICAL', 'DIGITAL'] as const
export type ProductTypeV3 = (typeof ProductTypeV3)[number]

/** Kind of a product (catalogue 1). Wire: `stores.products`, ProductType. */
export const ProductType = ['unspecified_product_type', 'physical', 'digital'] as const
export type ProductType = (typeof ProductType)[number]

/** Optional fields of a ribbon, returned on request. Wire: `stores.ribbons-v-3`, RequestedFields. */
export const RibbonRequestedField = ['ASSIGNED_PRODUCT_COUNT'] as const
export type RibbonRequestedField = (typeof RibbonRequestedField)[number]

/** Buyers of a product; everybody, when none is named. */
export const UserCriteria = ['MEMBERS_ONLY'] as const
export type UserCriteria = (typeof UserCriteria)[number]

/** Field sets of a variant (catalogue 3). Wire: `stores.read-only-variants-v-3`, RequestedFields. */
export const VariantRequestedField = [
  'CURRENCY',
  'MERCHANT_DATA',
  'SUBSCRIPTION_PRICES_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
] as const
export type VariantRequestedField = (typeof VariantRequestedField)[number]

/** Measure by which values of an aggregation are sorted. Wire: `stores.products-v-3`, AggregationValueAggregationSortType. */
export const AggregationSortType = ['COUNT', 'VALUE'] as const
export type AggregationSortType = (typeof AggregationSortType)[number]

/** Order of the values of an aggregation. Wire: `stores.products-v-3`, AggregationValueAggregationSortDirection. */
export const AggregationSortDirection = ['DESC', 'ASC'] as const
export type AggregationSortDirection = (typeof AggregationSortDirection)[number]

/** Treatment of items without a value. Wire: `stores.products-v-3`, AggregationValueAggregationMissingValues. */
export const MissingValues = ['EXCLUDE', 'INCLUDE'] as const
export type MissingValues = (typeof MissingValues)[number]

/** Kind of the discount of a subscription option. Wire: `stores.subscription-options`, DiscountType. */
export const SubscriptionOptionDiscountType = ['UNDEFINED', 'AMOUNT', 'PERCENT'] as const
export type SubscriptionOptionDiscountType = (typeof SubscriptionOptionDiscountType)[number]

/** Look of the choice that a product of a group stands for. Wire: `stores.product-groups-v-3`, ChoiceType. */
export const ProductGroupChoiceType = ['CHOICE_TEXT', 'ONE_COLOR'] as const
export type ProductGroupChoiceType = (typeof ProductGroupChoiceType)[number]

/** State of a product in its group. Wire: `stores.product-groups-v-3`, MembershipStatus. */
export const ProductGroupMemberStatus = ['ACTIVE', 'HIDDEN', 'OUT_OF_SYNC'] as const
export type ProductGroupMemberStatus = (typeof ProductGroupMemberStatus)[number]

/** Kind of the media of a product group or promotion. Wire: `stores.product-groups-v-3`, MediaType. */
export const PictureType = ['IMAGE'] as const
export type PictureType = (typeof PictureType)[number]

/** Fields of a category that are searched for words. Wire: `stores.categories`. */
export const CategorySearchField = ['name', 'description'] as const
export type CategorySearchField = (typeof CategorySearchField)[number]

/** Fields of a promotion that are searched for words. Wire: `stores.promotions-v-3`. */
export const PromotionSearchField = ['name'] as const
export type PromotionSearchField = (typeof PromotionSearchField)[number]

/** Optional fields of a product group, returned on request. Wire: `stores.product-groups-v-3`, ProductGroupRequestedFields. */
export const ProductGroupRequestedField = ['GROUPING_CUSTOMIZATION', 'THUMBNAIL'] as const
export type ProductGroupRequestedField = (typeof ProductGroupRequestedField)[number]

/** Kinds of aggregations. Wire: `stores.products-v-3`, WixCommonAggregationType. */
export const AggregationType = ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM', 'NESTED'] as const
export type AggregationType = (typeof AggregationType)[number]

/** Kinds of aggregations within another. Wire: `stores.products-v-3`, AggregationNestedAggregationNestedAggregationType. */
export const NestedAggregationType = ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM'] as const
export type NestedAggregationType = (typeof NestedAggregationType)[number]

/** Values that an aggregation finds over all. Wire: `stores.products-v-3`, WixCommonScalarType. */
export const ScalarType = ['COUNT_DISTINCT', 'MIN', 'MAX'] as const
export type ScalarType = (typeof ScalarType)[number]

/** Lengths of the intervals of an aggregation by date. Wire: `stores.products-v-3`, AggregationDateHistogramAggregationInterval. */
export const AggregationInterval = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'] as const
export type AggregationInterval = (typeof AggregationInterval)[number]

/** Fields of a variant that are searched for words. Wire: `stores.read-only-variants-v-3`. */
export const VariantSearchField = ['productData.name', 'productData.brand.name', 'sku', 'barcode'] as const
export type VariantSearchField = (typeof VariantSearchField)[number]

/** Unit of the interval between the payments of a subscription. Wire: `stores.subscription-options`, SubscriptionFrequency. */
export const SubscriptionFrequency = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type SubscriptionFrequency = (typeof SubscriptionFrequency)[number]

/** Kind of the discount of a subscription. Wire: `stores.products-v-3`, DiscountType. */
export const SubscriptionDiscountType = ['AMOUNT', 'PERCENT'] as const
export type SubscriptionDiscountType = (typeof SubscriptionDiscountType)[number]
