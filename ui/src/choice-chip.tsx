import type { ComponentPropsWithRef, ReactNode } from 'react'

export type ChoiceChipProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'aria-label'> & {
  label: string
  /** A second line or price beside the label; part of the choice's name. */
  detail?: ReactNode
  /** Reason why it cannot be chosen: struck through, with the reason as part of its name. */
  unavailable?: string | undefined
  type?: 'radio' | 'checkbox'
}

/** Forced colours drop tints and borders of one's own: the chosen chip takes the system's selection colours. */
const forced =
  'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none'

/** One text choice of an option or facet: a native radio or tick box in a 44 px chip, named by what it shows. */
export function ChoiceChip({ label, detail, unavailable, type = 'radio', ...input }: ChoiceChipProps) {
  return (
    <label
      title={unavailable}
      className={`relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-border-strong bg-surface px-4 text-small font-medium transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${forced}`}
    >
      <input {...input} type={type} className="absolute inset-0 cursor-pointer opacity-0" />
      <span className={unavailable ? 'text-ink-3 line-through forced-colors:text-inherit' : ''}>{label}</span>
      {detail && (
        <span className="font-normal text-ink-3 forced-colors:text-inherit">
          <span className="sr-only">, </span>
          {detail}
        </span>
      )}
      {unavailable && <span className="sr-only">, {unavailable}</span>}
    </label>
  )
}
