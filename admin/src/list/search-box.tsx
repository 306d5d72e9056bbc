import { AdminInput } from '@fairground/ui/admin/form-field.tsx'
import { useTypedText } from '@fairground/ui/typed-text.ts'
import { useEffect, useRef } from 'react'
import { useCommand } from '../shell/commands.ts'

/** Typing rests this long before the list is searched. */
const REST_MS = 250

export type SearchBoxProps = { label: string; value: string; onSearch: (value: string) => void }

/** Searches the list as one types; `/` comes here, Escape empties it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onSearch)
  const { text, type, send } = useTypedText(value)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useCommand('search', () => input.current?.select())
  const search = (next: string, wait: number) => {
    type(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      send(next.trim())
      latest.current(next.trim())
    }, wait)
  }
  return (
    <AdminInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      aria-keyshortcuts="/"
      value={text}
      maxLength={100}
      enterKeyHint="search"
      onChange={(event) => search(event.currentTarget.value, REST_MS)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text !== '') search('', 0)
      }}
      className="max-w-80 shrink grow basis-40"
    />
  )
}
