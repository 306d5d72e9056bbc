import { importTransitions } from '@fairground/domain/catalog/import-status.ts'
import { statesBefore } from '@fairground/domain/transitions.ts'
import type { Queryable } from '../../ground/database.ts'
import { moveRunFrom, type RunStatus } from './queries.ts'

interface Move {
  readonly to: RunStatus
  /** Status that the run has as far as the caller knows. Absent: any that may precede `to`. */
  readonly from?: RunStatus
  readonly trouble?: string | null
  readonly at: Date
}

/** Moves a run along the table of its states; undefined where it has another state meanwhile. */
export function moveRun(db: Queryable, id: string, { to, from, trouble = null, at }: Move) {
  const before: RunStatus[] = statesBefore(importTransitions, to)
  return db.row(moveRunFrom, { id, from: before.filter((one) => from === undefined || one === from), to, trouble, at })
}
