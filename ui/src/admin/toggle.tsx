import { type ReactNode, useId } from 'react'

export type ToggleProps = {
  label: string
  help?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** On or off, at once. Inside a form that is saved later, use a tick box. */
export function Toggle({ label, help, checked, onChange, disabled = false }: ToggleProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <span className="flex flex-col">
        <label htmlFor={id} className="text-admin font-medium">
          {label}
        </label>
        {help && (
          <span id={`${id}-help`} className="text-label font-normal text-ink-3">
            {help}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-describedby={help ? `${id}-help` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="group relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-border-strong bg-sunken transition-colors aria-checked:border-brand aria-checked:bg-brand"
      >
        <span className="block size-4 translate-x-0.75 rounded-full bg-ink-3 transition-transform group-aria-checked:translate-x-4.75 group-aria-checked:bg-on-brand rtl:-translate-x-0.75 rtl:group-aria-checked:-translate-x-4.75" />
      </button>
    </div>
  )
}
