import { type FocusEvent, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { shownValue, type Whose } from '../forms/shared-edits.ts'
import { useMe } from '../session/me.ts'
import { t } from '../texts.ts'
import { changedEntries, type Entries, enter, entriesOf, focusOn, labelOf, nameOf, shownEntry } from './form-entries.ts'

/** Most people edit alone: it comes with the first change of somebody else. */
const OthersNote = lazy(async () => ({ default: (await import('../forms/others-note.tsx')).OthersNote }))

interface Clash {
  readonly name: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

interface Found {
  readonly labels: readonly string[]
  readonly clashes: readonly Clash[]
}

interface FormOfOthers {
  /** The form. Each version of what is stored has one of its own. */
  readonly ref: RefObject<HTMLFormElement | null>
  readonly onFocus: (event: FocusEvent<HTMLFormElement>) => void
  /** To be called once the form is saved, before what is stored is read again. */
  readonly markSaved: () => void
  readonly note: ReactNode
  /** Reason why the form cannot be saved yet. */
  readonly reason: string | undefined
}

const NOTHING: Entries = new Map()

/**
 * Keeps what was entered in a form of fields without state when another form replaces it, with what somebody else has saved. Fields
 * that only others changed show their values; where both changed one, the note shows both and one is chosen before the form is saved.
 */
export function useFormOfOthers(version: string): FormOfOthers {
  const { site } = useMe()
  const ref = useRef<HTMLFormElement>(null)
  /** The form that was drawn last, and the values that it showed at first, or when it was saved. */
  const drawn = useRef<{ readonly form: HTMLFormElement; readonly first: Entries }>(undefined)
  const focused = useRef('')
  const [found, setFound] = useState<Found>()
  const [choices, setChoices] = useState<Readonly<Record<string, Whose>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is another one with each version
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const last = drawn.current
    const theirs = entriesOf(form)
    drawn.current = { form, first: theirs }
    // The form that is gone holds what was entered in it.
    const mine = last ? changedEntries(entriesOf(last.form), last.first) : NOTHING
    setChoices({})
    setFound(last && mine.size > 0 ? compared(form, { before: last.first, mine, theirs }) : undefined)
    for (const [name, value] of mine) enter(form, name, value)
    if (last && mine.size > 0 && document.activeElement === document.body) focusOn(form, focused.current)
  }, [version])
  const open = found?.clashes.filter(({ name }) => !choices[name]).length ?? 0
  const choose = (name: string, whose: Whose) => {
    const clash = found?.clashes.find((one) => one.name === name)
    if (ref.current && clash) enter(ref.current, name, clash[whose])
    setChoices((known) => ({ ...known, [name]: whose }))
  }
  return {
    ref,
    onFocus: ({ target, currentTarget }) => {
      focused.current = nameOf(currentTarget, target)
    },
    markSaved: () => {
      const form = ref.current
      if (form) drawn.current = { form, first: entriesOf(form) }
    },
    note:
      found && found.labels.length > 0 ? (
        <Suspense>
          <OthersNote
            edited={{ kind: 'setting', id: site.id }}
            labels={found.labels}
            clashes={found.clashes.map(({ name, label, mine, theirs }) => ({
              path: name,
              label,
              mine: wordsOf(ref.current, name, mine),
              theirs: wordsOf(ref.current, name, theirs),
            }))}
            choices={choices}
            onChoose={choose}
            onClose={() => setFound(undefined)}
          />
        </Suspense>
      ) : undefined,
    reason: open === 0 ? undefined : t('admin.forms.chooseWhichValueToKeep', { open }),
  }
}

interface Versions {
  readonly before: Entries
  readonly mine: Entries
  readonly theirs: Entries
}

/** Fields that somebody else changed to something that is not entered here. */
function compared(form: HTMLFormElement, { before, mine, theirs }: Versions): Found {
  const changed = [...changedEntries(theirs, before)].filter(([name, value]) => mine.get(name) !== value)
  return {
    labels: changed.map(([name]) => labelOf(form, name)),
    clashes: changed.flatMap(([name, value]) => {
      const own = mine.get(name)
      return own === undefined ? [] : [{ name, label: labelOf(form, name), mine: own, theirs: value }]
    }),
  }
}

const wordsOf = (form: HTMLFormElement | null, name: string, value: string): string =>
  shownValue(form ? (shownEntry(form, name, value) ?? value === 'on') : value)
