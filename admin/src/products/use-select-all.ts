import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import type { ProductChoice } from './product-choice.ts'
import { productClient, productSearch } from './product-queries.ts'

/** Products that can be ticked together. */
const MOST = 1_000

/** Ticks what the choice finds on all its pages. */
export function useSelectAll(choice: ProductChoice, onFound: (products: V3Product[]) => void) {
  const all = useMutation({
    mutationFn: async () => {
      const found: V3Product[] = []
      for (let cursor: string | undefined; ; ) {
        const page = await productClient.productsV3.searchProducts(productSearch({ ...choice, cursor, size: 100 }))
        found.push(...page.products)
        cursor = page.pagingMetadata.cursors?.next
        if (!cursor || found.length >= MOST) return found.slice(0, MOST)
      }
    },
    onSuccess: (found) => {
      onFound(found)
      if (found.length === MOST) toast(t('admin.products.theFirstMOSTAreSelected', { MOST }))
    },
    onError: (error) => toast.error(failureOf(error).title),
  })
  return { run: () => all.mutate(), pending: all.isPending }
}
