import type { ReactNode } from 'react'

type MoneyChoiceProps = {
  checked: boolean
  disabled?: boolean
  onChoose: () => void
  label: ReactNode
  help: ReactNode
}

/** One of the ways in which money goes back, and what it means. */
export function MoneyChoice({ checked, disabled = false, onChoose, label, help }: MoneyChoiceProps) {
  return (
    <label className="flex items-start gap-2.5">
      <input
        type="radio"
        name="money"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="mt-0.5 size-4.5 shrink-0"
      />
      <span>
        {label}
        <span className="block text-label text-ink-3">{help}</span>
      </span>
    </label>
  )
}
