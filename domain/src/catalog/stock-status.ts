import type { AvailabilityStatus, InventoryStatus } from '@fairground/contract/enumerations/catalog.ts'

/** Stock of one variant. `quantity` is what can still be bought, and null when it is not counted: then `inStock` says. */
export type VariantStock = { quantity: number | null; inStock: boolean; preorder?: boolean }

/** A variant can be bought while it has units, or while nobody counts them and the merchant allows it. */
function isInStock({ quantity, inStock }: VariantStock): boolean {
  return quantity === null ? inStock : quantity > 0
}

/** PREORDER only when there are none: what is on the shelf is sold first. */
export function variantStatus(stock: VariantStock): AvailabilityStatus {
  if (isInStock(stock)) return 'IN_STOCK'
  return stock.preorder ? 'PREORDER' : 'OUT_OF_STOCK'
}

/** Stock of a product over its visible variants; a product without any is out of stock. Pre-orders count as stock. */
export function stockStatus(variants: readonly VariantStock[]): InventoryStatus {
  const available = variants.filter((variant) => variantStatus(variant) !== 'OUT_OF_STOCK').length
  if (available === 0) return 'OUT_OF_STOCK'
  return available === variants.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK'
}
