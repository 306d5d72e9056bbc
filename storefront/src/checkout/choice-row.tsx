import type { ReactNode } from 'react'

type ChoiceRowProps = {
  name: string
  value: string
  label: string
  detail?: ReactNode
  end?: ReactNode
  checked: boolean
  onChoose?: () => void
  /** Marks the radio for `:has()` rules of the form. */
  delivers?: boolean
  /** The same for the choice whose fields are typed. */
  typed?: boolean
  /** The same for a choice with more fields below the rows. */
  more?: boolean
}

/** One of several ways, a native radio whose whole row is the target. */
export function ChoiceRow({ name, value, label, detail, end, checked, onChoose, ...marks }: ChoiceRowProps) {
  const { delivers = false, typed = false, more = false } = marks
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-3 border-b border-border bg-surface px-4 py-3.5 first-of-type:rounded-t-card last-of-type:rounded-b-card last-of-type:border-b-0 has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        onChange={onChoose}
        data-delivers={delivers || undefined}
        data-typed={typed || undefined}
        data-more={more || undefined}
        className="mt-1 size-4.5 shrink-0 outline-none"
      />
      <span className="grow">
        <span className="block font-medium">{label}</span>
        {detail && <span className="block text-small text-ink-2">{detail}</span>}
      </span>
      {end && <span className="font-medium tabular-nums">{end}</span>}
    </label>
  )
}

/** Rows under one border. */
export function ChoiceRows({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="rounded-card border border-border-strong">{children}</div>
    </fieldset>
  )
}
