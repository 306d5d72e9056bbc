import { discountedPrice, type ProductDiscount as Reduction } from '@fairground/domain/catalog/discount.ts'
import { least, most } from '@fairground/domain/rounding.ts'
import type { ProductDiscount } from './model.ts'

interface Priced {
  readonly price: bigint
  readonly discountType: ProductDiscount['type']
  readonly discountValue: bigint
}

/** What one unit costs before and after the product's own discount, in minor units. */
export interface UnitPrice {
  readonly full: bigint
  readonly discounted: bigint
}

export function unitPrice(product: Priced, variant?: { readonly price?: bigint | null }): UnitPrice {
  const full = variant?.price ?? product.price
  return { full, discounted: discountedPrice(full, reduction(product)) }
}

function reduction({ discountType, discountValue }: Priced): Reduction {
  switch (discountType) {
    case 'NONE':
      return { type: discountType }
    case 'AMOUNT':
      return { type: discountType, amount: discountValue }
    case 'PERCENT':
      return { type: discountType, rate: discountValue }
    default:
      return discountType satisfies never
  }
}

/** Lowest and highest discounted price over the visible variants; of the product itself when none is visible. */
export function priceRange(
  product: Priced,
  variants: readonly { readonly price?: bigint | null; readonly visible?: boolean }[],
): { min: bigint; max: bigint } {
  const prices = variants.filter((v) => v.visible ?? true).map((v) => unitPrice(product, v).discounted)
  if (prices.length === 0) prices.push(unitPrice(product).discounted)
  return { min: prices.reduce(least), max: prices.reduce(most) }
}
