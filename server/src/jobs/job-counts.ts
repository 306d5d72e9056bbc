import { statement } from '../db/statement.ts'

/** Jobs of all sites by state. Given up: all attempts are spent. */
export const countJobs = statement({
  name: 'jobs.count',
  siteless: true,
  row: { due: 'int8', later: 'int8', running: 'int8', givenUp: 'int8', oldestDueSeconds: 'float8' },
  sql: `
    select count(*) filter (where is_waiting and run_at <= now()) as due,
           count(*) filter (where is_waiting and run_at > now()) as later,
           count(*) filter (where locked_at is not null) as running,
           count(*) filter (where locked_at is null and attempts >= max_attempts) as "givenUp",
           coalesce(extract(epoch from max(now() - run_at) filter (where is_waiting and run_at <= now())), 0)::float8
             as "oldestDueSeconds"
    from (select locked_at, run_at, attempts, max_attempts, locked_at is null and attempts < max_attempts as is_waiting
          from graphile_worker.jobs) j`,
})
