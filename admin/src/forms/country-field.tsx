import { Combobox, type ComboboxProps } from '@fairground/ui/admin/combobox.tsx'
import { AdminField } from '@fairground/ui/admin/form-field.tsx'
import type { FieldText } from '@fairground/ui/field.tsx'
import { t } from '../texts.ts'
import { countryName, matchingCountries } from './country-names.ts'

type CountryFieldProps = FieldText &
  Pick<ComboboxProps, 'ref' | 'onBlur'> & {
    /** Code of the chosen country; empty where none is. A code that the list lacks stays until another is chosen. */
    value: string
    /** Offers to choose no country. */
    clearable?: boolean
    onChange: (code: string) => void
  }

/** The countries to choose from for what is typed, after the choice of none where there is one. */
export const countryChoices = (query: string, clearable: boolean) => [
  ...(clearable && !query.trim() ? [{ value: '', label: t('admin.forms.notSet') }] : []),
  ...matchingCountries(query, []),
]

/** Chooses a country by its name or its code. */
export function CountryField({ value, clearable = false, onChange, onBlur, ref, ...text }: CountryFieldProps) {
  const { optional = false, ...words } = text
  return (
    <AdminField {...words} optional={optional}>
      {(wiring) => (
        <Combobox
          {...wiring}
          {...(ref && { ref })}
          {...(onBlur && { onBlur })}
          value={value}
          shown={countryName(value)}
          placeholder={t('admin.forms.nameOrCode')}
          find={(query) => countryChoices(query, clearable)}
          onChoose={onChange}
        />
      )}
    </AdminField>
  )
}
