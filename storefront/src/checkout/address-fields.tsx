import type { Country } from '@fairground/ui/countries.ts'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import type { ReactNode } from 'react'
import { t } from '../texts.ts'
import type { AddressWords } from './address-words.ts'
import type { FieldsProps } from './contact-fields.tsx'

type AddressFieldsProps = FieldsProps & {
  countries: readonly Country[]
  /** Labels in the country of the form. */
  words: AddressWords
  /** Another country was chosen, and stands in the form. */
  onCountry?: (country: string) => void
}

const optionOf = ({ code, name }: Country) => (
  <option key={code} value={code}>
    {name}
  </option>
)

const WHOLE_LINE = { gridColumn: '1 / -1' }

type Part = 'street' | 'second' | 'town' | 'postcode' | 'region'
const POSTCODE_LAST: readonly Part[] = ['street', 'second', 'town', 'postcode', 'region']
const POSTCODE_FIRST: readonly Part[] = ['postcode', 'region', 'town', 'street', 'second']

/**
 * Address that goods are sent to, in the order of its country; shown only while a delivery is chosen, so nothing here is required by the
 * browser. Another order moves the fields, so that what is typed in them stays.
 */
export function AddressFields({ values, errors, countries, words, onCountry }: AddressFieldsProps) {
  const fields = partsOf(words, { values, errors })
  const order = words.postcodeFirst ? POSTCODE_FIRST : POSTCODE_LAST
  const isBeside = (part: Part) => !words.postcodeFirst && words.postalCode !== false && /town|postcode/.test(part)
  return (
    <>
      <SelectField
        id="country"
        name="country"
        label={t('checkout.country')}
        autoComplete="country"
        defaultValue={values.country}
        error={errors.country}
        onChange={({ currentTarget }) => onCountry?.(currentTarget.value)}
      >
        {countries.map(optionOf)}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        {order.map(
          (part) =>
            fields[part] && (
              <div key={part} style={isBeside(part) ? undefined : WHOLE_LINE}>
                {fields[part]}
              </div>
            ),
        )}
      </div>
    </>
  )
}

/** The fields of the country's addresses; what they do without is empty. */
function partsOf(words: AddressWords, { values, errors }: FieldsProps): Readonly<Record<Part, ReactNode>> {
  const field = (name: 'addressLine' | 'addressLine2' | 'city' | 'postalCode' | 'subdivision', maxLength: number) =>
    ({ id: name, name, maxLength, enterKeyHint: 'next', defaultValue: values[name], error: errors[name] }) as const
  return {
    street: (
      <TextField
        {...field('addressLine', 150)}
        label={t('checkout.houseNumberAndStreet')}
        autoComplete="address-line1"
      />
    ),
    second: (
      <TextField
        {...field('addressLine2', 100)}
        label={t('checkout.flatFloorOrCompany')}
        optional
        autoComplete="address-line2"
      />
    ),
    town: <TextField {...field('city', 50)} label={t('checkout.townOrCity')} autoComplete="address-level2" />,
    postcode: words.postalCode && (
      <TextField {...field('postalCode', 50)} label={words.postalCode} autoComplete="postal-code" />
    ),
    region: words.region && (
      <TextField
        {...field('subdivision', 50)}
        label={words.region}
        optional={!words.regionRequired}
        autoComplete="address-level1"
      />
    ),
  }
}
