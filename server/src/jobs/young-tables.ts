import { DatabaseBusy } from '../db/faults.ts'
import { statement } from '../db/statement.ts'
import type { Db } from '../ground/database.ts'

/** Changed rows from which a table is worth a count. */
const LEAST = 50
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 60_000

/** Tables of which most rows are newer than PostgreSQL's statistics. `reltuples` is -1 before the first count. */
const youngTables = statement({
  name: 'jobs.youngTables',
  siteless: true,
  params: { least: 'int4' },
  row: { name: 'text' },
  sql: `
    select c.relname::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = (current_schema()::text)::regnamespace
      and pg_stat_get_mod_since_analyze(c.oid) >= greatest($1::int4, c.reltuples)`,
})

/**
 * Gives a function that has PostgreSQL count tables of which most is new. PostgreSQL does so by itself, a minute later: until then it keeps plans that were
 * made for empty tables, where each index looks as good as any other, and a first sale would read all that was sold before for each
 * ticket. The pause between two looks doubles while there is nothing to count, and is short again once there was.
 */
export function countingYoungTables(db: Db, now = () => performance.now()): () => Promise<void> {
  let pause = FIRST_PAUSE_MS
  let next = now()
  return async () => {
    if (now() < next) return
    try {
      const young = await db.rows(youngTables, { least: LEAST })
      if (young.length > 0) await db.analyze(young.map(({ name }) => name))
      pause = young.length > 0 ? FIRST_PAUSE_MS : Math.min(2 * pause, LONGEST_PAUSE_MS)
    } catch (error) {
      // Time is all that is lost.
      if (!(error instanceof DatabaseBusy)) throw error
    } finally {
      next = now() + pause
    }
  }
}
