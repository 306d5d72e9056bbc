import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useHydrated } from './hydrated.ts'
import { t } from './texts.ts'

export type QuantityStepperProps = {
  /** Name of the count: "Quantity of Harbour Mug". */
  label: string
  /** The form field's name; the number travels with a plain form. */
  name?: string
  /** Given: the caller owns the number. Absent: the control keeps it, from `defaultValue`. */
  value?: number
  defaultValue?: number
  /** Both inclusive. */
  min?: number
  max?: number
  disabled?: boolean
  onChange?: (quantity: number) => void
}

const button =
  'flex w-10 items-center justify-center text-ink-2 transition-colors hover:bg-sunken hover:text-ink aria-disabled:text-ink-3/50'

/** A number input that works in a plain form; the buttons appear, in space reserved for them, when scripts run. */
export function QuantityStepper({
  label,
  name,
  value,
  defaultValue = 1,
  min = 1,
  max = 999,
  disabled = false,
  onChange,
}: QuantityStepperProps) {
  const hydrated = useHydrated()
  const [text, setText] = useState(String(value ?? defaultValue))
  const [given, setGiven] = useState(value)
  const [typing, setTyping] = useState(false)
  // A number that arrives while somebody types waits until they leave the field.
  if (value !== given && !typing) {
    setGiven(value)
    if (value !== undefined) setText(String(value))
  }
  // The next press counts from the one before, whose answer the owner of the number may still wait for.
  const current = value === undefined ? within(text, min, max) : (quantityOf(text, min, max) ?? value)
  const commit = (quantity: number) => {
    setTyping(false)
    setText(String(quantity))
    onChange?.(quantity)
  }
  // At its bound a button stays focusable: one that is disabled by a press would lose the keyboard's place on the page.
  const step = (by: 1 | -1) => {
    const next = Math.min(max, Math.max(min, current + by))
    if (!disabled && next !== current) commit(next)
  }
  const typed = (next: string) => {
    setTyping(true)
    setText(next)
    const quantity = quantityOf(next, min, max)
    if (quantity !== undefined) onChange?.(quantity)
  }
  return (
    <span className="inline-flex h-11 overflow-hidden rounded-control border border-border-strong bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <button
        type="button"
        className={`${button} ${hydrated ? '' : 'invisible'}`}
        aria-label={t('ui.decrease')}
        aria-disabled={disabled || current <= min}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" size={16} strokeWidth={1.75} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        name={name}
        value={text}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        onChange={(event) => typed(event.currentTarget.value)}
        onBlur={() => {
          setTyping(false)
          if (quantityOf(text, min, max) !== undefined) return
          if (value === undefined) commit(current)
          else setText(String(current))
        }}
        className="w-11 appearance-none bg-transparent text-center tabular-nums outline-none [&::-webkit-inner-spin-button]:appearance-none [-moz-appearance:textfield]"
      />
      <button
        type="button"
        className={`${button} ${hydrated ? '' : 'invisible'}`}
        aria-label={t('ui.increase')}
        aria-disabled={disabled || current >= max}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      </button>
    </span>
  )
}

/** The nearest number that is allowed: the bounds may have changed since it was typed. */
const within = (text: string, min: number, max: number): number =>
  /^\d+$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : min

function quantityOf(text: string, min: number, max: number): number | undefined {
  const quantity = /^\d+$/.test(text) ? Number(text) : undefined
  return quantity !== undefined && quantity >= min && quantity <= max ? quantity : undefined
}
