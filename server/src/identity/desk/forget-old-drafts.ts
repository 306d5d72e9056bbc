import type { Queryable } from '../../ground/database.ts'
import { deleteOldDrafts } from './queries.ts'

const RETENTION_MS = 30 * 24 * 60 * 60_000

/** What nobody came back to is not worth bringing back. */
export const forgetOldDrafts = (db: Queryable, now: Date): Promise<unknown> =>
  db.run(deleteOldDrafts, { before: new Date(now.getTime() - RETENTION_MS) })
