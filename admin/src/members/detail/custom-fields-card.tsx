import { AdminInput, AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { fieldKinds, type ProfileValues } from './profile-values.ts'
import { RowsCard, TaggedRow } from './tagged-rows.tsx'

const kindWords: Readonly<Record<(typeof fieldKinds)[number], string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  flag: 'Yes or no',
}
const MAX = 100

/** Fields of a member that the site itself sets: a name, a kind and a value each. */
export function CustomFieldsCard({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'fields' })
  return (
    <RowsCard
      title="Custom fields"
      none="None. Use them for anything else about your members, such as a membership number."
      addLabel="Add a field"
      count={fields.length}
      full={fields.length >= MAX ? `At most ${MAX} of them` : undefined}
      onAdd={() => append({ name: '', kind: 'text', value: '' })}
    >
      {fields.map((field, index) => (
        <FieldRow key={field.id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
    </RowsCard>
  )
}

type FieldRowProps = { form: UseFormReturn<ProfileValues>; index: number; onRemove: () => void }

function FieldRow({ form, index, onRemove }: FieldRowProps) {
  const name = `fields.${index}` as const
  const kind = form.watch(`${name}.kind`)
  const errors = form.formState.errors.fields?.[index]
  const error = errors?.name?.message ?? errors?.value?.message
  const label = form.watch(`${name}.name`) || `Field ${index + 1}`
  const value = { 'aria-label': `Value of ${label}`, 'aria-invalid': errors?.value ? true : undefined } as const
  return (
    <TaggedRow name={`the field ${label}`} onRemove={onRemove}>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-[1fr_8rem_1fr]">
        <AdminInput
          aria-label={`Name of field ${index + 1}`}
          aria-invalid={errors?.name ? true : undefined}
          placeholder="Name"
          autoComplete="off"
          maxLength={100}
          {...form.register(`${name}.name`)}
        />
        <AdminSelect
          aria-label={`Kind of ${label}`}
          {...form.register(`${name}.kind`, { onChange: () => form.setValue(`${name}.value`, '') })}
        >
          {fieldKinds.map((one) => (
            <option key={one} value={one}>
              {kindWords[one]}
            </option>
          ))}
        </AdminSelect>
        <span className="col-span-2 sm:col-span-1">
          {kind === 'flag' ? (
            <AdminSelect {...value} {...form.register(`${name}.value`)}>
              <option value="">Choose</option>
              <option value="yes">Yes</option>
              <option value="no">No</option>
            </AdminSelect>
          ) : (
            <AdminInput
              key={kind}
              {...value}
              type={kind === 'date' ? 'date' : 'text'}
              inputMode={kind === 'number' ? 'decimal' : undefined}
              placeholder="Value"
              autoComplete="off"
              maxLength={1000}
              {...form.register(`${name}.value`)}
            />
          )}
        </span>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </TaggedRow>
  )
}
