import * as contract from '@fairground/contract/fairground/price-changes.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { type Adjustment, adjustedPrices, type VariantPrices } from '@fairground/domain/catalog/adjust-prices.ts'
import { type PriceEnding, withEnding } from '@fairground/domain/catalog/price-ending.ts'
import { minorPerMajor } from '@fairground/domain/currency.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { isRefused, type Refused } from '../../../bulk/attempt.ts'
import { ApiError } from '../../../ground/api-error.ts'
import { answerBulk } from '../../../http/bulk-answers.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { checkOneOf } from '../../../http/one-of.ts'
import { changeEach } from '../write/change-each.ts'
import { reader } from '../write/field-reader.ts'
import type { VariantState } from '../write/product-state.ts'
import { ownVariants, withOwnVariants } from './parse-variants.ts'

type Change = RequestOf<typeof contract.changePrices>
type PriceChange = ResponseOf<typeof contract.changePrices>['changes'][number]
type Own = Pick<VariantState, 'price' | 'salePrice'>

/** Prices of many products at once, and back. */
export function priceChangeRoutes(api: Api): void {
  mount(api, contract.changePrices, async ({ productIds, ...change }, ctx) => {
    const { currency } = ctx.site
    const pricesAfter = pricing(change, currency)
    // By product, since a transaction that is run again decides again.
    const changes = new Map<string, PriceChange[]>()
    const outcomes = await changeEach(ctx, named(productIds), (state) => {
      const before = ownVariants(state)
      const after = before.map(pricesAfter)
      const refused = after.find(isRefused)
      if (refused) return refused
      const variants = after as VariantState[] // none is refused
      const own = variants.flatMap((variant, place) => {
        const [was, is] = [toWire(before[place]!, currency), toWire(variant, currency)] // one for each
        return isSame(was, is, currency)
          ? []
          : [{ productId: state.id, variantId: variant.variantId, before: was, after: is }]
      })
      changes.set(state.id, own)
      return withOwnVariants(state, variants)
    })
    return { ...answerBulk(outcomes), changes: [...changes.values()].flat() }
  })

  mount(api, contract.restorePrices, async ({ changes }, ctx) => {
    const { currency } = ctx.site
    const byVariant = new Map(changes.map((change) => [keyOf(change), change]))
    const read = reader(currency)
    const before = new Map(
      changes.map((change, place) => {
        const { actualPrice, compareAtPrice } = change.before
        const actual = read.amount(`changes[${place}].before.actualPrice`, actualPrice)
        const struck =
          compareAtPrice === undefined
            ? undefined
            : read.amount(`changes[${place}].before.compareAtPrice`, compareAtPrice)
        return [
          keyOf(change),
          struck !== undefined && struck > actual
            ? { price: struck, salePrice: actual }
            : { price: actual, salePrice: null },
        ]
      }),
    )
    read.done()
    const restored = new Set<string>()
    await changeEach(ctx, named([...new Set(changes.map(({ productId }) => productId))]), (state) =>
      withOwnVariants(
        state,
        ownVariants(state).map((variant) => {
          const key = keyOf({ productId: state.id, variantId: variant.variantId })
          const change = byVariant.get(key)
          if (!change) return variant
          const now = toWire(variant, currency)
          const isBack = isSame(now, change.before, currency)
          if (isBack || isSame(now, change.after, currency)) restored.add(key)
          return isBack || !restored.has(key) ? variant : { ...variant, ...before.get(key) }
        }),
      ),
    )
    const left = [...byVariant].flatMap(([key, { productId }]) => (restored.has(key) ? [] : [productId]))
    return { restored: restored.size, left: left.length, leftProductIds: [...new Set(left)] }
  })
}

/** All products without variants name the same one. */
const keyOf = ({ productId, variantId }: Pick<PriceChange, 'productId' | 'variantId'>) => `${productId} ${variantId}`

const named = (ids: readonly string[]) => [...new Set(ids)].map((id) => ({ id }))

const toWire = ({ price, salePrice }: Own, currency: string): PriceChange['before'] => ({
  actualPrice: formatAmount(salePrice ?? price ?? 0n, currency),
  ...present({ compareAtPrice: salePrice === null ? undefined : formatAmount(price ?? 0n, currency) }),
})

/** True where both are the same prices, however many digits they have; an amount that the currency does not have equals none. */
const isSame = (a: PriceChange['before'], b: PriceChange['before'], currency: string): boolean => {
  const same = (one = '0', other = '0') => {
    const [left, right] = [parseAmount(one, currency), parseAmount(other, currency)]
    return left.ok && right.ok && left.minor === right.minor
  }
  return same(a.actualPrice, b.actualPrice) && same(a.compareAtPrice, b.compareAtPrice)
}

/** Price change of a variant; throws on a wrong request. */
function pricing(
  { price, amount, percentage, ending }: Omit<Change, 'productIds'>,
  currency: string,
): (variant: VariantState) => VariantState | Refused {
  checkOneOf('', { price, amount, percentage })
  const read = reader(currency)
  const set = price === undefined ? undefined : read.amount('price', price)
  const actual: Adjustment | undefined =
    percentage === undefined
      ? amount === undefined
        ? undefined
        : { kind: 'AMOUNT', amount: read.amount('amount', amount, { negative: true }) }
      : { kind: 'PERCENTAGE', rate: read.percent('percentage', percentage) }
  read.done()
  const most = parseAmount('999999999.99', currency)
  const highest = most.ok ? most.minor : 999_999_999n * minorPerMajor(currency)
  return (variant) => {
    const { price: own, salePrice, cost } = variant
    const decision = adjustedPrices(
      set === undefined ? { price: own ?? 0n, salePrice, cost } : { price: set, salePrice: null, cost },
      { actual },
      { unit: 1n, highest },
    )
    if (!decision.ok) return new ApiError({ code: decision.code, variantId: variant.id })
    return { ...variant, ...(ending ? ended(decision.prices, ending, minorPerMajor(currency)) : decision.prices) }
  }
}

/** The charged price gets the ending; a sale whose price would not be lower any more ends. */
function ended({ price, salePrice, cost }: VariantPrices, ending: PriceEnding, perMajor: bigint): VariantPrices {
  if (salePrice === null) return { price: withEnding(price, ending, perMajor), salePrice, cost }
  const actual = withEnding(salePrice, ending, perMajor)
  return actual < price ? { price, salePrice: actual, cost } : { price: actual, salePrice: null, cost }
}
