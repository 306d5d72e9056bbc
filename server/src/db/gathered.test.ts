import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { databaseProxy } from '../../test/database-proxy.ts'
import { freshDatabase } from '../../test/fixture.ts'
import type { Db, Statement } from '../ground/database.ts'
import { openPool, type Pool } from './database.ts'
import { DatabaseBusy } from './faults.ts'
import { sentBy } from './gathered.fixture.ts'
import { gathered, gatherings } from './gathered.ts'

const bump = gathered(
  {
    name: 'gatheredTest.bump',
    params: { name: 'text', by: 'int8' },
    row: { name: 'text', count: 'int8' },
    sql: 'update counters set n = n + $3 where site_id = $1 and name = $2 returning name, n as count',
  },
  {
    sql: (calls) => `
    with due as materialized (
      select w.n, w.by, l.name from ${calls} cross join lateral (
        select c.name from counters c where c.site_id = $1 and c.name = w.name for update skip locked
      ) l
    )
    update counters c set n = c.n + d.by from due d where c.site_id = $1 and c.name = d.name
    returning d.n, c.name, c.n as count`,
    isAloneWithoutRow: true,
  },
)

let connectionString: string
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ connectionString, drop } = await freshDatabase())
})
afterAll(() => drop())

/** A process with the names of the statements that it sends. */
function processOf(
  settings: Partial<Parameters<typeof openPool>[0]> = {},
  before?: Promise<void>,
): { pool: Pool; sent: string[] } {
  const pool = openPool({ connectionString, max: 8, statementTimeoutMs: 5_000, ...settings })
  onTestFinished(() => pool.end())
  return { pool, sent: sentBy(pool, before) }
}

let pool: Pool
let sent: string[]
let db: Db
beforeEach(() => {
  ;({ pool, sent } = processOf())
  db = pool.forSite(randomUUID())
})

async function client(): Promise<pg.Client> {
  const made = new pg.Client({ connectionString })
  await made.connect()
  onTestFinished(() => made.end())
  return made
}

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `c${String(i).padStart(3, '0')}`)

async function counters(count: number, siteId = db.siteId): Promise<string[]> {
  const other = await client()
  await other.query('insert into counters (site_id, name, n) select $1, unnest($2::text[]), 0', [siteId, names(count)])
  return names(count)
}

/** Another transaction that has locked counters until it ends. */
async function lock(of: readonly string[]): Promise<{ end(): Promise<unknown> }> {
  const other = await client()
  await other.query('begin')
  await other.query('select from counters where site_id = $1 and name = any($2) for update', [db.siteId, of])
  return { end: () => other.query('commit') }
}

const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    (error) => (error instanceof DatabaseBusy ? error.fault : (error as { code: string }).code),
  )
const bumped = (name: string, by = 1n, of = db) => of.row(bump, { name, by })

describe('calls that come together', () => {
  test('each get their own row by a few statements, at most 32 calls by one', async () => {
    const all = await counters(100)
    const rows = await Promise.all(all.map((name, i) => bumped(name, BigInt(i))))
    expect(rows).toEqual(all.map((name, i) => ({ name, count: BigInt(i) })))
    expect(sent).toEqual(Array(4).fill('bumpMany'))
  })

  test('go as they are, one in a turn', async () => {
    const [first, second] = await counters(2)
    await bumped(first!)
    await bumped(second!)
    expect(sent).toEqual(['bump', 'bump'])
  })

  test('gather while others are under way, as long as these do not take long', async () => {
    const all = await counters(8)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const gate = Promise.withResolvers<void>()
    const { pool: slow, sent: begun } = processOf({}, gate.promise)
    const calls: Promise<unknown>[] = []
    const comes = async (name: string) => {
      calls.push(bumped(name, 1n, slow.forSite(db.siteId)))
      await turn()
      await turn()
    }
    for (const name of all.slice(0, 5)) await comes(name)
    const atOnce = begun.length
    expect(atOnce).toBeLessThan(4)
    vi.advanceTimersByTime(100)
    await comes(all[5]!)
    expect(begun).toEqual([...Array(atOnce).fill('bump'), 'bumpMany'])
    for (const name of all.slice(6)) await comes(name)
    vi.useRealTimers()
    gate.resolve()
    expect(await Promise.all(calls)).toEqual(all.map((name) => ({ name, count: 1n })))
  })

  test('that are about the same row are all carried out', async () => {
    const [name] = await counters(1)
    const rows = await Promise.all(Array.from({ length: 40 }, () => bumped(name!)))
    expect(rows.map((row) => Number(row?.count)).toSorted((a, b) => a - b)).toEqual(rows.map((_, i) => i + 1))
  })

  test('find nothing where there is nothing', async () => {
    const [name] = await counters(1)
    expect(await Promise.all([bumped('none'), bumped(name!), bumped('neither')])).toEqual([
      undefined,
      { name, count: 1n },
      undefined,
    ])
  })

  test('for two sites do not mix', async () => {
    const other = pool.forSite(randomUUID())
    const all = await counters(10)
    await counters(10, other.siteId)
    const rows = await Promise.all(all.flatMap((name) => [bumped(name), bumped(name, 1000n, other)]))
    expect(rows).toEqual(
      all.flatMap((name) => [
        { name, count: 1n },
        { name, count: 1000n },
      ]),
    )
    expect(sent).toEqual(['bumpMany', 'bumpMany'])
  })

  test('in a transaction are its own', async () => {
    const all = await counters(3)
    const undone = db.inTx(async (tx) => {
      await Promise.all(all.map((name) => tx.row(bump, { name, by: 1n })))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(sent).toEqual([])
    expect(await bumped(all[0]!)).toEqual({ name: all[0], count: 1n })
  })

  test('are counted each for its caller', async () => {
    const all = await counters(4)
    const callers = all.map(() => pool.forSite(db.siteId))
    await Promise.all(callers.map((caller, i) => bumped(all[i]!, 1n, caller)))
    expect(callers.map(({ sent: { count, flushes } }) => [count, flushes])).toEqual(all.map(() => [1, 1]))
  })
})

test('a call that is refused changes nothing, while the others are carried out once', async () => {
  const [a, b, c] = await counters(3)
  const most = 9_223_372_036_854_775_807n
  await bumped(b!, 1n)
  expect(await Promise.all([bumped(a!), outcome(bumped(b!, most)), bumped(c!)])).toEqual([
    { name: a, count: 1n },
    '22003',
    { name: c, count: 1n },
  ])
  expect(await bumped(b!)).toEqual({ name: b, count: 2n })
})

describe('a row that another transaction has locked', () => {
  test('is waited for by its caller alone', async () => {
    const [a, b, c] = await counters(3)
    const held = await lock([b!])
    const late = bumped(b!)
    expect(await Promise.all([bumped(a!), bumped(c!)])).toEqual([
      { name: a, count: 1n },
      { name: c, count: 1n },
    ])
    await held.end()
    expect(await late).toEqual({ name: b, count: 1n })
  })

  test('holds up nobody who comes later, however many wait for such rows', async () => {
    const all = await counters(5)
    const held = await lock(all.slice(0, 4))
    const late: Promise<unknown>[] = []
    for (const name of all.slice(0, 4)) {
      late.push(outcome(bumped(name)))
      await turn()
    }
    expect(await bumped(all[4]!)).toEqual({ name: all[4], count: 1n })
    await held.end()
    expect(await Promise.all(late)).toEqual(all.slice(0, 4).map((name) => ({ name, count: 1n })))
  })
})

test('two processes that change the same rows in another order lose nothing', async () => {
  const all = await counters(30)
  const other = processOf().pool.forSite(db.siteId)
  const rounds = Array.from({ length: 5 }, () => [
    ...all.map((name) => bumped(name)),
    ...all.toReversed().map((name) => bumped(name, 1n, other)),
  ])
  await Promise.all(rounds.flat())
  const { rows } = await pool.raw.query({
    text: 'select distinct n from counters where site_id = $1',
    values: [db.siteId],
  })
  expect(rows).toEqual([{ n: 10n }])
})

describe('a database that is away', () => {
  const MANY = 70
  test('refuses all callers as busy: those under way, and those that gather', async () => {
    const proxy = await databaseProxy(connectionString)
    onTestFinished(() => proxy.close())
    const cut = processOf({ connectionString: proxy.connectionString }).pool.forSite(db.siteId)
    const all = await counters(MANY)
    await bumped(all[0]!, 1n, cut)
    proxy.freeze()
    const calls = all.map((name) => outcome(bumped(name, 1n, cut)))
    await turn()
    await turn()
    proxy.leadTo(undefined)
    expect(await Promise.all(calls)).toEqual(all.map(() => 'connectionLost'))
    proxy.leadTo(connectionString)
    proxy.thaw()
    expect(await bumped(all[0]!, 1n, cut)).toEqual({ name: all[0], count: 2n })
  })

  test('that falls silent, too', async () => {
    const proxy = await databaseProxy(connectionString)
    onTestFinished(() => proxy.close())
    const cut = processOf({ connectionString: proxy.connectionString, isWatched: true }).pool.forSite(db.siteId)
    const all = await counters(MANY)
    await bumped(all[0]!, 1n, cut)
    proxy.freeze()
    expect(await Promise.all(all.map((name) => outcome(bumped(name, 1n, cut))))).toEqual(all.map(() => 'noAnswer'))
  })

  test.for(['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ECONNABORTED'])(
    'a link that breaks with %s: nothing is done again, for it may be done',
    async (code) => {
      const all = await counters(3)
      const { pool: broken, sent: tried } = processOf()
      const query = broken.raw.query.bind(broken.raw) as (config: pg.QueryConfig) => Promise<pg.QueryResult>
      const breaks = async (config: pg.QueryConfig) => {
        await query(config)
        throw Object.assign(new Error(code), { code })
      }
      broken.raw.query = breaks as unknown as typeof broken.raw.query
      const calls = all.map((name) => outcome(bumped(name, 1n, broken.forSite(db.siteId))))
      expect(await Promise.all(calls)).toEqual(all.map(() => code))
      expect(tried).toEqual(['bumpMany'])
    },
  )

  test('and one that was closed answers every caller', async () => {
    const all = await counters(MANY)
    const ended = openPool({ connectionString, max: 2, statementTimeoutMs: 5_000 })
    const calls = all.map((name) => bumped(name, 1n, ended.forSite(db.siteId)))
    await ended.end()
    expect(await Promise.allSettled(calls)).toHaveLength(MANY)
  })
})

test('nothing is sent while the disk is full', async () => {
  const full = processOf({ isFull: () => true })
  const calls = names(3).map((name) => outcome(bumped(name, 1n, full.pool.forSite(db.siteId))))
  expect(await Promise.all(calls)).toEqual(Array(3).fill('diskFull'))
  expect(full.sent).toEqual([])
})

test('nothing of a caller is held once all are answered', async () => {
  const made = gatherings()
  const senders: string[] = []
  const call = async (by: string) => {
    const send = async () => {
      senders.push(by)
      return []
    }
    await made.rows('a site', bump as Statement<never, unknown>, { params: { name: 'a', by: 1n }, send })
    await turn()
  }
  await call('first')
  await call('second')
  expect(senders).toEqual(['first', 'second'])
})
