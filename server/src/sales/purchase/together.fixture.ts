import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { openPool, type Pool } from '../../db/database.ts'
import { sentBy } from '../../db/gathered.fixture.ts'
import type { ParamsOf } from '../../db/statement.ts'
import type { Db, Statement } from '../../ground/database.ts'
import { NO_LIMITS } from './open-holds.ts'
import type { placeGoods, placeHeld } from './placing.ts'
import { unitsByPool } from './takes.ts'

export const NOW = new Date('2026-06-01T12:00:00Z')
export const LATER = new Date('2026-06-01T12:30:00Z')
export const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID())

/** A site on a bare database, with the names of the statements that its process sends. */
export interface BareSite {
  readonly siteId: string
  readonly connectionString: string
  readonly db: Db
  readonly pool: Pool
  readonly sent: string[]
  /** `$1` is the site. */
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/** A process of a site, a new one unless given. A statement that waits for as long as it can is refused before it would give up a lock. */
export async function bareSite(connectionString: string, siteId: string = randomUUID()): Promise<BareSite> {
  const pool = openPool({ connectionString, max: 8, statementTimeoutMs: 2_500 })
  onTestFinished(() => pool.end())
  const query = async (text: string, values: unknown[] = []) =>
    (await pool.raw.query({ text, values: [siteId, ...values] })).rows
  await query(
    `insert into sites (id, name, locale, currency, time_zone, created_at) values ($1, 'Bare', 'en-GB', 'GBP', 'UTC', now())
     on conflict (id) do nothing`,
  )
  return { siteId, connectionString, db: pool.forSite(siteId), pool, sent: sentBy(pool), query }
}

export async function clientOf(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Until a statement of this database waits for a row. */
export const untilOneWaits = ({ query }: BareSite): Promise<void> =>
  expect
    .poll(async () => {
      const waiting = await query(
        `select from pg_stat_activity where $1::uuid is not null and datname = current_database() and wait_event_type = 'Lock'`,
      )
      return waiting.length
    })
    .toBe(1)

export interface PoolOfUnits {
  readonly id: string
  readonly kind?: string
  readonly capacity: number | null
  readonly used?: number
  readonly awaited?: number
  readonly version?: number
}

export async function putPools({ query }: BareSite, pools: readonly PoolOfUnits[]): Promise<void> {
  for (const { id, kind = 'stock', capacity, used = 0, awaited = 0, version = 0 } of pools)
    await query(
      `insert into pools (site_id, id, kind, ref_id, capacity, used, awaited, version, updated_at) values ($1, $2, $3, $2, $4, $5, $6, $7, $8)`,
      [id, kind, capacity, used, awaited, version, NOW],
    )
}

const TABLES = [
  'orders',
  'order_lines',
  'order_events',
  'allocations',
  'pools',
  'happenings',
  'checkouts',
  'carts',
  'ticket_reservations',
  'ticket_waiting_entries',
  'counters',
]

/** All that a site has, without its id and the transactions that wrote it. */
export async function contentsOf({ query }: BareSite): Promise<Record<string, unknown[]>> {
  const tables = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await query(
        `select (to_jsonb(t) - 'site_id' - 'written_by')::text as row from ${table} t where site_id = $1 order by 1`,
      )
      return [table, rows.map(({ row }) => JSON.parse(row as string))] as const
    }),
  )
  return Object.fromEntries(tables)
}

export type GoodsCall = ParamsOf<typeof placeGoods>
export type HeldCall = ParamsOf<typeof placeHeld>

const ofAny = (sourceId: string) => {
  const [id, ownerId, lineId, happeningId] = ids(4) as [string, string, string, string]
  return {
    id,
    sourceId,
    ownerId,
    buyerEmail: `${id}@example.com`,
    buyerName: 'Zoë “Z” Ó',
    status: 'INITIALIZED',
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    currency: 'GBP',
    total: 2000n,
    due: 2000n,
    paid: 0n,
    itemCount: 1,
    payBy: LATER as Date | null,
    remindAt: LATER as Date | null,
    doc: { facts: { note: `“${id}”` }, breakdown: { total: '2000n' } },
    unitState: 'HELD',
    ...NO_LIMITS,
    at: NOW,
    lines: [
      {
        id: lineId,
        position: 0,
        kind: 'product',
        app_id: randomUUID(),
        catalog_item_id: 'mug',
        quantity: 1,
        unit_price: '2000',
        discount: '0',
        tax: '0',
        total: '2000',
        doc: { name: 'Mug' },
      },
    ] as object[],
    happenings: [
      { id: happeningId, entity: 'order', entity_id: id, slug: 'created', sequence: 1, payload: { items: [lineId] } },
    ] as object[],
  }
}

export interface Take {
  readonly poolId: string
  readonly units: number
  readonly version?: number
  readonly beside?: boolean
}

/** A purchase of goods from a checkout with a cart. */
export function goodsCall(takes: readonly Take[], changes: Partial<GoodsCall> = {}): GoodsCall {
  const [sourceId, cartId, lineId] = ids(3) as [string, string, string]
  const rows = takes.map(({ poolId, units, version = null, beside = false }) => ({
    id: randomUUID(),
    pool_id: poolId,
    quantity: String(units),
    line_id: lineId,
    beside,
    version,
  }))
  return { ...ofAny(sourceId), source: 'checkout', cartId, takes: rows, ...unitsByPool(rows), ...changes }
}

/** Checkouts and carts of such purchases, as they are before. */
export async function putCheckouts({ query }: BareSite, calls: readonly GoodsCall[]): Promise<void> {
  for (const { sourceId, cartId, ownerId } of calls) {
    await query(
      `insert into checkouts (site_id, id, owner_id, owner_kind, cart_id, status, created_at, updated_at, doc)
       values ($1, $2, $3, 'VISITOR', $4, 'OPEN', $5, $5, '{}') on conflict do nothing`,
      [sourceId, ownerId ?? sourceId, cartId, NOW],
    )
    if (cartId === null) continue
    await query(
      `insert into carts (site_id, id, owner_id, owner_kind, status, checkout_id, created_at, updated_at, doc)
       values ($1, $2, $3, 'VISITOR', 'OPEN', $4, $5, $5, '{"lines": []}') on conflict do nothing`,
      [cartId, ownerId ?? sourceId, sourceId, NOW],
    )
  }
}

export interface HeldUnits {
  readonly poolId: string
  readonly units: number
  readonly kind: string
}
/** An order of a reservation alone, with the units that it holds. */
export interface Bought {
  readonly call: HeldCall
  readonly held: readonly HeldUnits[]
  /** The reservation is an offer of a waiting list. */
  readonly isOffer: boolean
}

export function heldCall(
  eventIds: readonly string[],
  held: readonly HeldUnits[],
  { isOffer = false, ...changes }: Partial<HeldCall> & { isOffer?: boolean } = {},
): Bought {
  const reservationId = randomUUID()
  const units = held.filter(({ kind }) => kind === 'tickets').reduce((sum, of) => sum + of.units, 0)
  const call = {
    ...ofAny(reservationId),
    source: 'reservation',
    reservationId,
    heldUnits: BigInt(units),
    eventIds: [...eventIds],
    events: eventIds.map((eventId) => ({ event_id: eventId, number: randomUUID().slice(0, 13) })),
    ...changes,
  }
  return { call, held, isOffer }
}

export async function putEvents({ query }: BareSite, eventIds: readonly string[], doc: object = {}): Promise<void> {
  for (const id of eventIds) {
    await query(
      `insert into events (site_id, id, slug, title, time_zone, location_type, initial_type, registration_type, created_at, updated_at, doc)
       values ($1, $2::uuid, $2::text, 'Concert', 'UTC', 'VENUE', 'TICKETING', 'TICKETING', $3, $3, $4)`,
      [id, NOW, doc],
    )
    await query(
      `insert into ticket_waiting_lists (site_id, event_id, enabled, offer_minutes, rule, created_at, updated_at) values ($1, $2, true, 60, 'STRICT', $3, $3)`,
      [id, NOW],
    )
  }
}

/** Reservations as they are before, with their units in pools that have room, and their entries of waiting lists. The pools and events are there. */
export async function putReservations({ query }: BareSite, all: readonly Bought[]): Promise<void> {
  for (const { call, held, isOffer } of all) {
    const { reservationId, ownerId, eventIds } = call
    await query(
      `insert into ticket_reservations (site_id, id, owner_id, owner_kind, status, expires_at, created_at, updated_at, doc, hold_address, held_units)
       values ($1, $2, $3, 'visitor', 'PENDING', $4, $5, $5, '{}', '10.0.0.1', $6)`,
      [reservationId, ownerId, LATER, NOW, call.heldUnits],
    )
    for (const { poolId, units } of held) {
      await query(
        `insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, expires_at, created_at, updated_at)
         values ($1, md5($2::text || $3::text)::uuid, $2::uuid, $4, 'HELD', 'reservation', $3::uuid, $3::uuid, $5, $6, $6)`,
        [poolId, reservationId, units, LATER, NOW],
      )
      await query('update pools set used = used + $3 where site_id = $1 and id = $2', [poolId, units])
    }
    if (isOffer)
      await query(
        `insert into ticket_waiting_entries (site_id, id, event_id, quantity, is_member, name, email, status, reservation_id, joined_at, updated_at)
         values ($1, $2::uuid, $3, 1, false, 'Ada', $2::text, 'OFFERED', $2::uuid, $4, $4)`,
        [reservationId, eventIds[0], NOW],
      )
  }
}

/** Carries calls out in one statement, and what it leaves alone; those that it left are counted. */
export async function together<P, R>({ db, sent }: BareSite, of: Statement<P, R>, calls: readonly P[]) {
  sent.length = 0
  const rows = await Promise.all(calls.map((call) => db.row(of, call)))
  expect(sent[0]).toBe(`${of.name}Many`)
  return { rows, left: sent.filter((name) => name === of.name).length }
}

/** One after another, each by the statement of one. A transaction sends each call as it is. */
export async function oneByOne<P, R>({ db }: BareSite, of: Statement<P, R>, calls: readonly P[]) {
  const rows: (R | undefined)[] = []
  for (const call of calls) rows.push(await db.inTx((tx) => tx.row(of, call)))
  return rows
}

/**
 * Carries calls out while others write, after their statement has seen the rows and before it has locked those of `table`, given with its alias.
 */
export async function whileSeen<R>(
  { pool, connectionString }: BareSite,
  table: string,
  { calls, others }: { readonly calls: () => Promise<R>; readonly others: readonly string[] },
): Promise<R> {
  const [gate, other] = [await clientOf(connectionString), await clientOf(connectionString)]
  const { raw } = pool
  const before = raw.query
  const query = before.bind(raw) as (config: pg.QueryConfig) => Promise<pg.QueryResult>
  const hooked = new RegExp(`(from ${table}\\b[^()]*?(?:\\([^()]*\\)[^()]*?)*?) for (update|key share)`)
  const slow = (config: pg.QueryConfig) => {
    const text = config.text.replace(hooked, '$1 and pg_advisory_xact_lock(1749) is not null for $2')
    return query({ ...config, text, name: `${config.name} slow ${table}` })
  }
  raw.query = slow as unknown as typeof raw.query
  await gate.query('select pg_advisory_lock(1749)')
  const rows = calls()
  const waits = `select from pg_locks where locktype = 'advisory' and objid = 1749 and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1)
  raw.query = before
  for (const sql of others) await other.query(sql)
  await gate.query('select pg_advisory_unlock(1749)')
  return rows
}
