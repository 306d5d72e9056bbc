import { expect, test } from 'vitest'
import type { Reply, TestSite } from './fixture.ts'
import { inParallel } from './over-http.ts'
import { agrees, racecourse } from './racecourse.ts'
import { checkOut, pay, placeOrder, productLine, sellShirts, sellTickets, ticketLine } from './shop.ts'

/** Preparations at a time: the race itself is run all at once. */
const WIDTH = 16

const used = async (site: TestSite, kind: string): Promise<number> =>
  Number((await site.query('select sum(used)::int as n from pools where kind = $1', [kind]))[0]!.n)

const outcomes = (replies: readonly Reply[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status, body } of replies) {
    const key = status === 200 ? '200' : `${status} ${body.details?.applicationError?.code}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

test('200 buyers, 50 tickets and 10 shirts, in mixed carts on two processes: 50 and 10 are sold', async () => {
  const { site, visitor } = await racecourse()
  const shirt = await sellShirts(site, 10)
  const concert = await sellTickets(site, 50)
  const ticket = ticketLine(concert.ticketDefinitionId, 1)
  const goods = productLine(shirt.productId, 1)
  const wishes = [
    ...Array.from({ length: 60 }, () => [goods, ticket]),
    ...Array.from({ length: 100 }, () => [ticket]),
    ...Array.from({ length: 40 }, () => [goods]),
  ]
  const ready = await inParallel(wishes, WIDTH, async (lines) => {
    const [here, there] = await visitor()
    return { lines, checkoutId: await checkOut(here, lines), at: [here, there] as const }
  })

  const replies = await Promise.all(
    ready
      .toSorted((a, b) => (a.checkoutId.slice(-6) < b.checkoutId.slice(-6) ? -1 : 1))
      .map(async ({ lines, checkoutId, at }, i) => ({ lines, reply: await placeOrder(at[i % 2]!, checkoutId) })),
  )

  const { 200: sold, ...refused } = outcomes(replies.map(({ reply }) => reply))
  expect(Object.keys(refused).sort()).toEqual(['409 FULL_OUT_OF_STOCK', '409 PARTIAL_OUT_OF_STOCK'])
  const won = replies.filter(({ reply }) => reply.status === 200)
  const units = (line: unknown) => won.filter(({ lines }) => (lines as unknown[]).includes(line)).length
  expect([units(ticket), units(goods)]).toEqual([50, 10])
  expect([await used(site, 'tickets'), await used(site, 'stock')]).toEqual([50, 10])
  expect(await site.query(`select count(*)::int as n from tickets where status = 'ISSUED'`)).toEqual([{ n: 50 }])
  expect(await site.query('select count(*)::int as n, count(distinct number)::int as numbers from orders')).toEqual([
    { n: sold, numbers: sold },
  ])
  await agrees(site)
}, 120_000)

test('one checkout submitted 20 times at once to two processes is one order and one charge', async () => {
  const { site, visitor } = await racecourse({ online: true })
  const shirt = await sellShirts(site, 100)
  const [here, there] = await visitor()
  const checkoutId = await checkOut(here, [productLine(shirt.productId, 2)])

  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => placeOrder(i % 2 ? here : there, checkoutId)))
  expect(outcomes(replies)).toEqual({ 200: 20 })
  expect(new Set(replies.map(({ body }) => body.orderId)).size).toBe(1)
  expect(await site.query('select count(*)::int as n from orders')).toEqual([{ n: 1 }])

  const { orderId } = replies[0]!.body
  await Promise.all(Array.from({ length: 20 }, (_, i) => pay(i % 2 ? here : there, orderId)))
  expect(
    await site.query(`select count(*)::int as n, sum(amount)::int as sum from transactions where status = 'APPROVED'`),
  ).toEqual([{ n: 1, sum: 4000 }])
  expect(await used(site, 'stock')).toBe(2)
  await agrees(site)
})

test('reservations and carts race for one quota: together they take all of it and no more', async () => {
  const { site, merchant, visitor } = await racecourse()
  const { ticketDefinitionId } = await sellTickets(site, 30)
  const byCart = await inParallel(Array.from({ length: 40 }), WIDTH, async () => {
    const [here, there] = await visitor()
    return { there, checkoutId: await checkOut(here, [ticketLine(ticketDefinitionId, 1)]) }
  })
  const byHold = await inParallel(Array.from({ length: 40 }), WIDTH, async () => (await visitor())[0])

  const [orders, holds] = await Promise.all([
    Promise.all(byCart.map(({ there, checkoutId }) => placeOrder(there, checkoutId))),
    Promise.all(
      byHold.map((caller) =>
        caller.call('POST', '/events/v1/ticket-reservations', {
          ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 1 }] },
        }),
      ),
    ),
  ])
  const taken = { ...outcomes(orders) }
  const held = { ...outcomes(holds) }
  expect((taken[200] ?? 0) + (held[200] ?? 0)).toBe(30)
  expect(['200', '409 FULL_OUT_OF_STOCK']).toEqual(expect.arrayContaining(Object.keys(taken)))
  expect(['200', '409 NOT_ENOUGH_TICKETS']).toEqual(expect.arrayContaining(Object.keys(held)))
  expect(await used(site, 'tickets')).toBe(30)
  await agrees(site)

  // A unit that two processes give back at once is given back once, and can be had again.
  const mine = holds.flatMap(({ status, body }, i) =>
    status === 200 ? [{ owner: byHold[i]!, id: body.ticketReservation.id }] : [],
  )
  const path = (id: string) => `/events/v1/ticket-reservations/${id}/cancel`
  await Promise.all(
    mine.flatMap(({ owner, id }) => [owner.call('POST', path(id), {}), merchant[1].call('POST', path(id), {})]),
  )
  expect(await used(site, 'tickets')).toBe(taken[200] ?? 0)
  await agrees(site)
}, 120_000)

test('paying and cancelling an order at once ends in one of the two, never between', async () => {
  const { site, merchant, visitor } = await racecourse({ online: true })
  const shirt = await sellShirts(site, 100)
  const { ticketDefinitionId } = await sellTickets(site, 100)
  const placed = await inParallel(Array.from({ length: 24 }), WIDTH, async () => {
    const [buyer] = await visitor()
    const checkoutId = await checkOut(buyer, [productLine(shirt.productId, 1), ticketLine(ticketDefinitionId, 1)])
    return { buyer, orderId: (await placeOrder(buyer, checkoutId)).body.orderId as string }
  })
  const replies = await Promise.all(
    placed.flatMap(({ buyer, orderId }) => [
      pay(buyer, orderId),
      merchant[1].call('POST', `/ecom/v1/orders/${orderId}/cancel`, { id: orderId, restockAllItems: true }),
    ]),
  )
  expect(replies.filter(({ status }) => status >= 500)).toEqual([])
  const states = await site.query(
    `select o.status, count(*)::int as orders, (select count(*)::int from tickets t join orders p on p.id = t.order_id
       where p.status = o.status and t.status = 'ISSUED') as tickets from orders o group by o.status`,
  )
  const of = (status: string) => states.find((row) => row.status === status) ?? { orders: 0, tickets: 0 }
  expect(Number(of('APPROVED').orders) + Number(of('CANCELED').orders)).toBe(24)
  expect(of('APPROVED').tickets).toBe(of('APPROVED').orders)
  expect(of('CANCELED').tickets).toBe(0)
  expect([await used(site, 'stock'), await used(site, 'tickets')]).toEqual([
    of('APPROVED').orders,
    of('APPROVED').orders,
  ])
  await agrees(site)
}, 120_000)

test('lines added to one cart by ten requests at once are all there', async () => {
  const { site, visitor } = await racecourse()
  const shirts = await inParallel(
    Array.from({ length: 10 }, (_, i) => i),
    4,
    (i) => sellShirts(site, 10, 20, `Shirt ${i}`),
  )
  const [here, there] = await visitor()
  const replies = await Promise.all(
    shirts.map(({ productId }, i) =>
      (i % 2 ? here : there).call('POST', '/ecom/v1/carts/current/add-to-cart', {
        lineItems: [productLine(productId, 1)],
      }),
    ),
  )
  expect(outcomes(replies)).toEqual({ 200: 10 })
  const { body } = await here.call('GET', '/ecom/v1/carts/current')
  expect(body.cart.lineItems).toHaveLength(10)
  expect(await site.query(`select count(*)::int as n from carts where status = 'OPEN'`)).toEqual([{ n: 1 }])
})

test('two changes of one product at the same revision: one is made', async () => {
  const { site, merchant } = await racecourse()
  const { eventId } = await sellTickets(site, 1)
  const { body } = await merchant[0].call('POST', '/events-ticket-definitions/v3/ticket-definitions/query', {
    query: { filter: { eventId } },
  })
  const { id, revision } = body.ticketDefinitions[0]
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      merchant[i % 2]!.call('PATCH', `/events-ticket-definitions/v3/ticket-definitions/${id}`, {
        ticketDefinition: { id, revision, name: `Standing ${i}` },
      }),
    ),
  )
  expect(outcomes(replies)).toEqual({ 200: 1, '409 STALE_REVISION': 7 })
})

test('an idempotency key used by ten at once does its work once and answers all alike', async () => {
  const { site, merchant } = await racecourse()
  const body = { product: { name: 'Once', productType: 'physical', priceData: { price: 5 } } }
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      merchant[i % 2]!.call('POST', '/stores/v1/products', body, { 'idempotency-key': 'create once' }),
    ),
  )
  expect(outcomes(replies)).toEqual({ 200: 10 })
  expect(new Set(replies.map((reply) => reply.body.product.id)).size).toBe(1)
  expect(await site.query(`select count(*)::int as n from products where name = 'Once'`)).toEqual([{ n: 1 }])
  const other = { product: { ...body.product, name: 'Twice' } }
  const reused = await merchant[0].call('POST', '/stores/v1/products', other, { 'idempotency-key': 'create once' })
  expect(outcomes([reused])).toEqual({ '409 IDEMPOTENCY_KEY_REUSED': 1 })
})
