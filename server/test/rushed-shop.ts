import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { readCredentials } from '../src/first-run/credentials-file.ts'
import type { TestSite } from './fixture.ts'
import { callerAt } from './over-http.ts'
import { addressOf, fairground, type Program, serverEnv, startServerProcess } from './server-process.ts'
import { checkOut, pay, placeOrder, productLine, sellShirts, takeTestPayments } from './shop.ts'

const BUYERS = 4
/** A refusal while the database is away arrives within so long; the buyers' share of a busy machine is added to it. */
export const ANSWER_MS = 3_000
const BUSY_MS = 1_000
const RETRY_MS = 50

/** Papers that a buyer has in hand. */
interface Receipt {
  readonly orderId: string
  isPaid: boolean
}

/** A shop in a process of its own, and the buyers that rush it. */
export interface RushedShop {
  readonly server: Program
  readonly url: string
  readonly env: Record<string, string>
  readonly clientId: string
  readonly productId: string
  /** Token of a visitor who came while all was well. */
  readonly visitorToken: string
  readonly receipts: Receipt[]
  /** Answers by status: how many, and the slowest in milliseconds. */
  readonly answers: Map<number, { count: number; slowest: number }>
  query(sql: string): Promise<Record<string, unknown>[]>
}

export async function openShop(
  dataDir: string,
  more: Record<string, string>,
  database: () => string,
): Promise<RushedShop> {
  const env = { ...serverEnv(dataDir), ...more }
  const server = startServerProcess(env)
  const url = await addressOf(server)
  const { apiKey, siteId, clientId } = readCredentials(dataDir)!
  const admin = callerAt(url, { authorization: apiKey, 'wix-site-id': siteId })
  await takeTestPayments(admin)
  const { productId } = await sellShirts({ admin } as TestSite, 100_000) // it only calls as administrator
  const token = await callerAt(url, {}).call('POST', '/oauth2/token', { grantType: 'anonymous', clientId })
  const visitorToken = token.body.access_token
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
  return { server, url, env, clientId, productId, visitorToken, receipts: [], answers: new Map(), query }
}

export const statusOf = async ({ url }: RushedShop, path: string): Promise<number> =>
  (await callerAt(url, {}).call('GET', path)).status
const isReady = async (shop: RushedShop) => (await statusOf(shop, '/readyz')) === 200
export const untilReady = (shop: RushedShop): Promise<boolean> =>
  vi.waitUntil(() => isReady(shop), { timeout: 60_000, interval: 50 })
export const untilAway = (shop: RushedShop): Promise<boolean> =>
  vi.waitUntil(async () => !(await isReady(shop)), { timeout: 10_000, interval: 5 })

/** So many more buyers have been answered that their order is paid. */
export async function untilBought({ receipts }: RushedShop, more: number): Promise<void> {
  const paid = () => receipts.filter(({ isPaid }) => isPaid).length
  const before = paid()
  await vi.waitUntil(() => paid() >= before + more, { timeout: 60_000 })
}

let purchases = 0

/** Buys until `isOver`, each time under another address; an answer is 200, 303 of the bank or, soon and with the time to come back, 503. */
async function keepBuying({ url, clientId, productId, receipts, answers }: RushedShop, isOver: () => boolean) {
  const measured = (own: Record<string, string>) => {
    const caller = callerAt(url, own)
    return {
      async call(...request: Parameters<typeof caller.call>) {
        const began = performance.now()
        const reply = await caller.call(...request)
        const took = performance.now() - began
        const { count, slowest } = answers.get(reply.status) ?? { count: 0, slowest: 0 }
        answers.set(reply.status, { count: count + 1, slowest: Math.max(slowest, took) })
        if (reply.status === 503) {
          expect(reply.headers['retry-after']).toBeDefined()
          expect(took).toBeLessThan(ANSWER_MS + BUSY_MS)
          await delay(RETRY_MS)
        }
        return reply
      },
    }
  }
  while (!isOver()) {
    const { status, body } = await measured({}).call('POST', '/oauth2/token', { grantType: 'anonymous', clientId })
    if (status !== 200) continue
    const buyer = measured({ authorization: body.access_token })
    try {
      const email = `buyer-${++purchases}@example.com`
      const placed = await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)], email))
      if (placed.status !== 200) continue
      const receipt = { orderId: placed.body.orderId, isPaid: false }
      receipts.push(receipt)
      receipt.isPaid = (await pay(buyer, placed.body.orderId)).body.status === 'PAID'
    } catch {
      // Refused half-way by an outage: the helpers expect every step to succeed.
    }
  }
}

/** Buyers rush the shop while something happens to its database. */
export async function rushed(shop: RushedShop, outage: () => Promise<void>): Promise<void> {
  let isOver = false
  const buying = Array.from({ length: BUYERS }, () => keepBuying(shop, () => isOver))
  try {
    await outage()
  } finally {
    isOver = true
  }
  await Promise.all(buying)
  expect([...shop.answers.keys()].filter((status) => ![200, 303, 503].includes(status))).toEqual([])
}

export async function expectRefusedSoon(shop: RushedShop): Promise<void> {
  const began = performance.now()
  const reply = await callerAt(shop.url, { authorization: shop.visitorToken }).call('GET', '/ecom/v1/carts/current')
  expect([reply.status, reply.headers['retry-after'] !== undefined]).toEqual([503, true])
  expect(performance.now() - began).toBeLessThan(ANSWER_MS)
  expect(await statusOf(shop, '/healthz')).toBe(200)
}

/** Mails that were not written as often as they should be, by whom they are for. */
const WRONG_MAILS = `
  select coalesce(o.buyer_email, m.to_address) as "to", count(m.id)::int as mails
  from (select lower(buyer_email) as buyer_email from orders where status = 'APPROVED') o
  full join (select id, lower(to_address) as to_address from mails where template = 'orderConfirmation') m on m.to_address = o.buyer_email
  group by 1, o.buyer_email having o.buyer_email is null or count(m.id) <> 1
  union all
  select to_address || ' ' || coalesce(template, '') || ' ' || subject, count(*)::int from mails
  group by to_address, template, subject having count(*) > 1`

/** Every job is done, each approved order has its one mail, what buyers hold is stored, nothing disagrees, and the process still lives. */
export async function expectAllDone(shop: RushedShop): Promise<void> {
  await untilReady(shop)
  await vi.waitUntil(
    async () => {
      const [left] = await shop.query(
        `select (select count(*) from graphile_worker.jobs where key is not null)::int as jobs,
                (select count(*) from orders where status = 'APPROVED')::int as orders,
                (select count(*) from mails where template = 'orderConfirmation')::int as mails`,
      )
      return left?.jobs === 0 && Number(left.mails) >= Number(left.orders)
    },
    { timeout: 60_000, interval: 200 },
  )
  expect(await shop.query(WRONG_MAILS)).toEqual([])
  // Jobs of the clock are tried once: a minute later there is the next.
  const givenUp = 'select * from graphile_worker.jobs where attempts >= max_attempts and max_attempts > 1'
  expect(await shop.query(givenUp)).toEqual([])
  const stored = new Map(
    (await shop.query('select id, payment_status from orders')).map((row) => [row.id, row.payment_status]),
  )
  expect(shop.receipts.length).toBeGreaterThan(0)
  expect(shop.receipts.filter(({ orderId }) => !stored.has(orderId))).toEqual([])
  expect(shop.receipts.some(({ isPaid }) => isPaid)).toBe(true)
  expect(shop.receipts.filter(({ orderId, isPaid }) => isPaid && stored.get(orderId) !== 'PAID')).toEqual([])
  expect(shop.server.child.exitCode).toBeNull()
  const check = await fairground(shop.env, 'check')
  expect([check.code, check.out]).toEqual([0, 'Everything agrees.\n'])
}

/** The server is killed while its runner holds a job, which the database shows as a job that is locked by it. */
export async function killAmidJob({ server, query }: RushedShop): Promise<void> {
  const [runner] = await query('select id from job_runners order by seen_at desc limit 1')
  server.child.kill('SIGKILL')
  await server.ended
  await query(`select graphile_worker.add_job('send-mails', job_key := 'held')`)
  await query(
    `update graphile_worker._private_jobs set locked_by = '${runner?.id}', locked_at = now() where key = 'held'`,
  )
}

export const isTakenOver = async ({ query }: RushedShop): Promise<boolean> =>
  (await query(`select from graphile_worker.jobs where key = 'held'`)).length === 0
