import { type Rate, WHOLE } from '../rate.ts'
import { roundHalfUp } from '../rounding.ts'

/** By how much amounts go up; below 0 down. An amount is in minor units. */
export type Adjustment =
  | { readonly kind: 'AMOUNT'; readonly amount: bigint }
  | { readonly kind: 'PERCENTAGE'; readonly rate: Rate }

/** An amount raised or lowered, rounded once, half up, to a multiple of `unit`; all in minor units. */
export function adjusted(minor: bigint, by: Adjustment, unit: bigint): bigint {
  switch (by.kind) {
    case 'AMOUNT':
      return roundHalfUp(minor + by.amount, unit) * unit
    case 'PERCENTAGE':
      return roundHalfUp(minor * (WHOLE + by.rate), WHOLE * unit) * unit
    default:
      return by satisfies never
  }
}

/** Prices of a variant: `price` is struck through where a sale price is charged in its place. Minor units. */
export interface VariantPrices {
  readonly price: bigint
  readonly salePrice: bigint | null
  readonly cost: bigint | null
}

export interface PriceAdjustments {
  /** Change of the price that is charged. */
  readonly actual?: Adjustment | undefined
  /** Change of the price that is struck through, where there is one. */
  readonly compareAt?: Adjustment | undefined
  readonly cost?: Adjustment | undefined
  /** Makes the charged price from the one struck through or, where there is none, from the price, which is then struck through; goes before `actual`. */
  readonly discount?: Adjustment | undefined
}

type AdjustedPrices =
  | { readonly ok: true; readonly prices: VariantPrices }
  | {
      readonly ok: false
      readonly code:
        | 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE'
        | 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE'
        | 'ADJUSTED_COST_OUT_OF_RANGE'
    }

/** The prices of a variant after a bulk change, rounded to `unit`; none below 0 or above `highest`, and none struck through below the charged one. */
export function adjustedPrices(
  { price, salePrice, cost }: VariantPrices,
  adjustments: PriceAdjustments,
  { unit, highest }: { readonly unit: bigint; readonly highest: bigint },
): AdjustedPrices {
  const { actual, compareAt, discount } = adjustments
  const by = (minor: bigint, adjustment: Adjustment | undefined) =>
    adjustment ? adjusted(minor, adjustment, unit) : minor
  const fits = (minor: bigint) => minor >= 0n && minor <= highest
  const reduced = salePrice !== null
  const sellingPrice = discount ? by(price, discount) : by(salePrice ?? price, actual)
  const struck = reduced ? by(price, compareAt) : discount ? price : sellingPrice
  const paid = cost === null ? null : by(cost, adjustments.cost)
  if (!fits(sellingPrice)) return { ok: false, code: 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE' }
  if (!fits(struck) || struck < sellingPrice) return { ok: false, code: 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE' }
  if (paid !== null && !fits(paid)) return { ok: false, code: 'ADJUSTED_COST_OUT_OF_RANGE' }
  return { ok: true, prices: { price: struck, salePrice: struck > sellingPrice ? sellingPrice : null, cost: paid } }
}
