import { EventEmitter } from 'node:events'
import { Logger, run, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import { openPool } from './database.ts'
import { jobPool } from './job-pool.ts'

test('a runner whose listening connection breaks while it stops leaves no rejection unhandled', async () => {
  const { connectionString, drop } = await freshDatabase()
  const pool = jobPool(connectionString, () => {})
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  onTestFinished(() => {
    process.off('unhandledRejection', note)
  })
  await runMigrations({ connectionString })
  // Both what it sends to listen and to stop listening fail, after it began to stop.
  const { promise: answer, reject: breakConnection } = Promise.withResolvers<never>()
  const { promise: isListening, resolve: listens } = Promise.withResolvers<void>()
  const events = new EventEmitter()
  events.once('pool:listen:success', ({ client }: { client: pg.PoolClient }) => {
    Object.assign(client, { query: () => answer })
    listens()
  })
  const quiet = new Logger(() => () => {})
  const taskList = { nothing: () => {} }
  const runner = await run({ pgPool: pool, events, logger: quiet, noHandleSignals: true, taskList })
  await isListening
  const stopped = runner.stop()
  await new Promise(setImmediate)
  breakConnection(new Error('terminating connection'))
  await stopped
  await new Promise(setImmediate)
  expect(unhandled).toEqual([])
})

test('a runner takes and ends jobs without waiting for the disk, as those who promise something do', async () => {
  const { connectionString, drop } = await freshDatabase()
  const runners = jobPool(connectionString, () => {})
  const requests = openPool({ connectionString, max: 1, statementTimeoutMs: 5_000 })
  onTestFinished(async () => {
    await Promise.all([runners.end(), requests.end()])
    await drop()
  })
  const waits = `select current_setting('synchronous_commit') as waits`
  expect((await runners.query(waits)).rows).toEqual([{ waits: 'off' }])
  expect((await requests.raw.query(waits)).rows).toEqual([{ waits: 'on' }])
})
