import { expect } from 'vitest'
import { admin, own } from './clients.mjs'
import { line, newProduct, shipTo, stock } from './goods.mjs'

/** An order of 30.00 a unit, and delivery, to be paid in person: it stands, and waits to be sent. */
export async function standing(quantity = 3) {
  const product = await newProduct({ priceData: { price: 30 } })
  await stock(product, 10)
  const made = await admin.checkout.createCheckout({
    lineItems: [line(product, quantity)],
    channelType: 'WEB',
    checkoutInfo: { buyerInfo: { email: 'ada@example.com' }, shippingInfo: shipTo() },
  })
  const { orderId } = await admin.checkout.createOrder(made._id)
  await own('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' })
  const order = await admin.orders.getOrder(orderId)
  expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'NOT_PAID', fulfillmentStatus: 'NOT_FULFILLED' })
  return { product, orderId, order, lineId: order.lineItems[0]._id }
}
