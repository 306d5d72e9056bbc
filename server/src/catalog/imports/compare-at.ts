import { discountedPrice } from '@fairground/domain/catalog/discount.ts'
import { WHOLE } from '@fairground/domain/rate.ts'
import { roundHalfUp } from '@fairground/domain/rounding.ts'
import type { ProductDiscount } from '../products/model/product.ts'

/** Minor units: what is paid, and what is struck through where there is such a thing. */
interface ListedPrice {
  readonly price: bigint
  readonly compareAt: bigint | null
}

const none: ProductDiscount = { type: 'NONE', value: 0n }

/**
 * A product has one discount for all its variants: the amount or the percentage that turns every compare-at price into the
 * price to the minor unit. Where there is none, each reduced variant has a sale price of its own.
 */
export function discountOf(prices: readonly ListedPrice[]): {
  discount: ProductDiscount
  full: bigint[]
  sale: (bigint | null)[]
} {
  const listed = prices.map(({ price, compareAt }) => ({
    price,
    full: compareAt !== null && compareAt > price ? compareAt : price,
  }))
  const full = listed.map((p) => p.full)
  const sale = listed.map(() => null)
  const [first] = listed
  if (!first || listed.every((p) => p.full === p.price)) return { discount: none, full, sale }

  const off = first.full - first.price
  if (listed.every((p) => p.full - p.price === off)) return { discount: { type: 'AMOUNT', value: off }, full, sale }

  const rate = roundHalfUp(off * WHOLE, first.full === 0n ? 1n : first.full)
  const fits = listed.every((p) => discountedPrice(p.full, { type: 'PERCENT', rate }) === p.price)
  if (rate > 0n && fits) return { discount: { type: 'PERCENT', value: rate }, full, sale }
  return { discount: none, full, sale: listed.map((p) => (p.full > p.price ? p.price : null)) }
}
