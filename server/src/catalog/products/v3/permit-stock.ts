import type { Caller } from '../../../ground/caller.ts'
import { requireScope } from '../../../http/presented.ts'
import type { WrittenProduct } from './written-product.ts'

/** Throws PERMISSION_DENIED where stock is written with products by a caller who may write products alone. */
export function permitStock(caller: Caller, products: readonly Pick<WrittenProduct, 'variantsInfo'>[]): void {
  const writesStock = products.some(({ variantsInfo }) => variantsInfo?.variants?.some((v) => v.inventoryItem))
  if (writesStock) requireScope(caller, ['inventory.write'])
}
