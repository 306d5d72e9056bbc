import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import {
  checkOut,
  pay,
  placedOrder,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  ticketLine,
} from '../../../test/shop.ts'
import type { Db } from '../../ground/database.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { agrees, cardSite, orderOf } from '../payments/payments.fixture.ts'
import { expireUnpaid } from './expire-unpaid.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const sweepOf = async (site: TestSite, found: () => Promise<unknown> = async () => {}) => {
  const { directory, pool } = site.assembly
  const now = directory.nowOf(directory.defaultSite()!) // made by testSite
  const db = pool.forSite(site.siteId)
  const rows: Db['rows'] = async (statement, values) => {
    const all = await db.rows(statement, values)
    await found()
    return all
  }
  const context = { now, newId: crypto.randomUUID.bind(crypto) }
  return expireUnpaid({ ...db, rows, inTx: db.inTx.bind(db) }, context)
}

test('an order that a visitor pays outside gives its units back after its term, unless it was paid', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 2)
  const order = async () => {
    const buyer = await site.visitor()
    return placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))
  }
  const [unpaid, paid] = [(await order()).body.orderId, (await order()).body.orderId]
  const markPaid = `/ecom/v1/payments-collector/orders/${paid}/mark-as-paid`
  expect((await site.admin.call('POST', markPaid, { ecomOrderId: paid })).status).toBe(200)
  const sweep = () => sweepOf(site)
  await site.advance(6 * DAY_MS)
  expect(await sweep()).toBe(0)
  await site.advance(2 * DAY_MS)
  expect(await sweep()).toBe(1)
  expect([(await orderOf(site, unpaid)).status, (await orderOf(site, paid)).status]).toEqual(['CANCELED', 'APPROVED'])
  expect((await order()).status).toBe(200)
  await agrees(site)
})

test('an order that cannot be cancelled does not keep the units of the next', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 2)
  const order = async (): Promise<string> => {
    const buyer = await site.visitor()
    return (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body.orderId
  }
  const [broken, next] = [await order(), await order()]
  await site.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`)
  await site.query(
    `create trigger refuse before update on orders for each row when (old.id = '${broken}') execute function refuse()`,
  )
  await site.advance(8 * DAY_MS)
  const { directory, pool } = site.assembly
  const moment = { now: directory.nowOf(directory.defaultSite()!), newId: crypto.randomUUID.bind(crypto) } // made by testSite
  await expect(expireUnpaid(pool.forSite(site.siteId), moment)).rejects.toThrow('broken')
  expect([(await orderOf(site, broken)).status, (await orderOf(site, next)).status]).toEqual(['APPROVED', 'CANCELED'])
})

test.for([
  ['was declined before', 'decline', 'DECLINED'],
  ['is declined later on', 'lateDecline', 'PENDING'],
] as const)('a card that %s leaves the term of an order that is paid in person', async ([, card, outcome]) => {
  const site = await cardSite()
  const { productId } = await sellShirts(site, 2)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  expect((await pay(buyer, orderId, card)).body.status).toBe(outcome)
  const inPerson = await buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' })
  expect(inPerson.body.status).toBe('OFFLINE')
  await site.advance(60_000)
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  await site.query(`select graphile_worker.add_job('settle-payments')`)
  const statuses = async () =>
    (await site.query(`select status from transactions where order_id = $1`, [orderId])).map(({ status }) => status)
  await expect.poll(statuses, { timeout: 20_000, interval: 200 }).toEqual(['DECLINED'])
  const stored = () =>
    site.query(`select status, payment_status, pay_by is not null as "hasTerm" from orders where id = $1`, [orderId])
  expect(await stored()).toEqual([{ status: 'APPROVED', payment_status: 'NOT_PAID', hasTerm: true }])
  await agrees(site)
  await site.advance(8 * DAY_MS)
  await sweepOf(site) // unless the job was first
  expect((await orderOf(site, orderId)).status).toBe('CANCELED')
  await agrees(site)
})

test('a guest who is let in as the term ends stays in', async () => {
  const site = await testSite()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 5)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [ticketLine(ticketDefinitionId, 1)]))).body
  const [ticket] = (await placedOrder(buyer, orderId)).tickets
  await site.advance(8 * DAY_MS)
  const letIn = () => site.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber: [ticket.number] })
  let reply: Awaited<ReturnType<typeof letIn>> | undefined
  expect(await sweepOf(site, async () => (reply ??= await letIn()))).toBe(0)
  expect(reply?.status, JSON.stringify(reply?.body)).toBe(200)
  expect((await orderOf(site, orderId)).status).toBe('APPROVED')
  await agrees(site)
})

/** So many orders beside the one that there is, unpaid as it is, whose time was over before; they hold nothing. */
const copyOrders = (site: TestSite, orderId: string, count: number) =>
  site.query(
    `insert into orders (site_id, id, number, source, source_id, owner_id, status, payment_status, fulfillment_status, currency, total, due,
       paid, item_count, pay_by, created_at, updated_at, doc)
     select site_id, gen_random_uuid(), number + 1000 + n, source, gen_random_uuid(), owner_id, status, payment_status, fulfillment_status,
       currency, total, due, paid, item_count, pay_by - interval '1 hour', created_at, updated_at, doc
     from orders, generate_series(1, $2) n where id = $1`,
    [orderId, count],
  )

test('every order past its term is given up at once, however many there are', async () => {
  const site = await cardSite()
  const { productId } = await sellShirts(site, 2)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  await copyOrders(site, orderId, 230)
  await site.advance(DAY_MS)
  expect(await sweepOf(site)).toBe(231)
  expect((await orderOf(site, orderId)).status).toBe('CANCELED')
})

test('a buyer gets units of an order past its term, though hundreds of others have been past theirs for longer', async () => {
  const site = await cardSite()
  const { productId } = await sellShirts(site, 2)
  const [buyer, another] = [await site.visitor(), await site.visitor()]
  const checkoutId = await checkOut(another, [productLine(productId, 2)])
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  await copyOrders(site, orderId, 230)
  await site.query(`update orders set pay_by = pay_by - interval '1 day'`)
  expect(await placeOrder(another, checkoutId)).toMatchObject({ status: 200 })
})
