import type { Queryable, Tx } from '../../ground/database.ts'
import { findDefaultLocation, insertLocation, type LocationRow, lockLocations } from './queries.ts'

export type { LocationRow }

/** Name of the first location of a site until somebody renames it. */
const FIRST_NAME = 'Main'

/** The location that a site begins with; it stays its default. */
export const openFirstLocation = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.row(insertLocation, { id, name: FIRST_NAME, kind: 'PHYSICAL', isDefault: true, at })
}

/** Every site has one. */
export async function defaultLocation(db: Queryable): Promise<LocationRow> {
  const location = await db.row(findDefaultLocation, {})
  if (!location) throw new Error('The site has no default location')
  return location
}

interface OpenLocations {
  readonly defaultId: string
  /** True when stock may be held there: false for closed and unknown ones. */
  has(id: string): boolean
}

/** Open ones of the ids, and the default one; none is closed before the transaction ends. */
export async function openLocations(tx: Tx, ids: readonly string[]): Promise<OpenLocations> {
  const rows = await tx.rows(lockLocations, { ids: [...new Set(ids)] })
  const open = new Set(rows.map(({ id }) => id))
  return { defaultId: rows.find(({ isDefault }) => isDefault)!.id, has: (id) => open.has(id) } // every site has one
}
