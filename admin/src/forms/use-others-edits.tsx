import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { t } from '../texts.ts'
import type { Edited } from './last-change.ts'
import { type Clash, clashesOf, mergedFields, reportedFields, type SharedField, type Whose } from './shared-edits.ts'

/** Most people edit alone: it comes with the first change of somebody else. */
const OthersNote = lazy(async () => ({ default: (await import('./others-note.tsx')).OthersNote }))

/** Changes of somebody else while a form was open. */
interface OthersEdits<Values> {
  /** Names of the fields that they changed. */
  readonly labels: readonly string[]
  readonly clashes: readonly Clash<Values>[]
  /** Side whose value stays, by the field's path. */
  readonly choices: Readonly<Record<string, Whose>>
}

type Use<Values> = {
  /** Edited object; undefined while it is being created. */
  edited: Edited | undefined
  /** Stored values, as the form shows them. Other ones are a change from elsewhere, or what this form saved. */
  base: Values
  /** Values entered now. */
  entered: () => Values
  show: (values: Values) => void
  fields: (before: Values, after: Values) => readonly SharedField<Values>[]
  /** While it is being saved the form stays as it is. */
  pending: boolean
  /** Set by the form when it has saved; taken back here. */
  saved: RefObject<boolean>
  merge?: (base: Values, mine: Values, theirs: Values) => Values
}

/**
 * Lets a form follow what is stored while somebody edits it. Fields that only others changed are taken over; where both changed one,
 * the note shows both values and the form cannot be saved until one of them is chosen.
 */
export function useOthersEdits<Values extends object>(
  use: Use<Values>,
): { note: ReactNode; reason: string | undefined } {
  const { edited, base, entered, show, fields, pending, saved, merge = mergedFields } = use
  const [edits, setEdits] = useState<OthersEdits<Values>>()
  const from = useRef(base)
  useEffect(() => {
    if (from.current === base || pending) return
    const before = from.current
    from.current = base
    if (saved.current) {
      saved.current = false
      setEdits(undefined)
      show(base)
      return
    }
    const mine = entered()
    const among = fields(before, base)
    const found = { labels: reportedFields(among, before, mine, base), clashes: clashesOf(among, before, mine, base) }
    // Untouched fields just show what is stored.
    const isUntouched = among.every((field) => JSON.stringify(field.read(mine)) === JSON.stringify(field.read(before)))
    // Nobody else changes what is only being made: its first values follow where they were not touched.
    if (edited && found.labels.length > 0 && !isUntouched) setEdits((known) => withMore(known, found))
    show(merge(before, mine, base))
  })
  const choose = (path: string, whose: Whose) => {
    const clash = edits?.clashes.find(({ field }) => field.path === path)
    if (clash) show(clash.field.put(entered(), clash[whose]))
    setEdits((known) => known && { ...known, choices: { ...known.choices, [path]: whose } })
  }
  const open = edits?.clashes.filter(({ field }) => !edits.choices[field.path]).length ?? 0
  return {
    note: edits && edited && (
      <Suspense>
        <OthersNote
          edited={edited}
          labels={edits.labels}
          clashes={edits.clashes.map(({ field, mine, theirs }) => ({
            path: field.path,
            label: field.label,
            mine: field.text(mine),
            theirs: field.text(theirs),
          }))}
          choices={edits.choices}
          onChoose={choose}
          onClose={() => setEdits(undefined)}
        />
      </Suspense>
    ),
    reason: open === 0 ? undefined : t('admin.forms.chooseWhichValueToKeep', { open }),
  }
}

/** A field that changes once more needs another choice. */
function withMore<Values>(
  known: OthersEdits<Values> | undefined,
  { labels, clashes }: Pick<OthersEdits<Values>, 'labels' | 'clashes'>,
): OthersEdits<Values> {
  const paths = new Set(clashes.map(({ field }) => field.path))
  return {
    labels: [...new Set([...(known?.labels ?? []), ...labels])],
    clashes: [...(known?.clashes ?? []).filter(({ field }) => !paths.has(field.path)), ...clashes],
    choices: Object.fromEntries(Object.entries(known?.choices ?? {}).filter(([path]) => !paths.has(path))),
  }
}
