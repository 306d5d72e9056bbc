import { type ReactNode, useRef, useState } from 'react'
import type { Edited } from './last-change.ts'
import { type SharedField, same } from './shared-edits.ts'
import { useOthersEdits } from './use-others-edits.tsx'

type Use<Values> = {
  /** Edited object; undefined while it is being created. */
  edited: Edited | undefined
  /** Stored values, as the form shows them; while it is being created, the first values of the form. */
  stored: Values
  fields: readonly SharedField<Values>[]
  pending: boolean
}

interface SharedValues<Values> {
  readonly values: Values
  readonly edit: (change: Partial<Values>) => void
  /** Stored values. The same object until something in them changes. */
  readonly base: Values
  /** Grows when the form shows other values than those that were entered in it. */
  readonly version: number
  /** To be called before what is stored shows what this form saved. */
  readonly markSaved: () => void
  /** Names who changed what meanwhile. */
  readonly note: ReactNode
  /** Reason why the form cannot be saved yet. */
  readonly reason: string | undefined
}

/** The values of a short form, which follow what is stored while somebody edits them: see `useOthersEdits`. */
export function useSharedValues<Values extends object>(use: Use<Values>): SharedValues<Values> {
  const { edited, stored, fields, pending } = use
  const [base, setBase] = useState(stored)
  if (base !== stored && !same(base, stored)) setBase(stored)
  const [{ values, version }, setEntered] = useState({ values: base, version: 0 })
  const saved = useRef(false)
  const others = useOthersEdits<Values>({
    edited,
    base,
    entered: () => values,
    show: (shown) => setEntered((before) => ({ values: shown, version: before.version + 1 })),
    fields: () => fields,
    pending,
    saved,
  })
  return {
    values,
    edit: (change) => setEntered((before) => ({ ...before, values: { ...before.values, ...change } })),
    base,
    version,
    markSaved: () => {
      saved.current = true
    },
    ...others,
  }
}
