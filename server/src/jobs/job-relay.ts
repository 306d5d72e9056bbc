import type { Pool } from '../db/database.ts'
import { DatabaseBusy } from '../db/faults.ts'
import { json, statement } from '../db/statement.ts'
import type { Db, Tx } from '../ground/database.ts'
import { lastingFaults } from '../ground/lasting-faults.ts'
import { oneAtATime } from '../ground/one-at-a-time.ts'
import {
  advanceReader,
  isForeign,
  lockReader,
  READER,
  readHorizonOfCluster,
  rebase,
  stuckRelay,
} from '../outbox/reader.ts'
import { type Happened, happenedPast, readHorizon } from '../outbox/relay.ts'
import { countingYoungTables } from './young-tables.ts'

/** Work to do because something happened. One job per key: a happening read twice is one job. */
export interface Job {
  readonly task: string
  readonly key: string
  readonly payload: Record<string, unknown>
}

/** Jobs of what happened, a batch at a time; most of it has none. */
export type JobsOf = (happened: readonly Happened[]) => readonly Job[]

/** A job that follows from domain events is given up once it has run so often; no job by the clock runs as often. */
export const FOLLOWING_ATTEMPTS = 12
const BATCH = 500
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** A position that nothing is written behind is moved on as seldom as this many transactions. */
const IDLE_TRANSACTIONS = 10_000n

const beginReading = statement({
  name: 'jobs.beginReading',
  siteless: true,
  params: { name: 'text', position: 'text' },
  sql: `insert into outbox_readers (name, position) values ($1, $2::text::xid8) on conflict do nothing`,
})

const addJobs = statement({
  name: 'jobs.add',
  siteless: true,
  params: { jobs: json<object[]>(), attempts: 'int4' },
  row: { added: 'int8' },
  sql: `select count(graphile_worker.add_job(j.task, payload := j.payload, job_key := j.key, max_attempts := $2)) as added
        from jsonb_to_recordset($1) as j (task text, key text, payload json)`,
})

interface RelayTimes {
  readonly everyMs: number
  /** Milliseconds between checks if something stops domain events from becoming jobs. */
  readonly lookEveryMs: number
}

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
  { everyMs, lookEveryMs }: RelayTimes,
  onFault: (error: unknown) => void,
): Promise<JobRelay> {
  const db = pool.siteless
  await begin(db, onFault)

  const batch = (tx: Tx): Promise<Batch> => relayBatch(tx, jobsOf)
  /** A transaction per batch, so that none grows with what there is to read. */
  const pass = async (): Promise<number> => {
    for (let read = 0; ; ) {
      const { rows, isMore } = await db.inTx(batch)
      read += rows
      if (!isMore || stopped) return read
    }
  }
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const { any: relay, rest } = oneAtATime(pass)
  let looked = performance.now()
  const warnIfStuck = async () => {
    if (performance.now() - looked < lookEveryMs) return
    looked = performance.now()
    const reason = await stuckRelay(db, new Date())
    if (reason !== undefined) onFault(new Error(`Happenings are not relayed: ${reason}`))
  }
  const countYoungTables = countingYoungTables(db)
  const onLasting = lastingFaults(onFault)
  const tick = async () => {
    await relay()
      .then(async (read) => {
        if (read > 0) await countYoungTables()
        await warnIfStuck()
      })
      .catch(onLasting)
    if (!stopped) timer = setTimeout(tick, everyMs)
  }
  timer = setTimeout(tick, everyMs)
  return {
    relay,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await rest()
    },
  }
}

/** A disk without room for changes refuses this one too; then a reader that was begun before goes on once there is room. */
async function begin(db: Db, onFault: (error: unknown) => void): Promise<void> {
  const position = (await db.row(readHorizon, {}))?.horizon ?? '0'
  await db.run(beginReading, { name: READER, position }).catch((error: unknown) => {
    if (!(error instanceof DatabaseBusy) || error.fault !== 'diskFull') throw error
    onFault(error)
  })
}

interface Batch {
  readonly rows: number
  /** Something is left behind the horizon. */
  readonly isMore: boolean
}

/** The next happenings from the stored position to the horizon. */
async function relayBatch(tx: Tx, jobsOf: JobsOf): Promise<Batch> {
  const reader = await tx.row(lockReader, { name: READER })
  const at = await tx.row(readHorizonOfCluster, {})
  if (!reader || !at) return { rows: 0, isMore: false }
  if (isForeign(reader, at)) {
    await rebase(tx, reader, at)
    return { rows: 0, isMore: true }
  }
  const { horizon, cluster } = at
  const behind = BigInt(horizon) - BigInt(reader.position)
  if (behind <= 0n && reader.cluster !== null) return { rows: 0, isMore: false }
  const from = reader.afterId
    ? { position: reader.position, after: reader.afterId }
    : { position: String(BigInt(reader.position) - 1n), after: LAST_ID }
  const rows = await tx.rows(happenedPast, { ...from, horizon, limit: BATCH })
  const jobs = jobsOf(rows)
  if (jobs.length > 0) await tx.row(addJobs, { jobs: [...jobs], attempts: FOLLOWING_ATTEMPTS })
  const last = rows.length === BATCH ? rows.at(-1) : undefined
  if (last) await tx.run(advanceReader, { name: READER, position: last.position, afterId: last.id, cluster })
  else if (rows.length > 0 || behind > IDLE_TRANSACTIONS || reader.cluster === null)
    await tx.run(advanceReader, { name: READER, position: horizon, afterId: null, cluster })
  return { rows: rows.length, isMore: last !== undefined }
}
