import type { PriceRoundingStrategy } from '@fairground/contract/enumerations/price-rounding-strategy.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { bulkAdjustProductVariantsByFilter } from '@fairground/contract/stores/products-v-3-by-filter.ts'
import { minorPerMajor } from '@fairground/domain/currency.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { roundHalfUp } from '@fairground/domain/rounding.ts'
import { ApiError, InvalidArgument } from '../../http/api-error.ts'
import { checkOneOf } from '../../http/one-of.ts'
import { isRefused, type Refused } from '../bulk/attempt.ts'
import type { Next } from './change-each.ts'
import type { VariantState } from './product-state.ts'
import { ownVariants, withOwnVariants } from './read-v3-variants.ts'
import { reader } from './wire-v1-write.ts'

type Request = RequestOf<typeof bulkAdjustProductVariantsByFilter>
type Adjust = NonNullable<Request['actualPrice']>
type Step = (minor: bigint) => bigint

const broken = (field: string, description: string, ruleName: string) =>
  new InvalidArgument([{ field, description, violatedRule: 'OTHER', ruleName }])

/** Raises or lowers by an amount or a percentage; rounded once, half up, to a minor unit or to a whole major one. */
function step(
  field: string,
  adjust: Adjust | undefined,
  currency: string,
  rounding: PriceRoundingStrategy,
  sign = 1n,
): Step | undefined {
  if (!adjust) return undefined
  const { amount, percentage } = adjust
  checkOneOf(field, { amount, percentage })
  const unit = rounding === 'NEAREST_WHOLE_NUMBER' ? minorPerMajor(currency) : 1n
  if (percentage !== undefined) {
    const rate = 100n + sign * BigInt(percentage)
    return (minor) => roundHalfUp(minor * rate, 100n * unit) * unit
  }
  if (amount === undefined) return undefined
  const read = reader(currency)
  const delta = sign * read.amount(`${field}.amount`, amount, { negative: true })
  read.done()
  return (minor) => roundHalfUp(minor + delta, unit) * unit
}

/** How every variant of a product is changed; throws what is wrong with the request. */
export function adjusting(request: Request, currency: string): Next {
  const { rounding = 'CURRENCY_PRECISION', compareAtPriceDiscount } = request
  const price = step('actualPrice', request.actualPrice, currency, rounding)
  const compareAt = step('compareAtPrice', request.compareAtPrice, currency, rounding)
  const cost = step('cost', request.cost, currency, rounding)
  const discount = step('compareAtPriceDiscount', compareAtPriceDiscount, currency, rounding, -1n)
  if (!price && !compareAt && !cost && !discount)
    throw broken('actualPrice', 'or another adjustment is needed', 'NO_VARIANT_ADJUSTMENTS_PASSED')
  if (discount && (price || compareAt))
    throw broken('compareAtPriceDiscount', 'goes without other prices', 'INVALID_PRICES_ADJUSTMENTS')
  const most = parseAmount('999999999.99', currency)
  const highest = most.ok ? most.minor : 999_999_999n * minorPerMajor(currency)
  const fits = (minor: bigint) => minor >= 0n && minor <= highest

  const adjusted = (variant: VariantState): VariantState | Refused => {
    const full = variant.price ?? 0n
    const before = variant.salePrice ?? full
    const reduced = variant.salePrice !== null
    const asked = discount ? discount(full) : price ? price(before) : before
    const struck = reduced && compareAt ? compareAt(full) : discount || reduced ? full : asked
    const paid = variant.cost !== null && cost ? cost(variant.cost) : variant.cost
    if (!fits(asked)) return new ApiError({ code: 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE', variantId: variant.id })
    if (!fits(struck) || struck < asked)
      return new ApiError({ code: 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE', variantId: variant.id })
    if (paid !== null && !fits(paid)) return new ApiError({ code: 'ADJUSTED_COST_OUT_OF_RANGE', variantId: variant.id })
    return { ...variant, price: struck, salePrice: struck > asked ? asked : null, cost: paid }
  }

  return (state) => {
    const variants = ownVariants(state).map(adjusted)
    const refused = variants.find(isRefused)
    return refused ?? withOwnVariants(state, variants as VariantState[]) // none is refused
  }
}
