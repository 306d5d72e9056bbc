import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import { productLine, sellShirts } from '../../test/shop.ts'
import { diskGuard, LEAST_FREE_BYTES } from './disk-guard.ts'

test('the guard says when there is too little room, and when there is room again', async () => {
  let free = LEAST_FREE_BYTES
  const guard = await diskGuard('.', async () => free)
  expect(guard.isFull()).toBe(false)
  free -= 1
  await guard.look()
  expect(guard.isFull()).toBe(true)
  free = LEAST_FREE_BYTES
  await guard.look()
  expect(guard.isFull()).toBe(false)
  guard.stop()
})

test('with a full disk changes are refused with 503 and reads go on', async () => {
  let full = false
  const site = await testSite({ isFull: () => full })
  const shirt = await sellShirts(site, 5)
  const buyer = await site.visitor()
  await buyer.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(shirt.productId, 1)] })

  full = true
  const refused = await buyer.call('POST', '/ecom/v1/carts/current/add-to-cart', {
    lineItems: [productLine(shirt.productId, 1)],
  })
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([503, 'STORAGE_FULL'])
  expect(refused.headers['retry-after']).toBeDefined()
  const cart = await buyer.call('GET', '/ecom/v1/carts/current')
  expect([cart.status, cart.body.cart.lineItems[0].quantity]).toEqual([200, 1])

  full = false
  const again = await buyer.call('POST', '/ecom/v1/carts/current/add-to-cart', {
    lineItems: [productLine(shirt.productId, 1)],
  })
  expect(again.body.cart.lineItems[0].quantity).toBe(2)
})
