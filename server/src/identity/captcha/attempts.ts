import { statement } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'

const count = statement({
  name: 'attempts.count',
  params: { key: 'text', window: 'timestamptz' },
  row: { used: 'int4' },
  sql: `insert into rate_counters (site_id, key, window_start, used) values ($1, $2, $3, 1)
        on conflict (site_id, key, window_start) do update set used = rate_counters.used + 1
        returning used`,
})

/** Start of the window that `now` lies in. */
export const windowOf = (now: Date, lengthMs: number): Date => new Date(Math.floor(now.getTime() / lengthMs) * lengthMs)

/** One more; how many there are now. Counted before the attempt is judged, so that attempts side by side all count. */
export const countAttempt = async (db: Queryable, key: string, window: Date): Promise<number> =>
  (await db.row(count, { key, window }))?.used ?? 1
