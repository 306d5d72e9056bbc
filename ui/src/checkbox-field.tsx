import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export type CheckboxFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  /** `radio` for one of a group that shares `name`. */
  type?: 'checkbox' | 'radio'
}

/** A tick box or radio with its label to the right. The whole row is the target. */
export function CheckboxField({ label, help, error, id: givenId, type = 'checkbox', ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex min-h-6 cursor-pointer items-start gap-2.5 text-small">
        <input
          {...input}
          id={id}
          type={type}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-4.5 shrink-0"
        />
        <span>{label}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className="ps-7 text-meta text-ink-3">
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
