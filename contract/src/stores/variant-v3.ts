import Type from 'typebox'
import { DimensionsUnit, FileType, MeasurementUnit, OptionRenderType } from '../enumerations/catalog.ts'
import { Decimal, float, Guid, list, named, oneOf, optional, text } from '../scalars.ts'
import { ProductMedia } from './media-v3.ts'
import { MAX_V1_AMOUNT } from './price.ts'

/** The amount is of the site's currency; `formattedAmount` of the one that `x-fairground-currency` asks for, else of the site's. */
const FixedMonetaryAmount = named(
  'FixedMonetaryAmount',
  Type.Object({ amount: Decimal({ negative: true }), formattedAmount: optional(text(50)) }),
)
export const PriceRange = named(
  'PriceRange',
  Type.Object({ minValue: FixedMonetaryAmount, maxValue: FixedMonetaryAmount }),
)

const Dimensions = named(
  'Dimensions',
  Type.Object({
    length: optional(Decimal()),
    width: optional(Decimal()),
    height: optional(Decimal()),
    unit: optional(oneOf(DimensionsUnit)),
  }),
)

/** Quantity of a measure, at most two digits after the point: of a product what prices are shown for, of a variant what it holds. */
export const PricePerUnitSettings = named(
  'PricePerUnitSettings',
  Type.Object({ quantity: float(0.01, MAX_V1_AMOUNT), measurementUnit: oneOf(MeasurementUnit) }),
)

const PricePerUnit = named(
  'PricePerUnit',
  Type.Object({
    settings: PricePerUnitSettings,
    /** Price of the product's measure at the variant's price. */
    value: Decimal(),
    description: text(100),
    priceAfterDiscount: FixedMonetaryAmount,
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

/** `compareAtPrice` is struck through: the price before the product's discount, or what the merchant says. */
const PriceInfo = named(
  'PriceInfo',
  Type.Object({
    actualPrice: FixedMonetaryAmount,
    compareAtPrice: optional(FixedMonetaryAmount),
    /** The actual price: nothing is taken off products by themselves but what it says already. */
    priceAfterDiscount: FixedMonetaryAmount,
  }),
)

/** A file for sale; it is delivered behind a signed link. */
const SecuredMedia = named(
  'SecuredMedia',
  Type.Object({
    id: text(100),
    fileName: optional(text(1000)),
    /** Bytes. */
    fileSize: optional(text(20)),
    fileType: oneOf(FileType),
  }),
)

/** Fields of a variant wherever it is shown. */
export const variantFields = {
  visible: Type.Boolean(),
  sku: optional(text(40)),
  barcode: optional(text(40)),
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
        /** Kilograms. */
        weight: float(0, MAX_V1_AMOUNT),
        pricePerUnit: optional(PricePerUnit),
        productDimensions: optional(Dimensions),
        packageDimensions: optional(Dimensions),
      }),
    ),
  ),
  digitalProperties: optional(named('VariantDigitalProperties', Type.Object({ digitalFile: optional(SecuredMedia) }))),
  media: optional(ProductMedia),
  inventoryStatus: named(
    'VariantInventoryStatus',
    Type.Object({ inStock: Type.Boolean(), preorderEnabled: Type.Boolean() }),
  ),
}

const SubscriptionPrice = named(
  'SubscriptionPrice',
  Type.Object({
    subscriptionId: Guid,
    price: FixedMonetaryAmount,
    priceAfterDiscount: FixedMonetaryAmount,
    pricePerUnit: optional(
      named(
        'SubscriptionPricePerUnit',
        Type.Object({ value: Decimal(), description: text(100), priceAfterDiscount: FixedMonetaryAmount }),
      ),
    ),
  }),
)

export const OptionChoices = list(OptionChoice, 6)

export const subscribed = {
  /** With SUBSCRIPTION_PRICES_INFO: what one payment of each of the product's subscriptions costs. */
  subscriptionPricesInfo: optional(
    named('SubscriptionPricesInfo', Type.Object({ subscriptionPrices: list(SubscriptionPrice, 6) })),
  ),
}

export const Variant = named(
  'Variant',
  Type.Object({ id: Guid, choices: OptionChoices, ...variantFields, ...subscribed }),
)
