import { expect, test } from 'vitest'
import { admin, NOWHERE, refusal, visitor } from './clients.mjs'
import { line, newProduct } from './goods.mjs'
import { standing } from './standing-order.mjs'

const requested = (orderId, amount, more = {}) =>
  admin.orderPaymentRequests.createOrderPaymentRequest({
    orderPaymentRequest: { orderId, amount: { amount }, title: 'Deposit', ...more },
  })

test('a part of what is owed is requested, changed and taken back', async () => {
  const { orderId } = await standing()
  const made = await requested(orderId, '30', {
    expirationDate: new Date(Date.now() + 86_400_000),
  })
  expect(made).toMatchObject({ status: 'UNPAID', amount: { amount: '30.00' }, orderId, title: 'Deposit' })
  expect(made._createdDate).toBeInstanceOf(Date)
  expect(made.expirationDate).toBeInstanceOf(Date)
  const changed = await admin.orderPaymentRequests.updateOrderPaymentRequest(made._id, { title: 'First part' })
  expect(changed).toMatchObject({ title: 'First part', amount: { amount: '30.00' } })
  const { items } = await admin.orderPaymentRequests.queryOrderPaymentRequests().eq('orderId', orderId).find()
  expect(items.map(({ _id }) => _id)).toEqual([made._id])
  const url = await admin.orderPaymentRequests.getOrderPaymentRequestUrl(made._id)
  expect(url.orderPaymentRequestUrl).toMatch(new RegExp(`/orders/${orderId}[?].*${made._id}`))
  await admin.orderPaymentRequests.voidOrderPaymentRequest(made._id)
  expect(await admin.orderPaymentRequests.getOrderPaymentRequest(made._id)).toMatchObject({ status: 'EXPIRED' })
  await admin.orderPaymentRequests.deleteOrderPaymentRequest(made._id)
  expect(await refusal(admin.orderPaymentRequests.getOrderPaymentRequest(made._id))).toMatchObject({
    status: 404,
    code: 'ORDER_PAYMENT_REQUEST_NOT_FOUND',
  })
})

test('no more than is owed is requested, and strangers request nothing', async () => {
  const { orderId } = await standing()
  expect(await refusal(requested(orderId, '100000'))).toMatchObject({ status: 400 })
  expect(await refusal(requested(NOWHERE, '1'))).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
  const stranger = visitor().orderPaymentRequests.queryOrderPaymentRequests().find()
  expect(await refusal(stranger)).toMatchObject({ status: 403 })
})

test('an amount of an order is prepared by the call of orders, and changed while nobody pays it', async () => {
  const { orderId } = await standing(1)
  const { paymentGatewayOrderId } = await admin.orders.preparePaymentCollection(orderId, { amount: '10' })
  const request = await admin.orderPaymentRequests.getOrderPaymentRequest(paymentGatewayOrderId)
  expect(request).toMatchObject({ orderId, status: 'UNPAID', amount: { amount: '10.00' } })
  const again = await admin.orders.preparePaymentCollection(
    orderId,
    { amount: '12.5' },
    { paymentGatewayOrderId, delayedCaptureSettings: { scheduledAction: 'VOID' } },
  )
  expect(again.paymentGatewayOrderId).toBe(paymentGatewayOrderId)
  const changed = await admin.orderPaymentRequests.getOrderPaymentRequest(paymentGatewayOrderId)
  expect(changed.amount.amount).toBe('12.50')
  expect(await refusal(admin.orders.preparePaymentCollection(orderId, { amount: '10000' }))).toMatchObject({
    code: 'INVALID_AMOUNT',
  })
  expect(await refusal(admin.orders.preparePaymentCollection(NOWHERE, { amount: '1' }))).toMatchObject({
    status: 404,
    code: 'NO_ASSOCIATED_ECOM_ORDER',
  })
})

test('a line has the name and price that a program with permission sets, and a checkout what it is of', async () => {
  const product = await newProduct({ priceData: { price: 30 } })
  const appId = '0d8b8e4c-6f7b-4a55-9df8-0c2f6e1a9b10'
  const checkout = await admin.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [
      { ...line(product, 1), catalogOverrideFields: { productName: { original: 'Engraved' }, price: '12.5' } },
    ],
    checkoutInfo: {
      externalReference: { appId, resourceId: 'job-7' },
      customSettings: { lockCouponCode: true },
    },
  })
  expect(checkout).toMatchObject({
    externalReference: { appId, resourceId: 'job-7' },
    customSettings: { lockCouponCode: true },
    lineItems: [{ productName: { original: 'Engraved' }, price: { amount: '12.50' } }],
  })
})
