import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: Path<Values>
  label: string
  help?: string
  type?: 'text' | 'date'
}

/** An optional text of a member's form, with the reason why it is refused. */
export function MemberTextField<Values extends FieldValues>({ form, name, label, ...field }: Props<Values>) {
  const { error: mistake } = form.getFieldState(name, form.formState)
  return (
    <AdminTextField
      label={label}
      optional
      autoComplete="off"
      {...field}
      {...form.register(name)}
      error={mistake?.message}
    />
  )
}
