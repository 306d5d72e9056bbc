import type { Pool, Tx } from '../db/database.ts'
import { json, statement } from '../db/statement.ts'
import { type Happened, happenedPast, readHorizon } from '../outbox/relay.ts'

/** What is to be done because something happened. One job per key: a happening read twice is one job. */
export interface Job {
  readonly task: string
  readonly key: string
  readonly payload: Record<string, unknown>
}

/** Jobs of a happening; most have none. */
export type JobsOf = (happened: Happened) => readonly Job[]

const READER = 'jobs'
const BATCH = 500
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const beginReading = statement({
  name: 'jobs.beginReading',
  siteless: true,
  params: { name: 'text', position: 'text' },
  sql: `insert into outbox_readers (name, position) values ($1, $2::text::xid8) on conflict do nothing`,
})

/** One process relays at a time; the others find nothing to lock and go on. */
const lockReader = statement({
  name: 'jobs.lockReader',
  siteless: true,
  params: { name: 'text' },
  row: { position: 'text' },
  sql: `select position::text as position from outbox_readers where name = $1 for update skip locked`,
})

const advanceReader = statement({
  name: 'jobs.advanceReader',
  siteless: true,
  params: { name: 'text', position: 'text' },
  sql: `update outbox_readers set position = $2::text::xid8 where name = $1`,
})

const addJobs = statement({
  name: 'jobs.add',
  siteless: true,
  params: { jobs: json<object[]>() },
  row: { added: 'int8' },
  sql: `select count(graphile_worker.add_job(j.task, payload := j.payload, job_key := j.key, max_attempts := 12)) as added
        from jsonb_to_recordset($1) as j (task text, key text, payload json)`,
})

export interface JobRelay {
  /** Turns what has happened into jobs; returns how many happenings were read. */
  relay(): Promise<number>
  stop(): Promise<void>
}

/**
 * Turns domain events into jobs behind the transaction horizon. Jobs and position are written in one transaction, so that a killed
 * relay neither loses nor repeats a job.
 */
export async function startJobRelay(
  pool: Pool,
  jobsOf: JobsOf,
  everyMs: number,
  onFault: (error: unknown) => void,
): Promise<JobRelay> {
  const db = pool.siteless
  await db.run(beginReading, { name: READER, position: (await db.row(readHorizon, {}))?.horizon ?? '0' })

  const pass = (tx: Tx): Promise<number> => relayBatch(tx, jobsOf)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let stopped = false
  const relay = () => {
    running ??= db.inTx(pass).finally(() => {
      running = undefined
    })
    return running
  }
  const tick = async () => {
    await relay().catch(onFault)
    if (!stopped) timer = setTimeout(tick, everyMs)
  }
  timer = setTimeout(tick, everyMs)
  return {
    relay,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running?.catch(() => {})
    },
  }
}

/** Everything from the stored position to the horizon, a batch at a time. `position` is the first transaction not yet read. */
async function relayBatch(tx: Tx, jobsOf: JobsOf): Promise<number> {
  const reader = await tx.row(lockReader, { name: READER })
  if (!reader) return 0
  const { horizon } = (await tx.row(readHorizon, {})) ?? { horizon: reader.position }
  if (BigInt(horizon) <= BigInt(reader.position)) return 0
  let read = 0
  let position = String(BigInt(reader.position) - 1n)
  let after = LAST_ID
  for (;;) {
    const rows = await tx.rows(happenedPast, { position, after, horizon, limit: BATCH })
    const jobs = rows.flatMap(jobsOf)
    if (jobs.length > 0) await tx.row(addJobs, { jobs: [...jobs] })
    read += rows.length
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) break
    position = last.position
    after = last.id
  }
  await tx.run(advanceReader, { name: READER, position: horizon })
  return read
}
