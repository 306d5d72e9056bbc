import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import type { Mark } from '../orders/order-words.ts'
import { t } from '../texts.ts'

/** "In stock", "Some sold out", "Sold out", and whether it can be bought ahead. */
export function stockMark({ inventory }: Pick<V3Product, 'inventory'>): Mark {
  const { availabilityStatus, preorderAvailability } = inventory
  const ahead = preorderAvailability !== 'NO_VARIANTS'
  if (availabilityStatus === 'OUT_OF_STOCK')
    return ahead ? ['info', t('admin.products.preOrder')] : ['danger', t('admin.products.soldOut')]
  if (availabilityStatus === 'PARTIALLY_OUT_OF_STOCK') return ['warning', t('admin.products.someSoldOut')]
  return ['success', t('admin.products.inStock')]
}
