import { ApiError } from '@fairground/client/errors.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { COLLECTIONS } from '../collections/collection-queries.ts'
import { failureOf } from '../failure.ts'
import { paths } from '../paths.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { type LoadedProduct, productQuery } from './load-product.ts'
import { PartlySaved } from './partly-saved.ts'
import { placeFaults } from './place-faults.ts'
import type { ProductValues } from './product-values.ts'

type SaveProductOptions = {
  form: UseFormReturn<ProductValues>
  base: ProductValues
  stored: LoadedProduct | undefined
  /** Called before the page is left; with what is stored now, unless the page of the new product reads it itself. */
  onSaved: (product?: LoadedProduct) => void
}

/** Sends the difference; violations go to their fields, the rest to the save button. Entered values stay on any failure. */
export function useSaveProduct({ form, base, stored, onSaved }: SaveProductOptions) {
  const queryClient = useQueryClient()
  const countsStock = useLacks('inventory.write') === undefined
  const navigate = useNavigate()
  const changed = () =>
    Promise.all(['products', 'inventory', COLLECTIONS].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  const save = useMutation({
    // It comes with the cards below what one sees first.
    mutationFn: async (values: ProductValues) =>
      (await import('./save-product.ts')).saveProduct(stored?.product, base, values, countsStock),
    onSuccess: async (id) => {
      const product = await queryClient.fetchQuery({ ...productQuery(id), staleTime: 0 })
      onSaved(stored && product)
      toast(stored ? t('admin.product.productSaved') : t('admin.product.productCreated'))
      if (!stored) navigate(paths.product(id), { replace: true })
      await changed()
    },
    onError: (error, values) => {
      const { fields } = placeFaults(causeOf(error), values)
      for (const { name, message } of fields)
        form.setError(name as keyof ProductValues, { message }, { shouldFocus: true })
      if (isStale(error)) void queryClient.invalidateQueries({ queryKey: ['products', 'one'] })
      if (!(error instanceof PartlySaved)) return
      void changed()
      if (stored) return
      onSaved()
      toast.error(t('admin.product.theProductWasCreatedBut', { title: failureOf(error.cause).title }), {
        duration: 20_000,
      })
      navigate(paths.product(error.productId), { replace: true })
    },
  })
  return {
    run: (values: ProductValues) => save.mutateAsync(values).catch(() => {}),
    pending: save.isPending,
    fault: faultOf(save.error, form.getValues()),
    clear: save.reset,
  }
}

const causeOf = (error: unknown): unknown => (error instanceof PartlySaved ? error.cause : error)
const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE_REVISION'

/** Message beside the save button, for faults of no field. */
function faultOf(error: Error | null, values: ProductValues): string | undefined {
  if (!error) return undefined
  const cause = causeOf(error)
  if (isStale(cause)) return t('admin.product.somebodyElseChangedThisProduct')
  const { fields, rest } = placeFaults(cause, values)
  if (rest) return rest
  if (fields.length > 0) return t('admin.product.fixTheMarkedFields')
  const { title, requestId } = failureOf(cause)
  return requestId ? `${title} (request ${requestId})` : title
}
