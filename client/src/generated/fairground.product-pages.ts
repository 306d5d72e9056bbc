// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BreadcrumbsInfo, ConnectedModifier, ConnectedOption, InfoSection, Inventory, Media, PageUrlV2, PricePerUnitRange, PricePerUnitSettings, PriceRange, ProductAttachment, ProductCategoriesInfo, PurchaseEligibility, Ribbon, RichContent, SeoSchema, SubscriptionDetails, TagList, V3Brand, VariantSummary, VariantsInfo, WeightMeasurementUnitInfo, WeightRange } from './shapes.ts'

export type { BreadCrumb, BreadcrumbsInfo, ChoicesSettings, ConnectedModifier, ConnectedModifierChoice, ConnectedOption, ConnectedOptionChoice, Dimensions, FixedMonetaryAmount, FreeTextSettings, Image, InfoSection, Inventory, Keyword, Media, MediaItemsInfo, MediaReference, MediaReferences, ModifierChoicesSettings, MultipleColors, OptionChoice, OptionChoiceIds, OptionChoiceNames, PageUrlV2, PriceInfo, PricePerUnit, PricePerUnitRange, PricePerUnitRangePricePerUnit, PricePerUnitSettings, PriceRange, ProductAttachment, ProductCategoriesInfo, ProductCategory, ProductMedia, PurchaseEligibility, RevenueDetails, Ribbon, RichContent, SecuredMedia, SeoSchema, Settings, Subscription, SubscriptionDetails, SubscriptionPrice, SubscriptionPricePerUnit, SubscriptionPricesInfo, Tag, TagList, Thumbnail, V3Brand, V3SubscriptionDiscount, Variant, VariantDigitalProperties, VariantInventoryStatus, VariantPhysicalProperties, VariantSummary, VariantsInfo, VideoResolution, VideoV2, WeightMeasurementUnitInfo, WeightRange } from './shapes.ts'

export interface ExtendedFields {
  namespaces: Record<string, unknown>
}

export type GetProductPageRefusal = 'PRODUCT_NOT_FOUND'

export interface GetProductPageRequest {
  slug: string
}

export interface GetProductPageResponse {
  productId: string
  breadcrumbs: ProductPlace[]
  supplies: VariantSupply[]
  formattedDeposit?: string
  attachments: ProductAttachment[]
  relatedProducts: V3Product[]
  preorderProductIds: string[]
}

export interface PhysicalProperties {
  pricePerUnit?: PricePerUnitSettings
  shippingWeightRange: WeightRange
  pricePerUnitRange?: PricePerUnitRange
  fulfillerId?: string
  deliveryProfileId?: string
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo
}

export interface ProductPlace {
  categoryId: string
  name: string
  slug: string
}

export interface Tags {
  privateTags?: TagList
  publicTags: TagList
}

export interface V3Product {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  slug: string
  url?: PageUrlV2
  description?: RichContent
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
  allCategoriesInfo?: ProductCategoriesInfo
  mainCategoryId?: string
  breadcrumbsInfo?: BreadcrumbsInfo
  inventory: Inventory
  productType: 'PHYSICAL' | 'DIGITAL'
  physicalProperties?: PhysicalProperties
  handle: string
  currency?: string
  actualPriceRange: PriceRange
  compareAtPriceRange?: PriceRange
  costRange?: PriceRange
  variantsInfo?: VariantsInfo
  variantSummary: VariantSummary
  purchaseEligibility?: PurchaseEligibility
  subscriptionDetails?: SubscriptionDetails
  extendedFields?: ExtendedFields
  tags: Tags
  numericId: string
}

export interface VariantPreorder {
  message?: string
}

export interface VariantSupply {
  variantId: string
  quantity?: number
  preorder?: VariantPreorder
}

/** Module `fairground.product-pages`. */
export const productPages = {
  /** Everything that the page of a product shows beside the product: the way to its category, what there is of each variant, files to download, and products near it. An address that the product has left answers, too. */
  getProductPage: call<GetProductPageRequest, GetProductPageResponse, GetProductPageRefusal>('GET', '/fairground/v1/product-pages/{slug}', { values: { relatedProducts: { createdDate: 'date', updatedDate: 'date', physicalProperties: { pricePerUnit: { quantity: 'float' }, shippingWeightRange: { minValue: 'float', maxValue: 'float' } }, variantsInfo: { variants: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } }, variantSummary: { minPriceVariant: { revenueDetails: { profitMargin: 'float' }, physicalProperties: { weight: 'float', pricePerUnit: { settings: { quantity: 'float' } } } } } } } }),
}
