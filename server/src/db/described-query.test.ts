import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import { describedOnce, sendDescribed } from './described-query.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: pg.Pool
/** Messages that one connection was sent since the test began. */
let described: number
beforeAll(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.connectionString, max: 1, pipeline: true } as pg.PoolConfig)
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: { describe(message: unknown): void } }
    const describe = connection.describe.bind(connection)
    connection.describe = (message) => {
      described++
      describe(message)
    }
  })
})
beforeEach(() => {
  described = 0
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const pair = (name: string, values: unknown[]) =>
  pool.query(describedOnce({ name, text: 'select $1::int4 as n, $2::text as t, null::date as d', values }))

test('a named statement has its columns described at its first run alone', async () => {
  for (const n of [1, 2, 3]) expect((await pair('pair', [n, 'x'])).rows).toEqual([{ n, t: 'x', d: null }])
  expect(described).toBe(1)
})

test('runs that are sent together, before the first is described, answer each with its own row', async () => {
  const client = await pool.connect()
  const config = (n: number) => ({ name: 'together', text: 'select $1::int4 as n', values: [n] })
  const answers = await Promise.all([1, 2, 3].map((n) => sendDescribed(client, config(n))))
  client.release()
  expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
  expect((await pool.query(describedOnce(config(4)))).rows).toEqual([{ n: 4 }])
  expect(described).toBe(3)
})

test('a statement without rows tells how many it changed each time', async () => {
  await pool.query('create table changed (n int4)')
  const insert = () =>
    pool.query(describedOnce({ name: 'insert', text: 'insert into changed values ($1), ($1)', values: [1] }))
  expect([await insert(), await insert()].map(({ rowCount, rows }) => ({ rowCount, rows }))).toEqual([
    { rowCount: 2, rows: [] },
    { rowCount: 2, rows: [] },
  ])
  expect(described).toBe(1)
})

test('a value that is refused, or cannot be sent, fails its own run and no other', async () => {
  await pair('refused', [1, 'x'])
  await expect(pair('refused', ['many', 'x'])).rejects.toThrow(/invalid input syntax/)
  const circular: { self?: unknown } = {}
  circular.self = circular
  await expect(pair('refused', [1, circular])).rejects.toThrow(/circular/)
  expect((await pair('refused', [2, 'y'])).rows).toEqual([{ n: 2, t: 'y', d: null }])
})

test('a table whose columns change beneath a statement is refused by PostgreSQL, not read wrongly', async () => {
  await pool.query('create table shape (a int4); insert into shape values (1)')
  const all = () => pool.query(describedOnce({ name: 'shape', text: 'select * from shape', values: [] }))
  expect((await all()).rows).toEqual([{ a: 1 }])
  await pool.query('alter table shape add column b int4 default 2')
  await expect(all()).rejects.toThrow(/cached plan must not change result type/)
})
