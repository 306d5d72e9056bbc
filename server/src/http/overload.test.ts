import { expect, test } from 'vitest'
import { type TestSite, testSite } from '../../test/fixture.ts'
import { relayCaughtUp } from '../../test/over-http.ts'
import { checkOut, pay, placedOrder, placeOrder, productLine, sellShirts, sellTickets } from '../../test/shop.ts'
import { fetchAdmitted, inProcessFetch } from './in-process-fetch.ts'
import { type LoadSource, processLoad, watchOverload } from './overload.ts'
import { type Load, SAMPLES_TO_ENTER, SAMPLES_TO_LEAVE } from './overload-rule.ts'

const bounds = { lagMs: 200, queue: 100 }

/** A load that the test sets, felt at once. */
function steered() {
  let take: (load: Load) => void = () => {}
  let stopped = false
  const source: LoadSource = (_waiting, given) => {
    take = given
    return () => {
      stopped = true
    }
  }
  const feel = (load: Load, samples: number) => {
    for (let i = 0; i < samples; i++) take(load)
  }
  return {
    source,
    isStopped: () => stopped,
    rise: (load: Partial<Load>) => feel({ lagMs: 0, waiting: 0, ...load }, SAMPLES_TO_ENTER),
    fall: () => feel({ lagMs: 0, waiting: 0 }, 3 * SAMPLES_TO_LEAVE),
  }
}

async function underLoad(): Promise<{ site: TestSite; load: ReturnType<typeof steered> }> {
  const load = steered()
  return { site: await testSite({ overload: { bounds, source: load.source } }), load }
}

const cart = '/ecom/v1/carts/current'
const queryEvents = ['POST', '/events/v3/events/query', { query: {} }] as const

test('above the bound reads of passers-by are refused, and a cart is bought; when the load falls all is as before', async () => {
  const { site, load } = await underLoad()
  const shirt = await sellShirts(site, 5)
  await relayCaughtUp(site.assembly)
  const [looker, buyer] = [await site.visitor(), await site.visitor()]
  const path = `/stores-reader/v1/products/${shirt.productId}`
  expect((await looker.call('GET', path)).status).toBe(200)

  load.rise({ lagMs: 201 })
  const refused = await looker.call('GET', '/stores/v3/products/count')
  expect([refused.status, refused.body.details?.applicationError.code]).toEqual([503, 'BUSY'])
  expect(refused.headers['retry-after']).toBe('2')
  expect((await looker.call(...queryEvents)).status).toBe(503)
  expect((await looker.call('GET', path)).status).toBe(200)
  expect((await site.admin.call(...queryEvents)).status).toBe(200)

  const checkoutId = await checkOut(buyer, [productLine(shirt.productId, 1)])
  const placed = await placeOrder(buyer, checkoutId)
  expect(placed.status).toBe(200)
  expect((await pay(buyer, placed.body.orderId)).status).toBe(200)
  expect((await placedOrder(buyer, placed.body.orderId)).id).toBe(placed.body.orderId)

  load.fall()
  expect((await looker.call('GET', '/stores/v3/products/count')).status).toBe(200)
  expect((await looker.call(...queryEvents)).status).toBe(200)
})

test('at the highest level a checkout that was begun is paid, tickets are reserved, and nothing else is done', async () => {
  const { site, load } = await underLoad()
  const shirt = await sellShirts(site, 5)
  const { ticketDefinitionId } = await sellTickets(site, 5)
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [productLine(shirt.productId, 1)])

  load.rise({ waiting: 401 })
  const more = await buyer.call('POST', `${cart}/add-to-cart`, { lineItems: [productLine(shirt.productId, 1)] })
  expect(more.status).toBe(503)
  expect((await site.admin.call(...queryEvents)).status).toBe(503)
  const reserved = await buyer.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 1 }] },
  })
  expect(reserved.status, JSON.stringify(reserved.body)).toBe(200)
  const placed = await placeOrder(buyer, checkoutId)
  expect(placed.status).toBe(200)
  expect((await pay(buyer, placed.body.orderId)).status).toBe(200)
  expect((await site.nobody.call('GET', '/healthz')).status).toBe(200)
  expect((await site.visitor()).accessToken).toBeTypeOf('string')

  load.fall()
  expect((await site.admin.call(...queryEvents)).status).toBe(200)
})

test('an admitted page’s reads of its own server are not refused again', async () => {
  const { site, load } = await underLoad()
  const { app, world } = site.assembly
  const { accessToken } = await site.visitor()
  load.rise({ lagMs: 401 })
  const read = inProcessFetch(app)
  const query = (limit: number) => ({
    method: 'POST',
    headers: { authorization: accessToken, 'content-type': 'application/json' },
    body: JSON.stringify({ query: { paging: { limit } } }),
  })
  const url = 'http://localhost/events/v3/events/query'
  const statuses = [
    await read(url, query(1)),
    await fetchAdmitted(world.overload, read)(url, query(1)),
    await read(url, query(2)),
  ]
  expect(statuses.map(({ status }) => status)).toEqual([503, 200, 503])
})

test('a level is logged once when it is entered and once when it is left, and sampling ends with the server', () => {
  const load = steered()
  const lines: string[] = []
  const logger = {
    warn: ({ level }: { level: number }, text: string) => lines.push(`${level} ${text}`),
    info: ({ level }: { level: number }, text: string) => lines.push(`${level} ${text}`),
  }
  const overload = watchOverload({ bounds, source: load.source, waiting: () => 0, logger: logger as never })
  load.rise({ lagMs: 500 })
  load.rise({ lagMs: 500 })
  load.fall()
  load.fall()
  expect(lines).toEqual(['2 overloaded: requests are refused', '1 less overloaded', '0 no longer overloaded'])
  overload.stop()
  expect(load.isStopped()).toBe(true)
})

test('this process measures how late its timers are, and asks for the queue', async () => {
  const { promise, resolve } = Promise.withResolvers<Load>()
  const stop = processLoad(() => 7, resolve)
  const begun = performance.now()
  while (performance.now() - begun < 250);
  const load = await promise
  stop()
  expect(load.waiting).toBe(7)
  expect(load.lagMs).toBeGreaterThanOrEqual(149)
})
