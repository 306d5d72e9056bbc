import { present } from '@fairground/domain/present.ts'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Assembly } from '../src/assembly.ts'
import { type TestCaller, type TestSite, testSite } from './fixture.ts'
import { anotherProcess, relayCaughtUp } from './over-http.ts'
import { checkOut, placeOrder, productLine, sellShirts, sellTickets, ticketLine } from './shop.ts'

/** The same caller at another process of the same database. */
const at = ({ app }: Assembly, own: Record<string, string>): TestCaller => ({
  async call(method, url, body, headers = {}) {
    const reply = await app.inject({
      method,
      url,
      headers: {
        ...own,
        ...present({ 'content-type': body === undefined ? undefined : 'application/json' }),
        ...headers,
      },
      ...present({ payload: body === undefined ? undefined : JSON.stringify(body) }),
    })
    return {
      status: reply.statusCode,
      body: reply.body === '' ? undefined : reply.json(),
      headers: reply.headers,
      statements: Number(reply.headers['x-fairground-statements'] ?? 0),
    }
  },
})

interface TwoProcesses {
  readonly site: TestSite
  readonly adminHere: TestCaller
  readonly here: TestCaller
  readonly there: TestCaller
  readonly other: Assembly
}

async function twoProcesses(): Promise<TwoProcesses> {
  const site = await testSite()
  const other = await anotherProcess(site)
  const own = { authorization: (await site.visitor()).accessToken }
  return { site, adminHere: site.admin, here: at(site.assembly, own), there: at(other, own), other }
}

/** Holds the outbox back: an open transaction that is older than whatever is written next. */
async function holdOutboxBack({ connectionString }: TestSite): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('BEGIN')
  await client.query('select pg_current_xact_id()')
  const letGo = async () => {
    await client.query('ROLLBACK')
    await client.end()
  }
  let held = true
  onTestFinished(async () => {
    if (held) await letGo()
  })
  return async () => {
    held = false
    await letGo()
  }
}

const nameOf = async (caller: TestCaller, id: string, headers?: Record<string, string>) =>
  (await caller.call('GET', `/stores-reader/v1/products/${id}`, undefined, headers)).body.product.name
const rename = (admin: TestCaller, id: string, name: string) =>
  admin.call('PATCH', `/stores/v1/products/${id}`, { product: { id, name } })

test('a read is answered from memory the second time, and a write is visible at once where it was made', async () => {
  const { site, here } = await twoProcesses()
  const { productId } = await sellShirts(site, 5)
  const path = `/stores-reader/v1/products/${productId}`
  await relayCaughtUp(site.assembly)
  expect((await here.call('GET', path)).statements).toBeGreaterThan(0)
  const second = await here.call('GET', path)
  expect(second.statements).toBe(0)

  const { etag } = second.headers
  expect((await here.call('GET', path, undefined, { 'if-none-match': String(etag) })).status).toBe(304)
  await rename(site.admin, productId, 'Renamed')
  const third = await here.call('GET', path, undefined, { 'if-none-match': String(etag) })
  expect([third.status, third.body.product.name]).toEqual([200, 'Renamed'])
})

test('a read that many request at once is made once', async () => {
  const { site, here } = await twoProcesses()
  const { productId } = await sellShirts(site, 5)
  await relayCaughtUp(site.assembly)
  const path = `/stores-reader/v1/products/${productId}`
  await rename(site.admin, productId, 'Renamed')
  await relayCaughtUp(site.assembly)
  const replies = await Promise.all(Array.from({ length: 8 }, () => here.call('GET', path)))
  expect(replies.map(({ body }) => body.product.name)).toEqual(Array.from({ length: 8 }, () => 'Renamed'))
  expect(replies.filter(({ statements }) => statements > 0)).toHaveLength(1)
})

test('a write is visible in another process as soon as its outbox is read', async () => {
  const { site, adminHere, there } = await twoProcesses()
  const { productId } = await sellShirts(site, 5)
  expect(await nameOf(there, productId)).toBe('Harbour shirt')
  await rename(adminHere, productId, 'Renamed')
  await vi.waitUntil(async () => (await nameOf(there, productId)) === 'Renamed', { timeout: 20_000, interval: 5 })
})

test('and beside an earlier transaction that is still open', async () => {
  const { site, adminHere, there } = await twoProcesses()
  const { productId } = await sellShirts(site, 5)
  const letGo = await holdOutboxBack(site)
  expect(await nameOf(there, productId)).toBe('Harbour shirt')
  await rename(adminHere, productId, 'Renamed')
  await vi.waitUntil(async () => (await nameOf(there, productId)) === 'Renamed', { timeout: 20_000, interval: 5 })
  await letGo()
})

test('X-Wix-Consistent: a process that has not read so far passes its memory by', async () => {
  const { site, adminHere, there, other } = await twoProcesses()
  const { productId } = await sellShirts(site, 5)
  await other.relay.stop()
  // From here on nothing drops what the other process keeps.
  const path = `/stores-reader/v1/products/${productId}`
  await there.call('GET', path)
  expect((await there.call('GET', path)).statements).toBe(0)

  const reply = await rename(adminHere, productId, 'Renamed')
  const consistent = String(reply.headers['x-wix-consistent'])
  expect(consistent).toMatch(/^\d+$/)
  expect(await nameOf(there, productId)).toBe('Harbour shirt')
  expect(await nameOf(there, productId, { 'x-wix-consistent': consistent })).toBe('Renamed')

  await vi.waitUntil(
    async () => {
      await other.relay.catchUp()
      const again = await there.call('GET', `/stores-reader/v1/products/${productId}`, undefined, {
        'x-wix-consistent': consistent,
      })
      return again.statements === 0 && again.body.product.name === 'Renamed'
    },
    { timeout: 20_000, interval: 5 },
  )
})

test('a position that is none harms nothing', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 5)
  const visitor = await site.visitor()
  const path = `/stores-reader/v1/products/${productId}`
  for (const consistent of ['x', '-1', '99999999999999999999', '1e3', '']) {
    expect((await visitor.call('GET', path, undefined, { 'x-wix-consistent': consistent })).status, consistent).toBe(
      200,
    )
  }
})

test('a purchase shows in stock and quota, here at once and there soon', async () => {
  const { site, here, there } = await twoProcesses()
  const shirt = await sellShirts(site, 1)
  const concert = await sellTickets(site, 1)
  const sold = async (caller: TestCaller) => {
    const product = await caller.call('GET', `/stores-reader/v1/products/${shirt.productId}`)
    const tickets = await caller.call('POST', '/events-ticket-definitions/v3/ticket-definitions/query', {
      query: { filter: { eventId: concert.eventId } },
      fields: ['SALES_DETAILS'],
    })
    return [product.body.product.stock.inventoryStatus, tickets.body.ticketDefinitions[0].salesDetails?.soldOut]
  }
  expect(await sold(here)).toEqual(['IN_STOCK', false])
  expect(await sold(there)).toEqual(['IN_STOCK', false])
  const checkoutId = await checkOut(here, [productLine(shirt.productId, 1), ticketLine(concert.ticketDefinitionId, 1)])
  expect((await placeOrder(here, checkoutId)).status).toBe(200)

  expect(await sold(here)).toEqual(['OUT_OF_STOCK', true])
  await vi.waitUntil(async () => String(await sold(there)) === 'OUT_OF_STOCK,true', { timeout: 20_000, interval: 10 })
})

test('the last ticket that is held, and its return, show in lists here at once and there soon', async () => {
  const { site, here, there } = await twoProcesses()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 1)
  const isSoldOut = async (caller: TestCaller) => {
    const { body } = await caller.call('POST', '/events/v3/events/query', { query: {}, fields: ['REGISTRATION'] })
    const query = { filter: { eventId }, paging: { limit: 1 } }
    const offered = await caller.call('POST', '/events/v3/ticket-definitions/available/query', { query })
    return [body.events[0].registration.tickets.soldOut, offered.body.ticketDefinitions[0].limitPerCheckout]
  }
  const soon = (shown: unknown[]) =>
    vi.waitUntil(async () => String(await isSoldOut(there)) === String(shown), { timeout: 20_000, interval: 10 })
  await soon([false, 1])
  expect(await isSoldOut(here)).toEqual([false, 1])
  const held = await here.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 1 }] },
  })
  expect(await isSoldOut(here)).toEqual([true, 0])
  await soon([true, 0])
  await here.call('POST', `/events/v1/ticket-reservations/${held.body.ticketReservation.id}/cancel`, {})
  expect(await isSoldOut(here)).toEqual([false, 1])
  await soon([false, 1])
})

test('administrators read past the memory, and visitors never see what only they may', async () => {
  const site = await testSite()
  const { body } = await site.admin.call('POST', '/stores/v1/products', {
    product: { name: 'Hidden', productType: 'physical', priceData: { price: 1 }, visible: false },
  })
  const visitor = await site.visitor()
  const path = `/stores-reader/v1/products/${body.product.id}`
  expect((await site.admin.call('GET', path)).status).toBe(200)
  expect((await visitor.call('GET', path)).status).toBe(404)
  expect((await site.admin.call('GET', path)).status).toBe(200)
  expect((await visitor.call('GET', path)).status).toBe(404)
})

test('nobody may store personal answers', async () => {
  const site = await testSite()
  const visitor = await site.visitor()
  const { productId } = await sellShirts(site, 5)
  const lines = { lineItems: [productLine(productId, 1)] }
  for (const reply of [
    await visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', lines),
    await visitor.call('GET', '/ecom/v1/carts/current'),
    await visitor.call('GET', '/ecom/v1/orders/none'),
  ])
    expect(reply.headers['cache-control']).toContain('no-store')
})
