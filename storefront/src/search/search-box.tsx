import { Button } from '@fairground/ui/button.tsx'
import { controlClass } from '@fairground/ui/control-styles.ts'
import { useTypedText } from '@fairground/ui/typed-text.ts'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Form, useFetcher, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'
import type { loadSuggestions } from './data.ts'
import { SuggestionList } from './suggestion-list.tsx'

export type SearchBoxProps = {
  q?: string
  /** It stands in a dialog of its own: the suggestions make that longer instead of lying over the page. */
  inDialog?: boolean
  /** Somewhere was gone to. */
  onGone?: () => void
}

type Found = Awaited<ReturnType<typeof loadSuggestions>>

/** A dialog gives focus to what says so when it opens; React focuses before, when nothing in it can have focus, and writes no attribute. */
const focusedFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

/**
 * The search of the shop, as a combobox (WAI-ARIA APG, list autocomplete with manual selection): arrows move through the suggestions,
 * Enter goes to the one that is marked or looks for the words, Escape closes the list. Each letter gives up the question before it.
 * Without scripts it is a form.
 */
export function SearchBox({ q = '', inDialog = false, onGone }: SearchBoxProps) {
  const listId = useId()
  const navigate = useNavigate()
  const { load, data } = useFetcher<Found>()
  const { text, type: setText, send, rest } = useTypedText(q)
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const found = data && text.trim() !== '' ? data : undefined
  const flat = found?.groups.flatMap(({ suggestions }) => suggestions) ?? []
  const shown = open && flat.length > 0

  const type = (value: string) => {
    setText(value)
    setMarked(-1)
    setOpen(true)
    if (value.trim()) void load(`${paths.search()}?${new URLSearchParams({ suggest: value })}`)
  }
  const go = (href: string) => {
    setOpen(false)
    onGone?.()
    void navigate(href)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      // The dialog around it stays.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setMarked(-1)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (flat.length === 0) return
      event.preventDefault()
      setOpen(true)
      // From the field itself one comes to the first or the last, and from those back to the field.
      const places = flat.length + 1
      const step = event.key === 'ArrowDown' ? 1 : -1
      setMarked((before) => ((before + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && shown) {
      const chosen = flat[marked]
      if (!chosen) return
      event.preventDefault()
      go(chosen.href)
    }
  }
  return (
    <Form
      method="get"
      action={paths.search()}
      onSubmit={() => {
        send(text)
        setOpen(false)
        onGone?.()
      }}
      className={`relative flex gap-2 ${inDialog ? 'flex-wrap' : ''}`}
    >
      <span className="relative min-w-0 grow basis-0">
        <Search
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-3"
        />
        <input
          type="search"
          name="q"
          value={text}
          maxLength={100}
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && marked >= 0 ? `${listId}-${marked}` : undefined}
          placeholder={t('search.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          ref={inDialog ? focusedFirst : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            rest()
            setOpen(false)
          }}
          className={`${controlClass.input} ps-10 text-ellipsis`}
        />
      </span>
      <Button type="submit">{t('search.search')}</Button>
      <SuggestionList
        id={listId}
        groups={shown ? (found?.groups ?? []) : []}
        inDialog={inDialog}
        corrected={found?.corrected}
        marked={marked}
        onMark={setMarked}
        onChoose={go}
      />
    </Form>
  )
}
