import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { brandKind, labelsQuery, ribbonKind } from '../labels/labels.ts'
import { t } from '../texts.ts'
import type { ProductValues } from './product-values.ts'

const kinds = { brand: brandKind, ribbon: ribbonKind }

/** Names that there are, for what is typed; the browser offers them as it offers its own. */
export function useKnownNames(kind: 'brand' | 'ribbon', typed: string) {
  const { data } = useQuery(labelsQuery(kinds[kind], { q: typed.trim() || undefined, size: 25 }))
  const names = data?.items.map(({ name }) => name) ?? []
  return { names, isKnown: data === undefined || names.some((name) => name === typed.trim()) }
}

export const Suggestions = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)

type Props = {
  form: UseFormReturn<ProductValues>
  name: 'brand' | 'ribbon'
  label: string
  help?: string
  longest: number
  error?: string | undefined
}

/** A brand or a ribbon by its name: one of those there are, or a new one that is made with the product. */
export function NameField({ form, name, label, help, longest, error }: Props) {
  const typed = useWatch({ control: form.control, name })
  const id = useId()
  const { names, isKnown } = useKnownNames(name, typed)
  return (
    <>
      <AdminTextField
        label={label}
        optional
        list={id}
        maxLength={longest}
        autoComplete="off"
        help={typed.trim() && !isKnown ? t('admin.product.typedIsCreatedWhenYou', { typed: typed.trim() }) : help}
        {...form.register(name)}
        error={error}
      />
      <Suggestions id={id} names={names} />
    </>
  )
}
