import { expect, test } from 'vitest'
import { admin, NOWHERE, refusal, visitor } from './clients.mjs'
import { unitsLeft } from './goods.mjs'
import { standing } from './standing-order.mjs'

const cash = (amount, details = {}) => ({
  amount: { amount },
  regularPaymentDetails: { offlinePayment: true, status: 'APPROVED', paymentMethod: 'Cash', ...details },
})

/** Paid in cash, all of it. */
async function paid(quantity = 3) {
  const made = await standing(quantity)
  const { paymentsIds } = await admin.orderTransactions.addPayments(made.orderId, [
    cash(made.order.priceSummary.total.amount),
  ])
  return { ...made, paymentId: paymentsIds[0] }
}

test('payments that were taken elsewhere', async () => {
  const { orderId, order } = await standing(2)
  const { orderTransactions, paymentsIds } = await admin.orderTransactions.addPayments(orderId, [cash('20')])
  expect(paymentsIds).toHaveLength(1)
  expect(orderTransactions).toMatchObject({
    orderId,
    payments: [
      {
        _id: paymentsIds[0],
        amount: { amount: '20.00' },
        regularPaymentDetails: { offlinePayment: true, status: 'APPROVED', paymentMethod: 'Cash' },
      },
    ],
  })
  expect(orderTransactions.payments[0]._createdDate).toBeInstanceOf(Date)
  expect((await admin.orders.getOrder(orderId)).paymentStatus).toBe('PARTIALLY_PAID')
  const single = await admin.orderTransactions.listTransactionsForSingleOrder(orderId)
  expect(single.orderTransactions.payments).toHaveLength(1)
  const many = await admin.orderTransactions.listTransactionsForMultipleOrders([orderId])
  expect(many.orderTransactions).toMatchObject([{ orderId, payments: [{ _id: paymentsIds[0] }] }])

  const owed = Number(order.priceSummary.total.amount) - 20
  expect(await admin.orders.getPaymentCollectabilityStatus(orderId)).toMatchObject({
    status: 'COLLECTABLE',
    amount: { amount: owed.toFixed(2) },
  })
  const rest = await admin.orderTransactions.addPayments(orderId, [cash(String(owed), { status: 'PENDING' })])
  const [paymentId] = rest.paymentsIds
  const changed = await admin.orderTransactions.updatePaymentStatus({ orderId, paymentId }, { status: 'APPROVED' })
  expect(changed.orderTransactions.payments[1].regularPaymentDetails.status).toBe('APPROVED')
  expect((await admin.orders.getOrder(orderId)).paymentStatus).toBe('PAID')
  expect(
    await refusal(admin.orderTransactions.updatePaymentStatus({ orderId, paymentId }, { status: 'DECLINED' })),
  ).toMatchObject({
    status: 409,
    code: 'STATUS_NOT_ALLOWED',
  })
  const { results } = await admin.orderTransactions.bulkUpdatePaymentStatuses([{ orderId, paymentId }], {
    status: 'APPROVED',
    returnFullEntity: true,
  })
  expect(results).toMatchObject([{ itemMetadata: { success: true }, item: { _id: paymentId } }])
})

test('a unit goes back, and on sale again', async () => {
  const { product, orderId, lineId, paymentId } = await paid(3)
  const before = await unitsLeft(product)
  const lineItems = [{ lineItemId: lineId, quantity: 1 }]
  const calculated = await admin.orderBilling.calculateRefund(orderId, { refundItems: { lineItems } })
  expect(calculated).toMatchObject({
    available: true,
    summary: { total: { amount: '30.00' }, lineItemsSubtotal: { amount: '30.00' } },
    calculatedRefundItems: { lineItems: [{ item: { lineItemId: lineId, quantity: 1 } }] },
  })
  const able = await admin.orderBilling.getOrderRefundability(orderId)
  expect(able).toMatchObject({
    payments: [{ manuallyRefundable: { reason: 'OFFLINE' }, payment: { paymentId } }],
    lineItems: [{ lineItemId: lineId, originalQuantity: 3, refundedQuantity: 0, availableRefundQuantity: 3 }],
  })
  const { refund, orderTransactions } = await admin.orderBilling.refundPayments(orderId, {
    paymentRefunds: [{ paymentId, amount: { amount: '30' }, externalRefund: true }],
    refundItems: { lineItems: [{ lineItemId: lineId, quantity: 1 }] },
    sideEffects: {
      restock: { lineItems: [{ lineItemId: lineId, quantity: 1 }] },
      notifications: { sendCustomerEmail: false },
    },
    customerReason: 'Chipped',
  })
  expect(refund).toMatchObject({
    _id: expect.any(String),
    transactions: [{ paymentId, amount: { amount: '30.00' }, refundStatus: 'SUCCEEDED', externalRefund: true }],
    details: { reason: 'Chipped', shippingIncluded: false },
    summary: { refunded: { amount: '30.00' }, pending: false },
  })
  expect(refund._createdDate).toBeInstanceOf(Date)
  expect(orderTransactions.refunds).toHaveLength(1)
  expect(await unitsLeft(product)).toBe(before + 1)
  const order = await admin.orders.getOrder(orderId)
  expect(order).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
    balanceSummary: { refunded: { amount: '30.00' } },
    lineItems: [{ refundQuantity: 1, restockQuantity: 1 }],
  })
  const types = order.activities.map((activity) => activity.type ?? activity.activityType)
  expect(types).toContain('ORDER_REFUNDED')
})

test('delivery goes back once, and all that was paid at most', async () => {
  const { orderId, order, paymentId } = await paid(1)
  const { amount } = order.priceSummary.shipping
  const back = (more) =>
    admin.orderBilling.refundPayments(orderId, {
      paymentRefunds: [{ paymentId, amount: { amount }, externalRefund: true }],
      ...more,
    })
  const shipping = () => ({ refundItems: { shipping: { amount: { amount } } } })
  const { refund } = await back(shipping())
  expect(refund.details).toMatchObject({ shippingIncluded: true, shipping: { amount: { amount } } })
  expect(await refusal(back(shipping()))).toMatchObject({ status: 409, code: 'INVALID_SHIPPING_REFUND_AMOUNT' })
  await admin.orderBilling.refundPayments(orderId, { paymentRefunds: [{ paymentId, externalRefund: true }] })
  expect((await admin.orders.getOrder(orderId)).paymentStatus).toBe('FULLY_REFUNDED')
  expect(await refusal(back({}))).toMatchObject({
    status: 409,
    code: 'PAYMENT_NOT_REFUNDABLE',
    data: { paymentId, nonRefundableReason: 'ALREADY_REFUNDED' },
  })
})

test('an impossible refund is refused', async () => {
  const { orderId, lineId, paymentId } = await paid(1)
  const back = (id, part, more) =>
    admin.orderBilling.refundPayments(id, { paymentRefunds: [{ paymentId, ...part }], ...more })
  expect(await refusal(back(orderId, { amount: { amount: '1' } }))).toMatchObject({ code: 'EXTERNAL_REFUND_EXPECTED' })
  expect(await refusal(back(orderId, { amount: { amount: '999' }, externalRefund: true }))).toMatchObject({
    status: 409,
    code: 'INVALID_PAYMENT_REFUND_AMOUNT',
  })
  expect(await refusal(back(NOWHERE, { externalRefund: true }))).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
  const lineItems = [{ lineItemId: lineId, quantity: 2 }]
  expect(
    await refusal(back(orderId, { amount: { amount: '1' }, externalRefund: true }, { refundItems: { lineItems } })),
  ).toMatchObject({ code: 'INVALID_LINE_ITEM_REFUND_QUANTITY' })
  const calculated = await admin.orderBilling.calculateRefund(orderId, {
    refundItems: { lineItems: [{ lineItemId: lineId, quantity: 2 }] },
  })
  expect(calculated.notAvailable.errors[0].error.applicationError.code).toBe('INVALID_LINE_ITEM_REFUND_QUANTITY')
  expect((await refusal(visitor().orderBilling.getOrderRefundability(orderId))).status).toBe(403)
  expect((await refusal(visitor().orderTransactions.listTransactionsForSingleOrder(orderId))).status).toBe(403)
})
