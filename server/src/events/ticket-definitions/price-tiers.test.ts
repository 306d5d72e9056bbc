import { expect, test } from 'vitest'
import { type Reply, type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, sellTickets, ticketLine } from '../../../test/shop.ts'

const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const HOUR = 3_600_000
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code] as const
const gbp = (value: string) => ({ value, currency: 'GBP' })
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

async function change({ admin }: TestSite, id: string, changes: object): Promise<Reply> {
  const { revision } = (await admin.call('GET', `${DEFINITIONS}/${id}`)).body.ticketDefinition
  return admin.call('PATCH', `${DEFINITIONS}/${id}`, { ticketDefinition: { id, revision, ...changes } })
}

/** Tickets at 20.00, before that at 10.00 and 15.00. */
async function tiered(site: TestSite, priceTiers: object[], quota = 50) {
  const sale = await sellTickets(site, quota, '20.00')
  const changed = await change(site, sale.ticketDefinitionId, { priceTiers })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  return { ...sale, id: sale.ticketDefinitionId, tiers: changed.body.ticketDefinition.priceTiers as { id: string }[] }
}
const early = (change: object = {}) => ({ name: 'Early bird', price: gbp('10.00'), ...change })
const middle = (change: object = {}) => ({ name: 'Advance', price: gbp('15.00'), ...change })

const shown = async (caller: TestCaller, id: string) => {
  const { ticketDefinition } = (await caller.call('GET', `${DEFINITIONS}/${id}`)).body
  return [
    ticketDefinition.pricingMethod.fixedPrice.value,
    ...(ticketDefinition.priceTiers ?? []).map(({ state, ticketsLeft }: Record<string, unknown>) => [
      state,
      ticketsLeft,
    ]),
  ]
}
const hold = (caller: TestCaller, ticketDefinitionId: string, quantity: number) =>
  caller.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId, quantity }] },
  })
const pricesOf = ({ body }: Reply) =>
  body.ticketReservation.tickets.map(({ quantity, price }: { quantity: number; price: { value: string } }) => [
    quantity,
    price.value,
  ])

test('the next price takes over when the first is sold, and comes back with a cancelled reservation', async () => {
  const site = await testSite()
  const { id, eventId } = await tiered(site, [early({ limit: 3 }), middle({ limit: 2 })])
  const visitor = await site.visitor()
  expect(await shown(visitor, id)).toEqual(['10.00', ['CURRENT', 3], ['COMING', undefined]])
  expect(await shown(site.admin, id)).toEqual(['10.00', ['CURRENT', 3], ['COMING', 2]])
  expect(pricesOf(await hold(visitor, id, 2))).toEqual([[2, '10.00']])
  const second = await hold(await site.visitor(), id, 4)
  expect(pricesOf(second)).toEqual([
    [1, '10.00'],
    [2, '15.00'],
    [1, '20.00'],
  ])
  expect(await shown(visitor, id)).toEqual(['20.00', ['OVER', undefined], ['OVER', undefined]])
  const filter = { eventId, 'pricingMethod.fixedPrice.value': '20.00' }
  expect(
    (await visitor.call('POST', `${DEFINITIONS}/query`, { query: { filter } })).body.ticketDefinitions,
  ).toHaveLength(1)
  const event = async () =>
    (await site.admin.call('GET', `/events/v3/events/${eventId}?fields=REGISTRATION`)).body.event
  expect((await event()).registration.tickets).toMatchObject({ lowestPrice: { value: '20.00' } })
  const { id: reservationId } = second.body.ticketReservation
  await site.admin.call('POST', `/events/v1/ticket-reservations/${reservationId}/cancel`, {})
  expect(await shown(visitor, id)).toEqual(['10.00', ['CURRENT', 1], ['COMING', undefined]])
  expect((await event()).registration.tickets).toMatchObject({ lowestPrice: { value: '10.00' } })
})

test('the next price takes over at its time to the second, and who holds tickets buys them at theirs', async () => {
  const site = await testSite()
  const { id, eventId } = await tiered(site, [early({ endDate: inHours(0.1) }), middle({ endDate: inHours(3) })])
  const visitor = await site.visitor()
  const held = await hold(visitor, id, 2)
  expect(pricesOf(held)).toEqual([[2, '10.00']])
  await site.advance(0.15 * HOUR)
  expect(await shown(visitor, id)).toEqual(['15.00', ['OVER', undefined], ['CURRENT', undefined]])
  expect(pricesOf(await hold(await site.visitor(), id, 1))).toEqual([[1, '15.00']])
  const inputValues = Object.entries({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }).map(
    ([inputName, value]) => ({ inputName, value }),
  )
  const reservationId = held.body.ticketReservation.id
  const bought = await visitor.call('POST', '/events/v1/checkout', {
    eventId,
    reservationId,
    guests: [{ form: { inputValues } }],
  })
  expect(bought.body.order.invoice.total.amount).toBe('20.00')
  await site.advance(3 * HOUR)
  expect(await shown(visitor, id)).toEqual(['20.00', ['OVER', undefined], ['OVER', undefined]])
})

test('thirty buyers at once get exactly as many at the first price as it has', async () => {
  const site = await testSite()
  const { id } = await tiered(site, [early({ limit: 7 }), middle({ limit: 5 })])
  const buyers = await Promise.all(Array.from({ length: 15 }, () => site.visitor()))
  const replies = await Promise.all(buyers.map((buyer) => hold(buyer, id, 2)))
  for (const reply of replies) expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const sums = new Map<string, number>()
  for (const [quantity, price] of replies.flatMap(pricesOf) as [number, string][])
    sums.set(price, (sums.get(price) ?? 0) + quantity)
  expect(Object.fromEntries(sums)).toEqual({ '10.00': 7, '15.00': 5, '20.00': 18 })
  const pools = await site.query(
    `select p.used::int, (select sum(a.quantity)::int from allocations a where a.pool_id = p.id and a.state = 'HELD') as live
     from pools p where p.kind = 'ticketTier' order by p.used desc`,
  )
  expect(pools).toEqual([
    { used: 7, live: 7 },
    { used: 5, live: 5 },
  ])
})

test('a cart that lost its price to others is not charged more than it showed', async () => {
  const site = await testSite()
  const { id } = await tiered(site, [early({ limit: 2 })])
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [ticketLine(id, 2)])
  const others = await checkOut(await site.visitor(), [ticketLine(id, 1)])
  expect(
    codeOf(await buyer.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [ticketLine(id, 1)] })),
  ).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  await hold(await site.visitor(), id, 2)
  const refused = await placeOrder(buyer, checkoutId)
  expect(codeOf(refused)).toEqual([409, 'CHECKOUT_CHANGED'])
  expect(refused.body.message).toContain('£40.00')
  expect((await buyer.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body.checkout.priceSummary.total.amount).toBe(
    '40.00',
  )
  expect((await placeOrder(buyer, checkoutId)).status).toBe(200)
  expect(others).toBeTruthy()
  const [line] = await site.query('select unit_price::int as price from order_lines')
  expect(line).toEqual({ price: 2000 })
})

test('carts ordered at once pay the first price as often as it is there', async () => {
  const site = await testSite()
  const { id } = await tiered(site, [early({ limit: 3 })])
  const buyers = await Promise.all(Array.from({ length: 8 }, () => site.visitor()))
  const checkouts: string[] = []
  for (const buyer of buyers) checkouts.push(await checkOut(buyer, [ticketLine(id, 1)]))
  const replies = await Promise.all(buyers.map((buyer, i) => placeOrder(buyer, checkouts[i]!)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(codeOf(reply)).toEqual([409, 'CHECKOUT_CHANGED'])
  expect(await site.query('select unit_price::int as price, count(*)::int as n from order_lines group by 1')).toEqual([
    { price: 1000, n: 3 },
  ])
})

test('a tier keeps its count through changes, and contradictions are refused', async () => {
  const site = await testSite()
  const { id, tiers, eventId } = await tiered(site, [early({ limit: 3 })])
  await hold(await site.visitor(), id, 2)
  const [{ id: tierId }] = tiers as [{ id: string }]
  const raised = await change(site, id, {
    priceTiers: [{ id: tierId, ...early({ limit: 5, name: 'Early' }) }, middle({ limit: 1 })],
  })
  expect(raised.body.ticketDefinition.priceTiers).toMatchObject([
    { id: tierId, name: 'Early', limit: 5, ticketsLeft: 3, state: 'CURRENT' },
    { limit: 1, ticketsLeft: 1, state: 'COMING' },
  ])
  expect(raised.body.ticketDefinition.regularPrice).toEqual(gbp('20.00'))
  const lowered = await change(site, id, { priceTiers: [{ id: tierId, ...early({ limit: 1 }) }] })
  expect(lowered.body.ticketDefinition.priceTiers).toMatchObject([{ limit: 1, ticketsLeft: 0, state: 'OVER' }])
  for (const wrong of [
    { priceTiers: [early()] },
    { priceTiers: [early({ limit: 0 })] },
    { priceTiers: [{ ...early({ limit: 2 }), price: { value: '10.00', currency: 'EUR' } }] },
    { priceTiers: [early({ limit: 2 })], pricingMethod: { guestPrice: gbp('5.00') } },
    { priceTiers: [early({ limit: 2 })], pricingMethod: { fixedPrice: gbp('0') } },
    { suggestedPrices: ['5.00'] },
  ])
    expect((await change(site, id, wrong)).status, JSON.stringify(wrong)).toBe(400)
  const { event } = (await site.admin.call('POST', `/events/v3/events/${eventId}/clone`, { eventId })).body
  const copies = await site.admin.call('POST', `${DEFINITIONS}/query`, { query: { filter: { eventId: event.id } } })
  expect(copies.body.ticketDefinitions[0].priceTiers).toMatchObject([{ limit: 1, state: 'CURRENT' }])
  const currency = await site.admin.call('POST', `${DEFINITIONS}/currency`, { eventId: event.id, currency: 'EUR' })
  expect(currency.status, JSON.stringify(currency.body)).toBe(200)
  const inEuro = await site.admin.call('POST', `${DEFINITIONS}/query`, { query: { filter: { eventId: event.id } } })
  expect(inEuro.body.ticketDefinitions[0].priceTiers[0].price).toEqual({ value: '10.00', currency: 'EUR' })
  const none = await change(site, id, { pricingMethod: { guestPrice: gbp('5.00') } })
  expect(none.body.ticketDefinition.priceTiers).toBeUndefined()
})

test('guests who choose their price are suggested amounts, none below the least', async () => {
  const site = await testSite()
  const { ticketDefinitionId: id } = await sellTickets(site, 10)
  const set = await change(site, id, { pricingMethod: { guestPrice: gbp('5.00') }, suggestedPrices: ['5', '10', '20'] })
  expect(set.body.ticketDefinition.suggestedPrices).toEqual(['5.00', '10.00', '20.00'])
  expect((await change(site, id, { suggestedPrices: ['4.99'] })).status).toBe(400)
  const raised = await change(site, id, { pricingMethod: { guestPrice: gbp('10.00') } })
  expect(raised.body.ticketDefinition.suggestedPrices).toEqual(['10.00', '20.00'])
  const visitor = await site.visitor()
  const held = await visitor.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId: id, quantity: 1, ticketInfo: { guestPrice: '9.99' } }] },
  })
  expect(held.status).toBe(400)
  const fixed = await change(site, id, { pricingMethod: { fixedPrice: gbp('7.00') } })
  expect(fixed.body.ticketDefinition.suggestedPrices).toBeUndefined()
})
