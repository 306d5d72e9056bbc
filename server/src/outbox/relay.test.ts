import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import { openPool, type Pool } from '../db/database.ts'
import { happen } from './happenings.ts'
import { type Happened, happenedSince, type Relay, startRelay } from './relay.ts'

const SITE = '0b8f6c1e-0000-4000-8000-000000000001'
/** The tests alone run the relay. */
const NEVER_MS = 3_600_000

let pool: Pool
let connectionString: string
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  ;({ connectionString, drop } = database)
  pool = openPool({ connectionString, max: 4, statementTimeoutMs: 5_000 })
})
afterAll(async () => {
  await pool.end()
  await drop()
})

async function reader(of = pool): Promise<{ relay: Relay; seen: Happened[]; received: Happened[] }> {
  const relay = await startRelay(of, NEVER_MS, (error) => {
    throw error
  })
  onTestFinished(() => relay.stop())
  const seen: Happened[] = []
  const received: Happened[] = []
  relay.subscribe((happened) => seen.push(...happened))
  relay.subscribeEarly((happened) => received.push(...happened))
  return { relay, seen, received }
}

interface Writer {
  write(entityId: string): Promise<void>
  end(word: 'COMMIT' | 'ROLLBACK'): Promise<void>
}

/** A transaction that stays open until the test ends it. */
async function writer(): Promise<Writer> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('BEGIN')
  return {
    async write(entityId) {
      await client.query(
        `insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at)
         values ($1, $2, 'product', $3, 'updated', 1, '{}', now())`,
        [SITE, randomUUID(), entityId],
      )
    },
    async end(word) {
      await client.query(word)
      await client.end()
    },
  }
}

/** Everything that has begun until now is read. The server is shared: transactions of other databases hold the horizon, too. */
async function caughtUp(relay: Relay): Promise<void> {
  const { rows } = await pool.raw.query('select pg_snapshot_xmax(pg_current_snapshot())::text as next')
  const last = BigInt(rows[0].next) - 1n
  await vi.waitUntil(
    async () => {
      await relay.catchUp()
      return relay.readUpTo() >= last
    },
    { timeout: 20_000, interval: 10 },
  )
}

const idsOf = (seen: readonly Happened[]) => seen.map(({ entityId }) => entityId)

test('an earlier transaction that commits later is not skipped', async () => {
  const { relay, seen } = await reader()
  const [early, late] = [await writer(), await writer()]
  await early.write('early')
  await late.write('late')

  await late.end('COMMIT')
  await relay.catchUp()
  expect(idsOf(seen)).toEqual([])
  const before = relay.readUpTo()

  await early.end('COMMIT')
  await caughtUp(relay)
  expect(idsOf(seen)).toEqual(['early', 'late'])
  expect(relay.readUpTo()).toBeGreaterThan(before)

  await caughtUp(relay)
  expect(idsOf(seen)).toEqual(['early', 'late'])
})

test('a commit beside an earlier open transaction is reported at once, once, and again in its turn', async () => {
  const { relay, seen, received } = await reader()
  const [early, late] = [await writer(), await writer()]
  await early.write('early')
  await late.write('late')
  await late.end('COMMIT')
  await relay.catchUp()
  await relay.catchUp()
  expect([idsOf(received), idsOf(seen)]).toEqual([['late'], []])

  await early.end('COMMIT')
  await caughtUp(relay)
  expect(idsOf(seen)).toEqual(['early', 'late'])
  expect(idsOf(received)).toEqual(['late', 'early'])
})

test('a reading of all that is committed by now does not join one that began before', async () => {
  const gate = Promise.withResolvers<void>()
  let isFirst = true
  const slow: Pool = {
    ...pool,
    siteless: {
      ...pool.siteless,
      async rows(statement, params) {
        const rows = await pool.siteless.rows(statement, params)
        if (isFirst) {
          isFirst = false
          await gate.promise
        }
        return rows
      },
    },
  }
  const { relay, received } = await reader(slow)
  const early = relay.catchUp()
  const late = await writer()
  await late.write('late')
  await late.end('COMMIT')
  const [first, second] = [relay.readNow(), relay.readNow()]
  expect(second).toBe(first)
  gate.resolve()
  await early
  expect([await first, idsOf(received)]).toEqual([true, ['late']])
})

test('more that is committed ahead than is reported at once is not all', async () => {
  const { relay } = await reader()
  const early = await writer()
  await early.write('early')
  await pool.forSite(SITE).inTx((tx) =>
    happen(
      tx,
      Array.from({ length: 501 }, () => ({ entity: 'product', entityId: randomUUID(), slug: 'updated', payload: {} })),
      { now: new Date(), newId: randomUUID },
    ),
  )
  expect(await relay.readNow()).toBe(false)
  await early.end('COMMIT')
  await caughtUp(relay)
  expect(await relay.readNow()).toBe(true)
})

test('a transaction that is rolled back holds nobody up for longer than it lasts', async () => {
  const { relay, seen } = await reader()
  const [early, late] = [await writer(), await writer()]
  await early.write('never')
  await late.write('late')
  await late.end('COMMIT')
  await early.end('ROLLBACK')
  await caughtUp(relay)
  expect(idsOf(seen)).toEqual(['late'])
})

test('a reader starts at the present, and transactions open at that moment are still to come', async () => {
  const open = await writer()
  await open.write('open')
  const done = await writer()
  await done.write('done before')
  await done.end('COMMIT')

  const { relay, seen } = await reader()
  await open.end('COMMIT')
  await caughtUp(relay)
  expect(idsOf(seen)).toContain('open')
})

test('forty writers that commit in any order, read all the while: each happening once, none missing', async () => {
  const { relay, seen } = await reader()
  const writers = await Promise.all(Array.from({ length: 40 }, writer))
  for (const [i, one] of writers.entries()) await one.write(`of ${i}`)
  let writing = true
  const reading = (async () => {
    while (writing) await relay.catchUp()
  })()
  const order = writers.map((one, i) => ({ one, at: (i * 17) % 40 })).sort((a, b) => a.at - b.at)
  for (const { one } of order) await one.end('COMMIT')
  writing = false
  await reading
  await caughtUp(relay)
  expect(idsOf(seen).sort()).toEqual(writers.map((_, i) => `of ${i}`).sort())
})

test('more than a page of one transaction is read whole', async () => {
  const { relay, seen } = await reader()
  const db = pool.forSite(SITE)
  const ids = Array.from({ length: 1203 }, () => randomUUID())
  await db.inTx((tx) =>
    happen(
      tx,
      ids.map((entityId) => ({ entity: 'product', entityId, slug: 'updated', payload: {} })),
      { now: new Date(), newId: randomUUID },
    ),
  )
  await caughtUp(relay)
  expect(idsOf(seen).sort()).toEqual(ids.sort())
})

test('the position of a write is one that a reader passes once it has read it', async () => {
  const { relay, seen } = await reader()
  const db = pool.forSite(SITE)
  const happening = { entity: 'order', entityId: randomUUID(), slug: 'created', payload: {} }
  await db.inTx((tx) => happen(tx, [happening], { now: new Date(), newId: randomUUID }))
  expect(relay.readUpTo()).toBeLessThan(db.wrote.position)
  await caughtUp(relay)
  expect(relay.readUpTo()).toBeGreaterThanOrEqual(db.wrote.position)
  expect(idsOf(seen)).toEqual([happening.entityId])
})

test('happenings of one entity are counted; of several in one transaction, each for itself', async () => {
  const { relay, seen } = await reader()
  const db = pool.forSite(SITE)
  const [a, b] = [randomUUID(), randomUUID()]
  const publish = (...entityIds: string[]) =>
    db.inTx((tx) =>
      happen(
        tx,
        entityIds.map((entityId) => ({ entity: 'event', entityId, slug: 'updated', payload: {} })),
        { now: new Date(), newId: randomUUID },
      ),
    )
  await publish(a, b, a)
  await publish(b)
  await publish(a)
  await caughtUp(relay)
  const sequences = (id: string) =>
    seen
      .filter(({ entityId }) => entityId === id)
      .map(({ sequence }) => sequence)
      .sort()
  expect([sequences(a), sequences(b)]).toEqual([
    [1n, 2n, 3n],
    [1n, 2n],
  ])
})

test('a transaction that is rolled back says nothing and marks nothing', async () => {
  const { relay, seen } = await reader()
  const received: string[] = []
  const own = openPool({
    connectionString,
    max: 1,
    statementTimeoutMs: 5_000,
    onCommit: (_site, { tags }) => received.push(...tags),
  })
  onTestFinished(() => own.end())
  const db = own.forSite(SITE)
  const happening = { entity: 'product', entityId: 'p', slug: 'updated', payload: {} }
  await expect(
    db.inTx(async (tx) => {
      await happen(tx, [happening], { now: new Date(), newId: randomUUID })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await caughtUp(relay)
  expect([seen, received, db.wrote.position]).toEqual([[], [], 0n])
  await db.inTx((tx) => happen(tx, [happening], { now: new Date(), newId: randomUUID }))
  expect(received).toEqual(['product:p', 'products'])
})

test.for([500, 3_000, 20_000])('a poll finds what is new by an index, of %i domain events', async (count) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(
    `insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at)
     select $1, gen_random_uuid(), 'product', n::text || $3, 'updated', 1, '{"items": [1, 2, 3]}', now() from generate_series(1, $2::int) n`,
    [SITE, count, randomUUID()],
  )
  await client.query('vacuum analyze happenings')
  await client.query('set plan_cache_mode = force_generic_plan')
  await client.query(`prepare poll (text, uuid) as ${happenedSince.sql}`)
  const { rows } = await client.query(`explain execute poll ('${10 ** 9}', '${randomUUID()}')`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('happenings_horizon')
  expect(plan).not.toContain('Seq Scan')
})
