import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import { openPool, type Pool } from '../db/database.ts'
import { newId } from '../ground/ids.ts'
import { forgetHappenings, happen } from '../outbox/happenings.ts'
import { firstIdOf, stuckRelay } from '../outbox/reader.ts'
import { type JobRelay, type JobsOf, startJobRelay } from './job-relay.ts'

const SITE = '0b8f6c1e-0000-4000-8000-000000000001'
/** The tests alone run the relay. */
const NEVER = { everyMs: 3_600_000, lookEveryMs: 3_600_000 }
/** Transaction ids of a cluster that has seen more than any of our clusters. */
const AHEAD = 9_000_000_000_000n

let pool: Pool
let drop: () => Promise<void>
let connectionString: string
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  connectionString = database.connectionString
  pool = openPool({ connectionString, max: 4, statementTimeoutMs: 5_000 })
})
afterAll(async () => {
  await pool.end()
  await drop()
})
beforeEach(async () => {
  await pool.raw.query('truncate happenings, outbox_readers')
  await pool.raw.query('delete from graphile_worker._private_jobs')
})

const one: JobsOf = (happened) => happened.map(({ entityId }) => ({ task: 'test', key: entityId, payload: {} }))

async function relayOf(jobsOf: JobsOf = one): Promise<JobRelay> {
  const relay = await startJobRelay(pool, jobsOf, NEVER, () => {})
  onTestFinished(() => relay.stop())
  return relay
}

const write = (entityIds: readonly string[], entity = 'product') =>
  pool.forSite(SITE).inTx((tx) =>
    happen(
      tx,
      entityIds.map((entityId) => ({ entity, entityId, slug: 'updated', payload: {} })),
      { now: new Date(), newId: () => newId(new Date()) },
    ),
  )

const keys = async (): Promise<string[]> =>
  (await pool.raw.query('select key from graphile_worker.jobs order by id')).rows.map(({ key }) => key)

/** The server is shared: transactions of other databases hold the horizon, too. */
const untilRelayed = (relay: JobRelay, count: number) =>
  vi.waitUntil(
    async () => {
      await relay.relay()
      return (await keys()).length >= count
    },
    { timeout: 20_000, interval: 20 },
  )

/** As a dump of another cluster restores it: what was relayed there, what was not, and how far its relay had come. */
async function restored(relayed: string, unread: string): Promise<void> {
  const at = (entityId: string, position: bigint) =>
    pool.raw.query('update happenings set written_by = $2::text::xid8, id = $3 where entity_id = $1', [
      entityId,
      String(position),
      newId(new Date(Date.now() - 60_000)),
    ])
  await at(relayed, AHEAD)
  await at(unread, AHEAD + 10n)
  await pool.raw.query(
    `update outbox_readers set position = $1::text::xid8, after_position = null, cluster = '42', advanced_at = now() - interval '30 seconds'`,
    [String(AHEAD + 5n)],
  )
}

test('a batch that fails keeps what the batches before it did', async () => {
  const ids = Array.from({ length: 1_203 }, () => randomUUID())
  let relayed = 0
  const relay = await relayOf((happened) => {
    if (relayed > 0) throw new Error('no more')
    relayed += happened.length
    return one(happened)
  })
  await write(ids)
  await vi.waitUntil(
    async () => {
      await relay.relay().catch(() => {})
      return (await keys()).length > 0
    },
    { timeout: 20_000, interval: 20 },
  )
  expect(await keys()).toHaveLength(500)

  relayed = Number.NEGATIVE_INFINITY
  await untilRelayed(relay, ids.length)
  expect((await keys()).sort()).toEqual([...ids].sort())
})

test('restored into another cluster, the relay goes on with what was not relayed, and never repeats what was', async () => {
  const relay = await relayOf()
  await write(['relayed'])
  await write(['unread'])
  await restored('relayed', 'unread')
  await write(['written here'])
  expect(await stuckRelay(pool.siteless, new Date())).toContain('it counts in cluster 42')

  await untilRelayed(relay, 2)
  await write(['later'])
  await untilRelayed(relay, 3)
  expect((await keys()).sort()).toEqual(['later', 'unread', 'written here'])
  const [left] = (
    await pool.raw.query('select max(written_by)::text::numeric < $1 as low from happenings', [String(AHEAD)])
  ).rows
  expect(left.low).toBe(true)
  expect(await stuckRelay(pool.siteless, new Date())).toBeUndefined()
})

test('happenings that wait for a relay that does not come are reported', async () => {
  await relayOf()
  await write(['waits'])
  expect(await stuckRelay(pool.siteless, new Date())).toBeUndefined()
  expect(await stuckRelay(pool.siteless, new Date(Date.now() + 10 * 60_000))).toMatch(
    /^1 happenings wait for more than five minutes/,
  )
})

test('a relay that an open transaction holds back says so again and again, and goes on once it is over', async () => {
  const holder = new pg.Client({ connectionString, application_name: 'a forgotten shell' })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin')
  await holder.query('select pg_current_xact_id()')
  const reported: string[] = []
  const times = { everyMs: 10, lookEveryMs: 10 }
  const relay = await startJobRelay(pool, one, times, (error) => reported.push(String(error)))
  onTestFinished(() => relay.stop())
  await write(['held back'])
  await pool.raw.query('update happenings set id = $1', [newId(new Date(Date.now() - 6 * 60_000))])
  await vi.waitUntil(() => reported.length > 1, { timeout: 20_000, interval: 20 })
  expect(reported[0]).toMatch(
    /^Error: Happenings are not relayed: 1 happenings wait for more than five minutes; the oldest/,
  )
  expect(await keys()).toEqual([])

  await holder.query('rollback')
  await vi.waitUntil(async () => (await keys()).length === 1, { timeout: 20_000, interval: 20 })
  expect(await stuckRelay(pool.siteless, new Date())).toBeUndefined()
})

test('the relay forgets what every reader has read, but the last of each entity and the timeline of orders', async () => {
  const relay = await relayOf()
  for (const entity of ['product', 'order']) {
    await write([`${entity} a`], entity)
    await write([`${entity} a`], entity)
  }
  const forget = (before: Date) => pool.forSite(SITE).run(forgetHappenings, { before: firstIdOf(before), limit: 100 })
  const soon = new Date(Date.now() + 60_000)
  expect(await forget(soon)).toBe(0)
  await untilRelayed(relay, 2)
  await relay.relay()
  expect(await forget(new Date(Date.now() - 60_000))).toBe(0)
  expect(await forget(soon)).toBe(1)
  await write(['product a'])
  const { rows } = await pool.raw.query(`select sequence::int from happenings where entity = 'product' order by 1`)
  expect(rows.map(({ sequence }) => sequence)).toEqual([2, 3])
})
