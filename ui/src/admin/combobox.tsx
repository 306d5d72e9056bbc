import { Check, ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { controlClass } from '../control-styles.ts'
import type { ControlWiring } from '../field.tsx'
import { t } from '../texts.ts'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** Beside the label: an offset, a code. */
  readonly detail?: string
}

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
  const [query, setQuery] = useState<string>()
  const [marked, setMarked] = useState(0)
  const frame = useRef<HTMLSpanElement>(null)
  const isOpen = query !== undefined
  const options = isOpen ? find(query) : []
  const idOf = (index: number) => `${listId}-${index}`
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
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = actOn(event.key)
    if (!act) return
    event.preventDefault()
    // The dialog around the field stays open.
    event.stopPropagation()
    act()
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => next || close()}>
      <Popover.Anchor asChild>
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
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setQuery(event.currentTarget.value)
              setMarked(0)
            }}
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
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          id={listId}
          role="listbox"
          aria-label={t('ui.choices')}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The field keeps the focus, also while an option is pressed.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (frame.current?.contains(event.target as Node)) event.preventDefault() // events happen at nodes
          }}
          className="z-50 max-h-[min(18rem,var(--radix-popover-content-available-height))] w-[max(16rem,var(--radix-popover-trigger-width))] overflow-y-auto overscroll-contain rounded-card border border-border bg-surface p-1 text-ink shadow-overlay"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus.
            <div
              key={option.value}
              ref={index === marked ? scrollTo : undefined}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              data-marked={index === marked || undefined}
              onClick={() => choose(option)}
              className="flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 py-1 text-admin hover:bg-sunken data-marked:bg-brand-soft data-marked:text-brand pointer-coarse:min-h-11"
            >
              <span className="min-w-0 grow wrap-anywhere">{option.label}</span>
              {option.detail && (
                <span className="shrink-0 text-label font-normal text-ink-3 tabular-nums">{option.detail}</span>
              )}
              {option.value === value && <Check aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />}
            </div>
          ))}
          {options.length === 0 && <p className="px-2 py-2 text-admin text-ink-2">{t('ui.nothingMatches')}</p>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The marked option is in sight when the list opens and when the mark moves. */
const scrollTo = (option: HTMLElement | null) => {
  // The list takes its place and height first.
  if (option) requestAnimationFrame(() => option.scrollIntoView({ block: 'nearest' }))
}
