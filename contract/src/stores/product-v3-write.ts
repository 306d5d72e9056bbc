import Type from 'typebox'
import {
  ChoiceType,
  DimensionsUnit,
  ModifierRenderType,
  OptionRenderType,
  ProductTypeV3,
} from '../enumerations/catalog.ts'
import { Decimal, float, Guid, int, list, named, nullable, oneOf, optional, Revision, text } from '../scalars.ts'
import { MAX_PREORDER_LIMIT, MAX_QUANTITY } from './inventory-item.ts'
import { ImageForWrite, MediaReferencesForWrite, ProductMediaForWrite } from './media-v3.ts'
import { MAX_V1_AMOUNT } from './price.ts'
import { ExtendedFields, PurchaseEligibility, RichContent, TagList } from './product-v3.ts'
import { SeoSchema } from './seo.ts'
import { SubscriptionDetailsForWrite } from './subscription-details.ts'
import { PricePerUnitSettings } from './variant-v3.ts'

const Money = named('MoneyForWrite', Type.Object({ amount: Decimal() }))

const look = {
  choiceId: optional(nullable(Guid)),
  choiceType: optional(oneOf(ChoiceType)),
  name: optional(nullable(text(50, { minLength: 1 }))),
  colorCode: optional(text(20, { minLength: 3 })),
  colorCodes: optional(
    named('MultipleColorsForWrite', Type.Object({ colorCodes: list(text(20, { minLength: 3 }), 2, 2) })),
  ),
  image: optional(ImageForWrite),
  linkedMedia: optional(list(ProductMediaForWrite, 15)),
  media: optional(MediaReferencesForWrite),
  displayImage: optional(ImageForWrite),
}

export const OptionChoiceForWrite = named('ConnectedOptionChoiceForWrite', Type.Object(look))

/** A customization by its `id`, or by name and type: made where there is none. The same goes for its choices. */
export const OptionForWrite = named(
  'ConnectedOptionForWrite',
  Type.Object({
    id: optional(nullable(text(36, { minLength: 1 }))),
    name: optional(nullable(text(50, { minLength: 1 }))),
    optionRenderType: optional(oneOf(OptionRenderType)),
    choicesSettings: named('ChoicesSettingsForWrite', Type.Object({ choices: list(OptionChoiceForWrite, 1000, 1) })),
  }),
)

export const ModifierChoiceForWrite = named(
  'ConnectedModifierChoiceForWrite',
  Type.Object({ ...look, addedPrice: optional(nullable(Decimal())) }),
)

export const ModifierForWrite = named(
  'ConnectedModifierForWrite',
  Type.Object({
    id: optional(nullable(text(36, { minLength: 1 }))),
    name: optional(nullable(text(50, { minLength: 1 }))),
    modifierRenderType: optional(oneOf(ModifierRenderType)),
    mandatory: optional(nullable(Type.Boolean())),
    /** The same under its older name, where `mandatory` is absent. */
    toBeRemovedMandatory: optional(Type.Boolean()),
    freeTextSettings: optional(
      named(
        'FreeTextSettingsForWrite',
        Type.Object({
          minCharCount: optional(int(0, 500)),
          maxCharCount: optional(int(0, 500)),
          defaultAddedPrice: optional(nullable(Decimal())),
          title: optional(text(150, { minLength: 1 })),
        }),
      ),
    ),
    choicesSettings: optional(
      named('ModifierChoicesSettingsForWrite', Type.Object({ choices: list(ModifierChoiceForWrite, 1000, 1) })),
    ),
  }),
)

const Length = optional(nullable(Decimal()))
const DimensionsForWrite = named(
  'DimensionsForWrite',
  Type.Object({ length: Length, width: Length, height: Length, unit: oneOf(DimensionsUnit) }),
)

const PriceForWrite = named(
  'PriceInfoForWrite',
  Type.Object({ actualPrice: Money, compareAtPrice: optional(nullable(Money)) }),
)

const ChoiceOfVariant = named(
  'OptionChoiceReferences',
  Type.Object({
    optionChoiceIds: optional(
      named('OptionChoiceIdsForWrite', Type.Object({ optionId: text(36, { minLength: 1 }), choiceId: Guid })),
    ),
    optionChoiceNames: optional(
      named(
        'OptionChoiceNamesForWrite',
        Type.Object({
          optionName: text(50, { minLength: 1 }),
          choiceName: text(50, { minLength: 1 }),
          renderType: optional(oneOf(OptionRenderType)),
        }),
      ),
    ),
  }),
)

const variantFields = {
  visible: optional(nullable(Type.Boolean())),
  revenueDetails: optional(nullable(named('RevenueDetailsForWrite', Type.Object({ cost: optional(nullable(Money)) })))),
  physicalProperties: optional(
    named(
      'VariantPhysicalPropertiesForWrite',
      Type.Object({
        /** Kilograms. */
        weight: optional(nullable(float(0, MAX_V1_AMOUNT))),
        pricePerUnit: optional(
          nullable(named('PricePerUnitForWrite', Type.Object({ settings: optional(nullable(PricePerUnitSettings)) }))),
        ),
        productDimensions: optional(nullable(DimensionsForWrite)),
        packageDimensions: optional(nullable(DimensionsForWrite)),
      }),
    ),
  ),
}

const variant = {
  ...variantFields,
  /** One of the product's, or one to be made with this id; without an id a variant is made. */
  id: optional(nullable(Guid)),
  sku: optional(nullable(text(40, { minLength: 1 }))),
  barcode: optional(nullable(text(40, { minLength: 1 }))),
  /** One choice of each option, by names or ids. */
  choices: optional(list(ChoiceOfVariant, 6)),
  price: PriceForWrite,
  digitalProperties: optional(
    named(
      'VariantDigitalPropertiesForWrite',
      Type.Object({
        digitalFile: optional(
          nullable(named('SecuredMediaForWrite', Type.Object({ id: text(100, { minLength: 1 }) }))),
        ),
      }),
    ),
  ),
}
const VariantForWrite = named('VariantForWrite', Type.Object(variant))

/** Fields to set on every variant that a filter finds; null empties. */
export const VariantChange = named(
  'VariantChange',
  Type.Object({ ...variantFields, price: optional(nullable(PriceForWrite)) }),
)

/** Stock of a variant at the default location: counted by `quantity`, or switched by `inStock`. */
const InventoryItemForWrite = named(
  'InventoryItemComposite',
  Type.Object({
    inStock: optional(nullable(Type.Boolean())),
    quantity: optional(nullable(int(-MAX_QUANTITY, MAX_QUANTITY))),
    preorderInfo: optional(
      nullable(
        named(
          'PreorderInfoForWrite',
          Type.Object({
            enabled: optional(nullable(Type.Boolean())),
            message: optional(nullable(text(250, { minLength: 1 }))),
            limit: optional(nullable(int(0, MAX_PREORDER_LIMIT))),
          }),
        ),
      ),
    ),
  }),
)
export const VariantWithInventory = named(
  'VariantWithInventory',
  Type.Object({ ...variant, inventoryItem: optional(InventoryItemForWrite) }),
)

const MediaForWrite = named(
  'MediaForWrite',
  Type.Object({
    itemsInfo: optional(named('MediaItemsInfoForWrite', Type.Object({ items: list(ProductMediaForWrite, 50) }))),
  }),
)

const NameOrId = {
  id: optional(nullable(text(36, { minLength: 1 }))),
}
const RibbonForWrite = named('RibbonForWrite', Type.Object({ ...NameOrId, name: optional(nullable(text(30))) }))

/** Fields that a merchant sets. Absent fields stay as they are; null empties a field that may be empty. */
const written = {
  slug: optional(nullable(text(100, { minLength: 1 }))),
  /** Rich content; where HTML is sent as well, this counts. */
  description: optional(nullable(RichContent)),
  plainDescription: optional(nullable(text(16_000))),
  visible: optional(nullable(Type.Boolean())),
  visibleInPos: optional(nullable(Type.Boolean())),
  media: optional(nullable(MediaForWrite)),
  seoData: optional(nullable(SeoSchema)),
  taxGroupId: optional(nullable(Guid)),
  options: optional(list(OptionForWrite, 6)),
  modifiers: optional(list(ModifierForWrite, 10)),
  brand: optional(nullable(named('BrandForWrite', Type.Object({ ...NameOrId, name: optional(nullable(text(50))) })))),
  infoSections: optional(
    list(
      named(
        'InfoSectionForWrite',
        Type.Object({
          id: optional(nullable(Guid)),
          uniqueName: optional(nullable(text(100))),
          title: optional(nullable(text(50, { minLength: 1 }))),
          description: optional(nullable(RichContent)),
          plainDescription: optional(nullable(text(16_000))),
        }),
      ),
      20,
    ),
  ),
  ribbon: optional(nullable(RibbonForWrite)),
  additionalRibbons: optional(list(RibbonForWrite, 4)),
  mainCategoryId: optional(nullable(Guid)),
  physicalProperties: optional(
    nullable(
      named(
        'PhysicalPropertiesForWrite',
        Type.Object({
          pricePerUnit: optional(nullable(PricePerUnitSettings)),
          fulfillerId: optional(nullable(Guid)),
          deliveryProfileId: optional(nullable(Guid)),
        }),
      ),
    ),
  ),
  purchaseEligibility: optional(nullable(PurchaseEligibility)),
  extendedFields: optional(nullable(ExtendedFields)),
  tags: optional(
    nullable(
      named(
        'TagsForWrite',
        Type.Object({ privateTags: optional(nullable(TagList)), publicTags: optional(nullable(TagList)) }),
      ),
    ),
  ),
}

const Name = text(80, { minLength: 1 })
const variantsOf = <S extends typeof VariantForWrite | typeof VariantWithInventory>(name: string, item: S) =>
  named(name, Type.Object({ variants: list(item, 1000, 1) }))
const Variants = variantsOf('VariantsInfoForWrite', VariantForWrite)
const VariantsWithInventory = variantsOf('V3VariantsInfo', VariantWithInventory)

const subscriptionDetails = optional(nullable(SubscriptionDetailsForWrite))
const create = { ...written, subscriptionDetails, name: Name, productType: oneOf(ProductTypeV3) }
/** An id is refused: the shop makes it. */
const NoId = optional(nullable(text(36)))
export const V3ProductForCreate = named('V3ProductForCreate', Type.Object({ ...create, variantsInfo: Variants }))
export const ProductWithInventory = named(
  'ProductWithInventory',
  Type.Object({ ...create, variantsInfo: VariantsWithInventory }),
)
export const V3ProductForBulkCreate = named(
  'V3ProductForBulkCreate',
  Type.Object({ ...create, id: NoId, variantsInfo: Variants }),
)
export const ProductWithInventoryForBulkCreate = named(
  'ProductWithInventoryForBulkCreate',
  Type.Object({ ...create, id: NoId, variantsInfo: VariantsWithInventory }),
)

const change = {
  ...written,
  subscriptionDetails,
  id: text(36, { minLength: 1 }),
  revision: Revision,
  name: optional(Name),
}
export const V3ProductForUpdate = named(
  'V3ProductForUpdate',
  Type.Object({ ...change, variantsInfo: optional(Variants) }),
)
export const ProductWithInventoryForUpdate = named(
  'ProductWithInventoryForUpdate',
  Type.Object({ ...change, variantsInfo: optional(VariantsWithInventory) }),
)

const { slug: _slug, options: _options, modifiers: _modifiers, ...common } = written
/** Fields that can be set on every product that a filter finds. */
export const V3ProductChange = named('V3ProductChange', Type.Object({ ...common, name: optional(Name) }))
