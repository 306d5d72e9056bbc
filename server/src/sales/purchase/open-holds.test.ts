import { expect, test } from 'vitest'
import type { TestCaller, TestSite } from '../../../test/fixture.ts'
import { checkOut, pay, placedOrder, placeOrder, productLine, sellShirts, sellTickets } from '../../../test/shop.ts'
import { agrees, cardSite, codeOf } from '../payments/payments.fixture.ts'

/** Four holds for each owner, twenty for each network. */
const FACTOR = 0.2
const PER_OWNER = 4
const MINUTE_MS = 60_000

const RESERVATIONS = '/events/v1/ticket-reservations'
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const guests = [{ form: { inputValues: Object.entries(ada).map(([inputName, value]) => ({ inputName, value })) } }]

const outcome = (reply: Parameters<typeof codeOf>[0] & { status: number }) => [reply.status, codeOf(reply)]
const REFUSED = [409, 'TOO_MANY_OPEN_HOLDS']

const reserve = (by: TestCaller, ticketDefinitionId: string) =>
  by.call('POST', RESERVATIONS, { ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 1 }] } })

const usedOf = async (site: TestSite, kind: string) =>
  Number((await site.query('select sum(used) as used from pools where kind = $1', [kind]))[0]?.used)

/** Another visitor's reservations come to the buyer, as when a member signs in on a device that held them. */
async function comeToHold(site: TestSite, buyer: TestCaller, ticketDefinitionId: string): Promise<void> {
  const other = await site.visitor()
  for (let n = 0; n < PER_OWNER; n++) expect((await reserve(other, ticketDefinitionId)).status).toBe(200)
  const own = (await reserve(buyer, ticketDefinitionId)).body.ticketReservation
  await buyer.call('POST', `${RESERVATIONS}/${own.id}/cancel`, { ticketReservationId: own.id })
  await site.query(`update ticket_reservations set owner_id = $1 where status = 'PENDING' and owner_id <> $1`, [
    own.visitorId,
  ])
}

test('an owner orders no more goods while as many orders as may be wait for their payment', async () => {
  const site = await cardSite({ rateLimitFactor: FACTOR })
  const { productId } = await sellShirts(site, 10)
  const buyer = await site.visitor()
  const ids: string[] = []
  for (let n = 0; n < PER_OWNER; n++) {
    const placed = await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))
    expect(placed.status).toBe(200)
    ids.push(placed.body.orderId)
    await site.advance(MINUTE_MS)
  }
  const checkoutId = await checkOut(buyer, [productLine(productId, 1)])
  expect(outcome(await placeOrder(buyer, checkoutId))).toEqual(REFUSED)
  expect(await usedOf(site, 'stock')).toBe(PER_OWNER)
  const { checkout } = (await buyer.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
  expect(checkout.completed).toBe(false)

  expect((await pay(buyer, ids[0]!)).body.status).toBe('PAID')
  await site.advance(MINUTE_MS)
  expect((await placeOrder(buyer, checkoutId)).status).toBe(200)
  const stored = await site.query('select count(hold_address)::int as n from orders')
  expect(stored).toEqual([{ n: PER_OWNER }])
  await agrees(site)
})

test('an owner reserves no more tickets while as many reservations as may be are pending; staff reserve on', async () => {
  const site = await cardSite({ rateLimitFactor: FACTOR })
  const { ticketDefinitionId, eventId } = await sellTickets(site, 20)
  const buyer = await site.visitor()
  const held: string[] = []
  for (let n = 0; n < PER_OWNER; n++)
    held.push((await reserve(buyer, ticketDefinitionId)).body.ticketReservation.id as string)
  expect(outcome(await reserve(buyer, ticketDefinitionId))).toEqual(REFUSED)
  const ticketQuantities = [{ ticketDefinitionId, quantity: 1 }]
  const early = await buyer.call('POST', '/events/v1/checkout/reservations', { eventId, ticketQuantities })
  expect(outcome(early)).toEqual(REFUSED)
  expect(await usedOf(site, 'tickets')).toBe(PER_OWNER)
  for (let n = 0; n < PER_OWNER + 1; n++) expect((await reserve(site.admin, ticketDefinitionId)).status).toBe(200)

  await buyer.call('POST', `${RESERVATIONS}/${held[0]}/cancel`, { ticketReservationId: held[0] })
  expect((await reserve(buyer, ticketDefinitionId)).status).toBe(200)
  await agrees(site)
})

test('a reservation becomes an order as long as no more than the others that may be are open', async () => {
  const site = await cardSite({ rateLimitFactor: FACTOR })
  const { ticketDefinitionId, eventId } = await sellTickets(site, 20)
  const buyer = await site.visitor()
  const checkout = (reservationId: string) =>
    buyer.call('POST', '/events/v1/checkout', { eventId, reservationId, buyer: ada, guests })
  const ids: string[] = []
  for (let n = 0; n < PER_OWNER; n++)
    ids.push((await reserve(buyer, ticketDefinitionId)).body.ticketReservation.id as string)
  expect((await checkout(ids[0]!)).status).toBe(200)

  await site.advance(MINUTE_MS)
  const other = await site.visitor()
  for (let n = 0; n < 2; n++) await reserve(other, ticketDefinitionId)
  await site.query(
    `update ticket_reservations set owner_id = (select owner_id from ticket_reservations where id = $1) where owner_id <> (select owner_id from ticket_reservations where id = $1)`,
    [ids[1]],
  )
  expect(outcome(await checkout(ids[1]!))).toEqual(REFUSED)
  const { ticketReservation } = (await buyer.call('GET', `${RESERVATIONS}/${ids[1]}`)).body
  expect(ticketReservation.status).toBe('PENDING')
  await agrees(site)
})

test('an order is paid in person only beside fewer other holds than may be, and with a card in any case', async () => {
  const site = await cardSite({ rateLimitFactor: FACTOR })
  const { productId } = await sellShirts(site, 10)
  const { ticketDefinitionId } = await sellTickets(site, 20)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  await comeToHold(site, buyer, ticketDefinitionId)
  const inPerson = (by: TestCaller) =>
    by.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' })
  expect(outcome(await inPerson(buyer))).toEqual(REFUSED)
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'INITIALIZED' })
  await site.advance(21 * MINUTE_MS)
  expect((await inPerson(buyer)).body.status).toBe('OFFLINE')
  await agrees(site)
})

test('a network holds no more than it may, however many visitors share it, until holds run out', async () => {
  const site = await cardSite({ rateLimitFactor: FACTOR })
  const { productId } = await sellShirts(site, 5)
  const { ticketDefinitionId } = await sellTickets(site, 50)
  const first = await site.visitor()
  await reserve(first, ticketDefinitionId)
  await site.query(
    `insert into ticket_reservations (site_id, id, owner_kind, status, expires_at, created_at, updated_at, doc, hold_address)
     select site_id, gen_random_uuid(), owner_kind, status, expires_at, created_at, updated_at, doc, hold_address
     from ticket_reservations, generate_series(1, 19)`,
  )
  const second = await site.visitor()
  expect(outcome(await reserve(second, ticketDefinitionId))).toEqual(REFUSED)
  const checkoutId = await checkOut(second, [productLine(productId, 1)])
  expect(outcome(await placeOrder(second, checkoutId))).toEqual(REFUSED)
  await site.advance(21 * MINUTE_MS)
  expect((await placeOrder(second, checkoutId)).status).toBe(200)
})

/** A fifth of 100 and 500. */
const UNITS_OF_OWNER = 20
const UNITS_OF_NETWORK = 100
const TOO_MANY_UNITS = [409, 'TOO_MANY_UNITS_HELD']

async function order(site: TestSite, buyer: TestCaller, productId: string, quantity: number) {
  const placed = await placeOrder(buyer, await checkOut(buyer, [productLine(productId, quantity)]))
  await site.advance(MINUTE_MS)
  return placed
}

test('an owner holds no more units than it may, in one order or in several, paid in person or not at all', async () => {
  const site = await cardSite({ rateLimitFactor: FACTOR })
  const { productId } = await sellShirts(site, 200)
  const buyer = await site.visitor()
  const tooLarge = await order(site, buyer, productId, UNITS_OF_OWNER + 1)
  expect(outcome(tooLarge)).toEqual(TOO_MANY_UNITS)
  expect(tooLarge.body.details.applicationError).toMatchObject({
    description: expect.stringContaining(`at most ${UNITS_OF_OWNER} items`),
    data: { limit: UNITS_OF_OWNER },
  })
  expect(await usedOf(site, 'stock')).toBe(0)

  const another = await site.visitor()
  const { orderId } = (await order(site, another, productId, UNITS_OF_OWNER - 1)).body
  const inPerson = await another.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' })
  expect(inPerson.body.status).toBe('OFFLINE')
  expect(outcome(await order(site, another, productId, 2))).toEqual(TOO_MANY_UNITS)

  const third = await site.visitor()
  const { body } = await order(site, third, productId, UNITS_OF_OWNER)
  expect((await pay(third, body.orderId)).body.status).toBe('PAID')
  expect((await order(site, third, productId, UNITS_OF_OWNER)).status).toBe(200)
  await agrees(site)
})

test('goods without counted stock may be ordered in any quantity, and more than there is says how many are left', async () => {
  const site = await cardSite({ rateLimitFactor: FACTOR })
  const { body } = await site.admin.call('POST', '/stores/v1/products', {
    product: { name: 'Poster to print', productType: 'physical', priceData: { price: 1 } },
  })
  const { productId } = await sellShirts(site, UNITS_OF_OWNER + 10)
  const buyer = await site.visitor()
  expect((await order(site, buyer, body.product.id, 1000)).status).toBe(200)
  const other = await site.visitor()
  const checkoutId = await checkOut(other, [productLine(productId, UNITS_OF_OWNER + 5)])
  await site.query(`update pools set capacity = 3 where kind = 'stock' and capacity is not null`)
  expect(outcome(await placeOrder(other, checkoutId))).toEqual([409, 'PARTIAL_OUT_OF_STOCK'])
})

test('an owner reserves no more units than it may, makes orders of them, and staff reserve on', async () => {
  const site = await cardSite({ rateLimitFactor: FACTOR })
  const { ticketDefinitionId, eventId } = await sellTickets(site, 200)
  const reserveTen = (by: TestCaller) =>
    by.call('POST', RESERVATIONS, { ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 10 }] } })
  const buyer = await site.visitor()
  const first = (await reserveTen(buyer)).body.ticketReservation.id
  expect((await reserveTen(buyer)).status).toBe(200)
  const refused = await reserve(buyer, ticketDefinitionId)
  expect(outcome(refused)).toEqual(TOO_MANY_UNITS)
  const ticketQuantities = [{ ticketDefinitionId, quantity: 1 }]
  const early = await buyer.call('POST', '/events/v1/checkout/reservations', { eventId, ticketQuantities })
  expect(outcome(early)).toEqual(TOO_MANY_UNITS)
  expect(await usedOf(site, 'tickets')).toBe(UNITS_OF_OWNER)
  for (let n = 0; n < 3; n++) expect((await reserveTen(site.admin)).status).toBe(200)

  const ten = Array.from({ length: 10 }, () => guests[0])
  const ordered = await buyer.call('POST', '/events/v1/checkout', {
    eventId,
    reservationId: first,
    buyer: ada,
    guests: ten,
  })
  expect(ordered.status).toBe(200)
  expect(outcome(await reserve(buyer, ticketDefinitionId))).toEqual(TOO_MANY_UNITS)
  await agrees(site)
})

test('a network holds no more units than it may, however many visitors share it', async () => {
  const site = await cardSite({ rateLimitFactor: FACTOR })
  const { productId } = await sellShirts(site, 200)
  for (let n = 0; n < UNITS_OF_NETWORK / UNITS_OF_OWNER; n++)
    expect((await order(site, await site.visitor(), productId, UNITS_OF_OWNER)).status).toBe(200)
  const refused = await order(site, await site.visitor(), productId, 1)
  expect(outcome(refused)).toEqual(TOO_MANY_UNITS)
  expect(refused.body.details.applicationError.data).toMatchObject({ limit: UNITS_OF_NETWORK })
  expect(await usedOf(site, 'stock')).toBe(UNITS_OF_NETWORK)
})

test('callers who come at once hold no more together than one after the other', async () => {
  const site = await cardSite({ rateLimitFactor: FACTOR })
  const { ticketDefinitionId } = await sellTickets(site, 300)
  const { productId } = await sellShirts(site, 300)
  const buyer = await site.visitor()
  const reserveFive = () =>
    buyer.call('POST', RESERVATIONS, { ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 5 }] } })
  const atOnce = await Promise.all(Array.from({ length: PER_OWNER * 2 }, reserveFive))
  const units = 5 * atOnce.filter(({ status }) => status === 200).length
  expect(units).toBeGreaterThan(0)
  expect(units).toBeLessThanOrEqual(UNITS_OF_OWNER)
  expect(await usedOf(site, 'tickets')).toBe(units)

  const ready = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const by = await site.visitor()
      return { by, checkoutId: await checkOut(by, [productLine(productId, UNITS_OF_OWNER)]) }
    }),
  )
  await site.advance(MINUTE_MS)
  const placed = await Promise.all(ready.map(({ by, checkoutId }) => placeOrder(by, checkoutId)))
  const goods = await usedOf(site, 'stock')
  expect(goods).toBe(UNITS_OF_OWNER * placed.filter(({ status }) => status === 200).length)
  expect(goods + units).toBeLessThanOrEqual(UNITS_OF_NETWORK)

  // A refused hold counts no longer.
  await site.advance(21 * MINUTE_MS)
  expect((await order(site, buyer, productId, UNITS_OF_OWNER)).status).toBe(200)
  await agrees(site)
})
