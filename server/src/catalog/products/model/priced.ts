import { discountedPrice, discountOf } from '@fairground/domain/catalog/discount.ts'
import { least, most } from '@fairground/domain/rounding.ts'
import type { ProductDiscount } from './product.ts'

interface Priced {
  readonly price: bigint
  readonly salePrice: bigint | null
  readonly discountType: ProductDiscount['type']
  readonly discountValue: bigint
}

interface OwnPrice {
  readonly price?: bigint | null
  readonly salePrice?: bigint | null
}

/** Price of one unit before and after the product's own discount, in minor units. */
export interface UnitPrice {
  readonly full: bigint
  readonly discounted: bigint
}

/** A sale price is charged as it is; the product's holds for a variant that has no price of its own. */
export function unitPrice(product: Priced, variant: OwnPrice = {}): UnitPrice {
  const full = variant.price ?? product.price
  const sale = variant.salePrice ?? (typeof variant.price === 'bigint' ? null : product.salePrice)
  return { full, discounted: sale ?? discountedPrice(full, discountOf(product.discountType, product.discountValue)) }
}

interface Weighed extends OwnPrice {
  readonly weightGrams?: number | null
  readonly visible?: boolean
}

/** Ranges over the visible variants or, when none is visible, over all of them. */
interface ProductRanges {
  readonly price: { min: bigint; max: bigint }
  /** The struck-through prices; null when nothing is reduced. */
  readonly compareAt: { min: bigint; max: bigint } | null
  readonly grams: { min: number; max: number }
}

export function productRanges(
  product: Priced & { readonly weightGrams: number | null },
  variants: readonly Weighed[],
): ProductRanges {
  const visible = variants.filter((v) => v.visible ?? true)
  const shown: readonly Weighed[] = visible.length > 0 ? visible : variants.length > 0 ? variants : [{}]
  const prices = shown.map((v) => unitPrice(product, v))
  const grams = shown.map((v) => v.weightGrams ?? product.weightGrams ?? 0)
  return {
    price: rangeOf(prices.map((p) => p.discounted)),
    compareAt: prices.some((p) => p.full > p.discounted) ? rangeOf(prices.map((p) => p.full)) : null,
    grams: { min: Math.min(...grams), max: Math.max(...grams) },
  }
}

const rangeOf = (amounts: readonly bigint[]) => ({ min: amounts.reduce(least), max: amounts.reduce(most) })
