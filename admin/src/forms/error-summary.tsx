import { CircleAlert } from 'lucide-react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { t } from '../texts.ts'

interface FlatError {
  readonly name: string
  readonly message: string
}

/** Every message of a form with the path of its field. */
function flatErrors(errors: object, prefix = ''): FlatError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return []
    const name = prefix ? `${prefix}.${key}` : key
    const { message } = value as { message?: unknown }
    const own = typeof message === 'string' && message !== '' ? [{ name, message }] : []
    return [...own, ...(own.length > 0 ? [] : flatErrors(value, name))]
  })
}

/** As the fields stand on the page; what cannot be found comes last. */
function inOrder(errors: readonly FlatError[]): FlatError[] {
  const names = [...document.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
  const placeOf = ({ name }: FlatError) => {
    const place = names.indexOf(name)
    return place < 0 ? names.length : place
  }
  return errors.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** After a failed save: every error with a link to its field. */
export function ErrorSummary<Values extends FieldValues>({
  errors,
  onGo,
}: {
  errors: FieldErrors<Values>
  onGo: (name: string) => void
}) {
  const all = inOrder(flatErrors(errors))
  if (all.length === 0) return null
  return (
    <section role="alert" className="flex gap-3 rounded-card border border-danger/40 bg-danger-soft p-4 text-admin">
      <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-danger" />
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{t('admin.forms.fixLengthFields', { length: all.length })}</p>
        <ul className="flex list-disc flex-col gap-0.5 ps-4">
          {all.map(({ name, message }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onGo(name)}
                className="min-h-6 text-start underline underline-offset-2"
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
