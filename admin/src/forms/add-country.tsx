import { Combobox } from '@fairground/ui/admin/combobox.tsx'
import { AdminField } from '@fairground/ui/admin/form-field.tsx'
import { t } from '../texts.ts'
import { matchingCountries } from './country-names.ts'

interface AddCountryProps {
  /** ISO 3166-1 alpha-2, of those that are chosen already. */
  readonly taken: readonly string[]
  /** Leaves out countries that cannot be chosen. Default: none. */
  readonly isOffered?: (code: string) => boolean
  readonly onAdd: (code: string) => void
}

/** A field that adds a country to a list, by a part of its name or its code. */
export function AddCountry({ taken, isOffered = () => true, onAdd }: AddCountryProps) {
  return (
    <AdminField label={t('admin.forms.addACountry')}>
      {(wiring) => (
        <Combobox
          {...wiring}
          value=""
          shown=""
          placeholder={t('admin.forms.nameOrCode')}
          find={(query) => matchingCountries(query, taken).filter(({ value }) => isOffered(value))}
          onChoose={onAdd}
        />
      )}
    </AdminField>
  )
}
