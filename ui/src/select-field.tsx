import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { controlClass } from './control-styles.ts'
import { Field, type FieldText } from './field.tsx'

export type SelectFieldProps = FieldText & Omit<ComponentPropsWithRef<'select'>, 'className' | keyof FieldText>

/** A native select; children are its options. */
export function SelectField({ label, help, error, optional, id, children, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional ?? false}>
      {(wiring) => (
        <span className="relative block">
          <select {...select} {...wiring} className={controlClass.select}>
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-3"
          />
        </span>
      )}
    </Field>
  )
}
