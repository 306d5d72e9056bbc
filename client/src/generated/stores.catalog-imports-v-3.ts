// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BrandForWrite, BulkActionMetadata, ConnectedModifierForWrite, ConnectedOptionForWrite, InfoSectionForWrite, ItemMetadata, MediaForWrite, PhysicalPropertiesForWrite, PurchaseEligibility, RibbonForWrite, RichContent, SeoSchema, SubscriptionDetailsForWrite, TagsForWrite, V3VariantsInfo } from './shapes.ts'
import type { ExtendedFields } from './fairground.product-pages.ts'

export type { ApplicationError, BrandForWrite, BulkActionMetadata, ChoicesSettingsForWrite, ConnectedModifierChoiceForWrite, ConnectedModifierForWrite, ConnectedOptionChoiceForWrite, ConnectedOptionForWrite, DimensionsForWrite, FreeTextSettingsForWrite, ImageForWrite, InfoSectionForWrite, InventoryItemComposite, ItemMetadata, Keyword, MediaForWrite, MediaItemsInfoForWrite, MediaReferenceForWrite, MediaReferencesForWrite, ModifierChoicesSettingsForWrite, MoneyForWrite, MultipleColorsForWrite, OptionChoiceIdsForWrite, OptionChoiceNamesForWrite, OptionChoiceReferences, PhysicalPropertiesForWrite, PreorderInfoForWrite, PriceInfoForWrite, PricePerUnitForWrite, PricePerUnitSettings, ProductMediaForWrite, PurchaseEligibility, RevenueDetailsForWrite, RibbonForWrite, RichContent, SecuredMediaForWrite, SeoSchema, Settings, SubscriptionDetailsForWrite, SubscriptionForWrite, Tag, TagList, TagsForWrite, V3SubscriptionDiscountForWrite, V3VariantsInfo, VariantDigitalPropertiesForWrite, VariantPhysicalPropertiesForWrite, VariantWithInventory, VideoForWrite } from './shapes.ts'
export type { ExtendedFields } from './fairground.product-pages.ts'

export interface AddProductResult {
  itemMetadata: ItemMetadata
}

export type AddProductsToImportRefusal = 'CATALOG_IMPORT_NOT_FOUND' | 'CATALOG_IMPORT_ALREADY_SUBMITTED'

export interface AddProductsToImportRequest {
  catalogImportId: string
  products: CatalogImportItem[]
}

export interface AddProductsToImportResponse {
  results: AddProductResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface CatalogImport {
  id: string
  createdDate: Date
}

export interface CatalogImportItem {
  product: CatalogImportProduct
  categoryIdsInfo?: ProductCategoryIdsInfo
  fieldMask?: string
}

export interface CatalogImportProduct {
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
  name?: string
  variantsInfo?: V3VariantsInfo
  handle: string
  productType?: 'PHYSICAL' | 'DIGITAL'
}

export type CreateCatalogImportRefusal = never

export interface CreateCatalogImportRequest {
  catalogImport?: {}
}

export interface CreateCatalogImportResponse {
  catalogImport: CatalogImport
}

export interface ProductCategoryIdsInfo {
  categoryIds?: string[]
}

export type SubmitCatalogImportRefusal = 'CATALOG_IMPORT_NOT_FOUND' | 'CATALOG_IMPORT_ALREADY_SUBMITTED'

export interface SubmitCatalogImportRequest {
  catalogImportId: string
}

export interface SubmitCatalogImportResponse {
  jobId: string
  totalProductsCount: number
}

/** Module `stores.catalog-imports-v-3`. */
export const catalogImportsV3 = {
  /** Opens an import: products are added to it, and it is submitted when it is whole. */
  createCatalogImport: call<CreateCatalogImportRequest, CreateCatalogImportResponse, CreateCatalogImportRefusal>('POST', '/stores/v3/catalog-imports', { values: { catalogImport: { createdDate: 'date' } } }),
  /** Adds products, each by itself. A handle that the import has already is replaced. Stock needs inventory.write as well. */
  addProductsToImport: call<AddProductsToImportRequest, AddProductsToImportResponse, AddProductsToImportRefusal>('POST', '/stores/v3/catalog-imports/{catalogImportId}/add-products'),
  /** Closes an import and writes its products in the background. */
  submitCatalogImport: call<SubmitCatalogImportRequest, SubmitCatalogImportResponse, SubmitCatalogImportRefusal>('POST', '/stores/v3/catalog-imports/{catalogImportId}/submit'),
}
