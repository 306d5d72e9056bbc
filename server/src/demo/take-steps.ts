import type { Order } from '@fairground/contract/ecom/order.ts'
import { calculateRefund, refundPayments } from '@fairground/contract/ecom/order-billing.ts'
import { createFulfillment } from '@fairground/contract/ecom/order-fulfillments.ts'
import {
  createOrderPaymentRequest,
  queryOrderPaymentRequests,
} from '@fairground/contract/ecom/order-payment-requests.ts'
import { listTransactionsForSingleOrder } from '@fairground/contract/ecom/order-transactions.ts'
import { cancelOrder, paymentCollectionMarkOrderAsPaid } from '@fairground/contract/ecom/orders.ts'
import { mailPaymentRequest } from '@fairground/contract/fairground/requested-payments.ts'
import type { Static } from 'typebox'
import { STORE_APP_ID } from '../catalog/products/sellable/sellable.ts'
import type { DemoStep } from './content/order.ts'
import type { Seeding } from './seeding.ts'

const HOUR_MS = 3_600_000

type PlacedOrder = Static<typeof Order>

/** Takes the merchant's steps with an order that was placed. Those that the order shows as done are passed over. */
export async function takeSteps(
  { merchant }: Seeding,
  steps: readonly DemoStep[],
  order: PlacedOrder,
  idOf: (name: string) => string,
): Promise<void> {
  const placedAt = new Date(order.createdDate).getTime()
  for (const step of steps) {
    const at = new Date(placedAt + step.hours * HOUR_MS)
    if (isDone(step, order)) continue
    if (step.step === 'cancel') await merchant.call(cancelOrder, { id: order.id, restockAllItems: true }, at)
    else if (step.step === 'takePayment')
      await merchant.call(paymentCollectionMarkOrderAsPaid, { ecomOrderId: order.id }, at)
    else if (step.step === 'requestPayment') await requestPayment(merchant, order, { ...step, at })
    else if (step.step === 'refund') await refund(merchant, order, { reason: step.reason, id: idOf(step.item), at })
    else await merchant.call(createFulfillment, fulfillmentOf(step, order), at)
  }
}

function isDone({ step }: DemoStep, { status, paymentStatus, fulfillmentStatus }: PlacedOrder): boolean {
  switch (step) {
    case 'send':
    case 'handOver':
      return fulfillmentStatus === 'FULFILLED'
    case 'takePayment':
      return paymentStatus !== 'NOT_PAID'
    case 'refund':
      return paymentStatus === 'PARTIALLY_REFUNDED' || paymentStatus === 'FULLY_REFUNDED'
    case 'cancel':
      return status === 'CANCELED'
    case 'requestPayment':
      return false // the order does not show it
    default:
      return step satisfies never
  }
}

/** Requests a part of what is owed by a link that the buyer gets by mail, once. */
async function requestPayment(
  merchant: Seeding['merchant'],
  { id: orderId }: PlacedOrder,
  { title, description, amount, at }: Extract<DemoStep, { step: 'requestPayment' }> & { readonly at: Date },
): Promise<void> {
  const query = { filter: { orderId } }
  const { orderPaymentRequests } = await merchant.call(queryOrderPaymentRequests, { query }, at)
  if (orderPaymentRequests.some((request) => request.title === title)) return
  const wanted = { orderId, title, description, amount: { amount } }
  const { orderPaymentRequest } = await merchant.call(createOrderPaymentRequest, { orderPaymentRequest: wanted }, at)
  await merchant.call(mailPaymentRequest, { paymentRequestId: orderPaymentRequest.id }, at)
}

/** All goods of an order in one parcel, or over the counter. Tickets are delivered by mail. */
function fulfillmentOf(step: DemoStep, { id: orderId, lineItems }: PlacedOrder) {
  const goods = lineItems.filter(({ catalogReference }) => catalogReference?.appId === STORE_APP_ID)
  const trackingInfo =
    step.step === 'send' ? { trackingInfo: { trackingNumber: step.number, shippingProvider: 'royalMail' } } : {}
  return { orderId, fulfillment: { lineItems: goods.map(({ id }) => ({ id })), ...trackingInfo } }
}

/** Refunds one line in full. Goods are for sale again; places at an event come free with their tickets. */
async function refund(
  merchant: Seeding['merchant'],
  { id: orderId, lineItems }: PlacedOrder,
  { id, reason, at }: { readonly id: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  const refunded = lineItems.filter(({ catalogReference }) => catalogReference?.catalogItemId === id)
  const lines = refunded.map((line) => ({ lineItemId: line.id, quantity: line.quantity }))
  const goods = lines.filter((_line, i) => refunded[i]?.catalogReference?.appId === STORE_APP_ID)
  const refundItems = { lineItems: lines }
  const { summary } = await merchant.call(calculateRefund, { orderId, refundItems }, at)
  const { orderTransactions } = await merchant.call(listTransactionsForSingleOrder, { orderId }, at)
  const [payment] = orderTransactions.payments
  if (!summary || !payment) throw new Error(`The demo cannot refund order ${orderId}`)
  // Money that was paid in person goes back in person.
  const externalRefund = payment.regularPaymentDetails?.offlinePayment === true
  const paymentRefunds = [{ paymentId: payment.id, amount: { amount: summary.total.amount }, externalRefund }]
  const sideEffects = { restock: { lineItems: goods } }
  await merchant.call(refundPayments, { orderId, paymentRefunds, refundItems, sideEffects, customerReason: reason }, at)
}
