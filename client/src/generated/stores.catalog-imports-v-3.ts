// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

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

export interface ApplicationError {
  code: string
  description: string
  data?: Record<string, unknown>
}

export interface BrandForWrite {
  id?: string | null
  name?: string | null
}

export interface BulkActionMetadata {
  totalSuccesses: number
  totalFailures: number
  undetailedFailures: number
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

export interface ChoicesSettingsForWrite {
  choices: ConnectedOptionChoiceForWrite[]
}

export interface ConnectedModifierChoiceForWrite {
  choiceId?: string | null
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR' | 'MULTIPLE_COLORS' | 'IMAGE'
  name?: string | null
  colorCode?: string
  colorCodes?: MultipleColorsForWrite
  image?: ImageForWrite
  linkedMedia?: ProductMediaForWrite[]
  media?: MediaReferencesForWrite
  displayImage?: ImageForWrite
  addedPrice?: string | null
}

export interface ConnectedModifierForWrite {
  id?: string | null
  name?: string | null
  modifierRenderType?: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  mandatory?: boolean | null
  toBeRemovedMandatory?: boolean
  freeTextSettings?: FreeTextSettingsForWrite
  choicesSettings?: ModifierChoicesSettingsForWrite
}

export interface ConnectedOptionChoiceForWrite {
  choiceId?: string | null
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR' | 'MULTIPLE_COLORS' | 'IMAGE'
  name?: string | null
  colorCode?: string
  colorCodes?: MultipleColorsForWrite
  image?: ImageForWrite
  linkedMedia?: ProductMediaForWrite[]
  media?: MediaReferencesForWrite
  displayImage?: ImageForWrite
}

export interface ConnectedOptionForWrite {
  id?: string | null
  name?: string | null
  optionRenderType?: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  choicesSettings: ChoicesSettingsForWrite
}

export type CreateCatalogImportRefusal = never

export interface CreateCatalogImportRequest {
  catalogImport?: {}
}

export interface CreateCatalogImportResponse {
  catalogImport: CatalogImport
}

export interface DimensionsForWrite {
  length?: string | null
  width?: string | null
  height?: string | null
  unit: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD'
}

export interface ExtendedFields {
  namespaces: Record<string, unknown>
}

export interface FreeTextSettingsForWrite {
  minCharCount?: number
  maxCharCount?: number
  defaultAddedPrice?: string | null
  title?: string
}

export interface ImageForWrite {
  id?: string
  url?: string
  height?: number | null
  width?: number | null
  altText?: string | null
}

export interface InfoSectionForWrite {
  id?: string | null
  uniqueName?: string | null
  title?: string | null
  description?: RichContent | null
  plainDescription?: string | null
}

export interface InventoryItemComposite {
  inStock?: boolean | null
  quantity?: number | null
  preorderInfo?: PreorderInfoForWrite | null
}

export interface ItemMetadata {
  id?: string
  originalIndex: number
  success: boolean
  error?: ApplicationError
}

export interface Keyword {
  term?: string
  isMain?: boolean
  origin?: string
}

export interface MediaForWrite {
  itemsInfo?: MediaItemsInfoForWrite
}

export interface MediaItemsInfoForWrite {
  items: ProductMediaForWrite[]
}

export interface MediaReferenceForWrite {
  mediaId?: string
  url?: string
}

export interface MediaReferencesForWrite {
  items: MediaReferenceForWrite[]
}

export interface ModifierChoicesSettingsForWrite {
  choices: ConnectedModifierChoiceForWrite[]
}

export interface MoneyForWrite {
  amount: string
}

export interface MultipleColorsForWrite {
  colorCodes: string[]
}

export interface OptionChoiceIdsForWrite {
  optionId: string
  choiceId: string
}

export interface OptionChoiceNamesForWrite {
  optionName: string
  choiceName: string
  renderType?: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
}

export interface OptionChoiceReferences {
  optionChoiceIds?: OptionChoiceIdsForWrite
  optionChoiceNames?: OptionChoiceNamesForWrite
}

export interface PhysicalPropertiesForWrite {
  pricePerUnit?: PricePerUnitSettings | null
  fulfillerId?: string | null
  deliveryProfileId?: string | null
}

export interface PreorderInfoForWrite {
  enabled?: boolean | null
  message?: string | null
  limit?: number | null
}

export interface PriceInfoForWrite {
  actualPrice: MoneyForWrite
  compareAtPrice?: MoneyForWrite | null
}

export interface PricePerUnitForWrite {
  settings?: PricePerUnitSettings | null
}

export interface PricePerUnitSettings {
  quantity: number
  measurementUnit: 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT'
}

export interface ProductCategoryIdsInfo {
  categoryIds?: string[]
}

export interface ProductMediaForWrite {
  id?: string
  url?: string
  image?: ImageForWrite
  video?: VideoForWrite
  altText?: string | null
  displayName?: string | null
}

export interface PurchaseEligibility {
  userCriteria?: 'MEMBERS_ONLY'
}

export interface RevenueDetailsForWrite {
  cost?: MoneyForWrite | null
}

export interface RibbonForWrite {
  id?: string | null
  name?: string | null
}

export type RichContent = Record<string, unknown>

export interface SecuredMediaForWrite {
  id: string
}

export interface SeoSchema {
  tags?: Tag[]
  settings?: Settings
}

export interface Settings {
  preventAutoRedirect?: boolean
  keywords?: Keyword[]
}

export type SubmitCatalogImportRefusal = 'CATALOG_IMPORT_NOT_FOUND' | 'CATALOG_IMPORT_ALREADY_SUBMITTED'

export interface SubmitCatalogImportRequest {
  catalogImportId: string
}

export interface SubmitCatalogImportResponse {
  jobId: string
  totalProductsCount: number
}

export interface SubscriptionDetailsForWrite {
  subscriptions?: SubscriptionForWrite[]
  allowOneTimePurchases?: boolean | null
}

export interface SubscriptionForWrite {
  id?: string | null
  title?: string
  description?: string | null
  visible?: boolean | null
  frequency?: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval?: number | null
  billingCycles?: number
  autoRenewal?: boolean
  discount?: V3SubscriptionDiscountForWrite | null
}

export interface Tag {
  type?: string
  props?: Record<string, unknown>
  meta?: Record<string, unknown>
  children?: string
  custom?: boolean
  disabled?: boolean
}

export interface TagList {
  tagIds: string[]
}

export interface TagsForWrite {
  privateTags?: TagList | null
  publicTags?: TagList | null
}

export interface V3SubscriptionDiscountForWrite {
  type?: 'AMOUNT' | 'PERCENT'
  amountOff?: string
  percentOff?: number
}

export interface V3VariantsInfo {
  variants: VariantWithInventory[]
}

export interface VariantDigitalPropertiesForWrite {
  digitalFile?: SecuredMediaForWrite | null
}

export interface VariantPhysicalPropertiesForWrite {
  weight?: number | null
  pricePerUnit?: PricePerUnitForWrite | null
  productDimensions?: DimensionsForWrite | null
  packageDimensions?: DimensionsForWrite | null
}

export interface VariantWithInventory {
  visible?: boolean | null
  revenueDetails?: RevenueDetailsForWrite | null
  physicalProperties?: VariantPhysicalPropertiesForWrite
  id?: string | null
  sku?: string | null
  barcode?: string | null
  choices?: OptionChoiceReferences[]
  price: PriceInfoForWrite
  digitalProperties?: VariantDigitalPropertiesForWrite
  inventoryItem?: InventoryItemComposite
}

export interface VideoForWrite {
  id?: string
  url?: string
  posters?: ImageForWrite[]
}

/** Module `stores.catalog-imports-v-3`. */
export const catalogImportsV3 = {
  /** Opens an import: products are added to it, and it is submitted when it is whole. */
  createCatalogImport: call<CreateCatalogImportRequest, CreateCatalogImportResponse, CreateCatalogImportRefusal>('POST', '/stores/v3/catalog-imports', { values: { catalogImport: { createdDate: 'date' } } }),
  /** Adds products, each by itself. A handle that the import has already is replaced. */
  addProductsToImport: call<AddProductsToImportRequest, AddProductsToImportResponse, AddProductsToImportRefusal>('POST', '/stores/v3/catalog-imports/{catalogImportId}/add-products'),
  /** Closes an import and writes its products in the background. */
  submitCatalogImport: call<SubmitCatalogImportRequest, SubmitCatalogImportResponse, SubmitCatalogImportRefusal>('POST', '/stores/v3/catalog-imports/{catalogImportId}/submit'),
}
