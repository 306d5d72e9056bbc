import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller } from '../../../../test/fixture.ts'
import { checkOut, chooseAtBank, placeOrder, productLine, sellShirts, takeTestPayments } from '../../../../test/shop.ts'
import { refused } from '../../../members/members.fixture.ts'
import { agrees, orderOf, transactionsOf } from '../payments.fixture.ts'

const COLLECTOR = '/ecom/v1/payments-collector/orders'
let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
})
afterAll(() => site.close())

/** An order of 20.00 of a visitor that waits for its payment, or stands unpaid. */
async function order(status: 'INITIALIZED' | 'APPROVED' = 'APPROVED') {
  const buyer = await site.visitor()
  const { productId } = await sellShirts(site, 5)
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  if (status === 'APPROVED')
    await site.admin.call('POST', `/ecom/v1/orders/${orderId}/update-status`, { orderId, status })
  return { buyer, orderId: orderId as string }
}

const prepare = (ecomOrderId: string, amount: string, more: object = {}, by: TestCaller = site.admin) =>
  by.call('POST', `${COLLECTOR}/${ecomOrderId}/prepare-payment-collection`, {
    ecomOrderId,
    amount: { amount },
    ...more,
  })
const gateway = (ecomOrderId: string, by: TestCaller = site.admin) =>
  by.call('POST', `${COLLECTOR}/${ecomOrderId}/create-payment-gateway-order`, { ecomOrderId })
const payIt = async (buyer: TestCaller, orderId: string, paymentRequestId?: string) => {
  const begun = await buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, {
    orderId,
    method: 'test',
    ...(paymentRequestId ? { paymentRequestId } : {}),
  })
  expect(begun.body, JSON.stringify(begun.body)).toMatchObject({ status: 'OPEN' })
  await chooseAtBank(buyer, begun.body.next.redirectUrl, 'approve')
  return buyer.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId })
}

test('an amount that staff prepare is paid at its address, and what is left is prepared and paid after it', async () => {
  const { orderId, buyer } = await order()
  const first = await prepare(orderId, '5.00')
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  const { paymentGatewayOrderId: id } = first.body
  expect((await prepare(orderId, '7.50', { paymentGatewayOrderId: id })).body).toEqual({ paymentGatewayOrderId: id })
  const { orderPaymentRequest } = (await site.admin.call('GET', `/ecom/v1/order-payment-requests/${id}`)).body
  expect(orderPaymentRequest).toMatchObject({ status: 'UNPAID', amount: { amount: '7.50' } })
  expect(orderPaymentRequest.title).toBe(`Order ${(await orderOf(site, orderId)).number}`)
  const { orderPaymentRequestUrl } = (
    await site.admin.call('POST', '/ecom/v1/order-payment-requests/url', { orderPaymentRequestId: id })
  ).body
  expect(orderPaymentRequestUrl).toContain(`request=${id}`)
  await payIt(buyer, orderId, id)
  expect((await orderOf(site, orderId)).balanceSummary).toMatchObject({
    paid: { amount: '7.50' },
    balance: { amount: '12.50' },
  })
  expect(refused(await prepare(orderId, '5.00', { paymentGatewayOrderId: id }))).toEqual([
    409,
    'PAYMENT_REQUEST_NOT_PAYABLE',
  ])
  expect(refused(await prepare(orderId, '12.51'))).toEqual([409, 'INVALID_AMOUNT'])
  const rest = await gateway(orderId)
  expect((await gateway(orderId)).body).toEqual(rest.body)
  await payIt(buyer, orderId, rest.body.paymentGatewayOrderId)
  expect(await orderOf(site, orderId)).toMatchObject({ paymentStatus: 'PAID' })
  expect(refused(await gateway(orderId))).toEqual([409, 'ORDER_ALREADY_PAID'])
  expect(refused(await prepare(orderId, '1.00'))).toEqual([409, 'ORDER_ALREADY_PAID'])
  await agrees(site)
})

test('a prepared amount is reserved where its capture is delayed, for no longer than a bank holds it', async () => {
  const { orderId, buyer } = await order()
  const delayedCaptureSettings = { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } }
  const { paymentGatewayOrderId: id } = (await prepare(orderId, '20.00', { delayedCaptureSettings })).body
  await payIt(buyer, orderId, id)
  const { payments } = await transactionsOf(site, orderId)
  expect(payments).toMatchObject([
    {
      status: 'AUTHORIZED',
      regularPaymentDetails: { authorizationDetails: { scheduledAction: { actionType: 'CAPTURE' } } },
    },
  ])
  const other = await order()
  const tooLong = { delayedCaptureSettings: { scheduledAction: 'VOID', delayDuration: { count: 9, unit: 'DAYS' } } }
  expect((await prepare(other.orderId, '20.00', tooLong)).status).toBe(400)
  await agrees(site)
})

test('an order that waits for its payment is paid by its own id', async () => {
  const { orderId, buyer } = await order('INITIALIZED')
  expect(refused(await prepare(orderId, '20.00'))).toEqual([409, 'ORDER_STATUS_IS_NOT_SUPPORTED'])
  expect((await gateway(orderId)).body).toEqual({ paymentGatewayOrderId: orderId })
  await payIt(buyer, orderId)
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
})

test('staff prepare nothing for orders that are gone, and nobody else prepares anything', async () => {
  const { orderId, buyer } = await order()
  const { orderId: other } = await order()
  expect(refused(await prepare(crypto.randomUUID(), '1.00'))).toEqual([404, 'NO_ASSOCIATED_ECOM_ORDER'])
  for (const amount of ['0.00', '20.01'])
    expect(refused(await prepare(orderId, amount))).toEqual([409, 'INVALID_AMOUNT'])
  const { paymentGatewayOrderId } = (await prepare(other, '1.00')).body
  for (const id of [paymentGatewayOrderId, crypto.randomUUID()])
    expect(refused(await prepare(orderId, '1.00', { paymentGatewayOrderId: id }))).toEqual([
      404,
      'ORDER_PAYMENT_REQUEST_NOT_FOUND',
    ])
  const mailed = await site.admin.call('POST', '/ecom/v1/order-payment-requests', {
    orderPaymentRequest: { orderId, amount: { amount: '3.00' }, title: 'Deposit' },
  })
  const named = { paymentGatewayOrderId: mailed.body.orderPaymentRequest.id }
  expect(refused(await prepare(orderId, '1.00', named))).toEqual([409, 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT'])
  for (const by of [buyer, await site.keyWith(['orders.read'])]) {
    expect((await prepare(orderId, '1.00', {}, by)).status).toBe(403)
    expect((await gateway(orderId, by)).status).toBe(403)
  }
  const { paymentGatewayOrderId: id } = (await prepare(orderId, '4.00')).body
  const begun = await buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, {
    orderId,
    method: 'test',
    paymentRequestId: id,
  })
  expect(begun.body.status).toBe('OPEN')
  const changed = await prepare(orderId, '5.00', { paymentGatewayOrderId: id })
  expect(refused(changed)).toEqual([409, 'PAYMENT_UNDER_WAY'])
  await site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, {})
  expect(refused(await prepare(orderId, '1.00'))).toEqual([409, 'ORDER_CANCELED'])
  await takeTestPayments(site.admin, false)
  expect(refused(await gateway(other))).toEqual([409, 'PAYMENT_METHODS_NOT_FOUND'])
  await takeTestPayments(site.admin)
})
