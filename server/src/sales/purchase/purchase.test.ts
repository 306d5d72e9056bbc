import { expect, test } from 'vitest'
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
import { checkSite } from '../../check/check-site.ts'
import { newId } from '../../ground/ids.ts'
import { release } from '../ledger/ledger.ts'
import { NO_LIMITS } from './open-holds.ts'
import { placePurchase } from './placing.ts'

const poolsOf = async (site: TestSite) =>
  Object.fromEntries(
    (await site.query('select kind, capacity::int, used::int from pools where used > 0 or capacity is not null')).map(
      (pool) => [pool.kind, { capacity: pool.capacity, used: pool.used }],
    ),
  )
const agrees = async (site: TestSite) => expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])
const online = async (site: TestSite) => {
  await site.query(`update sites set settings = settings || '{"testPayments": true}'`)
  await site.assembly.directory.reload()
}

test('one cart of goods and tickets is one order: units drawn, tickets issued, paid by card', async () => {
  const site = await testSite()
  await online(site)
  const shirt = await sellShirts(site, 10)
  const concert = await sellTickets(site, 50)
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [productLine(shirt.productId, 1), ticketLine(concert.ticketDefinitionId, 2)])

  const placed = await placeOrder(buyer, checkoutId)
  expect(placed.status).toBe(200)
  const { orderId } = placed.body
  expect(await placedOrder(buyer, orderId)).toMatchObject({
    status: 'INITIALIZED',
    paymentStatus: 'NOT_PAID',
    tickets: [],
  })
  expect(await poolsOf(site)).toEqual({ stock: { capacity: 10, used: 1 }, tickets: { capacity: 50, used: 2 } })

  expect((await pay(buyer, orderId)).body).toEqual({ orderId, status: 'PAID' })
  const order = await placedOrder(buyer, orderId)
  expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID', formattedTotal: '£90.00' })
  expect(order.tickets).toHaveLength(2)
  expect(new Set(order.tickets.map((t: { code: string }) => t.code)).size).toBe(2)
  expect(order.eventNumbers).toEqual([{ eventId: concert.eventId, number: expect.stringMatching(/^\w{4}-\w{5}$/) }])
  await agrees(site)
})

test('the same checkout submitted again, and ten times at once, is one order and one charge', async () => {
  const site = await testSite()
  await online(site)
  const shirt = await sellShirts(site, 10)
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [productLine(shirt.productId, 3)])

  const replies = await Promise.all(Array.from({ length: 10 }, () => placeOrder(buyer, checkoutId)))
  expect(new Set(replies.map((r) => `${r.status} ${r.body.orderId}`)).size).toBe(1)
  const { orderId } = replies[0]!.body
  const payments = await Promise.all(Array.from({ length: 5 }, () => pay(buyer, orderId)))
  expect(payments.map((p) => p.body.status)).toContain('PAID')
  expect(
    await site.query(`select count(*)::int as n, sum(amount)::int as sum from transactions where status = 'APPROVED'`),
  ).toEqual([{ n: 1, sum: 6000 }])
  expect(await poolsOf(site)).toEqual({ stock: { capacity: 10, used: 3 } })
  await agrees(site)
})

test('a declined card leaves the order waiting; another card pays it', async () => {
  const site = await testSite()
  await online(site)
  const shirt = await sellShirts(site, 10)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, 1)]))).body
  expect((await pay(buyer, orderId, 'decline')).body.status).toBe('DECLINED')
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'DECLINED' })
  expect((await pay(buyer, orderId)).body.status).toBe('PAID')
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  await agrees(site)
})

test('an order is paid as it was shown, or not at all', async () => {
  const site = await testSite()
  await online(site)
  const shirt = await sellShirts(site, 10)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, 1)]))).body
  const payShown = (method: string, amount: string) =>
    buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, {
      orderId,
      amount,
      method,
    })
  expect(await placedOrder(buyer, orderId)).toMatchObject({ due: '20.00', formattedDue: '£20.00', canTakeBack: true })
  for (const method of ['test', 'manual']) {
    const refused = await payShown(method, '19.99')
    expect([refused.status, refused.body.details.applicationError]).toMatchObject([
      409,
      { code: 'AMOUNT_CHANGED', data: { due: '20.00' } },
    ])
    expect((await payShown(method, '20.001')).status).toBe(400)
  }
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' })
  expect((await payShown('test', '20.00')).body.status).toBe('OPEN')
  expect((await pay(buyer, orderId)).body.status).toBe('PAID')
  const paid = await placedOrder(buyer, orderId)
  expect([paid.due, paid.canTakeBack]).toEqual([undefined, false])
})

test('an order that is not paid in time gives its units back', async () => {
  const { expireUnpaid } = await import('./expire-unpaid.ts')
  const site = await testSite()
  await online(site)
  const concert = await sellTickets(site, 2)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [ticketLine(concert.ticketDefinitionId, 2)]))).body
  const db = site.assembly.pool.forSite(site.siteId)
  const at = (minutes: number) => ({ now: new Date(Date.now() + minutes * 60_000), newId: () => crypto.randomUUID() })

  expect(await expireUnpaid(db, at(29))).toBe(0)
  expect(await expireUnpaid(db, at(31))).toBe(1)
  expect(await expireUnpaid(db, at(31))).toBe(0)
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'CANCELED', tickets: [] })
  expect((await pay(buyer, orderId)).body.details.applicationError.code).toBe('ORDER_STATUS_IS_NOT_SUPPORTED')
  expect(await poolsOf(site)).toEqual({ tickets: { capacity: 2, used: 0 } })
  await agrees(site)
})

test('a purchase that falls short is refused whole: the shirt is not taken when the tickets are gone', async () => {
  const site = await testSite()
  const shirt = await sellShirts(site, 10)
  const concert = await sellTickets(site, 1)
  const [first, second] = [await site.visitor(), await site.visitor()]
  const lines = [productLine(shirt.productId, 1), ticketLine(concert.ticketDefinitionId, 1)]
  const [mine, theirs] = [await checkOut(first, lines), await checkOut(second, lines)]
  expect((await placeOrder(first, mine)).status).toBe(200)

  const refused = await placeOrder(second, theirs)
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([409, 'PARTIAL_OUT_OF_STOCK'])
  expect(await poolsOf(site)).toEqual({ stock: { capacity: 10, used: 1 }, tickets: { capacity: 1, used: 1 } })
  await agrees(site)
})

test('a refusal names every line that is short, alike in the cart, at the checkout and in a race', async () => {
  const site = await testSite()
  const [shirt, cap] = [await sellShirts(site, 1), await sellShirts(site, 1, 20, 'Harbour cap')]
  const mug = await sellShirts(site, 9, 8, 'Harbour mug')
  const concert = await sellTickets(site, 2)
  const lines = [
    productLine(shirt.productId, 1),
    productLine(cap.productId, 1),
    productLine(mug.productId, 1),
    ticketLine(concert.ticketDefinitionId, 2),
  ]
  const buyers = await Promise.all([0, 1, 2, 3].map(() => site.visitor()))
  const checkouts = await Promise.all(buyers.map((buyer) => checkOut(buyer, lines)))
  const raced = await Promise.all(buyers.map((buyer, i) => placeOrder(buyer, checkouts[i]!)))
  expect(raced.filter(({ status }) => status === 200)).toHaveLength(1)

  const loser = raced.findIndex(({ status }) => status !== 200)
  const late = await placeOrder(buyers[loser]!, checkouts[loser]!)
  const added = await (await site.visitor()).call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: lines })
  const itemOf = (id: string, name: string) => ({ catalogItemId: id, name, quantityAvailable: 0 })
  const short = [
    itemOf(shirt.productId, 'Harbour shirt'),
    itemOf(cap.productId, 'Harbour cap'),
    itemOf(concert.ticketDefinitionId, 'Concert 2 – Standing'),
  ].map((item) => ({ ...item, lineItemId: expect.any(String) }))
  const refusalOf = ({ body }: { body: { details: { applicationError: { code: string; data: object } } } }) => {
    const { code, data } = body.details.applicationError
    return [code, data]
  }
  for (const refused of [...raced.filter(({ status }) => status !== 200), late])
    expect(refusalOf(refused)).toEqual(['PARTIAL_OUT_OF_STOCK', { lineItems: short }])
  expect(refusalOf(added)).toEqual(['NOT_ENOUGH_TICKETS', { lineItems: short }])
  expect(late.body.details.applicationError.description).toContain('“Harbour cap” is sold out.')
  await agrees(site)
})

test('the last unit that comes back while a purchase waits for it is bought', async () => {
  const site = await testSite()
  const shirt = await sellShirts(site, 1)
  const first = await site.visitor()
  const { orderId } = (await placeOrder(first, await checkOut(first, [productLine(shirt.productId, 1)]))).body
  const [pool] = await site.query(`select id from pools where kind = 'stock' and capacity = 1`)
  const db = site.assembly.pool.forSite(site.siteId)
  const now = new Date()

  const second = newId(now)
  let bought: Promise<{ ok: boolean } | undefined> | undefined
  await db.inTx(async (tx) => {
    await release(tx, [orderId], 'RELEASED', { now })
    // The purchase leaves out what it read before it began: the checkout is refused while nothing is there.
    bought = db.row(placePurchase, purchaseOf(second, pool!.id as string, now)) // sellShirts made it
    bought.catch(() => {})
    await expect
      .poll(() =>
        site.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      )
      .toHaveLength(1)
  })

  expect(await bought).toMatchObject({ ok: true, shortPools: [] })
  expect(await poolsOf(site)).toEqual({ stock: { capacity: 1, used: 1 } })
})

/** One unit of a pool, entered by staff, so that no checkout is needed. */
const purchaseOf = (id: string, poolId: string, at: Date) => ({
  id,
  source: 'admin',
  sourceId: id,
  ownerId: null,
  buyerEmail: null,
  buyerName: null,
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  currency: 'GBP',
  total: 0n,
  due: 0n,
  paid: 0n,
  itemCount: 1,
  payBy: null,
  remindAt: null,
  doc: {},
  unitState: 'COMMITTED',
  cartId: null,
  ...NO_LIMITS,
  at,
  takes: [{ id: newId(at), pool_id: poolId, quantity: 1, line_id: newId(at) }],
  pools: [poolId],
  quantities: [1n],
  limited: [1n],
  versions: [null],
  lines: [],
  happenings: [],
  reservationId: null,
  transactionId: null,
  paymentProvider: 'test',
  paymentAmount: 0n,
  paymentDoc: {},
  couponId: null,
  couponRevision: null,
  events: [],
  tickets: [],
  eventIds: [],
})

test('nobody sees or pays another’s order', async () => {
  const site = await testSite()
  await online(site)
  const shirt = await sellShirts(site, 10)
  const [buyer, stranger] = [await site.visitor(), await site.visitor()]
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, 1)]))).body
  for (const path of [`/fairground/v1/placed-orders/${orderId}`, `/ecom/v1/orders/${orderId}`]) {
    expect((await stranger.call('GET', path)).status, path).toBe(404)
  }
  expect((await pay(stranger, orderId)).status).toBe(404)
})
