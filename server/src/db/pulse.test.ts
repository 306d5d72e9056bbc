import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseProxy } from '../../test/database-proxy.ts'
import { openPool } from './database.ts'
import type { Fault } from './faults.ts'
import { DatabaseBusy } from './faults.ts'
import { statement } from './statement.ts'

const patient = statement({
  name: 'pulseTest.patient',
  siteless: true,
  row: { n: 'int4' },
  sql: 'select 1 as n from pg_sleep(3)',
})
const quick = statement({ name: 'pulseTest.quick', siteless: true, row: { n: 'int4' }, sql: 'select 1 as n' })

const faultOf = (work: Promise<unknown>): Promise<Fault | 'none'> =>
  work.then(
    () => 'none',
    (error) => {
      if (error instanceof DatabaseBusy) return error.fault
      throw error
    },
  )

async function watched() {
  const proxy = await databaseProxy(inject('postgres'))
  const pool = openPool({
    connectionString: proxy.connectionString,
    max: 4,
    statementTimeoutMs: 5_000,
    isWatched: true,
  })
  onTestFinished(async () => {
    await pool.end()
    await proxy.close()
  })
  return { proxy, pool }
}

test('a statement that takes longer than the database may be silent is waited for', async () => {
  const { pool } = await watched()
  expect(await faultOf(pool.siteless.rows(patient, {}))).toBe('none')
})

test('a database that falls silent: statements and transactions under way and new ones are refused within 3 seconds, once', async () => {
  const { proxy, pool } = await watched()
  expect(await faultOf(pool.siteless.rows(quick, {}))).toBe('none')
  let tries = 0
  const inTx = pool.siteless.inTx(async (tx) => {
    tries++
    proxy.freeze()
    await tx.rows(quick, {})
  })
  const began = performance.now()
  expect(await faultOf(inTx)).toBe('noAnswer')
  expect(await faultOf(pool.siteless.rows(quick, {}))).toBe('noAnswer')
  expect(performance.now() - began).toBeLessThan(3_000)
  expect(tries).toBe(1)

  proxy.thaw()
  await expect.poll(() => faultOf(pool.siteless.rows(quick, {}))).toBe('none')
})
