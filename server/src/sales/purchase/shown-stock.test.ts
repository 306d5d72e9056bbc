import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'
import { shownStock } from '../../outbox/tags-of-happened.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  shop = await sharedSite()
})
afterAll(() => shop.close())

/** Stores a page as one that shows the stock of a product; the result says whether it is there still, once all that happened is read. */
function cachedPage(productId: string) {
  const { cache, readNow } = shop.assembly.world
  const key = `page of ${productId} ${Math.random()}`
  cache.put(key, 'page', { tags: [shownStock(productId), 'products'], began: cache.begin() })
  return async () => {
    await readNow()
    return cache.get(key) !== undefined
  }
}
const buy = async (productId: string, quantity: number) => {
  const buyer = await shop.visitor()
  const placed = await placeOrder(buyer, await checkOut(buyer, [productLine(productId, quantity)]))
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  return placed.body.orderId as string
}

test('a sale drops no page that counts no stock, and each from twenty units on', async () => {
  const { productId } = await sellShirts(shop, 24, 8, 'Guernsey')
  const stays = cachedPage(productId)
  await buy(productId, 3)
  expect(await stays()).toBe(true)
  await buy(productId, 1)
  expect(await stays()).toBe(false)
  const last = cachedPage(productId)
  await buy(productId, 20)
  expect(await last()).toBe(false)
})

test('one of several buyers at once leaves few, and the page is dropped, no matter which', async () => {
  const { productId } = await sellShirts(shop, 26, 8, 'Gansey')
  const stays = cachedPage(productId)
  await Promise.all(Array.from({ length: 6 }, () => buy(productId, 1)))
  expect(await stays()).toBe(false)
})

test('units that come back, and a change of the product, drop its page, however many are left', async () => {
  const { productId } = await sellShirts(shop, 90, 8, 'Aran')
  const orderId = await buy(productId, 1)
  const canceled = cachedPage(productId)
  const { status, body } = await shop.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, { restockAllItems: true })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(await canceled()).toBe(false)
  const renamed = cachedPage(productId)
  await shop.admin.call('PATCH', `/stores/v1/products/${productId}`, {
    product: { id: productId, name: 'Aran of old' },
  })
  expect(await renamed()).toBe(false)
})
