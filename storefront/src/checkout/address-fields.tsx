import type { Country } from '@fairground/ui/countries.ts'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { useState } from 'react'
import { t } from '../texts.ts'
import { addressWords } from './address-words.ts'
import type { FieldsProps } from './contact-fields.tsx'

type AddressFieldsProps = FieldsProps & {
  countries: readonly Country[]
  /** Another country was chosen, and stands in the form. */
  onCountry?: () => void
}

const optionOf = ({ code, name }: Country) => (
  <option key={code} value={code}>
    {name}
  </option>
)

/** Address that goods are sent to; shown only while a delivery is chosen, so nothing here is required by the browser. */
export function AddressFields({ values, errors, countries, onCountry }: AddressFieldsProps) {
  const [country, setCountry] = useState(values.country)
  return (
    <>
      <SelectField
        id="country"
        name="country"
        label={t('checkout.country')}
        autoComplete="country"
        defaultValue={values.country}
        error={errors.country}
        onChange={({ currentTarget }) => {
          setCountry(currentTarget.value)
          onCountry?.()
        }}
      >
        {countries.map(optionOf)}
      </SelectField>
      <TextField
        id="addressLine"
        name="addressLine"
        label={t('checkout.houseNumberAndStreet')}
        autoComplete="address-line1"
        enterKeyHint="next"
        maxLength={150}
        defaultValue={values.addressLine}
        error={errors.addressLine}
      />
      <TextField
        id="addressLine2"
        name="addressLine2"
        label={t('checkout.flatFloorOrCompany')}
        optional
        autoComplete="address-line2"
        enterKeyHint="next"
        maxLength={100}
        defaultValue={values.addressLine2}
      />
      <Town country={country} values={values} errors={errors} />
    </>
  )
}

/** Town, and the postcode and part of the country where addresses have them. */
function Town({ country, values, errors }: FieldsProps & { country: string | undefined }) {
  const words = addressWords(country)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <TextField
          id="city"
          name="city"
          label={t('checkout.townOrCity')}
          autoComplete="address-level2"
          enterKeyHint="next"
          maxLength={50}
          defaultValue={values.city}
          error={errors.city}
        />
        {words.postalCode && (
          <TextField
            id="postalCode"
            name="postalCode"
            label={words.postalCode}
            autoComplete="postal-code"
            enterKeyHint="next"
            maxLength={50}
            defaultValue={values.postalCode}
            error={errors.postalCode}
          />
        )}
      </div>
      {words.region && (
        <TextField
          id="subdivision"
          name="subdivision"
          label={words.region}
          optional
          autoComplete="address-level1"
          enterKeyHint="next"
          maxLength={50}
          defaultValue={values.subdivision}
        />
      )}
    </>
  )
}
