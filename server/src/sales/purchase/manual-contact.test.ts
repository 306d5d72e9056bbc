import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { checkOut, pay, placedOrder, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'
import { agrees, cardSite } from '../payments/payments.fixture.ts'

const payInPerson = (buyer: TestCaller, orderId: string) =>
  buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' })

test('an order without an email address is paid online, and in person only as staff see fit', async () => {
  const site = await cardSite()
  const { productId } = await sellShirts(site, 3)
  const order = async () => {
    const buyer = await site.visitor()
    const id = await checkOut(buyer, [productLine(productId, 1)])
    await buyer.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: { id, buyerInfo: { email: null } } })
    return { buyer, orderId: (await placeOrder(buyer, id)).body.orderId as string }
  }
  const { buyer, orderId } = await order()
  const refused = await payInPerson(buyer, orderId)
  expect([refused.status, refused.body.details.applicationError]).toMatchObject([
    409,
    { code: 'CHECKOUT_INCOMPLETE', data: { missing: ['buyerInfo.email'] } },
  ])
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'INITIALIZED' })
  expect((await pay(buyer, orderId)).body.status).toBe('PAID')
  expect((await payInPerson(site.admin, (await order()).orderId)).body.status).toBe('OFFLINE')
  await agrees(site)
})
