import { ApiError } from '../ground/api-error.ts'

/** Throws STALE_REVISION where the row is of another revision than the caller has seen; one who names none changes whatever there is. */
export function sameRevision(row: { readonly revision: bigint }, revision: string | undefined): void {
  if (revision !== undefined && revision !== String(row.revision))
    throw new ApiError({ code: 'STALE_REVISION', revision: String(row.revision) })
}
