import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConnection } from '../src/db/managed/connection-file.ts'
import { isAlive } from '../src/db/managed/process-identity.ts'
import { readCredentials } from '../src/first-run/credentials-file.ts'
import type { TestCaller, TestSite } from './fixture.ts'
import { callerAt } from './over-http.ts'
import { addressOf, fairground, type Program, serverEnv, startServerProcess, stopAll } from './server-process.ts'
import {
  checkOut,
  pay,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  takeTestPayments,
  ticketLine,
} from './shop.ts'

const ROUNDS = 3
const BUYERS = 6
const SLOW = 60_000

let folder: string
let dataDir: string
let server: Program
let url: string

const start = async () => {
  server = startServerProcess(serverEnv(dataDir))
  url = await addressOf(server)
}
const end = async (signal: NodeJS.Signals) => {
  server.child.kill(signal)
  return server.ended
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-kills-'))
  chmodSync(folder, 0o711)
  dataDir = join(folder, 'data')
})
afterAll(async () => {
  await stopAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

interface Bought {
  readonly buyer: (at: string) => TestCaller
  readonly checkoutId: string
  /** As far as the buyer was informed. */
  orderId?: string
  paid: boolean
}

interface Errand {
  readonly at: string
  readonly clientId: string
  readonly lines: readonly unknown[]
}

/** Buys until the server is gone; records what was begun before it sends the request. */
async function keepBuying({ at, clientId, lines }: Errand, bought: Bought[], done: () => void) {
  try {
    for (;;) {
      const { status, body } = await callerAt(at, {}).call('POST', '/oauth2/token', {
        grantType: 'anonymous',
        clientId,
      })
      expect(status, JSON.stringify(body)).toBe(200)
      const buyer = (where: string) => callerAt(where, { authorization: body.access_token })
      const purchase: Bought = { buyer, checkoutId: await checkOut(buyer(at), lines), paid: false }
      bought.push(purchase)
      const placed = await placeOrder(buyer(at), purchase.checkoutId)
      expect(placed.status).toBe(200)
      purchase.orderId = placed.body.orderId
      done()
      const answer = await pay(buyer(at), placed.body.orderId)
      if (answer.body.status === 'PAID') purchase.paid = true
      done()
    }
  } catch (error) {
    // `fetch` fails with a TypeError when the connection breaks: the server was killed.
    if (!(error instanceof TypeError)) throw error
  }
}

test(
  'killed while it starts for the first time, it starts the next time',
  async () => {
    for (const sign of ['lock', 'pg', 'connection.json']) {
      const program = startServerProcess(serverEnv(dataDir))
      await vi.waitUntil(() => existsSync(join(dataDir, sign)), { timeout: SLOW, interval: 2 })
      program.child.kill('SIGKILL')
      expect((await program.ended).signal).toBe('SIGKILL')
    }
    await start()
    expect((await callerAt(url, {}).call('GET', '/readyz')).status).toBe(200)
  },
  SLOW,
)

test(
  'a start that is stopped while it fills the demo ends with its database before the shop is full',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'fairground-stopped-'))
    const program = startServerProcess({ ...serverEnv(directory), DEMO: '1' })
    await vi.waitUntil(() => program.output().includes('Filling the demo site'), { timeout: SLOW, interval: 20 })
    program.child.kill('SIGTERM')
    const { code, out, err } = await program.ended
    expect([code, err]).toEqual([0, ''])
    expect(out).not.toContain('is open')
    expect(existsSync(join(directory, 'pg', 'postmaster.pid'))).toBe(false)
    rmSync(directory, { recursive: true })
  },
  SLOW,
)

test(
  `killed ${ROUNDS} times amid purchases: what was acknowledged is there, nothing twice, everything agrees`,
  async () => {
    const { clientId, apiKey, siteId } = readCredentials(dataDir)!
    const admin = callerAt(url, { authorization: apiKey, 'wix-site-id': siteId })
    await takeTestPayments(admin)
    const shop = { admin } as TestSite // the two below only call as administrator
    const shirt = await sellShirts(shop, 100_000)
    const { ticketDefinitionId } = await sellTickets(shop, 100_000)
    const lines = [productLine(shirt.productId, 1), ticketLine(ticketDefinitionId, 1)]
    const bought: Bought[] = []
    const restarts: number[] = []

    for (let round = 1; round <= ROUNDS; round++) {
      // A random number of answers into the rush: every step of a purchase is under way somewhere. In the first, each buyer comes to a second.
      let answers = (round === 1 ? 4 * BUYERS : 5) + Math.floor(Math.random() * 40)
      const answered = () => {
        if (--answers === 0) server.child.kill('SIGKILL')
      }
      await Promise.all(
        Array.from({ length: BUYERS }, () => keepBuying({ at: url, clientId, lines }, bought, answered)),
      )
      expect((await server.ended).signal).toBe('SIGKILL')
      const began = performance.now()
      await start()
      restarts.push(performance.now() - began)

      // A buyer without an answer asks again, twice at once: the same order for both.
      for (const purchase of bought.filter(({ orderId }) => orderId === undefined)) {
        const again = () => placeOrder(purchase.buyer(url), purchase.checkoutId)
        const [one, other] = await Promise.all([again(), again()])
        expect([one.status, other.status, one.body.orderId]).toEqual([200, 200, other.body.orderId])
        purchase.orderId = one.body.orderId
      }
    }

    // Best of several, since the machine of a test run is busy with others.
    expect(Math.min(...restarts)).toBeLessThan(10_000)
    expect(bought.length).toBeGreaterThan(ROUNDS * BUYERS)
    expect(bought.some(({ paid }) => paid)).toBe(true)
    for (const { buyer, checkoutId, orderId, paid } of bought) {
      const { status, body } = await buyer(url).call('GET', `/fairground/v1/placed-orders/${orderId}`)
      expect(status).toBe(200)
      if (paid) expect([body.order.paymentStatus, body.order.tickets.length]).toEqual(['PAID', 1])
      const repeated = await placeOrder(buyer(url), checkoutId)
      expect(repeated.body.orderId).toBe(orderId)
    }

    const client = new pg.Client(readConnection(dataDir)!.connectionString)
    await client.connect()
    const { rows } = await client.query(
      `select count(*)::int as orders, count(distinct source_id)::int as checkouts, count(distinct number)::int as numbers from orders`,
    )
    const taken = await client.query('select distinct used::int from pools where used > 0')
    await client.end()
    expect(rows).toEqual([{ orders: bought.length, checkouts: bought.length, numbers: bought.length }])
    expect(taken.rows).toEqual([{ used: bought.length }])

    const check = await fairground(serverEnv(dataDir), 'check')
    expect([check.code, check.out, check.err]).toEqual([0, 'Everything agrees.\n', ''])
  },
  2 * SLOW,
)

test(
  'killed amid refunds: a repeated request with its key gives each order back once, and each buyer gets one mail',
  async () => {
    const { clientId, apiKey, siteId } = readCredentials(dataDir)!
    const adminAt = (at: string) => callerAt(at, { authorization: apiKey, 'wix-site-id': siteId })
    await takeTestPayments(adminAt(url))
    const { productId } = await sellShirts({ admin: adminAt(url) } as TestSite, 100) // only calls as administrator
    const orders: string[] = []
    for (let n = 0; n < 12; n++) {
      const { body } = await callerAt(url, {}).call('POST', '/oauth2/token', { grantType: 'anonymous', clientId })
      const buyer = callerAt(url, { authorization: body.access_token })
      const email = `refunded-${n}@example.com`
      const placed = await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)], email))
      expect((await pay(buyer, placed.body.orderId)).body.status).toBe('PAID')
      orders.push(placed.body.orderId)
    }
    const refundAt = async (at: string, orderId: string) => {
      const { body } = await adminAt(at).call('GET', `/ecom/v1/payments/orders/${orderId}`)
      const paymentRefunds = [{ paymentId: body.orderTransactions.payments[0].id }]
      const refund = { orderId, paymentRefunds, sideEffects: { notifications: { sendCustomerEmail: true } } }
      const key = { 'idempotency-key': `refund-${orderId}` }
      return adminAt(at).call('POST', '/ecom/v1/order-billing/refund-payments', refund, key)
    }
    for (let kills = 0; kills < ROUNDS; kills++) {
      let answers = 1 + Math.floor(Math.random() * 3)
      await Promise.allSettled(
        orders.map(async (orderId) => {
          await refundAt(url, orderId)
          if (--answers === 0) server.child.kill('SIGKILL')
        }),
      )
      expect((await server.ended).signal).toBe('SIGKILL')
      await start()
    }
    const replies = await Promise.all([...orders, ...orders].map((orderId) => refundAt(url, orderId)))
    expect(replies.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([])
    for (const orderId of orders) {
      const { body } = await adminAt(url).call('GET', `/ecom/v1/payments/orders/${orderId}`)
      expect(body.orderTransactions.refunds).toHaveLength(1)
      expect(body.orderTransactions.payments[0].status).toBe('REFUNDED')
    }
    // One for the order, one for the refund.
    const mailsTo = async (n: number) =>
      (await adminAt(url).call('GET', `/dev/mail?to=refunded-${n}@example.com`)).body.mails.length
    await vi.waitUntil(async () => (await Promise.all(orders.map((_, n) => mailsTo(n)))).every((mails) => mails >= 2), {
      timeout: 20_000,
      interval: 100,
    })
    expect(await Promise.all(orders.map((_, n) => mailsTo(n)))).toEqual(orders.map(() => 2))
    const check = await fairground(serverEnv(dataDir), 'check')
    expect([check.code, check.out]).toEqual([0, 'Everything agrees.\n'])
  },
  2 * SLOW,
)

test(
  'killed amid the refund of an event: each order is given back once, and each buyer gets one mail about it',
  async () => {
    const { clientId, apiKey, siteId } = readCredentials(dataDir)!
    const adminAt = (at: string) => callerAt(at, { authorization: apiKey, 'wix-site-id': siteId })
    await takeTestPayments(adminAt(url))
    const { eventId, ticketDefinitionId } = await sellTickets({ admin: adminAt(url) } as TestSite, 100) // only calls as administrator
    const orders: string[] = []
    for (let n = 0; n < 30; n++) {
      const { body } = await callerAt(url, {}).call('POST', '/oauth2/token', { grantType: 'anonymous', clientId })
      const buyer = callerAt(url, { authorization: body.access_token })
      const email = `canceled-${n}@example.com`
      const placed = await placeOrder(buyer, await checkOut(buyer, [ticketLine(ticketDefinitionId, 1)], email))
      expect((await pay(buyer, placed.body.orderId)).body.status).toBe('PAID')
      orders.push(placed.body.orderId)
    }
    const path = `/fairground/v1/events/${eventId}/refund`
    const progress = async () => (await adminAt(url).call('GET', path)).body.refund
    expect((await adminAt(url).call('POST', path, { eventId, cancel: true })).body.refund).toMatchObject({ total: 30 })
    for (let kills = 1; kills <= ROUNDS; kills++) {
      await vi.waitUntil(async () => (await progress()).refunded >= kills * 5, { timeout: SLOW, interval: 20 })
      await end('SIGKILL')
      await start()
    }
    await vi.waitUntil(async () => (await progress()).done, { timeout: SLOW, interval: 200 })
    expect(await progress()).toMatchObject({ refunded: 30, failed: 0, refundedAmount: { amount: '1050.00' } })
    for (const orderId of orders) {
      const { body } = await adminAt(url).call('GET', `/ecom/v1/payments/orders/${orderId}`)
      expect(body.orderTransactions.refunds).toHaveLength(1)
      expect(body.orderTransactions.payments[0].status).toBe('REFUNDED')
    }
    // One for the order, one for the cancellation.
    const mailsTo = async (n: number) =>
      (await adminAt(url).call('GET', `/dev/mail?to=canceled-${n}@example.com`)).body.mails.length
    await vi.waitUntil(async () => (await Promise.all(orders.map((_, n) => mailsTo(n)))).every((mails) => mails >= 2), {
      timeout: SLOW,
      interval: 100,
    })
    expect(await Promise.all(orders.map((_, n) => mailsTo(n)))).toEqual(orders.map(() => 2))
    const check = await fairground(serverEnv(dataDir), 'check')
    expect([check.code, check.out]).toEqual([0, 'Everything agrees.\n'])
  },
  5 * SLOW,
)

test(
  'buyers wait or must retry while every connection to the database is cut, and nothing is lost',
  async () => {
    const { clientId } = readCredentials(dataDir)!
    const client = new pg.Client(readConnection(dataDir)!.connectionString)
    await client.connect()
    let buying = true
    let cuts = 0
    const cut = async () => {
      while (buying) {
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        cuts++
        await callerAt(url, {}).call('GET', '/healthz')
      }
    }
    const ask = async () => {
      const statuses: number[] = []
      for (let i = 0; i < 40; i++) {
        const reply = await callerAt(url, {}).call('POST', '/oauth2/token', { grantType: 'anonymous', clientId })
        statuses.push(reply.status)
        if (reply.status === 503) expect(reply.headers['retry-after']).toBeDefined()
      }
      return statuses
    }
    const statusesOfBuyers = Promise.all([ask(), ask(), ask()]).finally(() => (buying = false))
    const [statuses] = await Promise.all([statusesOfBuyers, cut()])
    await client.end()
    expect(cuts).toBeGreaterThan(3)
    expect(statuses.flat().filter((status) => status !== 200 && status !== 503)).toEqual([])
    await vi.waitUntil(async () => (await callerAt(url, {}).call('GET', '/readyz')).status === 200, { timeout: 20_000 })
    expect(server.child.exitCode).toBeNull()
  },
  SLOW,
)

test(
  'PostgreSQL killed: 503 meanwhile, the process lives, and it recovers alone',
  async () => {
    const postmaster = Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(postmaster, 'SIGKILL')
    const statusOf = async (path: string) => (await callerAt(url, {}).call('GET', path)).status
    await vi.waitUntil(async () => (await statusOf('/readyz')) === 503, { timeout: 20_000, interval: 5 })
    expect(await statusOf('/healthz')).toBe(200)
    await vi.waitUntil(async () => (await statusOf('/readyz')) === 200, { timeout: 20_000, interval: 50 })
    const check = await fairground(serverEnv(dataDir), 'check')
    expect([check.code, check.out]).toEqual([0, 'Everything agrees.\n'])
  },
  SLOW,
)

test('a second server on the same directory stops with one sentence; the first goes on', async () => {
  const second = await startServerProcess(serverEnv(dataDir)).ended
  expect(second.code).toBe(1)
  expect(second.err).toMatch(/^The data directory \S+ is in use by another Fairground process \(pid \d+\)\.\n$/)
  expect(second.err).toContain(`pid ${server.child.pid}`)
  expect((await callerAt(url, {}).call('GET', '/readyz')).status).toBe(200)
})

test(
  'a port that is taken stops the start with one sentence, and leaves no database behind',
  async () => {
    const other = join(folder, 'other')
    const port = new URL(url).port
    const second = await startServerProcess({ ...serverEnv(other), PORT: port }).ended
    expect([second.code, second.err]).toEqual([
      1,
      `Port ${port} is taken by another program. Set PORT to a free one.\n`,
    ])
    expect(existsSync(join(other, 'pg', 'postmaster.pid'))).toBe(false)
    expect(existsSync(join(other, 'lock'))).toBe(false)
  },
  SLOW,
)

test('a wrong value stops the start with the variable’s name, before anything is made', async () => {
  const unusable = join(folder, 'never')
  const { code, err, out } = await startServerProcess({ ...serverEnv(unusable), PORT: '80b' }).ended
  expect([code, out, err]).toEqual([1, '', 'PORT is "80b" but must be a number from 0 to 65535.\n'])
  expect(existsSync(unusable)).toBe(false)
})

test('a data directory that cannot be one stops the start with a sentence, not a stack', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  for (const [dataDir, reason] of [
    [file, 'EEXIST'],
    [join(file, 'below'), 'ENOTDIR'],
  ] as const) {
    const { code, err } = await startServerProcess(serverEnv(dataDir)).ended
    const sentence = `DATA_DIR is ${dataDir}, which is no directory that this user can write to (${reason}).\n`
    expect([code, err]).toEqual([1, sentence])
  }
})

test('a database that there is none of stops the start with a sentence, not a stack', async () => {
  const unknown = new URL(readConnection(dataDir)!.connectionString)
  unknown.pathname = '/none'
  const env = { ...serverEnv(join(folder, 'none')), DATABASE_URL: unknown.href }
  const { code, err } = await startServerProcess(env).ended
  expect([code, err]).toEqual([1, 'The database cannot be reached: database "none" does not exist.\n'])
})

/** A POST that the server has begun to read, for it waits for the body. Resolves to what sends that and reads the status. */
const begun = (at: string, body: string) =>
  new Promise<() => Promise<number | undefined>>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    }
    const sent = request(at, { method: 'POST', headers, agent: false })
    const status = new Promise<number | undefined>((answered, failed) => {
      sent.once('response', (reply) => answered(reply.resume().statusCode)).once('error', failed)
    })
    status.catch(reject)
    const finish = () => {
      sent.end(body)
      return status
    }
    sent.once('continue', () => resolve(finish))
    sent.flushHeaders()
  })

test(
  'SIGTERM: requests under way are answered, the database stops, exit 0',
  async () => {
    const { clientId } = readCredentials(dataDir)!
    const postmaster = Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
    const body = JSON.stringify({ grantType: 'anonymous', clientId })
    const underWay = await Promise.all(Array.from({ length: 20 }, () => begun(`${url}/oauth2/token`, body)))
    // The worker's library may have written of the database that was killed before.
    const before = server.errors().length
    const ended = end('SIGTERM')
    const statuses = await Promise.all(underWay.map((finish) => finish()))
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
    const { code, signal, err } = await ended
    expect([code, signal, err.slice(before)]).toEqual([0, null, ''])
    expect(isAlive(postmaster)).toBe(false)
    expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
    expect(existsSync(join(dataDir, 'lock'))).toBe(false)

    const check = await fairground(serverEnv(dataDir), 'check')
    expect([check.code, check.out]).toEqual([0, 'Everything agrees.\n'])
  },
  SLOW,
)
