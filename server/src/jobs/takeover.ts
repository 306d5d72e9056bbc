import type { Pool } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { FOLLOWING_ATTEMPTS } from './job-relay.ts'

const beatRunners = statement({
  name: 'jobs.beat',
  siteless: true,
  params: { ids: 'text[]' },
  sql: `insert into job_runners (id, seen_at) select unnest($1::text[]), now()
        on conflict (id) do update set seen_at = excluded.seen_at`,
})

/** A runner writes its first beat after it began to lock jobs: what was locked just now is left alone. */
const unlockDead = statement({
  name: 'jobs.unlockDead',
  siteless: true,
  params: { seconds: 'float8' },
  row: { runners: 'text[]', done: 'text' },
  sql: `with dead as (
          select array_agg(distinct j.locked_by) as ids from graphile_worker.jobs j
          where j.locked_at < now() - make_interval(secs => $1)
            and not exists (select from job_runners r
                            where r.id = j.locked_by and r.seen_at >= now() - make_interval(secs => $1)))
        select ids as runners, graphile_worker.force_unlock_workers(ids)::text as done from dead where ids is not null`,
})

const unlockRunners = statement({
  name: 'jobs.unlockRunners',
  siteless: true,
  params: { ids: 'text[]' },
  row: { done: 'text' },
  sql: `select graphile_worker.force_unlock_workers($1)::text as done`,
})

const unlockAll = statement({
  name: 'jobs.unlockAll',
  siteless: true,
  row: { done: 'text' },
  sql: `select graphile_worker.force_unlock_workers(ids)::text as done
        from (select array_agg(distinct locked_by) as ids from graphile_worker.jobs where locked_by is not null) held
        where ids is not null`,
})

/**
 * A job of a domain event that happens again while it runs loses its key and its attempts to the job that replaces it (graphile-worker's
 * `add_job`). When the run ends with its process or with an error it stays, though nothing is left to do: a job of an event has a key otherwise.
 */
const forgetReplaced = statement({
  name: 'jobs.forgetReplaced',
  siteless: true,
  params: { attempts: 'int4' },
  row: { jobs: 'int8' },
  sql: `with replaced as (
          select array_agg(j.id) as ids from graphile_worker.jobs j
          where j.key is null and j.locked_at is null and j.attempts >= j.max_attempts and j.max_attempts = $1::int)
        select count(*) as jobs from replaced, lateral graphile_worker.complete_jobs(ids)`,
})

const forgetRunners = statement({
  name: 'jobs.forgetRunners',
  siteless: true,
  params: { seconds: 'float8' },
  sql: `delete from job_runners where seen_at < now() - make_interval(secs => $1)`,
})

export interface Takeover {
  /** Reports that this process's runners live, and unlocks the jobs of those that do not. Returns the runners that were found dead. */
  beat(): Promise<readonly string[]>
  /** A runner of this process holds nothing any more. */
  release(id: string): Promise<void>
  stop(): Promise<void>
}

export interface TakeoverTimes {
  readonly everyMs: number
  /** A runner that was not seen for so long is dead. */
  readonly deadAfterMs: number
}

const TIMES: TakeoverTimes = { everyMs: 5_000, deadAfterMs: 25_000 }
const FORGET_SECONDS = 24 * 60 * 60

/** Jobs that one of our processes left locked; only while nobody else can be at work on the database. */
export const unlockEveryJob = async (pool: Pool): Promise<void> => {
  await pool.siteless.rows(unlockAll, {})
}

/**
 * Takes over the jobs of killed processes: each process says every few seconds that its runners live, and unlocks what is locked by
 * runners that were not seen for a while (graphile-worker alone waits four hours). A runner that could not report itself, because the database
 * was away or the process stood still, waits one round before it judges others, who were in the same place.
 */
export function startTakeover(
  pool: Pool,
  ids: () => string[],
  onFault: (error: unknown) => void,
  { everyMs, deadAfterMs }: TakeoverTimes = TIMES,
): Takeover {
  const db = pool.siteless
  const seconds = Math.ceil(deadAfterMs / 1000)
  let lastBeat = Number.NEGATIVE_INFINITY
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> | undefined

  const beat = async (): Promise<readonly string[]> => {
    await db.run(beatRunners, { ids: ids() })
    const now = performance.now()
    const judges = now - lastBeat < 2 * everyMs
    lastBeat = now
    if (!judges) return []
    const [found] = await db.rows(unlockDead, { seconds })
    await db.row(forgetReplaced, { attempts: FOLLOWING_ATTEMPTS })
    await db.run(forgetRunners, { seconds: FORGET_SECONDS })
    return found?.runners ?? []
  }
  const tick = async () => {
    running = beat().catch(onFault)
    await running
    if (!stopped) timer = setTimeout(tick, everyMs)
  }
  void tick()
  return {
    beat,
    async release(id) {
      await db.rows(unlockRunners, { ids: [id] })
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
