import Type from 'typebox'
import { InventoryStatus, ProductType } from '../enumerations/catalog.ts'
import { Guid, Id, int, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { Media } from './media.ts'
import { Choices, CustomTextField, ProductOption, ProductOptionForWrite } from './options.ts'
import {
  Amount,
  CostAndProfitData,
  Dimensions,
  Discount,
  NumericPropertyRange,
  PriceData,
  PricePerUnitData,
  Weight,
} from './price.ts'
import { SeoSchema } from './seo.ts'

const AdditionalInfoSection = named(
  'AdditionalInfoSection',
  Type.Object({ title: text(50), description: text(16_000) }),
)

const Ribbon = named('Ribbon', Type.Object({ text: text(30) }))
const PageUrl = named('PageUrl', Type.Object({ base: text(2000), path: text(2000) }))

const Stock = named(
  'Stock',
  Type.Object({
    trackInventory: Type.Boolean(),
    /** Units of all visible variants; absent when stock is not tracked. */
    quantity: optional(Type.Integer()),
    inStock: Type.Boolean(),
    inventoryStatus: oneOf(InventoryStatus),
  }),
)

const VariantStock = named(
  'VariantStock',
  Type.Object({ trackQuantity: Type.Boolean(), quantity: optional(Type.Integer()), inStock: Type.Boolean() }),
)

const VariantDataWithNoStock = named(
  'VariantDataWithNoStock',
  Type.Object({
    priceData: PriceData,
    convertedPriceData: PriceData,
    costAndProfitData: optional(CostAndProfitData),
    weight: Weight,
    sku: text(40),
    visible: Type.Boolean(),
    productDimensions: optional(Dimensions),
    packageDimensions: optional(Dimensions),
  }),
)

export const Variant = named(
  'Variant',
  Type.Object({ id: Guid, choices: Choices, variant: VariantDataWithNoStock, stock: VariantStock }),
)

/** The product as it is read, catalogue v1. */
export const Product = named(
  'Product',
  Type.Object({
    id: Guid,
    name: text(80),
    slug: text(100),
    visible: Type.Boolean(),
    productType: oneOf(ProductType),
    description: text(16_000),
    sku: text(40),
    weight: Weight,
    weightRange: NumericPropertyRange,
    productDimensions: optional(Dimensions),
    packageDimensions: optional(Dimensions),
    stock: Stock,
    price: PriceData,
    priceData: PriceData,
    convertedPriceData: PriceData,
    /** Lowest and highest price after the product's discount over its visible variants. */
    priceRange: NumericPropertyRange,
    costAndProfitData: optional(CostAndProfitData),
    costRange: optional(NumericPropertyRange),
    pricePerUnitData: optional(PricePerUnitData),
    additionalInfoSections: list(AdditionalInfoSection, 20),
    ribbons: list(Ribbon, 1),
    ribbon: text(30),
    brand: optional(text(50)),
    media: Media,
    customTextFields: list(CustomTextField, 10),
    manageVariants: Type.Boolean(),
    productOptions: list(ProductOption, 6),
    productPageUrl: PageUrl,
    numericId: text(20),
    inventoryItemId: Guid,
    discount: Discount,
    collectionIds: list(Id, 1000),
    variants: list(Variant, 1000),
    lastUpdated: Timestamp,
    createdDate: Timestamp,
    seoData: optional(SeoSchema),
    taxGroupId: optional(Guid),
  }),
)

const PriceForWrite = Type.Object({ price: Amount })
const CostForWrite = Type.Object({ itemCost: optional(nullable(Amount)) })

/** Fields that a merchant sets. Absent fields stay as they are; null empties a field that may be empty. */
const written = {
  slug: optional(text(100, { minLength: 1 })),
  visible: optional(Type.Boolean()),
  productType: optional(oneOf(ProductType)),
  description: optional(nullable(text(16_000))),
  sku: optional(nullable(text(40))),
  weight: optional(nullable(Weight)),
  productDimensions: optional(nullable(Dimensions)),
  packageDimensions: optional(nullable(Dimensions)),
  costAndProfitData: optional(named('CostAndProfitDataForWrite', CostForWrite)),
  pricePerUnitData: optional(nullable(PricePerUnitData)),
  additionalInfoSections: optional(list(AdditionalInfoSection, 20)),
  ribbon: optional(nullable(text(30))),
  brand: optional(nullable(text(50))),
  customTextFields: optional(list(CustomTextField, 10)),
  manageVariants: optional(Type.Boolean()),
  productOptions: optional(list(ProductOptionForWrite, 6)),
  discount: optional(Discount),
  seoData: optional(nullable(SeoSchema)),
  taxGroupId: optional(nullable(Guid)),
}
const PriceDataForWrite = named('PriceDataForWrite', PriceForWrite)

export const ProductForCreate = named(
  'ProductForCreate',
  Type.Object({ name: text(80, { minLength: 1 }), priceData: PriceDataForWrite, ...written }),
)

export const ProductForUpdate = named(
  'ProductForUpdate',
  Type.Object({
    id: Id,
    name: optional(text(80, { minLength: 1 })),
    priceData: optional(PriceDataForWrite),
    ...written,
  }),
)

/** Changes to the variants that `choices` (every option named) or `variantIds` select; null returns to the product's value. */
export const VariantOverride = named(
  'VariantOverride',
  Type.Object({
    choices: optional(Choices),
    variantIds: optional(list(Guid, 1000)),
    price: optional(nullable(Amount)),
    cost: optional(nullable(Amount)),
    weight: optional(nullable(Weight)),
    sku: optional(nullable(text(40))),
    visible: optional(Type.Boolean()),
    productDimensions: optional(nullable(Dimensions)),
    packageDimensions: optional(nullable(Dimensions)),
  }),
)

/** Pre-order of a variant: sold before it is in stock or not, its message to buyers, and how many units at most. */
export const PreorderInfo = named(
  'PreorderInfo',
  Type.Object({ enabled: Type.Boolean(), message: optional(text(250)), limit: optional(Type.Integer()) }),
)

/** An image as the platform's clients read it: without `id` they show `url`. */
const PlatformImage = named(
  'Image',
  Type.Object({
    url: optional(text(2000)),
    height: optional(Type.Integer()),
    width: optional(Type.Integer()),
    altText: optional(text(1000)),
  }),
)
const PlatformVideo = named(
  'VideoV2',
  Type.Object({
    resolutions: list(
      named(
        'VideoResolution',
        Type.Object({ url: text(2000), height: Type.Integer(), width: Type.Integer(), format: text(200) }),
      ),
      1,
    ),
    url: text(2000),
    posters: list(PlatformImage, 1),
  }),
)
/** Picture that shows a variant. */
export const PlatformMedia = named(
  'PlatformMedia',
  Type.Object({ image: optional(PlatformImage), video: optional(PlatformVideo) }),
)

/** The variant that a set of choices leads to. */
export const VariantData = named(
  'VariantData',
  Type.Object({
    variantId: Guid,
    price: PriceData,
    convertedPriceData: PriceData,
    weight: Weight,
    sku: text(40),
    quantity: optional(Type.Integer()),
    inStock: Type.Boolean(),
    visible: Type.Boolean(),
    productDimensions: optional(Dimensions),
    packageDimensions: optional(Dimensions),
  }),
)

/** A variant beside its product; `id` is `{productId}-{variantId}`. */
export const StoreVariant = named(
  'StoreVariant',
  Type.Object({
    id: text(73),
    variantId: Guid,
    productId: Guid,
    variantName: text(400),
    productName: text(80),
    managedVariant: Type.Boolean(),
    sku: text(40),
    stock: VariantStock,
    choices: Choices,
    collectionIds: list(Id, 1000),
    media: optional(PlatformMedia),
    preorderInfo: PreorderInfo,
  }),
)

const OptionAndChoice = named(
  'OptionAndChoice',
  Type.Object({ option: text(50, { minLength: 1 }), choice: text(50, { minLength: 1 }) }),
)

/** Either `url`, stored as it is, or the `mediaId` of a picture that the product or another one has. */
export const MediaDataForWrite = named(
  'MediaDataForWrite',
  Type.Object({
    url: optional(text(2000, { pattern: '^https?://' })),
    mediaId: optional(text(200)),
    choice: optional(OptionAndChoice),
  }),
)

export const MediaAssignmentToChoice = named(
  'MediaAssignmentToChoice',
  Type.Object({
    option: text(50, { minLength: 1 }),
    choice: text(50, { minLength: 1 }),
    mediaIds: optional(list(text(200), 50)),
  }),
)

export const QuantityPaging = named(
  'Paging',
  Type.Object({ limit: optional(int(0, 100)), offset: optional(int(0, 10_000)) }),
)
