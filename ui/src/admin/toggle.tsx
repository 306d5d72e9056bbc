import { Switch } from 'radix-ui'
import { type ReactNode, useId } from 'react'

export type ToggleProps = {
  label: string
  help?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
}

/** On or off, at once. Inside a form that is saved later, use a tick box. */
export function Toggle({ label, help, checked, onChange, name, disabled = false }: ToggleProps) {
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
      <Switch.Root
        id={id}
        name={name}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
        className="relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-border-strong bg-sunken transition-colors data-[state=checked]:border-brand data-[state=checked]:bg-brand"
      >
        <Switch.Thumb className="block size-4 translate-x-0.75 rounded-full bg-ink-3 transition-transform data-[state=checked]:translate-x-4.75 data-[state=checked]:bg-on-brand rtl:-translate-x-0.75 rtl:data-[state=checked]:-translate-x-4.75" />
      </Switch.Root>
    </div>
  )
}
