import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { isStale, useChange } from '../use-change.ts'
import type { Edited } from './last-change.ts'
import type { SharedField } from './shared-edits.ts'
import { useSharedValues } from './use-shared-values.ts'
import { fieldViolationsOf } from './violations-by-field.ts'

interface EditForm<Values, Sent, Answer> {
  /** Edited object; undefined while it is being created. */
  readonly edited: Edited | undefined
  /** Stored values; of a new object, those that it begins with. */
  readonly stored: Values
  readonly fields: readonly SharedField<Values>[]
  readonly run: (sent: Sent) => Promise<Answer>
  /** Confirms that it is done. */
  readonly done?: string
  readonly onDone?: (answer: Answer) => void
  /** True when a refused change is read again; by default, one that somebody else came before. */
  readonly onFail?: (error: Error) => boolean
  /** Queries to read again. */
  readonly stale?: QueryKey
}

const isOthers = (error: Error): boolean => isStale(error) || error instanceof ChangedMeanwhile

/** The form of one object in a `ChangeDialog`: its values, which two people may edit, and the change that saves them. */
export function useEditForm<Values extends object, Sent = Values, Answer = unknown>(
  form: EditForm<Values, Sent, Answer>,
) {
  const { edited, stored, fields, onFail = isOthers, ...change } = form
  const [tried, setTried] = useState(false)
  const saving = useChange<Sent, Answer>({ ...change, onFail })
  const shared = useSharedValues<Values>({ edited, stored, fields, pending: saving.isPending })
  const { values, edit, version, note, reason } = shared
  return {
    values,
    edit,
    version,
    /** True from the first attempt to save on: fields that lack something say so. */
    tried,
    /** Violations by field, of a change that was refused. */
    wrong: fieldViolationsOf(saving.error),
    error: saving.error,
    /** Saves what is sent; with undefined, fields that lack something are marked instead. */
    save: (sent: Sent | undefined) => {
      setTried(true)
      if (sent !== undefined) saving.mutate(sent)
    },
    /** Properties of the dialog. */
    dialog: { note, pending: saving.isPending, refused: reason, error: saving.error },
  }
}
