import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Suggestions, useKnownNames } from '../labels/known-names.tsx'
import { t } from '../texts.ts'
import type { ProductValues } from './product-values.ts'

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
