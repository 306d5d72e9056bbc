import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import type { Db, Effects, Tx } from '../ground/database.ts'
import { openPool, type Pool } from './database.ts'
import { violatedConstraint } from './faults.ts'
import { nestedIn } from './nested.ts'
import { statement } from './statement.ts'

const add = statement({
  name: 'nestedTest.add',
  params: { name: 'text' },
  sql: `insert into counters (site_id, name, n) values ($1, $2, 0)`,
})
const all = statement({
  name: 'nestedTest.all',
  row: { name: 'text' },
  sql: `select name from counters where site_id = $1 order by name`,
})

const lock = statement({
  name: 'nestedTest.lock',
  params: { name: 'text' },
  row: { name: 'text' },
  sql: `update counters set n = n + 1 where site_id = $1 and name = $2 returning name`,
})
const freeOf = statement({
  name: 'nestedTest.freeOf',
  row: { name: 'text' },
  sql: `select name from counters where site_id = $1 order by name for update skip locked`,
})

let pool: Pool
let drop: () => Promise<void>
const committed: Effects[] = []
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  const onCommit = (_siteId: string, effects: Effects) => void committed.push(effects)
  pool = openPool({ connectionString: database.connectionString, max: 4, statementTimeoutMs: 5_000, onCommit })
})
afterAll(async () => {
  await pool.end()
  await drop()
})

/** Runs `work` on a database within a transaction, and returns what was committed. */
async function within(work: (nested: Db) => Promise<unknown>): Promise<string[]> {
  const db = pool.forSite(randomUUID())
  await db.inTx((tx: Tx) => work(nestedIn(tx, db)))
  return (await db.rows(all, {})).map(({ name }) => name)
}

const failing = (db: Db, name: string, work: (tx: Tx) => Promise<unknown> = async () => {}): Promise<unknown> =>
  db
    .inTx(async (tx) => {
      await tx.run(add, { name })
      tx.effects.tags.add(name)
      tx.effects.position = 7n
      await work(tx)
      throw new Error('refused')
    })
    .catch((error: Error) => error.message)

test('a transaction within one is undone alone when it throws', async () => {
  committed.length = 0
  const names = await within(async (db) => {
    await db.inTx(async (tx) => {
      await tx.run(add, { name: 'first' })
      tx.effects.tags.add('first')
    })
    expect(await failing(db, 'lost')).toBe('refused')
    await db.run(add, { name: 'later' })
  })
  expect(names).toEqual(['first', 'later'])
  expect(committed).toEqual([{ tags: new Set(['first']), position: 0n }])
})

test('a statement alone is undone when its answer is refused, and locks nothing any more', async () => {
  const db = pool.forSite(randomUUID())
  for (const name of ['mine', 'yours']) await db.run(add, { name })
  await db.inTx(async (tx: Tx) => {
    const nested = nestedIn(tx, db)
    const refused = nested.alone(async (own) => {
      await own.row(lock, { name: 'mine' })
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    await nested.alone((own) => own.row(lock, { name: 'yours' }))
    expect(await db.rows(freeOf, {})).toEqual([{ name: 'mine' }])
  })
  expect(await db.alone((own) => own.rows(all, {}))).toHaveLength(2)
})

test('a statement that violates a constraint leaves the transaction open', async () => {
  const names = await within(async (db) => {
    await db.run(add, { name: 'once' })
    const again = await db.run(add, { name: 'once' }).catch((error: unknown) => error)
    expect(violatedConstraint(again)).toBe('counters_pkey')
    const inside = await db.inTx((tx) => tx.run(add, { name: 'once' })).catch((error: unknown) => error)
    expect(violatedConstraint(inside)).toBe('counters_pkey')
    await db.run(add, { name: 'other' })
  })
  expect(names).toEqual(['once', 'other'])
})

test('transactions that come at once are each whole or undone', async () => {
  const names = await within((db) =>
    Promise.all([
      failing(db, 'a'),
      db.inTx((tx) => tx.run(add, { name: 'b' })),
      db.rows(all, {}),
      failing(db, 'c'),
      db.run(add, { name: 'd' }),
    ]),
  )
  expect(names).toEqual(['b', 'd'])
})

test('one that is opened inside another belongs to it', async () => {
  const names = await within(async (db) => {
    await failing(db, 'outer', async () => {
      await db.inTx((tx) => tx.run(add, { name: 'inner' }))
      expect(await failing(db, 'failed')).toBe('refused')
      expect(await db.rows(all, {})).toEqual([{ name: 'inner' }, { name: 'outer' }])
    })
    await db.run(add, { name: 'last' })
  })
  expect(names).toEqual(['last'])
})
