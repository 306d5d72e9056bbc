import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

export interface Ending {
  readonly key: 'Enter' | 'Tab' | undefined
  /** With Shift: back. */
  readonly back: boolean
  /** With Ctrl or the command key: for every cell that is selected. */
  readonly all: boolean
}

type Props = {
  label: string
  /** First text of the input: the cell's, or the key that began it. */
  text: string
  numeric: boolean
  /** By a key, or by going elsewhere. */
  onDone: (text: string, by: Ending) => void
  onCancel: () => void
}

export function CellInput({ label, text, numeric, onDone, onCancel }: Props) {
  const [value, setValue] = useState(text)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => input.current?.focus(), [])
  const over = (act: () => void) => {
    if (isOver.current) return
    isOver.current = true
    act()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const { key } = event
    if (key === 'Enter' || key === 'Tab') {
      event.preventDefault()
      over(() => onDone(value, { key, back: event.shiftKey, all: event.ctrlKey || event.metaKey }))
    } else if (key === 'Escape') {
      event.preventDefault()
      over(onCancel)
    }
  }
  return (
    <input
      ref={input}
      aria-label={label}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => over(() => onDone(value, { key: undefined, back: false, all: false }))}
      className={`absolute inset-0 w-full bg-surface px-2 outline-none ${numeric ? 'text-end tabular-nums' : ''}`}
    />
  )
}
