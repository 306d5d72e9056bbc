import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { collectionsQuery } from '../products/product-queries.ts'
import type { ProductValues } from './product-values.ts'

/** Ticks which collections hold the product. */
export function CollectionsPicker({ form }: { form: UseFormReturn<ProductValues> }) {
  const { data, isError } = useQuery(collectionsQuery())
  const chosen = form.watch('collectionIds')
  const flip = (id: string) =>
    form.setValue('collectionIds', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], {
      shouldDirty: true,
    })
  if (isError) return <p className="text-ink-2">The collections could not be loaded.</p>
  if (!data) return <Skeleton count={3} />
  if (data.length === 0) return <p className="text-ink-2">There are no collections yet.</p>
  return (
    <fieldset className="flex max-h-60 flex-col gap-1 overflow-y-auto">
      <legend className="sr-only">Collections</legend>
      {data.map(({ id, name }) => (
        <CheckboxField key={id} label={name} checked={chosen.includes(id)} onChange={() => flip(id)} />
      ))}
    </fieldset>
  )
}
