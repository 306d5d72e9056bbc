import { expect, test } from 'vitest'
import type { TestSite } from '../../../test/fixture.ts'
import {
  beginPayment,
  checkOut,
  chooseAtBank,
  pay,
  placedOrder,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  ticketLine,
} from '../../../test/shop.ts'
import { signedIn } from '../../members/members.fixture.ts'
import { working } from '../../providers/payment/stripe.fixture.ts'
import { agrees, cardSite, codeOf, orderOf, transactionsOf } from '../../sales/payments/payments.fixture.ts'
import { saveCard } from '../../sales/payments/saved/saved.fixture.ts'

const set = ({ admin }: TestSite, productId: string, deposit: object | null) =>
  admin.call('PUT', `/fairground/v1/products/${productId}/deposit`, { productId, deposit })
const read = async ({ admin }: TestSite, productId: string) =>
  (await admin.call('GET', `/fairground/v1/products/${productId}/deposit`)).body

test('a product has one deposit at most, a part of its price', async () => {
  const site = await cardSite()
  const { productId } = await sellShirts(site, 10, 80)
  expect(await read(site, productId)).toEqual({})
  for (const deposit of [
    {},
    { percentage: '25', amount: '5.00' },
    { percentage: '0' },
    { percentage: '100' },
    { amount: '0' },
    { amount: '1.001' },
  ])
    expect((await set(site, productId, deposit)).status, JSON.stringify(deposit)).toBe(400)
  expect((await set(site, productId, { percentage: '12.5' })).body).toEqual({ deposit: { percentage: '12.5' } })
  expect((await set(site, productId, { amount: '20' })).body).toEqual({ deposit: { amount: '20.00' } })
  expect(await read(site, productId)).toEqual({ deposit: { amount: '20.00' } })
  expect((await set(site, productId, null)).body).toEqual({})
  expect(codeOf(await set(site, '0190ffff-0000-7000-8000-00000000000a', null))).toBe('PRODUCT_NOT_FOUND')
  const visitor = await site.visitor()
  const path = `/fairground/v1/products/${productId}/deposit`
  expect((await visitor.call('PUT', path, { productId, deposit: null })).status).toBe(403)
})

test('cart, checkout, order and mail say what is paid now and later, and only the deposit is charged', async () => {
  const site = await cardSite()
  await working(site)
  const { productId } = await sellShirts(site, 10, 80)
  const whole = await sellShirts(site, 10, 15, 'Sticker')
  await set(site, productId, { percentage: '25' })
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [productLine(productId, 2), productLine(whole.productId, 1)])
  const { cart } = (await buyer.call('GET', '/ecom/v1/carts/current')).body
  expect(cart.lineItems).toMatchObject([
    {
      paymentOption: 'DEPOSIT_ONLINE',
      price: { amount: '80.00' },
      depositAmount: { amount: '20.00' },
      descriptionLines: [{ name: { original: 'Deposit' }, plainText: { original: '£20.00 each now, the rest later' } }],
    },
    { paymentOption: 'FULL_PAYMENT_ONLINE' },
  ])
  expect(cart.lineItems[1].depositAmount).toBeUndefined()
  const { checkout } = (await buyer.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
  expect(checkout).toMatchObject({
    priceSummary: { total: { amount: '175.00' } },
    payNow: { total: { amount: '55.00' } },
    payLater: { total: { amount: '120.00' } },
    lineItems: [{ paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '20.00' } }, {}],
  })

  const { orderId } = (await placeOrder(buyer, checkoutId)).body
  expect(await placedOrder(buyer, orderId)).toMatchObject({ due: '55.00', formattedTotal: '£175.00' })
  // A change of the product does not reach what was ordered.
  await set(site, productId, null)
  expect((await pay(buyer, orderId)).body.status).toBe('PAID')
  expect((await transactionsOf(site, orderId)).payments).toMatchObject([{ amount: { amount: '55.00' } }])
  expect(await orderOf(site, orderId)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { paid: { amount: '55.00' }, balance: { amount: '120.00' } },
    lineItems: [{ paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '20.00' } }, {}],
  })
  expect((await placedOrder(buyer, orderId)).partlyPaid).toEqual({ formattedPaid: '£55.00', formattedLeft: '£120.00' })
  const mails = () => site.query(`select text from mails where template = 'orderConfirmation'`)
  await expect.poll(mails).toHaveLength(1)
  const text = String((await mails())[0]?.text)
  for (const words of ['£20.00 each now', 'Paid with the order', '£55.00', 'We collect later', '£120.00'])
    expect(text).toContain(words)
  await agrees(site)
})

test('the rest is collected by a link, once', async () => {
  const site = await cardSite()
  const { productId } = await sellShirts(site, 10, 80)
  await set(site, productId, { amount: '30' })
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  await pay(buyer, orderId)
  const request = await site.admin.call('POST', '/ecom/v1/order-payment-requests', {
    orderPaymentRequest: { orderId, title: 'The rest', amount: { amount: '50.00' } },
  })
  expect(request.status, JSON.stringify(request.body)).toBe(200)
  const { id: paymentRequestId } = request.body.orderPaymentRequest
  const path = `/fairground/v1/orders/${orderId}/pay`
  const begun = await buyer.call('POST', path, { orderId, method: 'test', paymentRequestId, amount: '50.00' })
  await chooseAtBank(buyer, begun.body.next.redirectUrl, 'approve')
  await buyer.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId })
  expect(await orderOf(site, orderId)).toMatchObject({
    paymentStatus: 'PAID',
    balanceSummary: { balance: { amount: '0.00' } },
  })
  expect((await placedOrder(buyer, orderId)).partlyPaid).toBeUndefined()
  await agrees(site)
})

test('a deposit that is the whole price is none', async () => {
  const site = await cardSite()
  const { productId } = await sellShirts(site, 10, 80)
  await set(site, productId, { amount: '80' })
  const buyer = await site.visitor()
  await buyer.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 1)] })
  const { cart } = (await buyer.call('GET', '/ecom/v1/carts/current')).body
  expect(cart.lineItems[0]).toMatchObject({ paymentOption: 'FULL_PAYMENT_ONLINE', descriptionLines: [] })
})

test('staff order with a deposit of their own, which has to be a part of the price', async () => {
  const site = await cardSite()
  const custom = (more: object) => ({
    quantity: 2,
    price: '40.00',
    productName: { original: 'Big pot' },
    itemType: { preset: 'PHYSICAL' },
    ...more,
  })
  const create = (line: object) =>
    site.admin.call('POST', '/ecom/v1/checkouts', { channelType: 'POS', customLineItems: [line] })
  const made = await create(custom({ paymentOption: 'DEPOSIT_ONLINE', depositAmount: '10.00' }))
  expect(made.body.checkout, JSON.stringify(made.body)).toMatchObject({
    payNow: { total: { amount: '20.00' } },
    payLater: { total: { amount: '60.00' } },
    lineItems: [{ depositAmount: { amount: '10.00' } }],
  })
  for (const more of [
    { paymentOption: 'DEPOSIT_ONLINE' },
    { paymentOption: 'DEPOSIT_ONLINE', depositAmount: '0' },
    { paymentOption: 'DEPOSIT_ONLINE', depositAmount: '40.01' },
    { depositAmount: '10.00' },
  ])
    expect((await create(custom(more))).status, JSON.stringify(more)).toBe(400)
  const line = {
    productName: { original: 'Big pot' },
    quantity: 1,
    price: { amount: '40.00' },
    paymentOption: 'DEPOSIT_ONLINE',
    depositAmount: { amount: '15.00' },
  }
  const order = await site.admin.call('POST', '/ecom/v1/orders', {
    order: { channelInfo: { type: 'BACKOFFICE_MERCHANT' }, lineItems: [line] },
  })
  expect(order.body.order?.lineItems[0], JSON.stringify(order.body)).toMatchObject({
    paymentOption: 'DEPOSIT_ONLINE',
    depositAmount: { amount: '15.00' },
  })
})

test('the page of a product says its deposit as soon as it is set', async () => {
  const site = await cardSite()
  const { productId } = await sellShirts(site, 10, 80)
  const visitor = await site.visitor()
  const { product } = (await visitor.call('GET', `/stores/v3/products/${productId}`)).body
  const page = async () => (await visitor.call('GET', `/fairground/v1/product-pages/${product.slug}`)).body
  expect((await page()).formattedDeposit).toBeUndefined()
  await set(site, productId, { percentage: '25' })
  expect((await page()).formattedDeposit).toBe('25%')
  await set(site, productId, { amount: '20' })
  expect((await page()).formattedDeposit).toBe('£20.00')
})

test('tickets beside a deposit are paid whole: they are issued with it, and the rest is collected by a link', async () => {
  const site = await cardSite()
  await working(site)
  const { productId } = await sellShirts(site, 10, 80)
  await set(site, productId, { percentage: '25' })
  const { ticketDefinitionId } = await sellTickets(site, 5, '35.00')
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [productLine(productId, 2), ticketLine(ticketDefinitionId, 2)])
  const { checkout } = (await buyer.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
  expect(checkout).toMatchObject({
    priceSummary: { total: { amount: '230.00' } },
    payNow: { total: { amount: '110.00' } },
    payLater: { total: { amount: '120.00' } },
    lineItems: [{ paymentOption: 'DEPOSIT_ONLINE' }, { paymentOption: 'FULL_PAYMENT_ONLINE' }],
  })
  expect(checkout.lineItems[1].depositAmount).toBeUndefined()

  const { orderId } = (await placeOrder(buyer, checkoutId)).body
  const placed = await placedOrder(buyer, orderId)
  expect([placed.due, placed.tickets]).toEqual(['110.00', []])
  expect((await pay(buyer, orderId)).body.status).toBe('PAID')
  const partly = await placedOrder(buyer, orderId)
  expect(partly.partlyPaid).toEqual({ formattedPaid: '£110.00', formattedLeft: '£120.00' })
  expect(partly.tickets).toHaveLength(2)
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PARTIALLY_PAID' })
  await agrees(site)

  const request = await site.admin.call('POST', '/ecom/v1/order-payment-requests', {
    orderPaymentRequest: { orderId, title: 'The rest', amount: { amount: '120.00' } },
  })
  expect(request.status, JSON.stringify(request.body)).toBe(200)
  const { id: paymentRequestId } = request.body.orderPaymentRequest
  const path = `/fairground/v1/orders/${orderId}/pay`
  const begun = await buyer.call('POST', path, { orderId, method: 'test', paymentRequestId, amount: '120.00' })
  await chooseAtBank(buyer, begun.body.next.redirectUrl, 'approve')
  await buyer.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId })
  expect(await orderOf(site, orderId)).toMatchObject({
    paymentStatus: 'PAID',
    balanceSummary: { balance: { amount: '0.00' } },
  })
  const paid = await placedOrder(buyer, orderId)
  expect([paid.partlyPaid, paid.tickets.map(({ id }: { id: string }) => id)]).toEqual([
    undefined,
    partly.tickets.map(({ id }: { id: string }) => id),
  ])
  await agrees(site)
})

test('the rest of a deposit beside tickets is charged to the saved card of its member, once', async () => {
  const site = await cardSite()
  await working(site)
  const member = await signedIn(site)
  const { id: savedPaymentMethodId } = await saveCard(site, member)
  const { productId } = await sellShirts(site, 10, 80, 'Bench')
  await set(site, productId, { percentage: '25' })
  const { ticketDefinitionId } = await sellTickets(site, 5, '35.00')
  const lines = [productLine(productId, 2), ticketLine(ticketDefinitionId, 2)]
  const { orderId } = (await placeOrder(member, await checkOut(member, lines))).body
  const begun = await beginPayment(member, orderId, { savedPaymentMethodId })
  expect(begun.body.status, JSON.stringify(begun.body)).toBe('PAID')
  const { tickets } = await placedOrder(member, orderId)
  expect(tickets).toHaveLength(2)

  const charge = () =>
    site.admin.call('POST', `/fairground/v1/orders/${orderId}/charge-saved-payment-method`, { savedPaymentMethodId })
  const replies = await Promise.all([charge(), charge()])
  expect(replies.map(({ status }) => status).sort(), JSON.stringify(replies.map(({ body }) => body))).toEqual([
    200, 409,
  ])
  expect((await transactionsOf(site, orderId)).payments).toMatchObject([
    { amount: { amount: '110.00' } },
    { amount: { amount: '120.00' }, regularPaymentDetails: { savedPaymentMethod: true } },
  ])
  expect(await orderOf(site, orderId)).toMatchObject({
    paymentStatus: 'PAID',
    balanceSummary: { balance: { amount: '0.00' } },
  })
  const paid = await placedOrder(member, orderId)
  expect(paid.tickets.map(({ id }: { id: string }) => id)).toEqual(tickets.map(({ id }: { id: string }) => id))
  expect((await charge()).status).toBe(409)
  await agrees(site)
})
