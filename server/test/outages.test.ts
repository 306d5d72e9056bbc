import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readConnection } from '../src/db/managed/connection-file.ts'
import { type ManagedPostgres, startManagedPostgres } from '../src/db/managed/managed-postgres.ts'
import { readCredentials } from '../src/first-start.ts'
import { databaseProxy } from './database-proxy.ts'
import type { TestSite } from './fixture.ts'
import { callerAt } from './over-http.ts'
import { addressOf, fairground, type Program, serverEnv, startServerProcess, stopAll } from './server-process.ts'
import { checkOut, pay, placeOrder, productLine, sellShirts } from './shop.ts'

const KILLS = 5
const BUYERS = 4
const PATIENCE = 90_000
/** Whoever asks while the database is away is answered within so long. */
const ANSWER_MS = 3_000
/** Longer than a caller may wait. */
const FROZEN_MS = 4_000

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

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])

/** The postmaster and its backends. */
function processesOf(postmaster: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(postmaster)
      )
    } catch {
      return false
    }
  })
  return [postmaster, ...children.map(Number)]
}

interface Shop {
  readonly server: Program
  readonly url: string
  readonly dataDir: string
  readonly productId: string
  query(sql: string): Promise<Record<string, unknown>[]>
}

async function openShop(dataDir: string, more: Record<string, string>, database: () => string): Promise<Shop> {
  const server = startServerProcess({ ...serverEnv(dataDir), ...more })
  const url = await addressOf(server)
  const { apiKey, siteId } = readCredentials(dataDir)!
  const admin = callerAt(url, { authorization: apiKey, 'wix-site-id': siteId })
  const { productId } = await sellShirts({ admin } as TestSite, 100_000) // it only calls as administrator
  const query = async (sql: string) => {
    const client = new pg.Client(database())
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  return { server, url, dataDir, productId, query }
}

const statusOf = async ({ url }: Shop, path: string) => (await callerAt(url, {}).call('GET', path)).status
const isReady = async (shop: Shop) => (await statusOf(shop, '/readyz')) === 200
const untilReady = (shop: Shop) => vi.waitUntil(() => isReady(shop), { timeout: 30_000, interval: 50 })
const untilAway = (shop: Shop) => vi.waitUntil(async () => !(await isReady(shop)), { timeout: 10_000, interval: 5 })

/** So many more orders are placed. */
async function untilBought({ query }: Shop, more: number): Promise<void> {
  const placed = async () => (await query('select from orders')).length
  const before = await placed()
  await vi.waitUntil(async () => (await placed()) >= before + more, { timeout: 20_000 })
}

/** Buys until `isOver`; an answer is 200 or, soon and with the time to come back, 503. */
async function keepBuying({ url, dataDir, productId }: Shop, isOver: () => boolean): Promise<void> {
  const { clientId } = readCredentials(dataDir)!
  const asked = async (own: Record<string, string>, method: 'POST', path: string, body: unknown) => {
    const began = performance.now()
    const reply = await callerAt(url, own).call(method, path, body)
    expect([200, 503]).toContain(reply.status)
    if (reply.status === 503) expect(reply.headers['retry-after']).toBeDefined()
    if (reply.status === 503) expect(performance.now() - began).toBeLessThan(ANSWER_MS + 1_000)
    return reply
  }
  while (!isOver()) {
    const { status, body } = await asked({}, 'POST', '/oauth2/token', { grantType: 'anonymous', clientId })
    if (status !== 200) continue
    const buyer = callerAt(url, { authorization: body.access_token })
    try {
      const placed = await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))
      if (placed.status === 200) await pay(buyer, placed.body.orderId)
    } catch {
      // Refused half-way by an outage: the helpers expect every step to succeed.
    }
  }
}

/** Every job is done, every approved order has its one mail, nothing disagrees, and the process is still the same. */
async function expectAllDone(shop: Shop, env: Record<string, string> = {}): Promise<void> {
  await untilReady(shop)
  const left = async () => {
    const [row] = await shop.query(
      `select (select count(*) from graphile_worker.jobs where key is not null)::int as jobs,
              (select count(*) from orders where status = 'APPROVED')::int as orders,
              (select count(*) from mails where template = 'orderConfirmation')::int as mails`,
    )
    return row
  }
  await vi.waitUntil(
    async () => {
      const row = await left()
      return row?.jobs === 0 && row.mails === row.orders
    },
    { timeout: 60_000, interval: 200 },
  )
  expect((await left())?.orders).toBeGreaterThan(0)
  expect(shop.server.child.exitCode).toBeNull()
  const check = await fairground({ ...serverEnv(shop.dataDir), ...env }, 'check')
  expect([check.code, check.out]).toEqual([0, 'Everything agrees.\n'])
}

async function rushed(shop: Shop, outage: () => Promise<void>): Promise<void> {
  let isOver = false
  const buying = Array.from({ length: BUYERS }, () => keepBuying(shop, () => isOver))
  try {
    await outage()
  } finally {
    isOver = true
  }
  await Promise.all(buying)
}

async function expectRefusedSoon(shop: Shop): Promise<void> {
  const began = performance.now()
  const { clientId } = readCredentials(shop.dataDir)!
  const reply = await callerAt(shop.url, {}).call('POST', '/oauth2/token', { grantType: 'anonymous', clientId })
  expect([reply.status, reply.headers['retry-after'] !== undefined]).toEqual([503, true])
  expect(performance.now() - began).toBeLessThan(ANSWER_MS)
  expect(await statusOf(shop, '/healthz')).toBe(200)
}

/** All processes of PostgreSQL stand still for a while. */
async function frozen(postmaster: number, meanwhile: () => Promise<void>): Promise<void> {
  const pids = processesOf(postmaster)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  try {
    await meanwhile()
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

/** The server is killed while its runner holds a job, which the database shows as a job that is locked by it. */
async function killAmidJob({ server, query }: Shop): Promise<void> {
  const [runner] = await query('select id from job_runners order by seen_at desc limit 1')
  server.child.kill('SIGKILL')
  await server.ended
  await query(`select graphile_worker.add_job('send-mails', job_key := 'held')`)
  await query(
    `update graphile_worker._private_jobs set locked_by = '${runner?.id}', locked_at = now() where key = 'held'`,
  )
}

const isTakenOver = async ({ query }: Shop) =>
  (await query(`select from graphile_worker.jobs where key = 'held'`)).length === 0

test(
  'its own PostgreSQL killed again and again, and frozen, amid purchases: the process lives, and every job is done',
  async () => {
    const dataDir = join(folder, 'own')
    const shop = await openShop(dataDir, {}, () => readConnection(dataDir)!.connectionString)
    await rushed(shop, async () => {
      for (let kill = 0; kill < KILLS; kill++) {
        await untilReady(shop)
        await untilBought(shop, 2)
        const all = processesOf(postmasterOf(dataDir))
        // The postmaster, or one of its backends, after which it restarts all others.
        const victim = kill % 2 === 0 ? all[0]! : all.at(-1)!
        process.kill(victim, 'SIGKILL')
        await delay(Math.random() * 500)
      }
    })
    await expectAllDone(shop)

    await rushed(shop, async () => {
      await untilBought(shop, 2)
      await frozen(postmasterOf(dataDir), async () => {
        await expectRefusedSoon(shop)
        await untilAway(shop)
        await delay(FROZEN_MS)
        await expectRefusedSoon(shop)
      })
      await untilReady(shop)
    })
    await expectAllDone(shop)

    await killAmidJob(shop)
    const next = startServerProcess(serverEnv(dataDir))
    await addressOf(next)
    await vi.waitUntil(() => isTakenOver(shop), { timeout: 20_000, interval: 50 })

    const pids = processesOf(postmasterOf(dataDir))
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    next.child.kill('SIGTERM')
    const { code } = await next.ended
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended.
      }
    }
    expect(code).toBe(0)
  },
  2 * PATIENCE,
)

test(
  'a database elsewhere: a start waits for it, it goes and comes back amid purchases, and jobs of a killed process are taken over',
  async () => {
    const databaseDir = join(folder, 'elsewhere')
    let postgres: ManagedPostgres = await startManagedPostgres({ dataDir: databaseDir, log: quiet })
    onTestFinished(() => postgres.stop())
    const proxy = await databaseProxy(postgres.connectionString)
    onTestFinished(() => proxy.close())
    const env = { DATABASE_URL: proxy.connectionString }
    const dataDir = join(folder, 'app')

    proxy.leadTo(undefined)
    const waiting = startServerProcess({ ...serverEnv(dataDir), ...env })
    const url = await vi.waitUntil(() => /Waiting for it; (http:\S+)\/healthz/.exec(waiting.said())?.[1], {
      timeout: 20_000,
    })
    const statuses = await Promise.all(['/healthz', '/readyz', '/'].map((path) => callerAt(url, {}).call('GET', path)))
    expect(statuses.map(({ status }) => status)).toEqual([200, 503, 503])
    expect(statuses[2]?.headers['retry-after']).toBe('1')
    waiting.child.kill('SIGTERM')
    expect(await waiting.ended).toMatchObject({ code: 0, err: '' })

    setTimeout(() => proxy.leadTo(postgres.connectionString), 1_000)
    const shop = await openShop(dataDir, env, () => postgres.connectionString)

    await rushed(shop, async () => {
      await untilBought(shop, 3)
      proxy.leadTo(undefined)
      await postgres.stop()
      await untilAway(shop)
      await expectRefusedSoon(shop)
      await delay(FROZEN_MS)
      postgres = await startManagedPostgres({ dataDir: databaseDir, log: quiet })
      proxy.leadTo(postgres.connectionString)
      await untilReady(shop)
      await shop.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'fairground%'`,
      )
    })
    await expectAllDone(shop, env)

    await killAmidJob(shop)
    await addressOf(startServerProcess({ ...serverEnv(dataDir), ...env }))
    await vi.waitUntil(() => isTakenOver(shop), { timeout: 60_000, interval: 200 })
  },
  2 * PATIENCE,
)
