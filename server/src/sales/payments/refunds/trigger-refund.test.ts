import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller } from '../../../../test/fixture.ts'
import { productLine, sellShirts, takeTestPayments } from '../../../../test/shop.ts'
import { refused } from '../../../members/members.fixture.ts'
import { agrees, bought, orderOf, transactionsOf } from '../payments.fixture.ts'

const COLLECTOR = '/ecom/v1/payments-collector/orders'
let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
})
afterAll(() => site.close())

/** Three shirts of 20.00, paid online. */
async function paid() {
  const { productId } = await sellShirts(site, 10)
  const { orderId } = await bought(site, [productLine(productId, 3)], 'approve')
  const { payments } = await transactionsOf(site, orderId)
  const { lineItems } = await orderOf(site, orderId)
  return { productId, orderId: orderId as string, paymentId: payments[0].id as string, lineItemId: lineItems[0].id }
}

const trigger = (
  ecomOrderId: string,
  request: object,
  { key, by = site.admin }: { key?: string; by?: TestCaller } = {},
) =>
  by.call(
    'POST',
    `${COLLECTOR}/${ecomOrderId}/trigger-refund`,
    { ecomOrderId, ...request },
    key ? { 'idempotency-key': key } : {},
  )
const status = async (ecomOrderId: string, by: TestCaller = site.admin) =>
  by.call('GET', `${COLLECTOR}/${ecomOrderId}/refundability?ecomOrderId=${ecomOrderId}`)
const inStock = async (productId: string) => {
  const { body } = await site.admin.call('GET', `/stores-reader/v1/products/${productId}`)
  return body.product.stock.quantity
}

test('a part is given back with its units on sale again, once however often its key is sent', async () => {
  const { orderId, paymentId, lineItemId, productId } = await paid()
  expect((await status(orderId)).body.refundabilities).toEqual([{ paymentId, refundabilityStatus: 'REFUNDABLE' }])
  const request = {
    payments: [{ paymentId, amount: { amount: '20.00' } }],
    details: { items: [{ lineItemId, quantity: 1 }], reason: 'Too small' },
    sideEffects: { restockInfo: { type: 'ALL_ITEMS' }, sendOrderRefundedEmail: false },
  }
  const replies = await Promise.all([1, 2].map(() => trigger(orderId, request, { key: 'once' })))
  replies.push(await trigger(orderId, request, { key: 'once' }))
  for (const reply of replies) expect([reply.status, reply.body.refundId]).toEqual([200, replies[0]?.body.refundId])
  expect(replies[0]?.body.failedPaymentIds).toEqual([])
  expect(replies[0]?.body.orderTransactions.refunds).toMatchObject([
    { details: { lineItems: [{ lineItemId, quantity: 1 }], reason: 'Too small' } },
  ])
  expect(await inStock(productId)).toBe(10)
  expect((await orderOf(site, orderId)).balanceSummary.refunded.amount).toBe('20.00')
  await agrees(site)
})

test('the rest goes back where no amount is given, and nothing is left then', async () => {
  const { orderId, paymentId, lineItemId, productId } = await paid()
  const all = await trigger(orderId, {
    payments: [{ paymentId }],
    details: { shippingIncluded: true, lineItems: [{ lineItemId, quantity: 3 }] },
    sideEffects: { restockInfo: { items: [{ lineItemId, quantity: 2 }] } },
  })
  expect(all.status, JSON.stringify(all.body)).toBe(200)
  expect(await inStock(productId)).toBe(9)
  expect((await status(orderId)).body.refundabilities).toEqual([
    { paymentId, refundabilityStatus: 'NOT_REFUNDABLE', nonRefundableReason: 'ALREADY_REFUNDED' },
  ])
  expect(refused(await trigger(orderId, { payments: [{ paymentId }] }))).toEqual([409, 'REFUND_NOT_AVAILABLE'])
})

test('a payment by hand is refunded by hand alone', async () => {
  const { orderId } = await bought(site, [productLine((await sellShirts(site, 3)).productId, 1)], 'approve').then(
    async ({ orderId: id }) => ({ orderId: id as string }),
  )
  const { paymentsIds } = (
    await site.admin.call('POST', `/ecom/v1/payments/orders/${orderId}/add-payment`, {
      orderId,
      payments: [{ amount: { amount: '1.00' }, regularPaymentDetails: { offlinePayment: true } }],
    })
  ).body
  const [paymentId] = paymentsIds
  expect((await status(orderId)).body.refundabilities[1]).toEqual({
    paymentId,
    refundabilityStatus: 'MANUAL',
    manuallyRefundableReason: 'OFFLINE',
  })
  expect(refused(await trigger(orderId, { payments: [{ paymentId }] }))).toEqual([409, 'REFUND_NOT_AVAILABLE'])
  expect((await trigger(orderId, { payments: [{ paymentId, externalRefund: true }] })).status).toBe(200)
  await agrees(site)
})

test('a refund of too much, of nothing known or by somebody else is refused, and nothing is given back', async () => {
  const { orderId, paymentId, lineItemId } = await paid()
  const part = (amount: string) => ({ payments: [{ paymentId, amount: { amount } }] })
  for (const amount of ['60.01', '0.00'])
    expect(refused(await trigger(orderId, part(amount)))).toEqual([409, 'INVALID_AMOUNT'])
  const unknown = { payments: [{ paymentId: crypto.randomUUID() }] }
  expect(refused(await trigger(orderId, unknown))).toEqual([404, 'PAYMENTS_NOT_FOUND'])
  expect(refused(await trigger(crypto.randomUUID(), part('1.00')))).toEqual([404, 'ORDER_NOT_FOUND'])
  expect(refused(await status(crypto.randomUUID()))).toEqual([404, 'ORDER_NOT_FOUND'])
  const units = { ...part('1.00'), details: { lineItems: [{ lineItemId, quantity: 4 }] } }
  expect(refused(await trigger(orderId, units))).toEqual([409, 'INVALID_LINE_ITEM_REFUND_QUANTITY'])
  expect((await trigger(orderId, { payments: [] })).status).toBe(400)
  const finer = { ...part('1.00'), details: { shipping: { amount: { amount: '0.005' } } } }
  const fields = await Promise.all([trigger(orderId, part('1.005')), trigger(orderId, finer)])
  expect(fields.map(({ body }) => body.details.validationError.fieldViolations[0].field)).toEqual([
    'payments[0].amount.amount',
    'details.shipping.amount.amount',
  ])
  for (const by of [await site.visitor(), await site.keyWith(['orders.read'])])
    expect((await trigger(orderId, part('1.00'), { by })).status).toBe(403)
  expect((await status(orderId, await site.visitor())).status).toBe(403)
  const both = await Promise.all([trigger(orderId, part('40.00')), trigger(orderId, part('40.00'))])
  expect(both.map((reply) => reply.status).sort()).toEqual([200, 409])
  expect((await orderOf(site, orderId)).balanceSummary.refunded.amount).toBe('40.00')
  await agrees(site)
})
