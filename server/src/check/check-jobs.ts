import { statement } from '../db/statement.ts'
import type { Queryable } from '../ground/database.ts'
import { type Finding, nameOf } from './invariant.ts'

export const JOBS = { ids: ['I15'], sentence: 'every job is done, pending or given up', how: 'statement' } as const

/**
 * Done jobs are gone and those that are given up have spent their attempts. The rest is pending, but not where a runner lives that
 * did not take it over from an ended one, or leaves it alone an hour past its time.
 */
const stuckJobs = statement({
  name: 'check.stuckJobs',
  siteless: true,
  row: { what: 'text', id: 'text', found: 'text' },
  sql: `
    select 'job' as what, j.task_identifier || ' ' || j.id as id,
           case when j.locked_at is null then 'is due since ' || j.run_at else 'is held by the ended runner ' || j.locked_by end as found
    from graphile_worker.jobs j
    where exists (select from job_runners r where r.seen_at > now() - interval '1 minute')
      and case when j.locked_at is null then j.attempts < j.max_attempts and j.run_at < now() - interval '1 hour'
          else j.locked_at < now() - interval '1 minute' and not exists (
            select from job_runners r where r.id = j.locked_by and r.seen_at > now() - interval '1 minute') end
    order by j.id limit 1000`,
})

/** Proves that background work goes on; of the whole database, and real time. Reads only. */
export async function checkJobs(db: Queryable): Promise<Finding[]> {
  return (await db.rows(stuckJobs, {})).map((row) => ({ invariant: nameOf(JOBS), ...row }))
}
