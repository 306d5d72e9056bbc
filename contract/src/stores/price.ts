import Type from 'typebox'
import { DimensionsUnit, MeasurementUnit, ProductDiscountType } from '../enumerations/catalog.ts'
import { Decimal, float, named, nullable, oneOf, optional, text } from '../scalars.ts'

/** Largest price, cost or weight of catalogue v1, in major units. */
export const MAX_V1_AMOUNT = 999_999_999.99

/** Catalogue v1 amounts are JSON numbers in major units of the site's currency. */
export const Amount = float(0, MAX_V1_AMOUNT)
export const Weight = float(0, MAX_V1_AMOUNT)

const FormattedPrice = named(
  'FormattedPrice',
  Type.Object({ price: text(50), discountedPrice: text(50), pricePerUnit: optional(text(100)) }),
)

/** `price` is before the product's own discount, `discountedPrice` after it; `pricePerUnit` of the charged price. */
export const PriceData = named(
  'PriceData',
  Type.Object({
    currency: text(3),
    price: Amount,
    discountedPrice: Amount,
    pricePerUnit: optional(Amount),
    formatted: FormattedPrice,
  }),
)

const Quantity = float(0.01, MAX_V1_AMOUNT)

/** An item holds the total (750 ML); its price is shown for the base (1 L). Both measure the same. */
export const PricePerUnitData = named(
  'PricePerUnitData',
  Type.Object({
    totalQuantity: Quantity,
    totalMeasurementUnit: oneOf(MeasurementUnit),
    baseQuantity: Quantity,
    baseMeasurementUnit: oneOf(MeasurementUnit),
  }),
)

export const NumericPropertyRange = named(
  'NumericPropertyRange',
  Type.Object({ minValue: float(0, MAX_V1_AMOUNT), maxValue: float(0, MAX_V1_AMOUNT) }),
)

/** Shown to administrators alone. `profitMargin` is profit / price, 0 to 1. */
export const CostAndProfitData = named(
  'CostAndProfitData',
  Type.Object({
    itemCost: optional(Amount),
    formattedItemCost: optional(text(50)),
    profit: optional(float(-MAX_V1_AMOUNT, MAX_V1_AMOUNT)),
    formattedProfit: optional(text(50)),
    profitMargin: optional(float(-MAX_V1_AMOUNT, 1)),
  }),
)

/** AMOUNT is in major units, PERCENT in percent of the price. */
export const Discount = named(
  'Discount',
  Type.Object({ type: oneOf(ProductDiscountType), value: optional(float(0, MAX_V1_AMOUNT)) }),
)

const Length = optional(nullable(Decimal()))
export const Dimensions = named(
  'Dimensions',
  Type.Object({ length: Length, width: Length, height: Length, unit: optional(oneOf(DimensionsUnit)) }),
)
