import { ApiError } from './api-error.ts'

interface Revisioned {
  readonly revision: bigint
}

/** True where the row is of another revision than the caller has seen; a caller who names none changes the row as it is. */
export const isStale = ({ revision }: Revisioned, seen: string | undefined): boolean =>
  seen !== undefined && BigInt(seen) !== revision

/** Refusal of a change to a row of another revision; `data` names the row where the call is about many. */
export const staleRevision = ({ revision }: Revisioned, data: Record<string, unknown> = {}): ApiError =>
  new ApiError({ code: 'STALE_REVISION', ...data, revision: String(revision) })

/** Throws STALE_REVISION where the row is of another revision than the caller has seen. */
export function sameRevision(row: Revisioned, seen: string | undefined, data?: Record<string, unknown>): void {
  if (isStale(row, seen)) throw staleRevision(row, data)
}
