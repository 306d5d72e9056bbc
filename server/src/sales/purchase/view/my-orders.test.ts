import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts, sellTickets, ticketLine } from '../../../../test/shop.ts'

const ORDERS = '/fairground/v1/my-orders'
const TICKETS = '/fairground/v1/my-tickets'
const DAY_MS = 24 * 60 * 60 * 1000

let site: Awaited<ReturnType<typeof sharedSite>>
let buyer: TestVisitor
const ordered: string[] = []
let concert: { eventId: string }

beforeAll(async () => {
  site = await sharedSite()
  const shirt = await sellShirts(site, 10)
  const tickets = await sellTickets(site, 50)
  concert = tickets
  buyer = await site.visitor()
  for (const lines of [
    [productLine(shirt.productId, 2)],
    [productLine(shirt.productId, 1), ticketLine(tickets.ticketDefinitionId, 2)],
  ]) {
    const { body } = await placeOrder(buyer, await checkOut(buyer, lines))
    ordered.push(body.orderId)
  }
})
afterAll(() => site.close())

test('a buyer sees their own orders, newest first, as a list needs them', async () => {
  const { status, body } = await buyer.call('GET', ORDERS)
  expect(status).toBe(200)
  expect(body.orders.map(({ id }: { id: string }) => id)).toEqual(ordered.toReversed())
  expect(body.orders[0]).toMatchObject({
    number: expect.stringMatching(/^\d+$/),
    formattedTotal: '£90.00',
    itemCount: 3,
    ticketCount: 2,
    lines: [
      { name: 'Harbour shirt', quantity: 1 },
      { name: expect.stringContaining('Standing'), quantity: 2 },
    ],
  })
})

test('a buyer’s orders come page by page, the newest first', async () => {
  const first = (await buyer.call('GET', `${ORDERS}?query.cursorPaging.limit=1`)).body
  expect(first.orders.map(({ id }: { id: string }) => id)).toEqual([ordered[1]])
  const { next } = first.pagingMetadata.cursors
  const second = (await buyer.call('GET', `${ORDERS}?query.cursorPaging.cursor=${encodeURIComponent(next)}`)).body
  expect(second.orders.map(({ id }: { id: string }) => id)).toEqual([ordered[0]])
  expect(second.pagingMetadata.hasNext).toBe(false)
})

test('nobody sees the orders and tickets of another buyer', async () => {
  const other = await site.visitor()
  expect((await other.call('GET', ORDERS)).body.orders).toEqual([])
  expect((await other.call('GET', TICKETS)).body.events).toEqual([])
  expect((await site.admin.call('GET', ORDERS)).body.orders).toEqual([])
  expect((await site.nobody.call('GET', ORDERS)).status).toBe(401)
})

test('tickets stand with their event, to come until it is over', async () => {
  const now = (await buyer.call('GET', TICKETS)).body.events
  expect(now).toMatchObject([{ eventId: concert.eventId, title: 'Concert 50', place: 'Bandstand', canceled: false }])
  expect(now[0].tickets.map(({ valid }: { valid: boolean }) => valid)).toEqual([true, true])
  expect(new Set(now[0].tickets.map(({ code }: { code: string }) => code)).size).toBe(2)
  expect((await buyer.call('GET', `${TICKETS}?past=true`)).body.events).toEqual([])

  await site.advance(11 * DAY_MS)
  const later = await site.visitor()
  expect((await later.call('GET', TICKETS)).status).toBe(200)
  const { body: renewed } = await site.nobody.call('POST', '/oauth2/token', {
    grantType: 'refresh_token',
    refreshToken: buyer.refreshToken,
    clientId: site.clientId,
  })
  const own = { authorization: renewed.access_token }
  expect((await site.nobody.call('GET', TICKETS, undefined, own)).body.events).toEqual([])
  expect((await site.nobody.call('GET', `${TICKETS}?past=true`, undefined, own)).body.events).toHaveLength(1)
})
