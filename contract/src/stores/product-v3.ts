import Type from 'typebox'
import { ChoiceType } from '../enumerations/choice-type.ts'
import { DimensionsUnit } from '../enumerations/dimensions-unit.ts'
import { InventoryStatus } from '../enumerations/inventory-status.ts'
import { MediaType } from '../enumerations/media-type.ts'
import { ModifierRenderType } from '../enumerations/modifier-render-type.ts'
import { OptionRenderType } from '../enumerations/option-render-type.ts'
import { PreorderAvailability } from '../enumerations/preorder-availability.ts'
import { PreorderStatus } from '../enumerations/preorder-status.ts'
import { ProductTypeV3 } from '../enumerations/product-type-v3.ts'
import {
  CurrencyCode,
  Decimal,
  float,
  Guid,
  Id,
  list,
  named,
  oneOf,
  optional,
  Revision,
  Timestamp,
  text,
} from '../scalars.ts'
import { WebUrl } from './media.ts'
import { MAX_V1_AMOUNT } from './price.ts'
import { SeoSchema } from './seo.ts'

/** Without `id` the client shows `url`. */
const Image = named(
  'Image',
  Type.Object({
    url: optional(WebUrl),
    height: optional(Type.Integer()),
    width: optional(Type.Integer()),
    altText: optional(text(1000)),
  }),
)

const Thumbnail = named(
  'Thumbnail',
  Type.Object({
    url: WebUrl,
    /** 0 where it is not known. */
    height: Type.Integer(),
    width: Type.Integer(),
    altText: optional(text(1000)),
  }),
)

const ProductMedia = named(
  'ProductMedia',
  Type.Object({
    id: text(200),
    image: optional(Image),
    altText: optional(text(1000)),
    mediaType: oneOf(MediaType),
    thumbnail: optional(Thumbnail),
    /** Empty: pictures are added by their address. */
    uploadId: Type.String(),
  }),
)

const Media = named(
  'Media',
  Type.Object({
    main: optional(ProductMedia),
    itemsInfo: optional(named('MediaItemsInfo', Type.Object({ items: list(ProductMedia, 50) }))),
  }),
)

const MediaReferences = named(
  'MediaReferences',
  Type.Object({
    items: list(named('MediaReference', Type.Object({ mediaId: text(200), url: optional(WebUrl) })), 15),
  }),
)

const ConnectedOptionChoice = named(
  'ConnectedOptionChoice',
  Type.Object({
    choiceId: Guid,
    choiceType: oneOf(ChoiceType),
    key: text(50),
    name: text(50),
    colorCode: optional(text(20)),
    inStock: Type.Boolean(),
    visible: Type.Boolean(),
    media: optional(MediaReferences),
  }),
)

const ConnectedOption = named(
  'ConnectedOption',
  Type.Object({
    id: Guid,
    name: text(50),
    key: text(50),
    optionRenderType: oneOf(OptionRenderType),
    choicesSettings: named('ChoicesSettings', Type.Object({ choices: list(ConnectedOptionChoice, 1000) })),
  }),
)

const ConnectedModifier = named(
  'ConnectedModifier',
  Type.Object({
    id: Guid,
    name: text(100),
    key: text(100),
    modifierRenderType: oneOf(ModifierRenderType),
    mandatory: Type.Boolean(),
    /** The same under its older name. */
    toBeRemovedMandatory: Type.Boolean(),
    freeTextSettings: named(
      'FreeTextSettings',
      Type.Object({
        minCharCount: Type.Integer(),
        maxCharCount: Type.Integer(),
        defaultAddedPrice: Decimal(),
        title: text(150),
        key: text(150),
      }),
    ),
  }),
)

const FixedMonetaryAmount = named(
  'FixedMonetaryAmount',
  Type.Object({ amount: Decimal({ negative: true }), formattedAmount: optional(text(50)) }),
)
const PriceRange = named('PriceRange', Type.Object({ minValue: FixedMonetaryAmount, maxValue: FixedMonetaryAmount }))

const Dimensions = named(
  'Dimensions',
  Type.Object({
    length: optional(Decimal()),
    width: optional(Decimal()),
    height: optional(Decimal()),
    unit: optional(oneOf(DimensionsUnit)),
  }),
)

const OptionChoice = named(
  'OptionChoice',
  Type.Object({
    optionChoiceIds: named('OptionChoiceIds', Type.Object({ optionId: Guid, choiceId: Guid })),
    optionChoiceNames: optional(
      named(
        'OptionChoiceNames',
        Type.Object({ optionName: text(50), choiceName: text(50), renderType: oneOf(OptionRenderType) }),
      ),
    ),
  }),
)

/** `compareAtPrice` is the price before the product's discount, there when it is higher. */
const PriceInfo = named(
  'PriceInfo',
  Type.Object({ actualPrice: FixedMonetaryAmount, compareAtPrice: optional(FixedMonetaryAmount) }),
)

const Variant = named(
  'Variant',
  Type.Object({
    id: Guid,
    visible: Type.Boolean(),
    sku: optional(text(40)),
    choices: list(OptionChoice, 6),
    price: PriceInfo,
    revenueDetails: optional(
      named(
        'RevenueDetails',
        Type.Object({ cost: FixedMonetaryAmount, profit: FixedMonetaryAmount, profitMargin: float(-MAX_V1_AMOUNT, 1) }),
      ),
    ),
    physicalProperties: optional(
      named(
        'VariantPhysicalProperties',
        Type.Object({
          weight: float(0, MAX_V1_AMOUNT),
          productDimensions: optional(Dimensions),
          packageDimensions: optional(Dimensions),
        }),
      ),
    ),
    inventoryStatus: named(
      'VariantInventoryStatus',
      Type.Object({ inStock: Type.Boolean(), preorderEnabled: Type.Boolean() }),
    ),
  }),
)

const Ribbon = named('Ribbon', Type.Object({ id: Guid, name: text(30) }))

/** The product as it is read, catalogue v3: the same product that v1 shows. */
export const V3Product = named(
  'V3Product',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: text(80),
    slug: text(300),
    url: optional(named('PageUrlV2', Type.Object({ relativePath: text(2000), url: text(2000) }))),
    plainDescription: optional(text(16_000)),
    visible: Type.Boolean(),
    visibleInPos: Type.Boolean(),
    media: Media,
    seoData: optional(SeoSchema),
    taxGroupId: optional(Guid),
    options: list(ConnectedOption, 6),
    modifiers: list(ConnectedModifier, 10),
    brand: optional(named('V3Brand', Type.Object({ id: Guid, name: text(50) }))),
    infoSections: list(
      named(
        'InfoSection',
        Type.Object({ id: Guid, uniqueName: text(100), title: text(50), plainDescription: optional(text(16_000)) }),
      ),
      20,
    ),
    ribbon: optional(Ribbon),
    /** Always empty: a product has one ribbon at most. */
    additionalRibbons: list(Ribbon, 10),
    directCategoriesInfo: optional(
      named(
        'ProductCategoriesInfo',
        Type.Object({ categories: list(named('ProductCategory', Type.Object({ id: Id })), 2000) }),
      ),
    ),
    allCategoriesInfo: optional(
      named(
        'AllCategoriesInfo',
        Type.Object({
          categories: list(named('IndexedCategory', Type.Object({ id: Id, index: Type.Integer() })), 2000),
        }),
      ),
    ),
    inventory: named(
      'Inventory',
      Type.Object({
        availabilityStatus: oneOf(InventoryStatus),
        preorderStatus: oneOf(PreorderStatus),
        preorderAvailability: oneOf(PreorderAvailability),
      }),
    ),
    productType: oneOf(ProductTypeV3),
    physicalProperties: optional(
      named(
        'PhysicalProperties',
        Type.Object({
          shippingWeightRange: named(
            'WeightRange',
            Type.Object({ minValue: float(0, MAX_V1_AMOUNT), maxValue: float(0, MAX_V1_AMOUNT) }),
          ),
        }),
      ),
    ),
    currency: optional(CurrencyCode),
    actualPriceRange: PriceRange,
    compareAtPriceRange: optional(PriceRange),
    costRange: optional(PriceRange),
    variantsInfo: optional(named('VariantsInfo', Type.Object({ variants: list(Variant, 1000) }))),
    variantSummary: named('VariantSummary', Type.Object({ variantCount: Type.Integer() })),
    numericId: text(20),
  }),
)
