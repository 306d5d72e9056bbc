import { expect, test } from 'vitest'
import { testSite } from '../../../test/fixture.ts'
import { productLine, sellShirts } from '../../../test/shop.ts'

test('codes cannot be found by trying, and the cart is still changed', async () => {
  const site = await testSite({ rateLimitFactor: 0.1 })
  const { productId } = await sellShirts(site, 5)
  const visitor = await site.visitor()
  const at = '/ecom/v1/carts/current'
  await visitor.call('POST', `${at}/add-to-cart`, { lineItems: [productLine(productId, 1)] })
  const statuses: number[] = []
  // 6 a minute; twice that is over in whichever minute it began.
  for (let i = 0; i < 13; i++) statuses.push((await visitor.call('PATCH', at, { couponCode: `GUESS${i}` })).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  expect((await visitor.call('PATCH', at, { cartInfo: { buyerNote: 'Leave it with the neighbours' } })).status).toBe(
    200,
  )
})
