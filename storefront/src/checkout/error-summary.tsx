import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { FieldErrors } from './checkout-form.ts'
import { type Field, fields } from './checkout-names.ts'

type ErrorSummaryProps = {
  message: string | undefined
  errors: FieldErrors
  problems: readonly string[]
  /** The message is what the problems say. */
  repeated?: boolean | undefined
  /** Leads to a field, which may be folded away. */
  onField?: (field: Field) => void
  /** Advice on what a person can do about it. */
  children?: ReactNode
}

/** Summary of what went wrong, first of all: each field's mistake as a link to it. Takes focus when it appears, unless a field does. */
export function ErrorSummary({ message, errors, problems, repeated, onField, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasMistakes = fields.some((field) => errors[field])
  useEffect(() => {
    if (message && !hasMistakes) box.current?.focus()
  }, [message, hasMistakes])
  if (!message && problems.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-4 rounded-card border border-danger/40 bg-danger-soft p-5 outline-none"
    >
      <CircleAlert aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0 text-danger" />
      <div className="flex flex-col gap-2">
        {message && !(repeated && problems[0]) && <p className="font-semibold">{message}</p>}
        <ul className="flex flex-col gap-1 text-small">
          {fields.map(
            (field) =>
              errors[field] && (
                <li key={field}>
                  <a
                    href={`#${field}`}
                    className="underline underline-offset-2"
                    onClick={(event) => {
                      if (!onField) return
                      event.preventDefault()
                      onField(field)
                    }}
                  >
                    {errors[field]}
                  </a>
                </li>
              ),
          )}
          {problems.map((problem) => (
            <li key={problem}>
              {problem}{' '}
              <RouterLink href={paths.cart()} className="underline underline-offset-2">
                {t('checkout.changeTheCart')}
              </RouterLink>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  )
}
