/** State of a back-in-stock request. Wire: `ecom.back-in-stock-notifications`, Status. */
export const BackInStockStatus = ['UNSPECIFIED', 'RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'] as const
export type BackInStockStatus = (typeof BackInStockStatus)[number]

/** Kinds of digital files for sale. Wire: `ecom.current-cart`, FileType. */
export const FileType = [
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
] as const
export type FileType = (typeof FileType)[number]

/** Kind of a stock location. Wire: `stores.stores-locations-v-3`, LocationType. */
export const LocationKind = ['VIRTUAL', 'PHYSICAL'] as const
export type LocationKind = (typeof LocationKind)[number]

/** Field that a rule of an automatic category compares. Ours: `fairground.category-rules`. */
export const RuleField = ['NAME', 'BRAND', 'RIBBON', 'SKU', 'TAG', 'PRICE', 'PRODUCT_TYPE', 'STOCK', 'CREATED'] as const
export type RuleField = (typeof RuleField)[number]

/** Comparison of a rule of an automatic category. Ours: `fairground.category-rules`. */
export const RuleOperator = [
  'EQUALS',
  'NOT_EQUALS',
  'CONTAINS',
  'NOT_CONTAINS',
  'STARTS_WITH',
  'ENDS_WITH',
  'LESS_THAN',
  'GREATER_THAN',
  'AFTER',
  'BEFORE',
  'WITHIN_DAYS',
] as const
export type RuleOperator = (typeof RuleOperator)[number]

/** Rules of an automatic category that a product meets. Ours: `fairground.category-rules`. */
export const RuleMatch = ['ALL', 'ANY'] as const

/** Kinds of files that a product offers. Ours: `fairground.product-attachments`. */
export const AttachmentKind = ['audio', 'document', 'zip'] as const
export type AttachmentKind = (typeof AttachmentKind)[number]

/** Author of a change of stock. Ours: `fairground.stock-history`. */
export const StockChangerKind = ['staff', 'apiKey', 'visitor', 'member'] as const
export type StockChangerKind = (typeof StockChangerKind)[number]

/** Digits that prices end with after the point. */
export const PriceEnding = ['00', '95', '99'] as const
export type PriceEnding = (typeof PriceEnding)[number]

/** `OWN` is our own file, which says all of a product. */
export const ProductFileFormat = ['OWN', 'SHOPIFY', 'WOOCOMMERCE'] as const
export type ProductFileFormat = (typeof ProductFileFormat)[number]

/**
 * A file is compared with the shop first (COMPARING, COMPARED) and changes nothing; it is carried out on request (RUNNING),
 * ends (DONE), is stopped between two batches (CANCELED) or cannot go on (FAILED). Its writes can be undone (UNDOING, UNDONE).
 */
export const ImportStatus = [
  'COMPARING',
  'COMPARED',
  'RUNNING',
  'DONE',
  'CANCELED',
  'FAILED',
  'UNDOING',
  'UNDONE',
] as const
export type ImportStatus = (typeof ImportStatus)[number]

/** Outcome of a product. FAILED: left out, with its problems. KEPT: changed since, so not taken back. NOT_REACHED: stopped before it. */
export const ImportOutcome = ['CREATED', 'UPDATED', 'UNCHANGED', 'FAILED', 'NOT_REACHED', 'UNDONE', 'KEPT'] as const
export type ImportOutcome = (typeof ImportOutcome)[number]

/** Reason for a change of an item's units. CREATED: the site began to track stock. IMPORT: a file set them. */
export const StockChangeReason = ['CREATED', 'MANUAL', 'ORDER', 'REVERT_INVENTORY_CHANGE', 'IMPORT'] as const
export type StockChangeReason = (typeof StockChangeReason)[number]

/** Level of the stock of an item. Ours: `fairground.stock-history`. */
export const StockLevel = ['IN', 'LOW', 'OUT'] as const
export type StockLevel = (typeof StockLevel)[number]

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

/** Fields of a variant that are searched for words. Wire: `stores.read-only-variants-v-3`. */
export const VariantSearchField = ['productData.name', 'productData.brand.name', 'sku', 'barcode'] as const
export type VariantSearchField = (typeof VariantSearchField)[number]

/** Unit of the interval between the payments of a subscription. Wire: `stores.subscription-options`, SubscriptionFrequency. */
export const SubscriptionFrequency = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type SubscriptionFrequency = (typeof SubscriptionFrequency)[number]

/** Kind of the discount of a subscription. Wire: `stores.products-v-3`, DiscountType. */
export const SubscriptionDiscountType = ['AMOUNT', 'PERCENT'] as const
export type SubscriptionDiscountType = (typeof SubscriptionDiscountType)[number]
