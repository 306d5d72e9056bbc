import type { ComponentPropsWithRef } from 'react'
import { controlClass } from './control-styles.ts'
import { Field, type FieldText } from './field.tsx'

export type TextFieldProps = FieldText & Omit<ComponentPropsWithRef<'input'>, 'className' | keyof FieldText>

/** One line of text. Pass `autoComplete`, `inputMode` and `enterKeyHint` where they apply. */
export function TextField({ label, help, error, optional, id, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional ?? false}>
      {(wiring) => <input type="text" {...input} {...wiring} className={controlClass.input} />}
    </Field>
  )
}

export type TextAreaFieldProps = FieldText & Omit<ComponentPropsWithRef<'textarea'>, 'className' | keyof FieldText>

export function TextAreaField({ label, help, error, optional, id, ...textarea }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional ?? false}>
      {(wiring) => <textarea {...textarea} {...wiring} className={controlClass.textarea} />}
    </Field>
  )
}
