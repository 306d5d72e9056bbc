import { InvalidArgument } from '../ground/api-error.ts'
import { message } from '../ground/texts/message.ts'
import type { Sealing } from './pages.ts'

interface Sealed {
  readonly at: string
  readonly id: string
}

const purposeOf = (list: string): string => `newest of ${list}`

/** The row behind which the page of this cursor begins, in a list of the newest first; nulls for the first page. */
export function placeIn(
  list: string,
  { cursors, now }: Sealing,
  cursor: string | undefined,
): { at: Date | null; id: string | null } {
  if (cursor === undefined) return { at: null, id: null }
  const place = cursors.open<Sealed>(purposeOf(list), cursor, now)
  if (place) return { at: new Date(place.at), id: place.id }
  const description = message('violations.cursor')
  throw new InvalidArgument([{ field: 'cursor', description, violatedRule: 'FORMAT' }])
}

/** The page of `rows`, which are one more than `limit` where another page follows, and the cursor of that page. */
export function pageOf<R extends { readonly id: string }>(
  list: string,
  { cursors, now }: Sealing,
  rows: readonly R[],
  { limit, atOf }: { limit: number; atOf: (row: R) => Date },
): { readonly page: readonly R[]; readonly next?: string } {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return last
    ? { page, next: cursors.seal<Sealed>(purposeOf(list), { at: atOf(last).toISOString(), id: last.id }, now) }
    : { page }
}
