import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { controlClass } from '../control-styles.ts'
import { FieldError, type FieldProps, type FieldText } from '../field.tsx'
import { t } from '../texts.ts'

/** The admin's denser field: 32 px controls, 12 px label. The child receives id and description of the control. */
export function AdminField({ id: givenId, label, help, error, optional, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-label text-ink-2">
        {label}
        {optional && <span className="font-normal text-ink-3"> ({t('ui.optional')})</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {help && (
        <p id={`${id}-help`} className="text-label font-normal text-ink-3">
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export type AdminInputProps = Omit<ComponentPropsWithRef<'input'>, 'prefix'> & {
  /** Inside the control, before the text: a currency sign. */
  prefix?: string
  /** After it: a unit. */
  suffix?: string
}

/** For use inside `AdminField`, or with its own `aria-label`. */
export function AdminInput({ prefix, suffix, className = '', ...input }: AdminInputProps) {
  if (!prefix && !suffix) return <input type="text" {...input} className={`${controlClass.adminInput} ${className}`} />
  return (
    <span className={`relative flex items-center ${className}`}>
      {prefix && <span className="pointer-events-none absolute start-2.5 text-ink-3">{prefix}</span>}
      <input
        type="text"
        {...input}
        className={`${controlClass.adminInput} ${prefix ? 'ps-7' : ''} ${suffix ? 'pe-12' : ''}`}
      />
      {suffix && <span className="pointer-events-none absolute end-2.5 text-ink-3">{suffix}</span>}
    </span>
  )
}

export function AdminTextArea({ className = '', ...textarea }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...textarea} className={`${controlClass.adminTextarea} ${className}`} />
}

export function AdminSelect({ children, className = '', ...select }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select {...select} className={controlClass.adminSelect}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-ink-3"
      />
    </span>
  )
}

/** A labelled one-line input in one go. */
export function AdminTextField({ label, help, error, optional, id, ...input }: FieldText & AdminInputProps) {
  return (
    <AdminField id={id} label={label} help={help} error={error} optional={optional ?? false}>
      {(wiring) => <AdminInput {...input} {...wiring} />}
    </AdminField>
  )
}

/** A labelled select in one go; children are its options. */
export function AdminSelectField({
  label,
  help,
  error,
  optional,
  id,
  children,
  ...select
}: FieldText & ComponentPropsWithRef<'select'>) {
  return (
    <AdminField id={id} label={label} help={help} error={error} optional={optional ?? false}>
      {(wiring) => (
        <AdminSelect {...select} {...wiring}>
          {children}
        </AdminSelect>
      )}
    </AdminField>
  )
}

/** A labelled text area in one go. */
export function AdminTextAreaField({
  label,
  help,
  error,
  optional,
  id,
  ...textarea
}: FieldText & ComponentPropsWithRef<'textarea'>) {
  return (
    <AdminField id={id} label={label} help={help} error={error} optional={optional ?? false}>
      {(wiring) => <AdminTextArea {...textarea} {...wiring} />}
    </AdminField>
  )
}

/** A group of related controls with a legend. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1.5 text-admin font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}
