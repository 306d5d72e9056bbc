import { beforeAll, expect, test } from 'vitest'
import { admin, NOWHERE, own, refusal, visitor } from './clients.mjs'
import { standing } from './standing-order.mjs'

const business = { address: { country: 'GB', city: 'Leeds', addressLine: '4 Mill Lane' } }

beforeAll(() => own('PATCH', '/fairground/v1/site-settings', { business }))

test('invoices are listed beside those of other programs', async () => {
  const { orderId } = await standing(1)
  const empty = await admin.orderInvoices.listInvoicesForMultipleOrders([orderId])
  expect(empty.invoicesForOrder).toEqual([{ orderId, invoicesInfo: [] }])
  // The published client has no functions for these two.
  const { invoiceId } = await own('POST', `/ecom/v1/invoices/orders/${orderId}`, { orderId })
  const outside = { id: 'R-7', appId: '13ee94c1-b635-8505-3391-97919052c16f' }
  await own('POST', `/ecom/v1/invoices/orders/${orderId}/add-invoice`, { orderId, invoiceInfo: outside })
  const { invoicesForOrder } = await admin.orderInvoices.listInvoicesForMultipleOrders([orderId, NOWHERE])
  expect(invoicesForOrder).toMatchObject([{ orderId, invoicesInfo: [{ _id: invoiceId }, { _id: 'R-7' }] }])
  const strangers = await visitor().orderInvoices.listInvoicesForMultipleOrders([orderId])
  expect(strangers.invoicesForOrder).toEqual([])
})

test('a receipt is issued of a payment once, and its payment says so', async () => {
  const { orderId, order } = await standing(1)
  const { paymentsIds } = await admin.orderTransactions.addPayments(orderId, [
    {
      amount: { amount: order.priceSummary.total.amount },
      regularPaymentDetails: { offlinePayment: true, status: 'APPROVED', paymentMethod: 'Cash' },
    },
  ])
  const options = { paymentIds: paymentsIds }
  const { receipts } = await admin.orderBilling.generateReceipts(orderId, options)
  expect(receipts).toEqual([{ paymentId: paymentsIds[0], receiptId: expect.any(String) }])
  expect(await refusal(admin.orderBilling.generateReceipts(orderId, options))).toMatchObject({
    status: 409,
    code: 'RECEIPT_ALREADY_EXIST',
  })
  const { orderTransactions } = await admin.orderTransactions.listTransactionsForSingleOrder(orderId)
  expect(orderTransactions.payments[0].supportReceiptGeneration).toBe(false)
  const nothing = { paymentIds: [NOWHERE] }
  expect(await refusal(admin.orderBilling.generateReceipts(orderId, nothing))).toMatchObject({
    status: 404,
    code: 'PAYMENT_NOT_FOUND',
  })
})

test('settings of orders are changed, but not when stock falls', async () => {
  const { ordersSettings } = await admin.ordersSettings.updateOrdersSettings({ createInvoice: true })
  expect(ordersSettings).toMatchObject({ createInvoice: true, inventoryUpdateTrigger: 'ON_ORDER_PLACED' })
  expect(ordersSettings._updatedDate).toBeInstanceOf(Date)
  await admin.ordersSettings.updateOrdersSettings({ createInvoice: false })
  const refused = await refusal(admin.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PAID' }))
  expect(refused).toMatchObject({ status: 400, rules: { 'ordersSettings.inventoryUpdateTrigger': 'VALIDATION' } })
})
