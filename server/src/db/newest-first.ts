import { InvalidArgument } from '../ground/api-error.ts'
import type { Cursors } from '../ground/cursors.ts'

interface Sealing {
  readonly cursors: Cursors
  readonly now: Date
}

interface Sealed {
  readonly at: string
  readonly id: string
}

/** The row behind which the page of this cursor begins, in a list of the newest first; nulls for the first page. */
export function placeIn({ cursors, now }: Sealing, cursor: string | undefined): { at: Date | null; id: string | null } {
  if (cursor === undefined) return { at: null, id: null }
  const place = cursors.open<Sealed>(cursor, now)
  if (place) return { at: new Date(place.at), id: place.id }
  const description = 'is not a cursor of ours or is older than a day'
  throw new InvalidArgument([{ field: 'cursor', description, violatedRule: 'FORMAT' }])
}

/** Of rows of which one more than `limit` was asked for: the page, and the cursor of the next one if there is one. */
export function pageOf<R extends { readonly id: string }>(
  { cursors, now }: Sealing,
  rows: readonly R[],
  limit: number,
  atOf: (row: R) => Date,
): { readonly page: readonly R[]; readonly next?: string } {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return last ? { page, next: cursors.seal<Sealed>({ at: atOf(last).toISOString(), id: last.id }, now) } : { page }
}
