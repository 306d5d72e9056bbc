import { expect, test } from 'vitest'
import { type Reply, type TestSite, testSite } from '../../../test/fixture.ts'
import {
  checkOut,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  takeTestPayments,
  ticketLine,
} from '../../../test/shop.ts'
import { statement } from '../../db/statement.ts'
import { PLANS, seatingOf, smallHall } from '../../events/seats/seats.fixture.ts'
import { begin, soldToChange } from '../../events/ticket-changes/paid-changes.fixture.ts'
import { answerOf, change, kind, usedOf } from '../../events/ticket-changes/ticket-changes.fixture.ts'
import { agrees, cardSite } from '../payments/payments.fixture.ts'
import { cancelPlacedOrder, lockOrderRow } from './change-order.ts'

const MINUTE_MS = 60_000

/** Lets nobody look for reservations until the transaction ends. */
const closeReservations = statement({
  name: 'lapsedTest.closeReservations',
  params: {},
  sql: 'select close_reservations() where $1::uuid is not null',
})

/** Buyers with a checkout of one unit each. */
const readyToOrder = (site: TestSite, count: number, line: object) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const buyer = await site.visitor()
      return { buyer, checkoutId: await checkOut(buyer, [line]) }
    }),
  )

test('buyers at once get the units of unpaid orders past their time, as many as there are', async () => {
  const site = await testSite()
  await takeTestPayments(site.admin)
  const units = 6
  const { productId } = await sellShirts(site, units)
  const line = productLine(productId, 1)
  const [late, first] = await Promise.all([readyToOrder(site, units, line), readyToOrder(site, units, line)])
  for (const { buyer, checkoutId } of first) expect((await placeOrder(buyer, checkoutId)).status).toBe(200)
  await site.advance(31 * MINUTE_MS)
  const replies = await Promise.all(late.map(({ buyer, checkoutId }) => placeOrder(buyer, checkoutId)))
  expect(replies.map(({ status }) => status)).toEqual(late.map(() => 200))
  const [pool] = await site.query(`select used from pools where kind = 'stock'`)
  expect(Number(pool?.used)).toBe(units)
  await agrees(site)
})

test('a buyer gets the unit of an unpaid order that a job ends between the refusal and the look for it', async () => {
  const site = await testSite()
  await takeTestPayments(site.admin)
  const line = productLine((await sellShirts(site, 1)).productId, 1)
  const [late, first] = [await readyToOrder(site, 1, line), await readyToOrder(site, 1, line)].flat()
  const { orderId } = (await placeOrder(first!.buyer, first!.checkoutId)).body
  await site.advance(31 * MINUTE_MS)
  const context = { now: new Date(Date.now() + 32 * MINUTE_MS), newId: () => crypto.randomUUID() }
  await site.query(`
    create or replace function close_reservations() returns void language plpgsql
    as 'begin lock table ticket_reservations in access exclusive mode; end'`)
  const requested: Promise<Reply>[] = []
  await site.assembly.pool.forSite(site.siteId).inTx(async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    await tx.run(closeReservations, {})
    const answer = placeOrder(late!.buyer, late!.checkoutId)
    requested.push(answer)
    const waits = async () =>
      (
        await site.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%wasEnded%'`,
        )
      ).length > 0
    for (let isDone = false; !isDone && !(await waits()); )
      isDone = await Promise.race([answer.then(() => true), new Promise<false>((next) => setImmediate(next, false))])
    await cancelPlacedOrder(tx, context, order!, { restock: true, reason: 'NOT_PAID_IN_TIME' })
  })
  expect((await requested[0])?.status).toBe(200)
  await agrees(site)
})

test.for(['reservation', 'unpaid order'] as const)(
  'a ticket becomes a kind whose last place stands in a lapsed %s',
  async (held) => {
    const site = await cardSite()
    const { buyer, orderId, eventId, boxId, tickets } = await soldToChange(site, { box: { initialLimit: 1 } })
    const balcony = await kind(site, eventId, { initialLimit: 1 })
    const other = await site.visitor()
    for (const ticketDefinitionId of [boxId, balcony]) {
      const taken =
        held === 'reservation'
          ? await other.call('POST', '/events/v1/ticket-reservations', {
              ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 1 }] },
            })
          : await placeOrder(other, await checkOut(other, [ticketLine(ticketDefinitionId, 1)]))
      expect(taken.status, JSON.stringify(taken.body)).toBe(200)
      expect(answerOf(await change(buyer, orderId, tickets[0].id, ticketDefinitionId))).toEqual([
        409,
        'TICKET_KIND_NOT_AVAILABLE',
      ])
    }
    await site.advance(31 * MINUTE_MS)
    expect((await begin(buyer, orderId, tickets[0].id, boxId)).amount).toBe('15.00')
    const atOnce = await change(buyer, orderId, tickets[1].id, balcony)
    expect(atOnce.status, JSON.stringify(atOnce.body)).toBe(200)
    expect([await usedOf(site, boxId), await usedOf(site, balcony)]).toEqual([1, 1])
    await agrees(site)
  },
)

test('a seat that an unpaid order holds past its time is blocked, and given up with its plan', async () => {
  const site = await cardSite()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 10)
  const done = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const reply = await site.admin.call(method, path, body)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body
  }
  const { seatPlan } = await done('POST', PLANS, { name: 'Hall', layout: smallHall })
  const { seating } = await done('PUT', seatingOf(eventId), { seatPlanId: seatPlan.id })
  const tickets = [{ ticketDefinitionId, partIds: ['1'] }]
  await done('PUT', `${seatingOf(eventId)}/tickets`, { revision: seating.revision, tickets })
  const { catalogReference } = ticketLine(ticketDefinitionId, 1)
  for (const seatId of ['1-1-1', '1-1-2']) {
    const buyer = await site.visitor()
    const line = { catalogReference: { ...catalogReference, options: { seatId } }, quantity: 1 }
    expect((await placeOrder(buyer, await checkOut(buyer, [line]))).status).toBe(200)
  }
  const block = () =>
    site.admin.call('POST', `${seatingOf(eventId)}/blocks`, { block: 'BLOCKED', spots: [{ spotId: '1-1-1' }] })
  const unblock = { spotIds: ['1-1-1'] }
  expect(answerOf(await block())).toEqual([409, 'SEAT_TAKEN'])
  await site.advance(31 * MINUTE_MS)
  expect(answerOf(await block())[0]).toBe(200)
  expect((await site.admin.call('POST', `${seatingOf(eventId)}/unblock`, unblock)).status).toBe(200)
  expect((await site.admin.call('DELETE', seatingOf(eventId))).status).toBe(200)
  await agrees(site)
})

test('an unpaid order past its time counts neither against the person who placed it nor against a coupon', async () => {
  const site = await cardSite()
  const { eventId } = await sellTickets(site, 10)
  const one = await kind(site, eventId, { limitPerPerson: 1 })
  const specification = {
    name: 'Once',
    code: 'ONCE',
    startTime: String(Date.now() - MINUTE_MS),
    usageLimit: 1,
    moneyOffAmount: 1,
    scope: { namespace: 'stores' },
  }
  expect((await site.admin.call('POST', '/stores/v2/coupons', { specification })).status).toBe(200)
  const { productId } = await sellShirts(site, 10)
  const orders = async (line: object, couponCode?: string) => {
    const buyer = await site.visitor()
    const checkoutId = await checkOut(buyer, [line])
    if (couponCode) {
      const checkout = { id: checkoutId, couponCode }
      await buyer.call('PATCH', `/ecom/v1/checkouts/${checkoutId}`, { checkout, couponCode })
    }
    return () => placeOrder(buyer, checkoutId)
  }
  const [first, second] = [await orders(ticketLine(one, 1)), await orders(ticketLine(one, 1))]
  const [coupon, again] = [
    await orders(productLine(productId, 1), 'ONCE'),
    await orders(productLine(productId, 1), 'ONCE'),
  ]
  for (const order of [first, coupon]) expect((await order()).status).toBe(200)
  for (const order of [second, again]) expect((await order()).status).toBe(409)
  await site.advance(31 * MINUTE_MS)
  for (const order of [second, again]) expect(answerOf(await order())).toEqual([200, undefined])
  await agrees(site)
})
