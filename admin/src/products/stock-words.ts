import type { Product } from '@fairground/client/generated/stores.products.ts'
import type { Mark } from '../orders/order-words.ts'

/** "86 in stock", "Some sold out", "Sold out"; without counting only whether it can be bought. */
export function stockMark({ stock }: Pick<Product, 'stock'>, number: (count: number) => string): Mark {
  const { inventoryStatus, trackInventory, quantity = 0 } = stock
  if (inventoryStatus === 'OUT_OF_STOCK') return ['danger', 'Sold out']
  if (inventoryStatus === 'PARTIALLY_OUT_OF_STOCK')
    return ['warning', trackInventory ? `${number(quantity)} left, some sold out` : 'Some sold out']
  return ['success', trackInventory ? `${number(quantity)} in stock` : 'In stock']
}
