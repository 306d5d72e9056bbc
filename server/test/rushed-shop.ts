import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { readCredentials } from '../src/first-run/credentials-file.ts'
import type { TestCaller, TestSite } from './fixture.ts'
import { callerAt } from './over-http.ts'
import { addressOf, fairground, type Program, serverEnv, startServerProcess } from './server-process.ts'
import {
  type ConcertForSale,
  checkOut,
  pay,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  takeAnswers,
  takeTestPayments,
} from './shop.ts'

/** Callers of each kind, all at once. */
const BUYERS = { goods: 3, tickets: 2, answers: 1 }
/** A refusal while the database is away arrives within so long; the buyers' share of a busy machine is added to it. */
export const ANSWER_MS = 3_000
const BUSY_MS = 1_000
const RETRY_MS = 50
const TICKETS = 2

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
  readonly concert: ConcertForSale
  /** Event that takes answers. */
  readonly supperId: string
  /** Token of a visitor who came while all was well. */
  readonly visitorToken: string
  readonly receipts: Receipt[]
  /** Numbers of ticket orders that were acknowledged, each of `TICKETS` free tickets. */
  readonly ticketOrders: string[]
  /** Answers to the event that were acknowledged. */
  readonly rsvps: string[]
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
  const site = { admin } as TestSite // the sellers only call as administrator
  const { productId } = await sellShirts(site, 100_000)
  const concert = await sellTickets(site, 100_000, '0.00')
  const supperId = await takeAnswers(site)
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
  const shop = { server, url, env, clientId, productId, concert, supperId, visitorToken, query }
  const acknowledged = { receipts: [], ticketOrders: [], rsvps: [] }
  return { ...shop, ...acknowledged, answers: new Map() }
}

export const statusOf = async ({ url }: RushedShop, path: string): Promise<number> =>
  (await callerAt(url, {}).call('GET', path)).status
const isReady = async (shop: RushedShop) => (await statusOf(shop, '/readyz')) === 200
export const untilReady = (shop: RushedShop): Promise<boolean> =>
  vi.waitUntil(() => isReady(shop), { timeout: 60_000, interval: 50 })
export const untilAway = (shop: RushedShop): Promise<boolean> =>
  vi.waitUntil(async () => !(await isReady(shop)), { timeout: 10_000, interval: 5 })

/** So many more buyers have been answered that their order is paid, and somebody that they have tickets, and that they may come. */
export async function untilBought({ receipts, ticketOrders, rsvps }: RushedShop, more: number): Promise<void> {
  const paid = () => receipts.filter(({ isPaid }) => isPaid).length
  const before = { paid: paid(), tickets: ticketOrders.length, rsvps: rsvps.length }
  const isBought = () =>
    paid() >= before.paid + more && ticketOrders.length > before.tickets && rsvps.length > before.rsvps
  await vi.waitUntil(isBought, { timeout: 60_000 })
}

/** A caller whose answers are counted: an answer is 200, 303 of the bank or, soon and with the time to come back, 503. */
function measured({ url, answers }: RushedShop, own: Record<string, string>): TestCaller {
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

type Visit = (shop: RushedShop, buyer: TestCaller, email: string) => Promise<void>

const visits: Readonly<Record<keyof typeof BUYERS, Visit>> = {
  async goods({ productId, receipts }, buyer, email) {
    const placed = await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)], email))
    if (placed.status !== 200) return
    const receipt = { orderId: placed.body.orderId, isPaid: false }
    receipts.push(receipt)
    receipt.isPaid = (await pay(buyer, placed.body.orderId)).body.status === 'PAID'
  },
  async tickets({ concert: { eventId, ticketDefinitionId }, ticketOrders }, buyer, email) {
    const ticketQuantities = [{ ticketDefinitionId, quantity: TICKETS }]
    const held = await buyer.call('POST', '/events/v1/checkout/reservations', { eventId, ticketQuantities })
    if (held.status !== 200) return
    const name = { firstName: 'Ada', lastName: 'Byron', email }
    const inputValues = Object.entries(name).map(([inputName, value]) => ({ inputName, value }))
    const guests = Array.from({ length: TICKETS }, () => ({ form: { inputValues } }))
    const request = { eventId, reservationId: held.body.id, buyer: name, guests }
    const placed = await buyer.call('POST', '/events/v1/checkout', request)
    if (placed.status === 200) ticketOrders.push(placed.body.order.orderNumber)
  },
  async answers({ supperId, rsvps }, guest, email) {
    const rsvp = { eventId: supperId, firstName: 'Ada', lastName: 'Byron', email, status: 'YES' }
    const answered = await guest.call('POST', '/events/v2/rsvps', { rsvp })
    if (answered.status === 200) rsvps.push(answered.body.rsvp.id)
  },
}

let comers = 0

/** Comes again and again until `isOver`, each time as somebody else. */
async function keepComing(shop: RushedShop, visit: Visit, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const newcomer = { grantType: 'anonymous', clientId: shop.clientId }
    const { status, body } = await measured(shop, {}).call('POST', '/oauth2/token', newcomer)
    if (status !== 200) continue
    try {
      await visit(shop, measured(shop, { authorization: body.access_token }), `buyer-${++comers}@example.com`)
    } catch {
      // Refused half-way by an outage: the helpers expect every step to succeed.
    }
  }
}

/** Buyers rush the shop while something happens to its database. */
export async function rushed(shop: RushedShop, outage: () => Promise<void>): Promise<void> {
  let isOver = false
  const buying = Object.entries(visits).flatMap(
    ([kind, visit]) =>
      Array.from({ length: BUYERS[kind as keyof typeof BUYERS] }, () => keepComing(shop, visit, () => isOver)), // keys of both are the kinds
  )
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

/** Guests who come, and the mails that confirm it, where there is not one of each. */
const WRONG_CONFIRMATIONS = `
  select coalesce(r.email, m.to_address) as "to", count(m.id)::int as mails
  from (select lower(email) as email from rsvps where status = 'YES') r
  full join (select id, lower(to_address) as to_address from mails where template = 'rsvpConfirmation') m on m.to_address = r.email
  group by 1, r.email having r.email is null or count(m.id) <> 1`

/** Ticket orders that are not approved with all of their tickets. */
const ticketsOfOrders = (numbers: readonly string[]): string => `
  select oe.number, o.status, (select count(*)::int from tickets k where k.order_id = o.id and k.status = 'ISSUED') as tickets
  from order_events oe join orders o on o.id = oe.order_id where oe.number in (${quoted(numbers)})`

const quoted = (texts: readonly string[]): string => texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')

/** Expects tickets and answers that were acknowledged to be stored, once. */
async function expectTicketsAndAnswers({ ticketOrders, rsvps, query }: RushedShop): Promise<void> {
  expect(Math.min(ticketOrders.length, rsvps.length)).toBeGreaterThan(0)
  const stored = new Map((await query(ticketsOfOrders(ticketOrders))).map((row) => [row.number, row]))
  expect([...stored.values()].filter(({ status, tickets }) => status !== 'APPROVED' || tickets !== TICKETS)).toEqual([])
  expect(ticketOrders.filter((number) => !stored.has(number))).toEqual([])
  const coming = new Set((await query(`select id from rsvps where status = 'YES'`)).map(({ id }) => id))
  expect(rsvps.filter((id) => !coming.has(id))).toEqual([])
}

/** Every job is done, each approved order has its one mail, what buyers hold is stored, nothing disagrees, and the process still lives. */
export async function expectAllDone(shop: RushedShop): Promise<void> {
  await untilReady(shop)
  await vi.waitUntil(
    async () => {
      const [left] = await shop.query(
        `select (select count(*) from graphile_worker.jobs where key is not null)::int as jobs,
                (select count(*) from orders where status = 'APPROVED')::int as orders,
                (select count(*) from rsvps where status = 'YES')::int as rsvps,
                (select count(*) from mails where template = 'orderConfirmation')::int as mails,
                (select count(*) from mails where template = 'rsvpConfirmation')::int as confirmations`,
      )
      return (
        left?.jobs === 0 &&
        Number(left.mails) >= Number(left.orders) &&
        Number(left.confirmations) >= Number(left.rsvps)
      )
    },
    { timeout: 60_000, interval: 200 },
  )
  expect(await shop.query(WRONG_MAILS)).toEqual([])
  expect(await shop.query(WRONG_CONFIRMATIONS)).toEqual([])
  await expectTicketsAndAnswers(shop)
  // Jobs of the clock are tried once: a minute later there is the next. One that was replaced as it ran is forgotten within seconds.
  const givenUp = 'select * from graphile_worker.jobs where attempts >= max_attempts and max_attempts > 1'
  // `expect.poll` asks which test runs, and finds none once another test beside this one has ended.
  await vi.waitFor(async () => expect(await shop.query(givenUp)).toEqual([]), { timeout: 20_000, interval: 200 })
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
