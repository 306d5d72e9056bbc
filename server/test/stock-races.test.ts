import { present } from '@fairground/domain/present.ts'
import { expect, test } from 'vitest'
import type { TestCaller, TestSite } from './fixture.ts'
import { inParallel } from './over-http.ts'
import { type AtBoth, agrees, racecourse } from './racecourse.ts'
import { checkOut, placeOrder, productLine, sellShirts } from './shop.ts'

const WIDTH = 16

const itemOf = async ({ admin }: TestSite, productId: string) =>
  (await admin.call('POST', '/stores/v3/inventory-items/query', { query: { filter: { productId } } })).body
    .inventoryItems[0]

const buyers = (visitor: () => Promise<AtBoth>, productId: string, count: number) =>
  inParallel(Array.from({ length: count }), WIDTH, async () => {
    const at = await visitor()
    return { checkoutId: await checkOut(at[0], [productLine(productId, 1)]), at }
  })

test('200 callers add to, take from and buy one item on two processes: the sum is exact', async () => {
  const { site, merchant, visitor } = await racecourse()
  const { productId } = await sellShirts(site, 30)
  const { id } = await itemOf(site, productId)
  const ready = await buyers(visitor, productId, 60)
  const step = (kind: 'increment' | 'decrement', by: number, at: TestCaller) =>
    at.call('POST', `/stores/v3/bulk/inventory-items/${kind}`, {
      [`${kind}Data`]: [{ inventoryItemId: id, [`${kind}By`]: by }],
      ...present({ restrictInventory: kind === 'decrement' || undefined }),
    })
  const v1 = (at: TestCaller) =>
    at.call('POST', '/stores/v2/inventoryItems/increment', { incrementData: [{ productId, incrementBy: 2 }] })

  const work: (() => Promise<number>)[] = [
    ...Array.from({ length: 60 }, (_, i) => async () => {
      const { body } = await step('increment', 1, merchant[i % 2]!)
      return body.bulkActionMetadata.totalSuccesses
    }),
    ...Array.from({ length: 60 }, (_, i) => async () => {
      const { body } = await step('decrement', 1, merchant[i % 2]!)
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
}, 120_000)

test('pre-orders stop exactly at the limit, and are shown as such', async () => {
  const { site, visitor } = await racecourse()
  const { productId } = await sellShirts(site, 0)
  const item = await itemOf(site, productId)
  await site.admin.call('PATCH', `/stores/v3/inventory-items/${item.id}`, {
    inventoryItem: {
      id: item.id,
      revision: item.revision,
      preorderInfo: { enabled: true, limit: 25, message: 'Ships in May' },
    },
  })
  const passerBy = await site.visitor()
  const { product } = (await passerBy.call('GET', `/stores/v3/products/${productId}`)).body
  expect(product.inventory).toMatchObject({ availabilityStatus: 'IN_STOCK', preorderStatus: 'ENABLED' })
  await passerBy.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 2)] })
  const { cart } = (await passerBy.call('GET', '/ecom/v1/carts/current')).body
  expect(cart.lineItems[0]).toMatchObject({
    availability: { status: 'AVAILABLE', quantityAvailable: 25 },
    descriptionLines: [{ name: { original: 'Pre-order' }, plainText: { original: 'Ships in May' } }],
  })

  const ready = await buyers(visitor, productId, 60)
  const replies = await Promise.all(ready.map(({ checkoutId, at }, i) => placeOrder(at[i % 2]!, checkoutId)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(25)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(35)
  expect(await itemOf(site, productId)).toMatchObject({
    quantity: 0,
    availabilityStatus: 'OUT_OF_STOCK',
    preorderInfo: { enabled: true, limit: 25, counter: 25, quantity: 0 },
  })
  await agrees(site)
}, 120_000)
