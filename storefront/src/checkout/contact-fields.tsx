import { TextField } from '@fairground/ui/text-field.tsx'
import { t } from '../texts.ts'
import type { AddressWords } from './address-words.ts'
import type { FieldErrors, Values } from './checkout-form.ts'

export type FieldsProps = { values: Partial<Values>; errors: FieldErrors }

type ContactFieldsProps = FieldsProps & {
  /** Words of the tax id that nothing is sent without; absent: a business may give one. */
  taxId: AddressWords['taxId']
}

export function ContactFields({ values, errors, taxId }: ContactFieldsProps) {
  return (
    <>
      <TextField
        id="email"
        name="email"
        type="email"
        label={t('checkout.email')}
        help={t('checkout.emailHelp')}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        required
        defaultValue={values.email}
        error={errors.email}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id="firstName"
          name="firstName"
          label={t('checkout.firstName')}
          autoComplete="given-name"
          enterKeyHint="next"
          required
          maxLength={100}
          defaultValue={values.firstName}
          error={errors.firstName}
        />
        <TextField
          id="lastName"
          name="lastName"
          label={t('checkout.lastName')}
          autoComplete="family-name"
          enterKeyHint="next"
          required
          maxLength={100}
          defaultValue={values.lastName}
          error={errors.lastName}
        />
      </div>
      <TextField
        id="phone"
        name="phone"
        type="tel"
        label={t('checkout.phone')}
        optional
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        maxLength={50}
        defaultValue={values.phone}
        error={errors.phone}
      />
      <BusinessFields values={values} errors={errors} taxId={taxId} />
    </>
  )
}

/** Folded away until a business buys; where nothing is sent without a tax id, that stands before it. */
function BusinessFields({ values, errors, taxId }: ContactFieldsProps) {
  const field = (
    <TextField
      id="taxId"
      name="taxId"
      label={taxId?.label ?? t('checkout.taxId')}
      help={taxId?.help ?? t('checkout.taxIdHelp')}
      optional={!taxId}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={50}
      defaultValue={values.taxId}
      error={errors.taxId}
    />
  )
  return (
    <>
      {taxId && field}
      <details open={Boolean(values.company || (!taxId && (values.taxId || errors.taxId)))}>
        <summary className="py-2.5 text-small font-medium text-ink-2">{t('checkout.forBusiness')}</summary>
        <div className="grid gap-5 pt-5 sm:grid-cols-2">
          <TextField
            id="company"
            name="company"
            label={t('checkout.company')}
            optional
            autoComplete="organization"
            enterKeyHint="next"
            maxLength={200}
            defaultValue={values.company}
            error={errors.company}
          />
          {!taxId && field}
        </div>
      </details>
    </>
  )
}
