import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ProductValues } from './product-values.ts'
import { recombined, type VariantRow } from './variant-rows.ts'

/** Makes the rows again after the options changed; rows that went are remembered, so that they come back as they were. */
export function useRecombine(form: UseFormReturn<ProductValues>): () => void {
  const gone = useRef(new Map<string, VariantRow>())
  return () => {
    const before = form.getValues('variants')
    for (const row of before) gone.current.set(row.key, row)
    const after = recombined(form.getValues('options'), before, gone.current)
    form.setValue('variants', after, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
}
