import type { Country } from '@fairground/ui/countries.ts'
import { SelectField } from '@fairground/ui/select-field.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import type { ReactNode } from 'react'
import { t } from '../texts.ts'
import type { AddressWords } from './address-words.ts'
import { type AddressField, addressField } from './checkout-names.ts'
import type { FieldsProps } from './contact-fields.tsx'

type AddressFieldsProps = FieldsProps & {
  countries: readonly Country[]
  /** Labels in the country of the form. */
  words: AddressWords
  /** The address of a bill that goes elsewhere than the goods. */
  ofBill?: boolean
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
export function AddressFields({ values, errors, countries, words, ofBill = false, onCountry }: AddressFieldsProps) {
  const fields = partsOf(words, { values, errors }, ofBill)
  const country = addressField('country', ofBill)
  const order = words.postcodeFirst ? POSTCODE_FIRST : POSTCODE_LAST
  const isBeside = (part: Part) => !words.postcodeFirst && words.postalCode !== false && /town|postcode/.test(part)
  return (
    <>
      <SelectField
        id={country}
        name={country}
        label={t('checkout.country')}
        autoComplete={completion('country', ofBill)}
        defaultValue={values[country]}
        error={errors[country]}
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

/** Browsers fill in a bill from another address than a parcel. */
const completion = (name: string, ofBill: boolean): string => (ofBill ? `billing ${name}` : name)

/** The fields of the country's addresses; what they do without is empty. */
function partsOf(
  words: AddressWords,
  { values, errors }: FieldsProps,
  ofBill: boolean,
): Readonly<Record<Part, ReactNode>> {
  const field = (part: AddressField, maxLength: number, autoComplete: string) => {
    const name = addressField(part, ofBill)
    return {
      id: name,
      name,
      maxLength,
      enterKeyHint: 'next',
      autoComplete: completion(autoComplete, ofBill),
      defaultValue: values[name],
      error: errors[name],
    } as const
  }
  return {
    street: <TextField {...field('addressLine', 150, 'address-line1')} label={t('checkout.houseNumberAndStreet')} />,
    second: (
      <TextField {...field('addressLine2', 100, 'address-line2')} label={t('checkout.flatFloorOrCompany')} optional />
    ),
    town: <TextField {...field('city', 50, 'address-level2')} label={t('checkout.townOrCity')} />,
    postcode: words.postalCode && <TextField {...field('postalCode', 50, 'postal-code')} label={words.postalCode} />,
    region: words.region && (
      <TextField
        {...field('subdivision', 50, 'address-level1')}
        label={words.region}
        optional={!words.regionRequired}
      />
    ),
  }
}
