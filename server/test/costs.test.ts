import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Field, listPath, newListPath, slugPath, slugPathWith } from '../bench/shop.ts'
import { sharedSite, type TestCaller } from './fixture.ts'
import {
  ADDRESS,
  CONTACT,
  type ConcertForSale,
  chooseAtBank,
  productLine,
  type ShirtForSale,
  sellShirts,
  sellTickets,
  takeTestPayments,
} from './shop.ts'

/** As of a writer whose change no process has read yet. */
const AFTER_A_WRITE = { 'x-wix-consistent': '9000000000000000000' }

let shop: Awaited<ReturnType<typeof sharedSite>>
let shirt: ShirtForSale
let mug: ShirtForSale
let concert: ConcertForSale
beforeAll(async () => {
  shop = await sharedSite()
  shirt = await sellShirts(shop, 10)
  mug = await sellShirts(shop, 10, 8, 'Mug')
  concert = await sellTickets(shop, 200)
})
afterAll(() => shop.close())

type Sent = Parameters<TestCaller['call']>

/** Statements of a call, and commits that wait for the disk. */
async function cost(caller: TestCaller, ...call: Sent) {
  const { status, body, headers, statements } = await caller.call(...call)
  expect(status, JSON.stringify(body)).toBe(200)
  return { body, statements, flushes: Number(headers['x-fairground-flushes']) }
}

/** A call twice, for what is prepared and leased once: the cost of the second. */
async function usual(caller: TestCaller, ...call: Sent) {
  await caller.call(...call)
  const { statements, flushes } = await cost(caller, ...call)
  return { statements, flushes }
}

test('a visitor buys goods for one commit a call, and a token for none', async () => {
  const client = { grantType: 'anonymous', clientId: shop.clientId }
  expect(await usual(shop.nobody, 'POST', '/oauth2/token', client)).toEqual({ statements: 0, flushes: 0 })

  const buyer = await shop.visitor()
  const add = (productId: string) =>
    cost(buyer, 'POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 1)] })
  expect(await add(shirt.productId)).toMatchObject({ statements: 2, flushes: 1 })
  expect(await add(mug.productId)).toMatchObject({ statements: 2, flushes: 1 })

  const made = await cost(buyer, 'POST', '/ecom/v1/carts/current/create-checkout', {
    channelType: 'WEB',
    email: 'ines@example.com',
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
  })
  expect(made).toMatchObject({ statements: 1, flushes: 1 })
  const { checkoutId: id } = made.body
  await buyer.call('PATCH', `/ecom/v1/checkouts/${id}`, {
    checkout: { id, billingInfo: { address: ADDRESS, contactDetails: CONTACT } },
  })
  // Four beside a lease of the network's limit, which is counted without the disk: checkout, what the lines hold, delivery, order.
  const ordered = await cost(buyer, 'POST', `/ecom/v1/checkouts/${id}/create-order`, { id })
  expect(ordered).toMatchObject({ statements: 5, flushes: 1 })
})

test('tickets are held by one statement and one commit, the first of a kind after one that reads it', async () => {
  const held = async () => {
    const request = {
      ticketReservation: { tickets: [{ ticketDefinitionId: concert.ticketDefinitionId, quantity: 2 }] },
    }
    const { statements, flushes } = await cost(await shop.visitor(), 'POST', '/events/v1/ticket-reservations', request)
    return { statements, flushes }
  }
  // And a lease of the network's limit.
  expect(await held()).toEqual({ statements: 3, flushes: 1 })
  expect(await held()).toEqual({ statements: 1, flushes: 1 })
})

test('a ticket that is paid by card costs a dozen statements from the payment to the ticket', async () => {
  await takeTestPayments(shop.admin)
  const buyer = await shop.visitor()
  const { id: reservationId } = (
    await cost(buyer, 'POST', '/events/v1/ticket-reservations', {
      ticketReservation: { tickets: [{ ticketDefinitionId: concert.ticketDefinitionId, quantity: 1 }] },
    })
  ).body.ticketReservation
  const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
  const inputValues = Object.entries(ada).map(([inputName, value]) => ({ inputName, value }))
  const { eventId } = concert
  const order = { eventId, reservationId, buyer: ada, guests: [{ form: { inputValues } }] }
  const placed = await cost(buyer, 'POST', '/events/v1/checkout', order)
  // The reservation, its event, the order, and the order as it is answered.
  expect(placed).toMatchObject({ statements: 4, flushes: 1 })
  const orderId = new URL(placed.body.orderPageUrl).pathname.split('/').at(-1) ?? ''

  const path = `/fairground/v1/orders/${orderId}`
  const begun = await cost(buyer, 'POST', `${path}/pay`, { orderId, method: 'test' })
  // The order, its lock and its payments; the payment, the order and the event in one go; what the provider answered.
  expect(begun).toMatchObject({ statements: 7, flushes: 2 })
  await chooseAtBank(buyer, begun.body.next.redirectUrl, 'approve')
  // A lease of the buyer's limit; the order and its payment; both locked, with the lines; payment, units and order with its ticket in one go.
  const paid = await cost(buyer, 'POST', `${path}/check-payment`, { orderId })
  expect(paid).toMatchObject({ statements: 9, flushes: 1, body: { status: 'PAID' } })
})

test('an uncached list and an uncached product are a statement each, and wait for no disk', async () => {
  const visitor = await shop.visitor()
  const uncached = async (path: string) => {
    await visitor.call('GET', path)
    shop.assembly.world.cache.drop(['products', `product:${shirt.productId}`])
    const { statements, flushes } = await cost(visitor, 'GET', path)
    return { statements, flushes }
  }
  expect(await uncached(listPath(0))).toEqual({ statements: 1, flushes: 0 })
  expect(await uncached(slugPath('harbour-shirt'))).toEqual({ statements: 1, flushes: 0 })
})

test('a list and a product of which nothing has changed need no statement to look at them at a new address', async () => {
  const visitor = await shop.visitor()
  const costOf = async (path: string) => (await cost(visitor, 'GET', path)).statements
  const list = (limit: number) => newListPath({ limit, offset: 0 })
  const product = (fields: readonly Field[]) => slugPathWith('harbour-shirt', fields)
  for (const limit of [41, 42]) await costOf(list(limit))
  expect(await costOf(list(43))).toBe(0)
  await costOf(product(['URL']))
  expect(await costOf(product(['URL', 'URL']))).toBe(0)
})

test('a line that was put into a cart before takes one statement', async () => {
  const add = async () =>
    cost(await shop.visitor(), 'POST', '/ecom/v1/carts/current/add-to-cart', {
      lineItems: [productLine(mug.productId, 1)],
    })
  await add()
  expect(await add()).toMatchObject({ statements: 1, flushes: 1 })
})

test('after a write a reader asks for what has changed, and reads what has not out of the cache', async () => {
  const visitor = await shop.visitor()
  // What the orders above changed may be read in between, in its turn.
  for (const path of [listPath(0), slugPath('harbour-shirt')])
    await expect
      .poll(() => usual(visitor, 'GET', path, undefined, AFTER_A_WRITE))
      .toEqual({ statements: 0, flushes: 0 })
})
