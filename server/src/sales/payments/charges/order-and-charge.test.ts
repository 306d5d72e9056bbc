import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller } from '../../../../test/fixture.ts'
import {
  beginPayment,
  checkOut,
  checkPayment,
  chooseAtBank,
  placedOrder,
  placeOrder,
  productLine,
  sellShirts,
  type TestChoice,
  takeTestPayments,
} from '../../../../test/shop.ts'
import { refused, signedIn } from '../../../members/members.fixture.ts'
import { agrees, orderOf, transactionsOf } from '../payments.fixture.ts'
import { payWithSaved, saveCard, savedOf } from '../saved/saved.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
})
afterAll(() => site.close())

/** A checkout of one shirt for 20.00. */
const shirtOf = async (buyer: TestCaller): Promise<string> =>
  checkOut(buyer, [productLine((await sellShirts(site, 10)).productId, 1)])

const orderAndCharge = (buyer: TestCaller, id: string, more: object = {}) =>
  buyer.call('POST', `/ecom/v1/checkouts/${id}/create-order-and-charge`, { id, ...more })

async function memberWith(choice?: TestChoice) {
  const member = await signedIn(site)
  return { member, paymentToken: (await saveCard(site, member, choice)).id as string }
}

test('a checkout becomes a paid order at once, once however often and by however many it is submitted', async () => {
  const { member, paymentToken } = await memberWith()
  const checkoutId = await shirtOf(member)
  const replies = await Promise.all([1, 2, 3].map(() => orderAndCharge(member, checkoutId, { paymentToken })))
  replies.push(await orderAndCharge(member, checkoutId, { paymentToken }))
  for (const { status, body } of replies) expect([status, body.details], JSON.stringify(body)).toEqual([200, undefined])
  const orderIds = new Set(replies.map(({ body }) => body.orderId))
  expect(orderIds.size).toBe(1)
  const [orderId = ''] = orderIds
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  expect((await transactionsOf(site, orderId)).payments).toMatchObject([
    { status: 'APPROVED', amount: { amount: '20.00' }, regularPaymentDetails: { savedPaymentMethod: true } },
  ])
  await agrees(site)
})

test('without a payment method the order waits, and its token opens it anywhere', async () => {
  const visitor = await site.visitor()
  const { status, body } = await orderAndCharge(visitor, await shirtOf(visitor))
  expect([status, body.paymentGatewayOrderId]).toEqual([200, body.orderId])
  expect((await transactionsOf(site, body.orderId)).payments).toEqual([])
  const elsewhere = await site.visitor()
  const view = (token: string) =>
    elsewhere.call('GET', `/fairground/v1/placed-orders/${body.orderId}?token=${encodeURIComponent(token)}`)
  expect((await view(body.paymentResponseToken)).status).toBe(200)
  expect((await view('x')).status).toBe(404)
})

test('a declined charge leaves the order waiting, and another card pays it', async () => {
  const { member, paymentToken } = await memberWith('saveDeclines')
  const checkoutId = await shirtOf(member)
  const declined = await orderAndCharge(member, checkoutId, { paymentToken })
  expect(refused(declined)).toEqual([409, 'PAYMENT_ERROR'])
  const { orderId, transactionStatus, paymentResponseToken } = declined.body.details.applicationError.data
  expect([transactionStatus, typeof paymentResponseToken]).toEqual(['DECLINED', 'string'])
  expect((await placedOrder(member, orderId)).status).toBe('INITIALIZED')

  const { id: other } = await saveCard(site, member)
  const paid = await orderAndCharge(member, checkoutId, { paymentToken: other })
  expect([paid.status, paid.body.orderId]).toEqual([200, orderId])
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  await agrees(site)
})

test('an amount is reserved where capture is delayed, and given up unless it is taken', async () => {
  const { member, paymentToken } = await memberWith()
  const { body } = await orderAndCharge(member, await shirtOf(member), { paymentToken, delayCapture: true })
  const payments = async () => (await transactionsOf(site, body.orderId)).payments
  const [reserved] = await payments()
  expect(reserved.regularPaymentDetails.status).toBe('AUTHORIZED')
  const taken = await site.admin.call('POST', '/ecom/v1/order-billing/capture-authorized-payments', {
    orderId: body.orderId,
    payments: [{ paymentId: reserved.id }],
  })
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  expect((await payments())[0].regularPaymentDetails.status).toBe('APPROVED')
})

test('a saved method of nobody, or of somebody else, makes no order', async () => {
  const { paymentToken } = await memberWith()
  for (const buyer of [await site.visitor(), await signedIn(site)]) {
    const checkoutId = await shirtOf(buyer)
    for (const token of [paymentToken, crypto.randomUUID()])
      expect(refused(await orderAndCharge(buyer, checkoutId, { paymentToken: token }))).toEqual([
        404,
        'SAVED_PAYMENT_METHOD_NOT_FOUND',
      ])
    expect((await orderAndCharge(buyer, checkoutId, { paymentToken: 'x' })).status).toBe(400)
    const { checkout } = (await buyer.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
    expect(checkout.completed).toBe(false)
  }
})

test('a checkout of somebody else is found by neither call, and one without a gift card stays as it is', async () => {
  const [buyer, other] = [await site.visitor(), await site.visitor()]
  const checkoutId = await shirtOf(buyer)
  for (const call of ['create-order-and-charge', 'remove-gift-card']) {
    const reply = await other.call('POST', `/ecom/v1/checkouts/${checkoutId}/${call}`, { id: checkoutId })
    expect(refused(reply), call).toEqual([404, 'CHECKOUT_NOT_FOUND'])
  }
  const before = (await buyer.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
  const after = await buyer.call('POST', `/ecom/v1/checkouts/${checkoutId}/remove-gift-card`, { id: checkoutId })
  expect(after.body.checkout).toEqual({ ...before.checkout, updatedDate: expect.any(String) })
})

test('an order that was begun by createOrder is charged by the same checkout', async () => {
  const { member, paymentToken } = await memberWith()
  const checkoutId = await shirtOf(member)
  const { orderId } = (await placeOrder(member, checkoutId)).body
  expect((await orderAndCharge(member, checkoutId, { paymentToken })).body.orderId).toBe(orderId)
  expect((await payWithSaved(member, orderId, paymentToken)).body).toEqual({ orderId, status: 'PAID' })
  expect((await transactionsOf(site, orderId)).payments).toHaveLength(1)
})

const order = (buyer: TestCaller, id: string, more: object) =>
  buyer.call('POST', `/ecom/v1/checkouts/${id}/create-order`, { id, ...more })

test('a card that pays an order is saved for its member where the order was made so, unless they say no', async () => {
  for (const [pressed, saved] of [
    [{}, 1],
    [{ savePaymentMethod: false }, 0],
  ] as const) {
    const member = await signedIn(site)
    const { orderId } = (await order(member, await shirtOf(member), { savePaymentMethod: true })).body
    const begun = await beginPayment(member, orderId, pressed)
    await chooseAtBank(member, begun.body.next.redirectUrl, 'approve')
    expect((await checkPayment(member, orderId)).body.status).toBe('PAID')
    expect(await savedOf(member)).toHaveLength(saved)
  }
  await agrees(site)
})

test('an order whose capture is delayed is reserved by whatever pays it', async () => {
  const member = await signedIn(site)
  const { orderId } = (await orderAndCharge(member, await shirtOf(member), { delayCapture: true })).body
  const begun = await beginPayment(member, orderId)
  await chooseAtBank(member, begun.body.next.redirectUrl, 'approve')
  expect((await checkPayment(member, orderId)).body.status).toBe('AUTHORIZED')
  const [reserved] = (await transactionsOf(site, orderId)).payments
  expect(reserved).toMatchObject({
    status: 'AUTHORIZED',
    regularPaymentDetails: { authorizationDetails: { delayedCapture: true } },
  })
  await agrees(site)
})

test('a visitor saves nothing, and such a request makes no order', async () => {
  const visitor = await site.visitor()
  const checkoutId = await shirtOf(visitor)
  for (const call of [order, orderAndCharge])
    expect(refused(await call(visitor, checkoutId, { savePaymentMethod: true }))).toEqual([
      409,
      'CANNOT_SAVE_PAYMENT_METHOD',
    ])
  expect((await order(visitor, checkoutId, { savePaymentMethod: 'yes' })).status).toBe(400)
  expect((await visitor.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body.checkout.completed).toBe(false)
})
