import { expect, test } from 'vitest'
import { admin, refusal, visitor } from './clients.mjs'
import { line, newProduct, shipTo, stock, unitsLeft } from './goods.mjs'
import { newOccasion, ticketLine, unsold } from './occasions.mjs'

const email = 'ada@example.com'

async function filledCart({ free = false } = {}) {
  const price = free ? '0' : '25.00'
  const { event, ticket } = await newOccasion({
    ticket: { pricingMethod: { fixedPrice: { value: price, currency: 'GBP' } } },
  })
  const product = await newProduct({ priceData: { price: free ? 0 : 30 }, productType: 'digital' })
  await stock(product, 10)
  const someone = visitor()
  await someone.currentCart.addToCurrentCart({ lineItems: [line(product, 2), ticketLine(ticket, 3)] })
  return { event, ticket, product, someone }
}

test('one order of goods and tickets, both taken', async () => {
  const { event, ticket, product, someone } = await filledCart()
  const { checkoutId } = await someone.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', email })
  const checkout = await someone.checkout.updateCheckout(checkoutId, {
    shippingInfo: shipTo(),
    billingInfo: shipTo().shippingDestination,
  })
  expect(checkout.priceSummary.subtotal.amount).toBe('135.00')
  const { orderId } = await someone.checkout.createOrder(checkoutId)
  const order = await someone.orders.getOrder(orderId)
  expect(order.lineItems.map((one) => [one.quantity, one.price.amount])).toEqual([
    [2, '30.00'],
    [3, '25.00'],
  ])
  expect(await unitsLeft(product)).toBe(8)
  expect(await unsold(ticket)).toBe(17)
  const { orders } = await admin.ticketOrders.listOrders({ eventId: [event._id], fieldset: ['DETAILS'] })
  expect(orders).toMatchObject([{ snapshotId: orderId, ticketsQuantity: 3, totalPrice: { value: '75.00' } }])
})

test('an estimate counts the service fees of tickets unless it is to leave them out', async () => {
  const { ticket } = await newOccasion({ ticket: { feeType: 'FEE_ADDED_AT_CHECKOUT' } })
  const someone = visitor()
  await someone.currentCart.addToCurrentCart({ lineItems: [ticketLine(ticket, 2)] })
  const summary = async (options) =>
    (await someone.currentCart.estimateCurrentCartTotals({ calculateTax: false, ...options })).priceSummary
  const whole = await summary({ calculateAdditionalFees: true })
  const bare = await summary({ calculateAdditionalFees: false })
  expect(bare).toMatchObject({ additionalFees: { amount: '0.00' }, total: { amount: '50.00' } })
  expect(whole).toMatchObject({ additionalFees: { amount: '1.25' }, total: { amount: '51.25' } })
})

test('cancelling gives both back', async () => {
  const { event, ticket, product, someone } = await filledCart({ free: true })
  const { checkoutId } = await someone.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', email })
  await someone.checkout.updateCheckout(checkoutId, { billingInfo: shipTo().shippingDestination })
  const { orderId } = await someone.checkout.createOrder(checkoutId)
  const before = await admin.tickets.listTickets({ eventId: [event._id], fieldset: ['TICKET_DETAILS'] })
  expect(before.tickets.map((one) => one.orderStatus)).toEqual(['FREE', 'FREE', 'FREE'])
  const { order } = await admin.orders.cancelOrder(orderId, { restockAllItems: true })
  expect(order.status).toBe('CANCELED')
  expect(await unitsLeft(product)).toBe(10)
  expect(await unsold(ticket)).toBe(20)
  const after = await admin.tickets.listTickets({ eventId: [event._id], fieldset: ['TICKET_DETAILS'] })
  expect(after.tickets.every((one) => one.canceled && one.orderStatus === 'CANCELED')).toBe(true)
})

test('one line that falls short stops the whole order', async () => {
  const { ticket, product, someone } = await filledCart()
  const { checkoutId } = await someone.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', email })
  await someone.checkout.updateCheckout(checkoutId, { billingInfo: shipTo().shippingDestination })
  await admin.ticketDefinitions.updateTicketDefinition(ticket._id, { revision: '1', initialLimit: 2 })
  expect(await refusal(someone.checkout.createOrder(checkoutId))).toMatchObject({
    status: 409,
    code: 'PARTIAL_OUT_OF_STOCK',
  })
  expect(await unitsLeft(product)).toBe(10)
})

test('a cancelled event leaves the cart unsold', async () => {
  const { event, someone } = await filledCart()
  const { checkoutId } = await someone.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', email })
  await admin.events.cancelEvent(event._id)
  const cart = await someone.currentCart.getCurrentCart()
  expect(cart.lineItems[1].availability.status).toBeOneOf(['NOT_AVAILABLE', 'NOT_FOUND'])
  expect((await refusal(someone.checkout.createOrder(checkoutId))).status).toBe(409)
})
