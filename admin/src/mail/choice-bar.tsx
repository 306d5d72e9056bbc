type ChoiceBarProps<Value extends string> = {
  /** Name of the choice: "Width". */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of a few ways to look at something. */
export function ChoiceBar<Value extends string>({ label, value, options, onChange }: ChoiceBarProps<Value>) {
  return (
    <fieldset aria-label={label} className="inline-flex rounded-control border border-border bg-surface p-0.5">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="h-7 rounded-[3px] px-2.5 text-label text-ink-2 hover:text-ink aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand pointer-coarse:h-10"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
