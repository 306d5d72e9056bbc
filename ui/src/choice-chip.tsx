import type { ComponentPropsWithRef, ReactNode } from 'react'

export type ChoiceChipProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & {
  label: string
  /** A second line or price beside the label. */
  detail?: ReactNode
  /** Why it cannot be chosen: struck through, with the reason as its description. */
  unavailable?: string | undefined
  type?: 'radio' | 'checkbox'
}

/** One text choice of an option or facet: a native radio or tick box in a 44 px chip. */
export function ChoiceChip({ label, detail, unavailable, type = 'radio', ...input }: ChoiceChipProps) {
  return (
    <label
      title={unavailable}
      className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-border-strong bg-surface px-4 text-small font-medium transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <input
        {...input}
        type={type}
        aria-label={unavailable ? `${label}, ${unavailable}` : label}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span className={unavailable ? 'text-ink-3 line-through' : ''}>{label}</span>
      {detail && <span className="font-normal text-ink-3">{detail}</span>}
    </label>
  )
}
