import { AdminInput, AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { t } from '../../texts.ts'
import { fieldKinds, type ProfileValues } from './profile-values.ts'
import { RowsCard, TaggedRow } from './tagged-rows.tsx'

const kindWords: Readonly<Record<(typeof fieldKinds)[number], string>> = {
  text: t('admin.members.text'),
  number: t('admin.members.number'),
  date: t('admin.members.date'),
  flag: t('admin.members.yesOrNo'),
}
const MAX = 100

/** Fields of a member that the site itself sets: a name, a kind and a value each. */
export function CustomFieldsCard({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'fields' })
  return (
    <RowsCard
      title={t('admin.members.customFields')}
      none={t('admin.members.noneUseThemForAnything')}
      addLabel={t('admin.members.addAField')}
      count={fields.length}
      full={fields.length >= MAX ? t('admin.members.atMost', { most: MAX }) : undefined}
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
  const label = form.watch(`${name}.name`) || t('admin.members.fieldValue', { value: index + 1 })
  const value = {
    'aria-label': t('admin.members.valueOfLabel', { label }),
    'aria-invalid': errors?.value ? true : undefined,
  } as const
  return (
    <TaggedRow name={t('admin.members.theFieldLabel', { label })} onRemove={onRemove}>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-[1fr_8rem_1fr]">
        <AdminInput
          aria-label={t('admin.members.nameOfFieldValue', { value: index + 1 })}
          aria-invalid={errors?.name ? true : undefined}
          placeholder={t('admin.members.name')}
          autoComplete="off"
          maxLength={100}
          {...form.register(`${name}.name`)}
        />
        <AdminSelect
          aria-label={t('admin.members.kindOfLabel', { label })}
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
              <option value="">{t('admin.members.choose')}</option>
              <option value="yes">{t('admin.members.yes')}</option>
              <option value="no">{t('admin.members.no')}</option>
            </AdminSelect>
          ) : (
            <AdminInput
              key={kind}
              {...value}
              type={kind === 'date' ? 'date' : 'text'}
              inputMode={kind === 'number' ? 'decimal' : undefined}
              placeholder={t('admin.members.value')}
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
