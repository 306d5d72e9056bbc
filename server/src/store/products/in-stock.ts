import { freeUnits } from '../../ledger/ledger.ts'
import type { ProductRow, VariantRow } from './queries.ts'

export interface VariantInStock {
  readonly tracked: boolean
  /** Units that can be bought; null where stock is not counted. */
  readonly quantity: bigint | null
  readonly inStock: boolean
}

/** Counted stock is what the ledger has left; elsewhere the merchant's switch decides. */
export function variantInStock(
  product: Pick<ProductRow, 'trackInventory'>,
  variant: Pick<VariantRow, 'capacity' | 'used' | 'inStock'>,
): VariantInStock {
  const quantity = product.trackInventory ? freeUnits(variant) : null
  return { tracked: product.trackInventory, quantity, inStock: quantity === null ? variant.inStock : quantity > 0n }
}
