import { present } from '@fairground/domain/present.ts'
import { expect, test } from 'vitest'
import { checkSite } from '../src/check/check-site.ts'
import { type TestCaller, type TestSite, testSite } from './fixture.ts'
import { anotherProcess, callerAt, inParallel, listening, visitorAt } from './over-http.ts'
import { checkOut, placeOrder, productLine, sellShirts } from './shop.ts'

const WIDTH = 16

/** One database, two app processes, both listening; the merchant as seen at each. */
async function twoProcesses() {
  const site = await testSite()
  const urls = [await listening(site.assembly), await listening(await anotherProcess(site))] as const
  const key = { authorization: site.apiKey, 'wix-site-id': site.siteId }
  return { site, urls, merchant: urls.map((url) => callerAt(url, key)) as [TestCaller, TestCaller] }
}

const agrees = async ({ assembly, siteId }: TestSite) =>
  expect(await checkSite(assembly.pool.forSite(siteId))).toEqual([])

const itemOf = async ({ admin }: TestSite, productId: string) =>
  (await admin.call('POST', '/stores/v3/inventory-items/query', { query: { filter: { productId } } })).body
    .inventoryItems[0]

const buyers = (site: TestSite, urls: readonly [string, string], productId: string, count: number) =>
  inParallel(Array.from({ length: count }), WIDTH, async () => {
    const [here, there] = await visitorAt(urls, site.clientId)
    return { checkoutId: await checkOut(here, [productLine(productId, 1)]), at: [here, there!] as const }
  })

/** Calls again while the server asks to come back: a wait of 3 s for a connection ends in 503, with nothing done. */
async function untilNotBusy<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const reply = await call()
    if (reply.status !== 503) return reply
  }
}

test('200 callers add to, take from and buy one item on two processes: the sum is exact', async () => {
  const { site, urls, merchant } = await twoProcesses()
  const { productId } = await sellShirts(site, 30)
  const { id } = await itemOf(site, productId)
  const ready = await buyers(site, urls, productId, 60)
  const step = (kind: 'increment' | 'decrement', by: number, at: TestCaller) =>
    at.call('POST', `/stores/v3/bulk/inventory-items/${kind}`, {
      [`${kind}Data`]: [{ inventoryItemId: id, [`${kind}By`]: by }],
      ...present({ restrictInventory: kind === 'decrement' || undefined }),
    })
  const v1 = (at: TestCaller) =>
    at.call('POST', '/stores/v2/inventoryItems/increment', { incrementData: [{ productId, incrementBy: 2 }] })

  const work: (() => Promise<number>)[] = [
    ...Array.from({ length: 60 }, (_, i) => async () => {
      const { body } = await untilNotBusy(() => step('increment', 1, merchant[i % 2]!))
      return body.bulkActionMetadata.totalSuccesses
    }),
    ...Array.from({ length: 60 }, (_, i) => async () => {
      const { body } = await untilNotBusy(() => step('decrement', 1, merchant[i % 2]!))
      return -body.bulkActionMetadata.totalSuccesses
    }),
    ...Array.from({ length: 20 }, (_, i) => async () => ((await v1(merchant[i % 2]!)).status === 200 ? 2 : 0)),
    ...ready.map(
      ({ checkoutId, at }, i) =>
        async () =>
          (await placeOrder(at[i % 2]!, checkoutId)).status === 200 ? -1 : 0,
    ),
  ]
  const shuffled = work.toSorted(() => Math.random() - 0.5)
  const changes = await Promise.all(shuffled.map((run) => run()))
  const expected = changes.reduce((sum, change) => sum + change, 30)
  expect(expected).toBeGreaterThanOrEqual(0)
  expect((await itemOf(site, productId)).quantity).toBe(expected)
  await agrees(site)
}, 60_000)

test('pre-orders stop exactly at the limit, and are shown as such', async () => {
  const { site, urls } = await twoProcesses()
  const { productId } = await sellShirts(site, 0)
  const item = await itemOf(site, productId)
  await site.admin.call('PATCH', `/stores/v3/inventory-items/${item.id}`, {
    inventoryItem: {
      id: item.id,
      revision: item.revision,
      preorderInfo: { enabled: true, limit: 25, message: 'Ships in May' },
    },
  })
  const visitor = await site.visitor()
  const { product } = (await visitor.call('GET', `/stores/v3/products/${productId}`)).body
  expect(product.inventory).toMatchObject({ availabilityStatus: 'IN_STOCK', preorderStatus: 'ENABLED' })
  await visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 2)] })
  const { cart } = (await visitor.call('GET', '/ecom/v1/carts/current')).body
  expect(cart.lineItems[0]).toMatchObject({
    availability: { status: 'AVAILABLE', quantityAvailable: 25 },
    descriptionLines: [{ name: { original: 'Pre-order' }, plainText: { original: 'Ships in May' } }],
  })

  const ready = await buyers(site, urls, productId, 60)
  const replies = await Promise.all(ready.map(({ checkoutId, at }, i) => placeOrder(at[i % 2]!, checkoutId)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(25)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(35)
  expect(await itemOf(site, productId)).toMatchObject({
    quantity: 0,
    availabilityStatus: 'OUT_OF_STOCK',
    preorderInfo: { enabled: true, limit: 25, counter: 25, quantity: 0 },
  })
  await agrees(site)
}, 60_000)
