import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConnection } from '../src/db/managed/connection-file.ts'
import { type ManagedPostgres, startManagedPostgres } from '../src/db/managed/managed-postgres.ts'
import { frozen, postmasterOf, processesOf, signal } from './database-processes.ts'
import { databaseProxy } from './database-proxy.ts'
import { callerAt } from './over-http.ts'
import {
  expectAllDone,
  expectRefusedSoon,
  isTakenOver,
  killAmidJob,
  openShop,
  type RushedShop,
  rushed,
  untilAway,
  untilBought,
  untilReady,
} from './rushed-shop.ts'
import { addressOf, serverEnv, startServerProcess, stopAll } from './server-process.ts'

/** `OUTAGE_SECONDS=20` is the long form, for changes to how the database is reached; see CONTRIBUTING. */
const LONG = process.env.OUTAGE_SECONDS
/** Longer than a caller may wait. */
const OUTAGE_MS = LONG === undefined ? 4_000 : Number(LONG) * 1_000
const KILLS_OF_OWN = LONG === undefined ? 3 : 10
const KILLS_ELSEWHERE = LONG === undefined ? 2 : 10
const PATIENCE = 250_000 + 4 * OUTAGE_MS + KILLS_OF_OWN * 60_000

let folder: string
const quiet = { info() {}, warn() {}, error() {} }

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-outages-'))
  chmodSync(folder, 0o711)
})
afterAll(async () => {
  await stopAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

interface Database {
  readonly dataDir: string
  readonly kills: number
  /** Stopped until `meanwhile` is over. */
  stopped(meanwhile: () => Promise<void>): Promise<void>
}

/** The shop is rushed while its database is killed again and again, stopped and frozen. */
async function outages(shop: RushedShop, { dataDir, kills, stopped }: Database): Promise<void> {
  const away = async () => {
    await untilAway(shop)
    await expectRefusedSoon(shop)
    await delay(OUTAGE_MS)
    await expectRefusedSoon(shop)
  }
  for (let kill = 0; kill < kills; kill++) {
    await rushed(shop, async () => {
      await untilReady(shop)
      await untilBought(shop, 2)
      const all = processesOf(dataDir)
      expect(all.length).toBeGreaterThan(1)
      // The postmaster, or one of its backends, after which it restarts all others.
      const victim = kill % 2 === 0 ? all[0] : all.at(-1)
      if (victim !== undefined) signal(victim, 'SIGKILL')
      await delay(Math.random() * 500)
    })
    await expectAllDone(shop)
  }

  await rushed(shop, async () => {
    await untilBought(shop, 2)
    await stopped(away)
    await untilReady(shop)
    await untilBought(shop, 2)
  })
  await expectAllDone(shop)

  await rushed(shop, async () => {
    await untilBought(shop, 2)
    await frozen(dataDir, away)
    await untilReady(shop)
    await untilBought(shop, 2)
  })
  await expectAllDone(shop)
  if (LONG === undefined) return
  const { receipts, ticketOrders, rsvps, answers } = shop
  const acknowledged = { orders: receipts.length, ticketOrders: ticketOrders.length, rsvps: rsvps.length }
  console.info(dataDir, kills, 'kills; acknowledged', acknowledged, 'answers', answers)
}

/** Stops PostgreSQL each time that its server starts it again. */
async function heldDown(dataDir: string, meanwhile: () => Promise<void>): Promise<void> {
  const stop = setInterval(() => {
    const postmaster = postmasterOf(dataDir)
    if (postmaster !== undefined) signal(postmaster, 'SIGQUIT')
  }, 10)
  try {
    await meanwhile()
  } finally {
    clearInterval(stop)
  }
}

// Both at once: each waits most of its time, for a database that is away.
test.concurrent(
  'its own PostgreSQL is killed again and again, stopped and frozen amid purchases: the process lives, every job is done once',
  async () => {
    const dataDir = join(folder, 'own')
    const shop = await openShop(dataDir, {}, () => readConnection(dataDir)!.connectionString)
    await outages(shop, { dataDir, kills: KILLS_OF_OWN, stopped: (meanwhile) => heldDown(dataDir, meanwhile) })

    await killAmidJob(shop)
    const next = startServerProcess(serverEnv(dataDir))
    await addressOf(next)
    await vi.waitUntil(() => isTakenOver(shop), { timeout: 20_000, interval: 50 })

    const pids = processesOf(dataDir)
    for (const pid of pids) signal(pid, 'SIGSTOP')
    next.child.kill('SIGTERM')
    const { code } = await next.ended
    for (const pid of pids) signal(pid, 'SIGKILL')
    expect(code).toBe(0)
  },
  PATIENCE,
)

test.concurrent(
  'a database elsewhere: a start waits for it; it is killed, stopped and frozen amid purchases; jobs of a killed process are taken over',
  async ({ onTestFinished }) => {
    const databaseDir = join(folder, 'elsewhere')
    let postgres: ManagedPostgres = await startManagedPostgres({ dataDir: databaseDir, log: quiet })
    onTestFinished(() => postgres.stop())
    const proxy = await databaseProxy(postgres.networkString)
    onTestFinished(() => proxy.close())
    const env = { DATABASE_URL: proxy.connectionString }
    const dataDir = join(folder, 'app')

    proxy.leadTo(undefined)
    const waiting = startServerProcess({ ...serverEnv(dataDir), ...env })
    // A start from the sources takes its time on a machine that others use.
    const url = await vi.waitUntil(() => /Waiting for it; (http:\S+)\/healthz/.exec(waiting.output())?.[1], {
      timeout: 60_000,
    })
    const statuses = await Promise.all(['/healthz', '/readyz', '/'].map((path) => callerAt(url, {}).call('GET', path)))
    expect(statuses.map(({ status }) => status)).toEqual([200, 503, 503])
    expect(statuses[2]?.headers['retry-after']).toBe('1')
    waiting.child.kill('SIGTERM')
    expect(await waiting.ended).toMatchObject({ code: 0, err: '' })

    setTimeout(() => proxy.leadTo(postgres.networkString), 1_000)
    const shop = await openShop(dataDir, env, () => postgres.connectionString)

    await outages(shop, {
      dataDir: databaseDir,
      kills: KILLS_ELSEWHERE,
      async stopped(meanwhile) {
        proxy.leadTo(undefined)
        await postgres.stop()
        await meanwhile()
        postgres = await startManagedPostgres({ dataDir: databaseDir, log: quiet })
        proxy.leadTo(postgres.networkString)
      },
    })
    await rushed(shop, async () => {
      await untilBought(shop, 2)
      await shop.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'fairground%'`,
      )
      await untilReady(shop)
      await untilBought(shop, 2)
    })
    await expectAllDone(shop)

    await killAmidJob(shop)
    await addressOf(startServerProcess(shop.env))
    await vi.waitUntil(() => isTakenOver(shop), { timeout: 60_000, interval: 200 })
  },
  PATIENCE,
)
