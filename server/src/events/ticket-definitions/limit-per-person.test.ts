import { expect, test } from 'vitest'
import { type Reply, type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, sellTickets, ticketLine } from '../../../test/shop.ts'
import { signedIn } from '../../members/members.fixture.ts'

const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code] as const

async function limit({ admin }: TestSite, id: string, limitPerPerson: number | null) {
  const { revision } = (await admin.call('GET', `${DEFINITIONS}/${id}`)).body.ticketDefinition
  const changed = await admin.call('PATCH', `${DEFINITIONS}/${id}`, {
    ticketDefinition: { id, revision, limitPerPerson },
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  return changed.body.ticketDefinition
}

const hold = async (caller: TestCaller, ticketDefinitionId: string, quantity: number) =>
  caller.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId, quantity }] },
  })

/** Buys through the checkout of the event. */
async function buy(caller: TestCaller, { eventId, ticketDefinitionId }: Sale, quantity: number, email: string) {
  const held = await hold(caller, ticketDefinitionId, quantity)
  if (held.status !== 200) return held
  const inputValues = Object.entries({ firstName: 'Ada', lastName: 'Byron', email }).map(([inputName, value]) => ({
    inputName,
    value,
  }))
  const reservationId = held.body.ticketReservation.id
  return caller.call('POST', '/events/v1/checkout', { eventId, reservationId, guests: [{ form: { inputValues } }] })
}
interface Sale {
  readonly eventId: string
  readonly ticketDefinitionId: string
}

const orderIds = async (site: TestSite) =>
  (await site.query('select id from orders order by number')).map(({ id }) => String(id))
const counters = (site: TestSite) =>
  site.query(
    `select p.used::int, p.capacity::int, p.owed::int, (select coalesce(sum(a.quantity), 0)::int from allocations a
       where a.pool_id = p.id and a.state in ('HELD', 'COMMITTED')) as live
     from pools p where p.kind = 'ticketPerson' order by p.used, p.id`,
  )

test('an address has as many as one person may have, over all its orders, and gets them back when one is cancelled', async () => {
  const site = await testSite()
  const sale = await sellTickets(site, 50, '0')
  const id = sale.ticketDefinitionId
  expect(await limit(site, id, 4)).toMatchObject({ limitPerPerson: 4, limitPerCheckout: 4 })
  expect(codeOf(await buy(await site.visitor(), sale, 5, 'ada@example.com'))).toEqual([409, 'TICKET_LIMIT_PER_ORDER'])
  expect((await buy(await site.visitor(), sale, 3, 'ada@example.com')).status).toBe(200)
  const refused = await buy(await site.visitor(), sale, 2, 'ADA@example.com')
  expect(codeOf(refused)).toEqual([409, 'TICKET_LIMIT_PER_PERSON'])
  expect(refused.body.message).toContain('One person may have at most 4')
  expect((await buy(await site.visitor(), sale, 2, 'ben@example.com')).status).toBe(200)
  // By the cart, too.
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [ticketLine(id, 2)], 'ada@example.com')
  expect(codeOf(await placeOrder(buyer, checkoutId))).toEqual([409, 'TICKET_LIMIT_PER_PERSON'])
  const other = await site.visitor()
  expect((await placeOrder(other, await checkOut(other, [ticketLine(id, 1)], 'ada@example.com'))).status).toBe(200)
  const [first] = await orderIds(site)
  expect((await site.admin.call('POST', `/ecom/v1/orders/${first}/cancel`, {})).status).toBe(200)
  expect((await buy(await site.visitor(), sale, 3, 'ada@example.com')).status).toBe(200)
  for (const { used, live } of await counters(site)) expect(live).toBe(used)
})

test('a member is known whichever address they buy with, and is refused before the checkout', async () => {
  const site = await testSite()
  const sale = await sellTickets(site, 50, '0')
  await limit(site, sale.ticketDefinitionId, 3)
  const member = await signedIn(site)
  expect((await buy(member, sale, 2, 'one@example.com')).status).toBe(200)
  const refused = await hold(member, sale.ticketDefinitionId, 2)
  expect(codeOf(refused)).toEqual([409, 'TICKET_LIMIT_PER_PERSON'])
  const [left, right] = await Promise.all([
    hold(member, sale.ticketDefinitionId, 1),
    hold(member, sale.ticketDefinitionId, 1),
  ])
  expect([left.status, right.status]).toEqual([200, 200])
  expect((await buy(member, sale, 1, 'two@example.com')).status).toBe(200)
  expect(codeOf(await buy(member, sale, 1, 'three@example.com'))).toEqual([409, 'TICKET_LIMIT_PER_PERSON'])
})

test('ten orders of one person at once have no more tickets than one person may', async () => {
  const site = await testSite()
  const sale = await sellTickets(site, 50, '0')
  await limit(site, sale.ticketDefinitionId, 3)
  const buyers = await Promise.all(Array.from({ length: 10 }, () => site.visitor()))
  const checkouts = await Promise.all(
    buyers.map((buyer, i) =>
      i % 2 ? checkOut(buyer, [ticketLine(sale.ticketDefinitionId, 1)], 'ada@example.com') : undefined,
    ),
  )
  const replies = await Promise.all(
    buyers.map((buyer, i) => {
      const checkoutId = checkouts[i]
      return checkoutId ? placeOrder(buyer, checkoutId) : buy(buyer, sale, 1, 'ada@example.com')
    }),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(codeOf(reply)).toEqual([409, 'TICKET_LIMIT_PER_PERSON'])
  expect(await counters(site)).toEqual([{ used: 3, capacity: 3, owed: 0, live: 3 }])
  const [sold] = await site.query(`select count(*)::int as n from tickets where status = 'ISSUED'`)
  expect(sold?.n).toBe(3)
})

test('tickets that were bought before there was a limit count, and staff pass over it', async () => {
  const site = await testSite()
  const sale = await sellTickets(site, 50, '0')
  expect((await buy(await site.visitor(), sale, 5, 'ada@example.com')).status).toBe(200)
  expect((await buy(await site.visitor(), sale, 1, 'ben@example.com')).status).toBe(200)
  await limit(site, sale.ticketDefinitionId, 2)
  expect(codeOf(await buy(await site.visitor(), sale, 1, 'ada@example.com'))).toEqual([409, 'TICKET_LIMIT_PER_PERSON'])
  expect((await buy(await site.visitor(), sale, 1, 'ben@example.com')).status).toBe(200)
  expect(codeOf(await buy(await site.visitor(), sale, 1, 'ben@example.com'))).toEqual([409, 'TICKET_LIMIT_PER_PERSON'])
  // What a refused buyer has beyond the limit is not stored where the call has an idempotency key.
  expect(await counters(site)).toContainEqual({ used: 2, capacity: 2, owed: 0, live: 2 })
  expect((await buy(site.admin, sale, 2, 'ben@example.com')).status).toBe(200)
  await limit(site, sale.ticketDefinitionId, 5)
  expect((await buy(await site.visitor(), sale, 1, 'ben@example.com')).status).toBe(200)
  expect(codeOf(await buy(await site.visitor(), sale, 1, 'ben@example.com'))).toEqual([409, 'TICKET_LIMIT_PER_PERSON'])
  await limit(site, sale.ticketDefinitionId, null)
  expect((await buy(await site.visitor(), sale, 4, 'ben@example.com')).status).toBe(200)
})

test('refunded tickets that go back on sale are no longer counted', async () => {
  const site = await testSite()
  const sale = await sellTickets(site, 50)
  await limit(site, sale.ticketDefinitionId, 2)
  const buyer = await site.visitor()
  await placeOrder(buyer, await checkOut(buyer, [ticketLine(sale.ticketDefinitionId, 2)], 'ada@example.com'))
  const [id] = await orderIds(site)
  const marked = `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`
  expect((await site.admin.call('POST', marked, { ecomOrderId: id })).status).toBe(200)
  const [payment] = (await site.admin.call('GET', `/ecom/v1/payments/orders/${id}`)).body.orderTransactions.payments
  const { order } = (await site.admin.call('GET', `/ecom/v1/orders/${id}`)).body
  const refund = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId: id,
    paymentRefunds: [{ paymentId: payment.id, amount: { amount: '35.00' }, externalRefund: true }],
    refundItems: { lineItems: [{ lineItemId: order.lineItems[0].id, quantity: 1 }] },
  })
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  expect(await counters(site)).toEqual([{ used: 1, capacity: 2, owed: 0, live: 1 }])
})
