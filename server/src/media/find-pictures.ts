import type { Queryable } from '../ground/database.ts'
import { findShown, type ShownFile } from './find-shown.ts'

/** Pictures of the library that may be shown, by id, with their sizes; ids that are none are missing. */
export async function findPictures(db: Queryable, ids: readonly string[]): Promise<Map<string, ShownFile>> {
  const shown = await findShown(db, ids)
  return new Map([...shown].filter(([, { kind }]) => kind === 'image'))
}
