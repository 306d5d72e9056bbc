import { AdminInput, AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { CountryField } from '../../forms/country-field.tsx'
import { t } from '../../texts.ts'
import { addressTags, emailTags, emptyAddress, type ProfileValues, phoneTags, tagWords } from './profile-values.ts'
import { RowsCard, TaggedRow, TagSelect } from './tagged-rows.tsx'

const MAX = 20
const full = (count: number): string | undefined =>
  count >= MAX ? t('admin.members.atMost', { most: MAX }) : undefined

type Form = UseFormReturn<ProfileValues>

export function EmailsCard({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'emails' })
  return (
    <RowsCard
      title={t('admin.members.otherEmailAddresses')}
      none={t('admin.members.noneBesidesTheSignIn')}
      addLabel={t('admin.members.addAnEmailAddress')}
      count={fields.length}
      full={full(fields.length)}
      onAdd={() => append({ email: '', tag: 'UNTAGGED' })}
    >
      {fields.map((field, index) => {
        const error = form.formState.errors.emails?.[index]?.email?.message
        const label = t('admin.members.emailAddressValue', { value: index + 1 })
        return (
          <TaggedRow key={field.id} name={label.toLowerCase()} onRemove={() => remove(index)}>
            <div className="flex gap-2">
              <TagSelect
                tags={emailTags}
                label={t('admin.members.kindOf', { field: label.toLowerCase() })}
                {...form.register(`emails.${index}.tag`)}
              />
              <AdminInput
                type="email"
                aria-label={label}
                aria-invalid={error ? true : undefined}
                autoComplete="off"
                maxLength={254}
                className="min-w-0 grow"
                {...form.register(`emails.${index}.email`)}
              />
            </div>
            {error && <FieldError>{error}</FieldError>}
          </TaggedRow>
        )
      })}
    </RowsCard>
  )
}

export function PhonesCard({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'phones' })
  return (
    <RowsCard
      title={t('admin.members.phoneNumbers')}
      none={t('admin.members.none')}
      addLabel={t('admin.members.addAPhoneNumber')}
      count={fields.length}
      full={full(fields.length)}
      onAdd={() => append({ phone: '', tag: 'MOBILE', countryCode: '' })}
    >
      {fields.map((field, index) => {
        const error = form.formState.errors.phones?.[index]?.phone?.message
        const label = t('admin.members.phoneNumberValue', { value: index + 1 })
        return (
          <TaggedRow key={field.id} name={label.toLowerCase()} onRemove={() => remove(index)}>
            <div className="flex gap-2">
              <TagSelect
                tags={phoneTags}
                label={t('admin.members.kindOf', { field: label.toLowerCase() })}
                {...form.register(`phones.${index}.tag`)}
              />
              <AdminInput
                type="tel"
                aria-label={label}
                aria-invalid={error ? true : undefined}
                autoComplete="off"
                maxLength={30}
                className="min-w-0 grow"
                {...form.register(`phones.${index}.phone`)}
              />
            </div>
            {error && <FieldError>{error}</FieldError>}
          </TaggedRow>
        )
      })}
    </RowsCard>
  )
}

export function AddressesCard({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'addresses' })
  return (
    <RowsCard
      title={t('admin.members.postalAddresses')}
      none={t('admin.members.none')}
      addLabel={t('admin.members.addAnAddress')}
      count={fields.length}
      full={full(fields.length)}
      onAdd={() => append({ ...emptyAddress, tag: 'SHIPPING' })}
    >
      {fields.map((field, index) => (
        <TaggedRow
          key={field.id}
          name={t('admin.members.addressNumber', { number: index + 1 })}
          onRemove={() => remove(index)}
        >
          <AddressFields form={form} index={index} />
        </TaggedRow>
      ))}
    </RowsCard>
  )
}

function AddressFields({ form, index }: { form: Form; index: number }) {
  const errors = form.formState.errors.addresses?.[index]
  const name = `addresses.${index}` as const
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-border p-3">
      <legend className="sr-only">{t('admin.members.addressValue', { value: index + 1 })}</legend>
      <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
        <AdminSelectField label={t('admin.members.kind')} {...form.register(`${name}.tag`)}>
          {addressTags.map((tag) => (
            <option key={tag} value={tag}>
              {tagWords[tag]}
            </option>
          ))}
        </AdminSelectField>
        <AdminTextField
          label={t('admin.members.streetAndNumber')}
          autoComplete="off"
          {...form.register(`${name}.addressLine`)}
          error={errors?.addressLine?.message}
        />
      </div>
      <AdminTextField
        label={t('admin.members.secondLine')}
        optional
        autoComplete="off"
        {...form.register(`${name}.addressLine2`)}
        error={errors?.addressLine2?.message}
      />
      <div className="grid gap-3 sm:grid-cols-[8rem_1fr_1fr]">
        <AdminTextField
          label={t('admin.members.postcode')}
          optional
          autoComplete="off"
          {...form.register(`${name}.postalCode`)}
          error={errors?.postalCode?.message}
        />
        <AdminTextField
          label={t('admin.members.town')}
          optional
          autoComplete="off"
          {...form.register(`${name}.city`)}
          error={errors?.city?.message}
        />
        <Controller
          control={form.control}
          name={`${name}.country`}
          render={({ field: { name: path, ...field } }) => (
            <CountryField {...field} label={t('admin.members.country')} optional clearable />
          )}
        />
      </div>
    </fieldset>
  )
}
