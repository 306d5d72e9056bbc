import { Button } from '@fairground/ui/button.tsx'
import { controlClass } from '@fairground/ui/control-styles.ts'
import { useTypedText } from '@fairground/ui/typed-text.ts'
import { Search } from 'lucide-react'
import { type ComponentProps, type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import { waiting } from '../page-route.ts'
import { paths } from '../paths.ts'
import { Form } from '../router/form.tsx'
import { useNavigate } from '../router/hooks.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { t } from '../texts.ts'
import type { loadSuggestions } from './data.ts'
import type { SuggestionListProps } from './suggestion-list.tsx'

export type SearchBoxProps = {
  q?: string
  /** It stands in a dialog of its own: the suggestions make that longer instead of lying over the page. */
  inDialog?: boolean
  /** Somewhere was gone to. */
  onGone?: () => void
}

type Found = Awaited<ReturnType<typeof loadSuggestions>>

const fetchList = () => import('./suggestion-list.tsx')

/** A dialog gives focus to what says so when it opens; React focuses before, when nothing in it can have focus, and writes no attribute. */
const focusedFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

/** Suggestions for what is typed, and the list that shows them; both are fetched with the first letter. */
function useSuggestions(text: string) {
  const { load, data } = useFetcher<Found>()
  const [List, setList] = useState<ComponentType<SuggestionListProps>>()
  const found = data && text.trim() !== '' ? data : undefined
  const flat = found?.groups.flatMap(({ suggestions }) => suggestions) ?? []
  const suggest = (value: string) => {
    if (!List) {
      waiting(fetchList).then(
        ({ SuggestionList }) => setList(() => SuggestionList),
        () => {}, // the form itself still finds
      )
    }
    if (value.trim()) void load(`${paths.search()}?${new URLSearchParams({ suggest: value })}`)
  }
  return { List, found, flat, suggest }
}

/**
 * The search of the shop, as a combobox (WAI-ARIA APG, list autocomplete with manual selection): arrows move through the suggestions,
 * Enter goes to the one that is marked or looks for the words, Escape closes the list. Each letter gives up the question before it.
 * Without scripts it is a form.
 */
export function SearchBox({ q = '', inDialog = false, onGone }: SearchBoxProps) {
  const listId = useId()
  const navigate = useNavigate()
  const { text, type: setText, send, rest } = useTypedText(q)
  const { List, found, flat, suggest } = useSuggestions(text)
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const shown = open && flat.length > 0 && List !== undefined

  const type = (value: string) => {
    setText(value)
    setMarked(-1)
    setOpen(true)
    suggest(value)
  }
  const go = (href: string) => {
    setOpen(false)
    onGone?.()
    void navigate(href)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = shown ? flat[marked] : undefined
    if (event.key === 'Escape' && shown) {
      // The dialog around it stays.
      event.stopPropagation()
      setOpen(false)
      setMarked(-1)
    } else if (step && flat.length > 0) {
      setOpen(true)
      // From the field itself one comes to the first or the last, and from those back to the field.
      const places = flat.length + 1
      setMarked((before) => ((before + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && chosen) go(chosen.href)
    else return
    event.preventDefault()
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
      <Field
        value={text}
        shown={shown}
        aria-controls={listId}
        aria-activedescendant={shown && marked >= 0 ? `${listId}-${marked}` : undefined}
        ref={inDialog ? focusedFirst : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          rest()
          setOpen(false)
        }}
      />
      <Button type="submit">{t('search.search')}</Button>
      {List && (
        <List
          id={listId}
          groups={shown ? (found?.groups ?? []) : []}
          inDialog={inDialog}
          corrected={found?.corrected}
          marked={marked}
          onMark={setMarked}
          onChoose={go}
        />
      )}
    </Form>
  )
}

/** The field with its sign; what it holds and does comes from the search box. */
function Field({ shown, ...wiring }: ComponentProps<'input'> & { shown: boolean }) {
  return (
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
        maxLength={100}
        role="combobox"
        aria-expanded={shown}
        aria-label={t('search.label')}
        aria-autocomplete="list"
        placeholder={t('search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...wiring}
        className={`${controlClass.input} ps-10 text-ellipsis`}
      />
    </span>
  )
}
