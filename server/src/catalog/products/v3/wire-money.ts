import { convert } from '@fairground/domain/convert.ts'
import { displayAmount, formatAmount } from '@fairground/domain/money.ts'
import { least, most } from '@fairground/domain/rounding.ts'
import { type UnitPriceTag, unitPriceTag } from '../model/price-per-unit.ts'
import type { ProductDoc, VariantDoc } from '../model/product.ts'
import type { WireContext } from '../read/view.ts'

type Money = Pick<WireContext, 'currency' | 'locale' | 'showIn'>

/** The amount is of the site's currency; what people read is of the one that they see prices in. */
export const moneyToWire = (minor: bigint, { currency, locale, showIn }: Money) => ({
  amount: formatAmount(minor, currency),
  formattedAmount: showIn
    ? displayAmount(convert(minor, currency, showIn), showIn.code, locale)
    : displayAmount(minor, currency, locale),
})

export const rangeToWire = (amounts: readonly bigint[], money: Money) => ({
  minValue: moneyToWire(amounts.reduce(least), money),
  maxValue: moneyToWire(amounts.reduce(most), money),
})

/** The price per unit of an item that costs `price`; its description is of the currency that people see prices in. */
export function unitPriceShown(
  price: bigint,
  product: Pick<ProductDoc, 'pricePerUnit' | 'contents'>,
  variant: Pick<VariantDoc, 'contents'>,
  { currency, locale, showIn }: Money,
): UnitPriceTag | undefined {
  const tag = unitPriceTag(price, product, variant, { currency, locale })
  if (!tag || !showIn) return tag
  const shown = unitPriceTag(convert(price, currency, showIn), product, variant, { currency: showIn.code, locale })
  return shown && { ...tag, description: shown.description }
}
