import type { Queryable } from '../../ground/database.ts'
import { deleteOldDrafts } from './queries.ts'

const RETENTION_MS = 30 * 24 * 60 * 60_000

/** Deletes drafts that nobody came back to. */
export const forgetOldDrafts = (db: Queryable, now: Date): Promise<unknown> =>
  db.run(deleteOldDrafts, { before: new Date(now.getTime() - RETENTION_MS) })
