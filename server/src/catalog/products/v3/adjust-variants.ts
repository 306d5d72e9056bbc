import type { RequestOf } from '@fairground/contract/operation.ts'
import type { bulkAdjustProductVariantsByFilter } from '@fairground/contract/stores/products-v-3-by-filter.ts'
import { type Adjustment, adjustedPrices } from '@fairground/domain/catalog/adjust-prices.ts'
import { minorPerMajor } from '@fairground/domain/currency.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { isRefused, type Refused } from '../../../bulk/attempt.ts'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import { type Message, message } from '../../../ground/texts/message.ts'
import { checkOneOf } from '../../../http/one-of.ts'
import type { Next } from '../write/change-each.ts'
import { reader } from '../write/field-reader.ts'
import type { VariantState } from '../write/product-state.ts'
import { ownVariants, withOwnVariants } from './parse-variants.ts'

type Request = RequestOf<typeof bulkAdjustProductVariantsByFilter>
type Adjust = NonNullable<Request['actualPrice']>

const broken = (field: string, description: Message, ruleName: string) =>
  new InvalidArgument([{ field, description, violatedRule: 'OTHER', ruleName }])

function adjustmentOf(
  field: string,
  adjust: Adjust | undefined,
  currency: string,
  sign: 1n | -1n = 1n,
): Adjustment | undefined {
  if (!adjust) return undefined
  const { amount, percentage } = adjust
  checkOneOf(field, { amount, percentage })
  const read = reader(currency)
  const rate = percentage === undefined ? undefined : sign * read.percent(`${field}.percentage`, percentage)
  const minor = amount === undefined ? undefined : sign * read.amount(`${field}.amount`, amount, { negative: true })
  read.done()
  if (rate !== undefined) return { kind: 'PERCENTAGE', rate }
  return minor === undefined ? undefined : { kind: 'AMOUNT', amount: minor }
}

/** Adjustment of every variant of a product; throws on a wrong request. */
export function adjusting(request: Request, currency: string): Next {
  const adjustments = {
    actual: adjustmentOf('actualPrice', request.actualPrice, currency),
    compareAt: adjustmentOf('compareAtPrice', request.compareAtPrice, currency),
    cost: adjustmentOf('cost', request.cost, currency),
    discount: adjustmentOf('compareAtPriceDiscount', request.compareAtPriceDiscount, currency, -1n),
  }
  if (Object.values(adjustments).every((one) => one === undefined))
    throw broken('actualPrice', message('violations.orAdjustment'), 'NO_VARIANT_ADJUSTMENTS_PASSED')
  if (adjustments.discount && (adjustments.actual || adjustments.compareAt))
    throw broken('compareAtPriceDiscount', message('violations.withoutOtherPrices'), 'INVALID_PRICES_ADJUSTMENTS')
  const most = parseAmount('999999999.99', currency)
  const highest = most.ok ? most.minor : 999_999_999n * minorPerMajor(currency)
  const unit = request.rounding === 'NEAREST_WHOLE_NUMBER' ? minorPerMajor(currency) : 1n

  const adjusted = (variant: VariantState): VariantState | Refused => {
    const { price, salePrice, cost } = variant
    const decision = adjustedPrices({ price: price ?? 0n, salePrice, cost }, adjustments, { unit, highest })
    return decision.ok
      ? { ...variant, ...decision.prices }
      : new ApiError({ code: decision.code, variantId: variant.id })
  }

  return (state) => {
    const variants = ownVariants(state).map(adjusted)
    const refused = variants.find(isRefused)
    return refused ?? withOwnVariants(state, variants as VariantState[]) // none is refused
  }
}
