import Type from 'typebox'
import {
  ChoiceType,
  InventoryStatus,
  ModifierRenderType,
  OptionRenderType,
  PreorderAvailability,
  PreorderStatus,
  ProductTypeV3,
  UserCriteria,
} from '../enumerations/catalog.ts'
import { WeightUnit } from '../enumerations/delivery.ts'
import {
  CurrencyCode,
  Decimal,
  FreeObject,
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
import { Image, MediaReferences, ProductMedia } from './media-v3.ts'
import { MAX_V1_AMOUNT } from './price.ts'
import { SeoSchema } from './seo.ts'
import { SubscriptionDetails } from './subscription-details.ts'
import { PricePerUnitSettings, PriceRange, Variant } from './variant-v3.ts'

/** Rich text as a tree of nodes, at most 100 kB. Its node ids are the editor's. */
export const RichContent = named('RichContent', FreeObject)

const Media = named(
  'Media',
  Type.Object({
    main: optional(ProductMedia),
    itemsInfo: optional(named('MediaItemsInfo', Type.Object({ items: list(ProductMedia, 50) }))),
  }),
)

/** Look of a choice: a text, one or two colours, a picture. */
const look = {
  choiceId: Guid,
  choiceType: oneOf(ChoiceType),
  key: text(50),
  name: text(50),
  colorCode: optional(text(20)),
  colorCodes: optional(named('MultipleColors', Type.Object({ colorCodes: list(text(20), 2) }))),
  image: optional(Image),
  /** The product's media that show it; for PRODUCT_CHOICES_MEDIA_REFERENCES only as references. */
  linkedMedia: list(ProductMedia, 15),
  media: optional(MediaReferences),
  displayImage: optional(Image),
}

const ConnectedOptionChoice = named(
  'ConnectedOptionChoice',
  Type.Object({ ...look, inStock: Type.Boolean(), visible: Type.Boolean() }),
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

const ConnectedModifierChoice = named('ConnectedModifierChoice', Type.Object({ ...look, addedPrice: Decimal() }))

/** Modifier of an item: what a buyer adds without making it another variant. */
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
    freeTextSettings: optional(
      named(
        'FreeTextSettings',
        Type.Object({
          minCharCount: Type.Integer(),
          maxCharCount: Type.Integer(),
          defaultAddedPrice: Decimal(),
          title: text(150),
          key: text(150),
        }),
      ),
    ),
    choicesSettings: optional(
      named('ModifierChoicesSettings', Type.Object({ choices: list(ConnectedModifierChoice, 1000) })),
    ),
  }),
)

const Ribbon = named('Ribbon', Type.Object({ id: Guid, name: text(30) }))

const PricePerUnitEnd = named(
  'PricePerUnitRangePricePerUnit',
  Type.Object({ value: Decimal(), description: text(100) }),
)

const PhysicalProperties = named(
  'PhysicalProperties',
  Type.Object({
    /** Measure that prices per unit are shown for. */
    pricePerUnit: optional(PricePerUnitSettings),
    /** Kilograms. */
    shippingWeightRange: named(
      'WeightRange',
      Type.Object({ minValue: float(0, MAX_V1_AMOUNT), maxValue: float(0, MAX_V1_AMOUNT) }),
    ),
    pricePerUnitRange: optional(
      named('PricePerUnitRange', Type.Object({ minValue: PricePerUnitEnd, maxValue: PricePerUnitEnd })),
    ),
    /** Sender of the item. */
    fulfillerId: optional(Guid),
    /** By whose rates it is sent. */
    deliveryProfileId: optional(Guid),
    weightMeasurementUnitInfo: optional(
      named('WeightMeasurementUnitInfo', Type.Object({ weightMeasurementUnit: oneOf(WeightUnit) })),
    ),
  }),
)

export const TagList = named('TagList', Type.Object({ tagIds: list(text(100, { minLength: 1 }), 100) }))
export const ExtendedFields = named('ExtendedFields', Type.Object({ namespaces: FreeObject }))

export const PurchaseEligibility = named(
  'PurchaseEligibility',
  Type.Object({ userCriteria: optional(oneOf(UserCriteria)) }),
)

/** `index` is the product's place in a category where it was arranged by hand, from 0. */
const ProductCategoriesInfo = named(
  'ProductCategoriesInfo',
  Type.Object({
    categories: list(named('ProductCategory', Type.Object({ id: Id, index: optional(Type.Integer()) })), 2000),
  }),
)

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
    description: optional(RichContent),
    /** The description as HTML. */
    plainDescription: optional(Type.String()),
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
        Type.Object({
          id: Guid,
          uniqueName: text(100),
          title: text(50),
          description: optional(RichContent),
          plainDescription: optional(Type.String()),
        }),
      ),
      20,
    ),
    ribbon: optional(Ribbon),
    additionalRibbons: list(Ribbon, 4),
    directCategoriesInfo: optional(ProductCategoriesInfo),
    /** With the categories above those that the product is in. */
    allCategoriesInfo: optional(ProductCategoriesInfo),
    mainCategoryId: optional(Guid),
    /** The way from the top of the tree to the main category. */
    breadcrumbsInfo: optional(
      named(
        'BreadcrumbsInfo',
        Type.Object({
          breadcrumbs: list(
            named(
              'BreadCrumb',
              Type.Object({ categoryId: Guid, categoryName: Type.String(), categorySlug: Type.String() }),
            ),
            5,
          ),
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
    /** Empty for digital goods. */
    physicalProperties: optional(PhysicalProperties),
    /** The slug that the product was made with; it never changes. */
    handle: text(300),
    currency: optional(CurrencyCode),
    actualPriceRange: PriceRange,
    compareAtPriceRange: optional(PriceRange),
    costRange: optional(PriceRange),
    variantsInfo: optional(named('VariantsInfo', Type.Object({ variants: list(Variant, 1000) }))),
    variantSummary: named(
      'VariantSummary',
      Type.Object({ variantCount: Type.Integer(), minPriceVariant: optional(Variant) }),
    ),
    /** Absent: everybody may buy it. */
    purchaseEligibility: optional(PurchaseEligibility),
    /** Absent: it is not sold by subscription. */
    subscriptionDetails: optional(SubscriptionDetails),
    extendedFields: optional(ExtendedFields),
    tags: named('Tags', Type.Object({ privateTags: optional(TagList), publicTags: TagList })),
    numericId: text(20),
  }),
)
