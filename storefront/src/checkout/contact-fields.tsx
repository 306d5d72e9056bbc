import { TextField } from '@fairground/ui/text-field.tsx'
import type { FieldErrors, Values } from './checkout-form.ts'

export type FieldsProps = { values: Partial<Values>; errors: FieldErrors }

export function ContactFields({ values, errors }: FieldsProps) {
  return (
    <>
      <TextField
        id="email"
        name="email"
        type="email"
        label="Email"
        help="Where to reach you about this order"
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
          label="First name"
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
          label="Last name"
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
        label="Phone"
        optional
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        maxLength={50}
        defaultValue={values.phone}
        error={errors.phone}
      />
    </>
  )
}
