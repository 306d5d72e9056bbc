import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import { openPool, type Pool } from '../db/database.ts'
import { countingYoungTables } from './young-tables.ts'

let pool: Pool
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  pool = openPool({ connectionString: database.connectionString, max: 1, statementTimeoutMs: 5_000 })
  await pool.raw.query('create table young (id int, other int)')
})
afterAll(async () => {
  await pool.end()
  await drop()
})

/** One connection writes and looks, and reports its numbers at once. */
async function write(rows: number): Promise<void> {
  await pool.raw.query('insert into young select n, n from generate_series(1, $1::int) n', [rows])
  await pool.raw.query('select pg_stat_force_next_flush()')
  await pool.raw.query('select 1')
}

const counted = async (): Promise<number> =>
  (await pool.raw.query("select reltuples::int as n from pg_class where relname = 'young'")).rows[0].n

test('a table is counted when most of it is new, and not for less', async () => {
  let at = 0
  const count = countingYoungTables(pool.siteless, () => at)
  const look = async () => {
    at += 60_000
    await count()
    return counted()
  }
  await write(49)
  expect(await look()).toBe(-1)
  await write(1)
  expect(await look()).toBe(50)
  await write(49)
  expect(await look()).toBe(50)
  await write(1)
  expect(await look()).toBe(100)
  await write(99)
  expect(await look()).toBe(100)
})

test('looks become rarer while there is nothing to count', async () => {
  let at = 0
  const count = countingYoungTables(pool.siteless, () => at)
  const looks: number[] = []
  for (; at < 10_000; at += 100) {
    const { count: before } = pool.siteless.sent
    await count()
    if (pool.siteless.sent.count > before) looks.push(at)
  }
  expect(looks).toEqual([0, 1_000, 3_000, 7_000])
})
