import type { Pool } from '../db/database.ts'
import { jsonOrNull, type RowOf, statement, type ValuesOf } from '../db/statement.ts'
import { lastingFaults } from '../ground/lasting-faults.ts'
import { oneAtATime } from '../ground/one-at-a-time.ts'
import { happeningRow } from './happenings.ts'

/** A domain event as its readers get it. */
export interface Happened {
  readonly siteId: string
  readonly id: string
  readonly entity: string
  readonly entityId: string
  readonly slug: string
  readonly sequence: bigint
  readonly payload: Record<string, unknown>
  readonly occurredAt: Date
  /** Transaction that wrote it. */
  readonly position: string
}

const BATCH = 500

/** Everything before the horizon is committed or will never be: nothing can appear behind a reader. */
export const readHorizon = statement({
  name: 'outbox.horizon',
  siteless: true,
  row: { horizon: 'text' },
  sql: 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
})

/** A page of what happened behind the horizon, in the order of (transaction, id). */
export const happenedPast = statement({
  name: 'outbox.happenedPast',
  siteless: true,
  params: { position: 'text', after: 'uuid', horizon: 'text', limit: 'int4' },
  row: happeningRow,
  // One reader for all sites: a batch is a page of (transaction, id) behind the horizon. The lower bound stands alone, too, for an
  // index begins at a bound and not at an alternative: without it every poll walks through all that ever happened.
  sql: `
    select site_id as "siteId", id, entity, entity_id as "entityId", slug, sequence, payload,
           occurred_at as "occurredAt", written_by::text as position
    from happenings
    where written_by >= $1::text::xid8 and written_by < $3::text::xid8
      and (written_by > $1::text::xid8 or id > $2)
    order by written_by, id
    limit $4::int4`,
})

/**
 * Reads what happened after a position, and where the horizon is: one statement, so one snapshot. What lies behind the horizon is read in its
 * turn; what lies ahead of it is committed although an earlier transaction is still open. Always a row, of nulls where nothing happened.
 * The bounds stand in sub-selects because PostgreSQL would plan again each time for bounds that it sees. It takes what is above one bound for a
 * third of the table, which it reads whole while that is some thousand rows; between two bounds, of which the second is above all, it expects few.
 */
export const happenedSince = statement({
  name: 'outbox.happenedSince',
  siteless: true,
  params: { position: 'text', after: 'uuid' },
  row: {
    horizon: 'text',
    siteId: 'uuid?',
    id: 'uuid?',
    entity: 'text?',
    entityId: 'text?',
    slug: 'text?',
    sequence: 'int8?',
    payload: jsonOrNull<Record<string, unknown>>(),
    occurredAt: 'timestamptz?',
    position: 'text?',
  },
  sql: `
    select pg_snapshot_xmin(s.now)::text as horizon, h.site_id as "siteId", h.id, h.entity, h.entity_id as "entityId", h.slug, h.sequence,
           h.payload, h.occurred_at as "occurredAt", h.written_by::text as position
    from (select pg_current_snapshot() as now) s
    left join lateral (
      select * from happenings
      where written_by >= (select $1::text::xid8) and written_by <= (select '18446744073709551615'::xid8)
        and (written_by > (select $1::text::xid8) or id > (select $2::uuid))
      order by written_by, id
      limit ${BATCH}) h on true`,
})

/** Happenings that are committed already although an earlier transaction is still open, the newest first. */
export const happenedAhead = statement({
  name: 'outbox.happenedAhead',
  siteless: true,
  params: { horizon: 'text', limit: 'int4' },
  row: happeningRow,
  sql: `
    select site_id as "siteId", id, entity, entity_id as "entityId", slug, sequence, payload,
           occurred_at as "occurredAt", written_by::text as position
    from happenings
    where written_by >= $1::text::xid8
    order by written_by desc, id desc
    limit $2::int4`,
})

type Row = ValuesOf<typeof happeningRow>

/** One that happened: where nothing did, all of its columns are null. */
const isHappening = (row: RowOf<typeof happenedSince>): row is RowOf<typeof happenedSince> & Row => row.id !== null

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type Listener = (happened: readonly Happened[]) => void

function deliver(listeners: ReadonlySet<Listener>, happened: readonly Happened[]): void {
  if (happened.length > 0) for (const listener of listeners) listener(happened)
}

export interface Relay {
  /** Transaction id up to which everything has been read. */
  readUpTo(): bigint
  /** Reads what is there; returns when nothing is left behind the horizon. */
  catchUp(): Promise<void>
  /**
   * Reads all that is committed at this moment; callers of one moment share the reading. False when more is committed ahead of the
   * horizon than is reported at once: then only the database knows.
   */
  readNow(): Promise<boolean>
  /** Receives everything once, in order. */
  subscribe(listener: Listener): () => void
  /**
   * Receives everything as soon as it is committed, in no order: also what another transaction that is still open keeps from being
   * read in its turn (an import's batch takes a while). Once, unless more than 500 wait so.
   */
  subscribeEarly(listener: Listener): () => void
  stop(): Promise<void>
}

interface Reading {
  /** Transaction id up to which everything has been read. */
  readUpTo(): bigint
  /** True when all is reported that was committed when it began. */
  advance(): Promise<boolean>
}

interface Readers {
  inTurn(happened: readonly Happened[]): void
  early(happened: readonly Happened[]): void
}

/** The place in the outbox where one reader is, from the present on. */
async function openReading({ siteless }: Pool, { inTurn, early }: Readers): Promise<Reading> {
  /** Ids of happenings that were reported ahead of their turn. */
  let ahead = new Set<string>()
  // Everything below the horizon of now is history: read from there on.
  let read = BigInt((await siteless.row(readHorizon, {}))!.horizon) - 1n // one row, always
  let lastId = LAST_ID
  const goOnBehind = (horizon: bigint) => {
    read = horizon - 1n
    lastId = LAST_ID
  }
  const notReported = (rows: readonly Row[]) => rows.filter(({ id }) => !ahead.has(id))

  const advance = async (): Promise<boolean> => {
    const found = await siteless.rows(happenedSince, { position: String(read), after: lastId })
    const horizon = BigInt(found[0]!.horizon) // one row at least
    // The connections lead to another cluster, which counts from another number.
    if (horizon <= read) {
      goOnBehind(horizon)
      return advance()
    }
    const happened = found.filter(isHappening)
    if (happened.length === BATCH) return advanceByPages(horizon)
    const isPast = ({ position }: Row) => BigInt(position) < horizon
    inTurn(happened.filter(isPast))
    early(notReported(happened))
    ahead = new Set(happened.filter((row) => !isPast(row)).map(({ id }) => id))
    goOnBehind(horizon)
    return true
  }
  const advanceByPages = async (horizon: bigint): Promise<boolean> => {
    for (;;) {
      const rows = await siteless.rows(happenedPast, {
        position: String(read),
        after: lastId,
        horizon: String(horizon),
        limit: BATCH,
      })
      inTurn(rows)
      early(notReported(rows))
      if (rows.length < BATCH) break
      const last = rows.at(-1)!
      read = BigInt(last.position)
      lastId = last.id
    }
    goOnBehind(horizon)
    const rows = await siteless.rows(happenedAhead, { horizon: String(horizon), limit: BATCH })
    const news = notReported(rows)
    ahead = new Set(rows.map(({ id }) => id))
    early(news)
    return rows.length < BATCH
  }
  return { readUpTo: () => read, advance }
}

/**
 * Reads the outbox for this process's own needs: caches and live streams. It starts at the present, since both start empty.
 * Polling is the signal; `everyMs` bounds how old another process's write can look here.
 */
export async function startRelay(pool: Pool, everyMs: number, onFault: (error: unknown) => void): Promise<Relay> {
  const listeners = new Set<Listener>()
  const early = new Set<Listener>()
  const reading = await openReading(pool, {
    inTurn: (happened) => deliver(listeners, happened),
    early: (happened) => deliver(early, happened),
  })
  const onLasting = lastingFaults(onFault)
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const readings = oneAtATime(reading.advance)
  const catchUp = async () => {
    await readings.any()
  }
  const tick = async () => {
    if (stopped) return
    await catchUp().catch(onLasting)
    if (!stopped) timer = setTimeout(tick, everyMs)
  }
  timer = setTimeout(tick, everyMs)

  return {
    readUpTo: reading.readUpTo,
    catchUp,
    readNow: readings.fresh,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    subscribeEarly(listener) {
      early.add(listener)
      return () => early.delete(listener)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await readings.rest()
    },
  }
}
