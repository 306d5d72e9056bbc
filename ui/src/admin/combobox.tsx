import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { controlClass } from '../control-styles.ts'
import type { ControlWiring } from '../field.tsx'
import type { ComboboxOption } from './combobox-list.tsx'
import { useFetchOnInput } from './first-input.ts'

/** No part of a first load. */
const fetchList = () => import('./combobox-list.tsx')
const ComboboxList = lazy(async () => ({ default: (await fetchList()).ComboboxList }))

export type ComboboxProps = Partial<ControlWiring> & {
  /** The chosen value; empty when nothing is chosen. */
  value: string
  /** Text in the field while it is closed. */
  shown: string
  /** The options for what is typed, the best first. Called with an empty query when the list opens. */
  find: (query: string) => readonly ComboboxOption[]
  onChoose: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
  /** Element that a form focuses when the field is wrong. */
  ref?: (input: HTMLInputElement | null) => void
}

type OpenList = Pick<ComboboxProps, 'value' | 'find' | 'onChoose'>

/** The list while it is open: its options for what is typed, the marked one, and the keys that move through it. */
function useOpenList({ value, find, onChoose }: OpenList) {
  const [query, setQuery] = useState<string>()
  const [marked, setMarked] = useState(0)
  const isOpen = query !== undefined
  const options = isOpen ? find(query) : []
  const open = () => {
    setQuery('')
    setMarked(
      Math.max(
        0,
        find('').findIndex((option) => option.value === value),
      ),
    )
  }
  const close = () => setQuery(undefined)
  const type = (text: string) => {
    setQuery(text)
    setMarked(0)
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onChoose(option.value)
    close()
  }
  const mark = (index: number) => {
    if (options.length > 0) setMarked((index + options.length) % options.length)
  }
  const actOn = (key: string): (() => void) | undefined => {
    if (!isOpen) return ['ArrowDown', 'ArrowUp', 'Enter'].includes(key) ? open : undefined
    if (key === 'ArrowDown') return () => mark(marked + 1)
    if (key === 'ArrowUp') return () => mark(marked - 1)
    if (key === 'Enter') return () => choose(options[marked])
    return key === 'Escape' ? close : undefined
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = actOn(event.key)
    if (!act) return
    event.preventDefault()
    // The dialog around the field stays open.
    event.stopPropagation()
    act()
  }
  return { query, isOpen, options, marked, open, close, type, choose, press }
}

/** Chooses one of many by typing a part of it. Enter takes the marked option, Escape leaves the choice as it is. */
export function Combobox({
  value,
  shown,
  find,
  onChoose,
  onBlur,
  placeholder,
  disabled,
  ref,
  ...wiring
}: ComboboxProps) {
  const ownId = useId()
  const listId = `${wiring.id ?? ownId}-options`
  const idOf = (index: number) => `${listId}-${index}`
  const frame = useRef<HTMLSpanElement>(null)
  const { query, isOpen, options, marked, open, close, type, choose, press } = useOpenList({ value, find, onChoose })
  useFetchOnInput(fetchList)
  return (
    <>
      <span ref={frame} className="relative block">
        <input
          {...wiring}
          ref={ref}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && options[marked] ? idOf(marked) : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={isOpen && shown ? shown : placeholder}
          value={query ?? shown}
          onClick={() => isOpen || open()}
          onKeyDown={press}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => {
            close()
            onBlur?.()
          }}
          className={`${controlClass.adminInput} pe-8`}
        />
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-ink-3"
        />
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <ComboboxList
            listId={listId}
            idOf={idOf}
            frame={frame}
            options={options}
            marked={marked}
            value={value}
            close={close}
            choose={choose}
          />
        </Suspense>
      )}
    </>
  )
}
