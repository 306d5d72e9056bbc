import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from '../router/hooks.ts'
import { variantOf } from './choose.ts'
import type { ProductView, VariantView } from './product-view.ts'

/** The variant that the address names; choosing another shows it at once and then stands in the address. */
export function useVariant(product: ProductView): [VariantView | undefined, (variant: VariantView) => void] {
  const [search, setSearch] = useSearchParams()
  const [id, show] = useOptimistic(search.get('variant'))
  const choose = (variant: VariantView) =>
    startTransition(async () => {
      show(variant.id)
      await setSearch({ variant: variant.id }, { replace: true, preventScrollReset: true })
    })
  return [variantOf(product, id), choose]
}
