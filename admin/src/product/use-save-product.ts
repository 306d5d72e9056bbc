import type { Product } from '@fairground/client/generated/stores.products.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { placeViolations } from '../forms/field-violations.ts'
import { paths } from '../paths.ts'
import { productQuery } from '../products/product-queries.ts'
import { useFormats } from '../session/me.ts'
import { failureOf } from '../shell/failure.ts'
import { productPlan } from './product-plan.ts'
import { productViolations } from './product-schema.ts'
import type { ProductValues } from './product-values.ts'
import { PartlySaved, saveProduct } from './save-product.ts'

export type SaveProductOptions = {
  form: UseFormReturn<ProductValues>
  base: ProductValues
  stored: Product | undefined
  /** Called before the page is left; with what is stored now, unless the page of the new product reads it itself. */
  onSaved: (product?: Product) => void
}

/** Sends the difference; violations go to their fields, the rest to the save button. What was entered is kept on any failure. */
export function useSaveProduct({ form, base, stored, onSaved }: SaveProductOptions) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { currency } = useFormats()
  const save = useMutation({
    mutationFn: (values: ProductValues) => saveProduct(stored, productPlan(stored && base, values, currency)),
    onSuccess: async (id) => {
      await queryClient.invalidateQueries({ queryKey: ['products'] })
      const product = await queryClient.fetchQuery({ ...productQuery(id), staleTime: 0 })
      onSaved(stored && product)
      toast(stored ? 'Product saved.' : 'Product created.')
      if (!stored) navigate(paths.product(id), { replace: true })
    },
    onError: (error) => {
      const { fields } = placeViolations(causeOf(error), productViolations)
      for (const { name, message } of fields)
        form.setError(name as keyof ProductValues, { message }, { shouldFocus: true })
      if (!(error instanceof PartlySaved)) return
      void queryClient.invalidateQueries({ queryKey: ['products'] })
      if (stored) return
      onSaved()
      toast.error(`The product is there, but not all of it: ${failureOf(error.cause).title}`, { duration: 20_000 })
      navigate(paths.product(error.productId), { replace: true })
    },
  })
  return {
    run: (values: ProductValues) => save.mutateAsync(values).catch(() => {}),
    pending: save.isPending,
    fault: faultOf(save.error),
  }
}

const causeOf = (error: unknown): unknown => (error instanceof PartlySaved ? error.cause : error)

/** What stands beside the save button: what no field can say. */
function faultOf(error: Error | null): string | undefined {
  if (!error) return undefined
  const cause = causeOf(error)
  const { fields, rest } = placeViolations(cause, productViolations)
  if (rest) return rest
  if (fields.length > 0) return 'See the marked fields.'
  const { title, requestId } = failureOf(cause)
  return requestId ? `${title} (request ${requestId})` : title
}
