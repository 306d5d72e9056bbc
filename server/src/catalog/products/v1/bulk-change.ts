import type {
  AdjustValue,
  BulkResult,
  PropertyAdjustmentData,
  SetValue,
} from '@fairground/contract/stores/bulk-products.ts'
import { adjusted } from '@fairground/domain/catalog/adjust-prices.ts'
import { minorPerMajor } from '@fairground/domain/currency.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { Ctx } from '../../../ground/context.ts'
import { isUuid } from '../../../ground/ids.ts'
import { refusalText, textsIn } from '../../../ground/texts/catalogues.ts'
import { checkOneOf } from '../../../http/one-of.ts'
import { STAFF_LOCALE } from '../../../http/reader.ts'
import { grams } from '../model/weight.ts'
import { reader } from '../write/field-reader.ts'
import { type ProductState, stateOf } from '../write/product-state.ts'
import { lockCatalog, type ProductChange, saveStates } from '../write/write-products.ts'

type Bulk = Static<typeof BulkResult>
type ItemError = NonNullable<Bulk['results'][number]['itemMetadata']['error']>
type Next = ProductState | ItemError

const isError = (next: Next): next is ItemError => 'code' in next

/** Sets the same properties of many products in one transaction; those that do not exist are reported. */
export function setProperties(ctx: Ctx, ids: readonly string[], set: Static<typeof SetValue>): Promise<Bulk> {
  const read = reader(ctx.site.currency)
  const { weight, ribbon, brand } = set
  const change = present({
    price: set.price === undefined ? undefined : read.amount('set.price', set.price),
    cost: set.cost === undefined ? undefined : read.amount('set.cost', set.cost),
    weightGrams: weight === undefined ? undefined : grams(weight),
    ribbon: ribbon === undefined ? undefined : ribbon || null,
    brand: brand === undefined ? undefined : brand || null,
  })
  read.done()
  return changeEach(ctx, ids, (state) => ({ ...state, ...change }))
}

/** Raises or lowers by an amount or a percentage, variants with values of their own too; below 0 nothing is changed. */
export function adjustProperties(ctx: Ctx, ids: readonly string[], adjust: Static<typeof AdjustValue>): Promise<Bulk> {
  const { currency } = ctx.site
  const price = adjust.price && amountStep('adjust.price', adjust.price, currency)
  const cost = adjust.cost && amountStep('adjust.cost', adjust.cost, currency)
  const weight = adjust.weight && weightStep(adjust.weight)
  return changeEach(ctx, ids, (state) => {
    const next = {
      ...state,
      price: price ? price(state.price) : state.price,
      cost: cost && state.cost !== null ? cost(state.cost) : state.cost,
      weightGrams: weight && state.weightGrams !== null ? weight(state.weightGrams) : state.weightGrams,
      variants: state.variants.map((v) => ({
        ...v,
        price: price && v.price !== null ? price(v.price) : v.price,
        cost: cost && v.cost !== null ? cost(v.cost) : v.cost,
        weightGrams: weight && v.weightGrams !== null ? weight(v.weightGrams) : v.weightGrams,
      })),
    }
    const isBelow = [next, ...next.variants].some(
      (v) => (v.price ?? 0n) < 0n || (v.cost ?? 0n) < 0n || (v.weightGrams ?? 0) < 0,
    )
    if (!isBelow) return next
    const description = textsIn(STAFF_LOCALE)('refusals-catalogue.resultBelowZero')
    return { code: 'ADJUSTED_VALUE_OUT_OF_RANGE', description }
  })
}

type Step = Static<typeof PropertyAdjustmentData>

function amountStep(field: string, { amount, percentage }: Step, currency: string): (value: bigint) => bigint {
  checkOneOf(field, { amount, percentage })
  const read = reader(currency)
  if (percentage) {
    const unit = percentage.roundToInt ? minorPerMajor(currency) : 1n
    const rate = read.percent(`${field}.percentage.rate`, percentage.rate)
    read.done()
    return (value) => adjusted(value, { kind: 'PERCENTAGE', rate }, unit)
  }
  const delta = read.amount(`${field}.amount`, amount ?? 0, { negative: true })
  read.done()
  return (value) => value + delta
}

function weightStep({ amount, percentage }: Step): (value: number) => number {
  const KILOGRAM = 1000
  checkOneOf('adjust.weight', { amount, percentage })
  if (percentage) {
    const unit = percentage.roundToInt ? KILOGRAM : 0.001
    return (value) => Math.round((value * (100 + percentage.rate)) / 100 / unit) * unit
  }
  return (value) => Math.round((value + (amount ?? 0) * KILOGRAM) * 1000) / 1000
}

async function changeEach(ctx: Ctx, ids: readonly string[], next: (state: ProductState) => Next): Promise<Bulk> {
  const failures = new Map<string, ItemError>()
  const known = await ctx.db.inTx(async (tx) => {
    failures.clear()
    const found = await lockCatalog(tx, [...new Set(ids.filter(isUuid))])
    const changes = found.flatMap((before): ProductChange[] => {
      const after = next(stateOf(before))
      if (!isError(after)) return [{ before, after }]
      failures.set(before.product.id, after)
      return []
    })
    await saveStates(tx, changes, 'MANUAL', ctx)
    return new Set(found.map(({ product }) => product.id))
  })
  const results = ids.map((id, originalIndex) => {
    const error = known.has(id.toLowerCase()) ? failures.get(id.toLowerCase()) : notFound()
    return { itemMetadata: { id, originalIndex, success: error === undefined, ...present({ error }) } }
  })
  const totalFailures = results.filter((r) => !r.itemMetadata.success).length
  return {
    results,
    bulkActionMetadata: { totalSuccesses: ids.length - totalFailures, totalFailures, undetailedFailures: 0 },
  }
}

const notFound = (): ItemError => ({
  code: 'PRODUCT_NOT_FOUND',
  description: refusalText('PRODUCT_NOT_FOUND', STAFF_LOCALE),
})
