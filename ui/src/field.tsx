import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { t } from './texts.ts'

export type FieldText = {
  /** Shown above the control and its accessible name. */
  label: string
  help?: ReactNode
  /** Describes the mistake and how to correct it. Its presence marks the control invalid. */
  error?: string | undefined
  /** Shows "optional" beside the label; required fields have no mark. */
  optional?: boolean
}

/** Attributes that the control must carry so that label, help and error reach it. */
export type ControlWiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

export type FieldProps = FieldText & { id?: string | undefined; children: (wiring: ControlWiring) => ReactNode }

/** Label above, help below, error below that in text and icon. */
export function Field({ id: givenId, label, help, error, optional, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
        {optional && <Optional />}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {help && (
        <p id={`${id}-help`} className="text-meta text-ink-3">
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

const Optional = () => <span className="font-normal text-ink-3"> ({t('ui.optional')})</span>

/** Name of a group of fields that are one question. */
export function FieldLegend({ label, optional }: { label: string; optional: boolean }) {
  return (
    <legend className="pb-1.5 text-small font-semibold">
      {label}
      {optional && <Optional />}
    </legend>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-meta text-danger">
      <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="mt-px shrink-0" />
      {children}
    </p>
  )
}
