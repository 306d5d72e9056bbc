import { AdminInput } from '@fairground/ui/admin/form-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '../shell/commands.ts'

/** Typing rests this long before the list is searched. */
const REST_MS = 250

export type SearchBoxProps = { label: string; value: string; onSearch: (value: string) => void }

/** Searches the list as one types; `/` comes here, Escape empties it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    // The address changed under the box: Back, or "Clear filters".
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useCommand('search', () => input.current?.select())
  const search = (next: string, wait: number) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), wait)
  }
  return (
    <AdminInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      aria-keyshortcuts="/"
      value={typed}
      maxLength={100}
      enterKeyHint="search"
      onChange={(event) => search(event.currentTarget.value, REST_MS)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== '') search('', 0)
      }}
      className="max-w-80 shrink grow basis-40"
    />
  )
}
