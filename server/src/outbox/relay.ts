import type { Pool } from '../db/database.ts'
import { statement } from '../db/statement.ts'
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
}

const BATCH = 500

/** Everything before the horizon is committed or will never be: nothing can appear behind a reader. */
export const readHorizon = statement({
  name: 'outbox.horizon',
  siteless: true,
  row: { horizon: 'text', next: 'text' },
  sql: `
    select pg_snapshot_xmin(s.now)::text as horizon, pg_snapshot_xmax(s.now)::text as next
    from (select pg_current_snapshot() as now) s`,
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
  /** Receives everything once, in order. */
  subscribe(listener: Listener): () => void
  /**
   * Receives everything as soon as it is committed, in no order: also what another transaction that is still open keeps from being
   * read in its turn (an import's batch takes a while). Once, unless more than 500 wait so.
   */
  subscribeEarly(listener: Listener): () => void
  stop(): Promise<void>
}

/**
 * Reads the outbox for this process's own needs: caches and live streams. It starts at the present, since both start empty.
 * Polling is the signal; `everyMs` bounds how old another process's write can look here.
 */
export async function startRelay(pool: Pool, everyMs: number, onFault: (error: unknown) => void): Promise<Relay> {
  const listeners = new Set<Listener>()
  const hearers = new Set<Listener>()
  /** Ids of happenings that were reported ahead of their turn. */
  let ahead = new Set<string>()
  const horizonNow = async () => {
    const { horizon, next } = (await pool.siteless.row(readHorizon, {}))! // one row, always
    return { horizon: BigInt(horizon), isAnyOpen: horizon !== next }
  }
  // Everything below the horizon of now is history: read from there on.
  let read = (await horizonNow()).horizon - 1n
  let lastId = LAST_ID
  let running: Promise<void> | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const notDelivered = <R extends Happened>(rows: readonly R[]) => rows.filter(({ id }) => !ahead.has(id))

  const advance = async () => {
    const { horizon, isAnyOpen } = await horizonNow()
    // The connections lead to another cluster, which counts from another number.
    if (horizon <= read) {
      read = horizon - 1n
      lastId = LAST_ID
    }
    for (;;) {
      const rows = await pool.siteless.rows(happenedPast, {
        position: String(read),
        after: lastId,
        horizon: String(horizon),
        limit: BATCH,
      })
      deliver(listeners, rows)
      deliver(hearers, notDelivered(rows))
      if (rows.length < BATCH) break
      const last = rows.at(-1)!
      read = BigInt(last.position)
      lastId = last.id
    }
    read = horizon - 1n
    lastId = LAST_ID
    await lookAhead(horizon, isAnyOpen)
  }

  const lookAhead = async (horizon: bigint, isAnyOpen: boolean) => {
    const rows =
      isAnyOpen && hearers.size > 0
        ? await pool.siteless.rows(happenedAhead, { horizon: String(horizon), limit: BATCH })
        : []
    const news = notDelivered(rows)
    ahead = new Set(rows.map(({ id }) => id))
    deliver(hearers, news)
  }

  const catchUp = () => {
    running ??= advance().finally(() => (running = undefined))
    return running
  }
  const tick = async () => {
    if (stopped) return
    await catchUp().catch(onFault)
    if (!stopped) timer = setTimeout(tick, everyMs)
  }
  timer = setTimeout(tick, everyMs)

  return {
    readUpTo: () => read,
    catchUp,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    subscribeEarly(listener) {
      hearers.add(listener)
      return () => hearers.delete(listener)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running?.catch(() => {})
    },
  }
}
