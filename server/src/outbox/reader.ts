import { statement } from '../db/statement.ts'
import type { Queryable, Tx } from '../ground/database.ts'

/** Position of the job relay. `position` is the first transaction that is not read whole; `afterId` the last id read of it. */
interface ReaderRow {
  readonly position: string
  readonly afterId: string | null
  readonly cluster: string | null
  readonly advancedAt: Date | null
}

interface Horizon {
  readonly horizon: string
  readonly next: string
  readonly cluster: string
}

export const READER = 'jobs'

/** Everything before the horizon is committed or will never be. Transaction ids mean nothing outside their cluster. */
export const readHorizonOfCluster = statement({
  name: 'outbox.horizonOfCluster',
  siteless: true,
  row: { horizon: 'text', next: 'text', cluster: 'text' },
  sql: `
    select pg_snapshot_xmin(s.now)::text as horizon, pg_snapshot_xmax(s.now)::text as next, c.system_identifier::text as cluster
    from (select pg_current_snapshot() as now) s, pg_control_system() c`,
})

const columns = `position::text as position, case when after_position = position then after_id end as "afterId",
  cluster, advanced_at as "advancedAt"`
const row = { position: 'text', afterId: 'uuid?', cluster: 'text?', advancedAt: 'timestamptz?' } as const

/** One process relays at a time; the others find nothing to lock and go on. */
export const lockReader = statement({
  name: 'outbox.lockReader',
  siteless: true,
  params: { name: 'text' },
  row,
  sql: `select ${columns} from outbox_readers where name = $1 for update skip locked`,
})

const findReader = statement({
  name: 'outbox.findReader',
  siteless: true,
  params: { name: 'text' },
  row,
  sql: `select ${columns} from outbox_readers where name = $1`,
})

export const advanceReader = statement({
  name: 'outbox.advanceReader',
  siteless: true,
  params: { name: 'text', position: 'text', afterId: 'uuid?', cluster: 'text' },
  sql: `update outbox_readers
        set position = $2::text::xid8, after_position = $2::text::xid8, after_id = $3, cluster = $4, advanced_at = now()
        where name = $1`,
})

/** Relayed elsewhere, with transaction ids that are still to come here: they must not be read then. */
const lowerRelayed = statement({
  name: 'outbox.lowerRelayed',
  siteless: true,
  params: { next: 'text', position: 'text', since: 'uuid', limit: 'int4' },
  sql: `update happenings set written_by = '1'::xid8
        where (site_id, id) in (
          select site_id, id from happenings
          where written_by >= $1::text::xid8 and written_by < $2::text::xid8 and id < $3 limit $4::int4)`,
})

/** Not relayed elsewhere, or written here since: they are next. */
const stampUnread = statement({
  name: 'outbox.stampUnread',
  siteless: true,
  params: { position: 'text', since: 'uuid' },
  sql: `update happenings set written_by = pg_current_xact_id() where written_by >= $1::text::xid8 or id >= $2`,
})

/** The position was counted in another cluster: the database was restored, or moved, since. */
export const isForeign = (reader: ReaderRow, { cluster, next }: Horizon): boolean =>
  (reader.cluster !== null && reader.cluster !== cluster) || BigInt(reader.position) > BigInt(next)

const AT_ONCE = 5_000
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The first id (UUID v7) that could have been made at that time. */
export const firstIdOf = (at: Date): string => {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/**
 * Goes on in this cluster with the first happening that was not relayed in the other one: those get ids of this cluster, and those that
 * were relayed get ids that are long over. Returns false when more is left of these; the caller commits and comes again.
 */
export async function rebase(tx: Tx, reader: ReaderRow, { horizon, next, cluster }: Horizon): Promise<boolean> {
  const since = reader.advancedAt ? firstIdOf(reader.advancedAt) : LAST_ID
  const { position } = reader
  if ((await tx.run(lowerRelayed, { next, position, since, limit: AT_ONCE })) === AT_ONCE) return false
  await tx.run(stampUnread, { position, since })
  await tx.run(advanceReader, { name: READER, position: horizon, afterId: null, cluster })
  return true
}

/** Happenings that are not relayed and older than an id: at most 1,000, and the first of their ids. */
const waitingHappenings = statement({
  name: 'outbox.waiting',
  siteless: true,
  params: { position: 'text', afterId: 'uuid?', before: 'uuid' },
  row: { n: 'int8', oldest: 'text?' },
  sql: `select count(*) as n, min(id::text) as oldest from (
          select id from happenings
          where written_by >= $1::text::xid8 and (written_by > $1::text::xid8 or $2::uuid is null or id > $2) and id < $3
          order by written_by, id limit 1000) w`,
})

const oldestTransaction = statement({
  name: 'outbox.oldestTransaction',
  siteless: true,
  row: { database: 'text?', program: 'text?', since: 'text?', seconds: 'float8?' },
  sql: `select datname::text as database, application_name as program, xact_start::text as since,
          extract(epoch from now() - xact_start)::float8 as seconds
        from pg_stat_activity
        where (backend_xid is not null or backend_xmin is not null) and pid <> pg_backend_pid()
        order by greatest(age(backend_xid), age(backend_xmin)) desc limit 1`,
})

/** Relay of happenings to jobs, for programs that watch the server. */
export interface RelayLag {
  /** The position was counted in another cluster. */
  readonly isForeign: boolean
  /** Happenings that are no jobs yet, at most 1,000. */
  readonly waiting: number
  /** Age of the oldest of them in seconds, 0 without one. */
  readonly oldestSeconds: number
  /** Age of the cluster's oldest transaction in seconds: nothing that began after it is relayed before it ends. */
  readonly transactionSeconds: number
}

/** Undefined before the relay has a position. */
export async function relayLag(db: Queryable, now: Date): Promise<RelayLag | undefined> {
  const reader = await db.row(findReader, { name: READER })
  const at = await db.row(readHorizonOfCluster, {})
  if (!reader || !at) return undefined
  const { n, oldest } = await waitingBefore(db, reader, LAST_ID)
  const transaction = await db.row(oldestTransaction, {})
  return {
    isForeign: isForeign(reader, at),
    waiting: Number(n),
    oldestSeconds: oldest ? Math.max(0, (now.getTime() - timeOfId(oldest)) / 1000) : 0,
    transactionSeconds: transaction?.seconds ?? 0,
  }
}

async function waitingBefore(db: Queryable, { position, afterId }: ReaderRow, before: string) {
  return (await db.row(waitingHappenings, { position, afterId, before }))! // a count always has its row
}

/** Milliseconds since 1970 at which an id (UUID v7) was made. */
const timeOfId = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

const STUCK_MS = 5 * 60_000

/** Reason why happenings do not become jobs, as a sentence; undefined when nothing waits for more than five minutes. */
export async function stuckRelay(db: Queryable, now: Date): Promise<string | undefined> {
  const reader = await db.row(findReader, { name: READER })
  if (!reader) return undefined
  const at = await db.row(readHorizonOfCluster, {})
  if (at && isForeign(reader, at)) return `it counts in cluster ${reader.cluster}, this is ${at.cluster}`
  const before = firstIdOf(new Date(now.getTime() - STUCK_MS))
  const { n } = await waitingBefore(db, reader, before)
  if (n === 0n) return undefined
  const oldest = await db.row(oldestTransaction, {})
  const held = oldest
    ? `; the oldest transaction of the cluster is of ${oldest.program || 'an unnamed program'} in database ${oldest.database ?? 'unknown'} since ${oldest.since ?? 'unknown'}`
    : ''
  return `${n === 1000n ? 'over 999' : n} happenings wait for more than five minutes${held}`
}
