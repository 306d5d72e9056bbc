import { Combobox, type ComboboxProps } from '@fairground/ui/admin/combobox.tsx'
import type { ComboboxOption } from '@fairground/ui/admin/combobox-list.tsx'
import { AdminField } from '@fairground/ui/admin/form-field.tsx'
import type { FieldText } from '@fairground/ui/field.tsx'
import { useState } from 'react'

type ChoiceFieldProps = FieldText &
  Pick<ComboboxProps, 'find' | 'placeholder' | 'disabled'> & {
    /** Name of the entry in the form. */
    name: string
    stored: string
    /** All that can be chosen. */
    options: readonly ComboboxOption[]
    /** Text in the field for the chosen value. */
    shownAs: (value: string) => string
  }

/**
 * A choice of one of many in a form without state. What is chosen is the value of a select that nobody sees, so that the form
 * reads the entry, compares it with what others saved and shows it in words as it does with any other field.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, stored, options, shownAs, find, placeholder, disabled = false, optional = false, ...words } = props
  const [value, setValue] = useState(stored)
  return (
    <AdminField {...words} optional={optional}>
      {(wiring) => (
        <span className="block">
          <Combobox
            {...wiring}
            value={value}
            shown={shownAs(value)}
            find={find}
            onChoose={setValue}
            disabled={disabled}
            {...(placeholder !== undefined && { placeholder })}
          />
          <select
            hidden
            name={name}
            value={value}
            disabled={disabled}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          >
            {!options.some((one) => one.value === stored) && <option value={stored}>{shownAs(stored)}</option>}
            {options.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </AdminField>
  )
}
