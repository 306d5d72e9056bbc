import { ApiKeyStrategy, OAuthStrategy } from '@wix/sdk'
import { expect, test } from 'vitest'
import { admin, clientId, clientWith, mark, own, refusal, siteId, url, visitor } from './clients.mjs'
import { line, newProduct, shipTo, stock } from './goods.mjs'
import { newMember } from './people.mjs'
import { standing } from './standing-order.mjs'

const digital = () => newProduct({ productType: 'digital' })
const checkoutOf = async (someone, more = {}) =>
  someone.checkout.createCheckout({ lineItems: [line(await digital())], channelType: 'WEB', ...more })

test('gift cards and delivery options that are not there are refused by their codes', async () => {
  expect(await refusal(checkoutOf(visitor(), { giftCardCode: 'GIFT' }))).toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' })
  const shippingInfo = { selectedCarrierServiceOption: { code: 'drone' } }
  expect(await refusal(checkoutOf(visitor(), { checkoutInfo: { shippingInfo } }))).toMatchObject({
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
  })
})

test('a checkout leads to the page that overrides ours', async () => {
  const someone = visitor()
  const overrideCheckoutUrl = 'https://shop.example/pay'
  const made = await checkoutOf(someone, { overrideCheckoutUrl })
  expect((await someone.checkout.getCheckoutUrl(made._id)).checkoutUrl).toBe(overrideCheckoutUrl)
})

test('orders of one address have one contact, and are found by it', async () => {
  const email = `contact-${mark()}@example.com`
  const ids = []
  for (const someone of [visitor(), visitor()]) {
    const made = await checkoutOf(someone, { checkoutInfo: { buyerInfo: { email } } })
    ids.push((await someone.checkout.createOrder(made._id)).orderId)
  }
  const { buyerInfo } = await admin.orders.getOrder(ids[0])
  const { orders } = await admin.orders.searchOrders({
    filter: { 'buyerInfo.contactId': buyerInfo.contactId, status: { $exists: true } },
  })
  expect(orders.map((order) => order._id).sort()).toEqual(ids.toSorted())
  const sorted = await admin.orders.searchOrders({
    filter: { 'buyerInfo.contactId': buyerInfo.contactId, status: { $exists: true } },
    sort: [{ fieldName: 'purchasedDate', order: 'ASC' }],
  })
  expect(sorted.orders.map((order) => order._id)).toEqual([...ids])
})

test('an entered order keeps its purchase date, which is never in the future', async () => {
  const entered = (purchasedDate) =>
    admin.orders.createOrder({
      channelInfo: { type: 'OTHER_PLATFORM' },
      lineItems: [{ productName: { original: 'Mug' }, quantity: 1, price: { amount: '5' } }],
      purchasedDate,
    })
  const then = new Date('2019-05-04T10:00:00Z')
  expect((await entered(then)).purchasedDate).toEqual(then)
  expect(await refusal(entered(new Date('2999-01-01T00:00:00Z')))).toMatchObject({
    code: 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
  })
})

test('a member finds their own orders, whatever the filter, and nobody else’s', async () => {
  const { someone, email, id } = await newMember()
  const member = clientWith(OAuthStrategy({ clientId, tokens: someone.auth.getTokens() }))
  const mine = await member.checkout.createOrder((await checkoutOf(member))._id)
  const others = await checkoutOf(visitor(), { checkoutInfo: { buyerInfo: { email: `other-${mark()}@example.com` } } })
  const { orderId: foreign } = await admin.checkout.createOrder(others._id)
  const find = async (filter) =>
    (await member.orders.searchOrders({ filter: { status: { $exists: true }, ...filter } })).orders
  expect(await find({})).toMatchObject([{ _id: mine.orderId, buyerInfo: { memberId: id, contactId: id, email } }])
  expect(await find({ _id: foreign })).toEqual([])
  expect(await find({ _id: { $in: [foreign, mine.orderId] } })).toHaveLength(1)
})

test('goods that are gone are refused by what is left of them, and an empty checkout by its code', async () => {
  const someone = visitor()
  const [scarce, gone] = [await newProduct({ productType: 'digital' }), await newProduct({ productType: 'digital' })]
  await stock(scarce, 5)
  await stock(gone, 1)
  const checkoutInfo = { buyerInfo: { email: `${mark()}@example.com` } }
  const make = (...lineItems) => someone.checkout.createCheckout({ lineItems, channelType: 'WEB', checkoutInfo })
  const [partly, wholly] = [await make(line(scarce, 4)), await make(line(gone, 1))]
  await stock(scarce, 2)
  await stock(gone, 0)
  expect(await refusal(someone.checkout.createOrder(partly._id))).toMatchObject({
    status: 409,
    code: 'PARTIAL_OUT_OF_STOCK',
    data: { lineItems: [{ lineItemId: partly.lineItems[0]._id, quantityAvailable: 2 }] },
  })
  expect(await refusal(someone.checkout.createOrder(wholly._id))).toMatchObject({
    code: 'FULL_OUT_OF_STOCK',
    data: { lineItems: [{ lineItemId: wholly.lineItems[0]._id }] },
  })
  const empty = await make(line(scarce, 1))
  await someone.checkout.removeLineItems(empty._id, [empty.lineItems[0]._id])
  expect(await refusal(someone.checkout.createOrder(empty._id))).toMatchObject({ code: 'EMPTY_CHECKOUT' })
})

test('a site that takes no payments refuses the order, and takes it once it does', async () => {
  const someone = visitor()
  const checkoutInfo = { buyerInfo: { email: `${mark()}@example.com` } }
  const made = await checkoutOf(someone, { checkoutInfo })
  const { manualPaymentDays } = await own('GET', '/fairground/v1/payment-settings')
  const take = async (taken) => {
    await own('PATCH', '/fairground/v1/site-testing', { testPayments: taken })
    await own('PATCH', '/fairground/v1/payment-settings', { manualPaymentDays, manualPayments: taken })
  }
  await take(false)
  try {
    expect(await refusal(someone.checkout.createOrder(made._id))).toMatchObject({
      status: 409,
      code: 'SITE_NOT_ACCEPTING_PAYMENTS',
    })
  } finally {
    await take(true)
  }
  expect((await someone.checkout.createOrder(made._id)).orderId).toEqual(expect.any(String))
})

test('an order is paid at the page of the provider, and stands for the clients once it is', async () => {
  const someone = visitor()
  const checkoutInfo = { buyerInfo: { email: `${mark()}@example.com` } }
  const { orderId } = await someone.checkout.createOrder((await checkoutOf(someone, { checkoutInfo }))._id)
  const begun = await own('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'test' })
  expect(begun).toMatchObject({ status: 'OPEN', next: { method: 'test', redirectUrl: expect.any(String) } })
  const chosen = await fetch(url + new URL(begun.next.redirectUrl).pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=approve',
  })
  expect(chosen.status).toBe(303)
  const checked = await own('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId })
  expect(checked).toEqual({ orderId, status: 'PAID' })
  expect((await admin.orders.getOrder(orderId)).paymentStatus).toBe('PAID')
})

test('goods that are delivered wait for the choice of a delivery option', async () => {
  const someone = visitor()
  const made = await someone.checkout.createCheckout({ lineItems: [line(await newProduct())], channelType: 'WEB' })
  expect(made.shippingInfo.selectedCarrierServiceOption).toBeUndefined()
  expect(await refusal(someone.checkout.createOrder(made._id))).toMatchObject({
    code: 'NO_SELECTED_CARRIER_SERVICE_OPTION',
  })
})

test('a buyer has one contact id in cart, checkout and order, and orders are sorted by it', async () => {
  const email = `one-${mark()}@example.com`
  const someone = visitor()
  await someone.currentCart.addToCurrentCart({ lineItems: [line(await digital())] })
  const cart = await someone.currentCart.updateCurrentCart({ cartInfo: { buyerInfo: { email } } })
  const { checkoutId } = await someone.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
  const checkout = await someone.checkout.getCheckout(checkoutId)
  const { orderId } = await someone.checkout.createOrder(checkoutId)
  const order = await admin.orders.getOrder(orderId)
  const { contactId } = cart.buyerInfo
  expect(contactId).toMatch(/^[0-9a-f-]{36}$/)
  expect([checkout.buyerInfo.contactId, order.buyerInfo.contactId]).toEqual([contactId, contactId])

  const ids = [orderId]
  for (const who of ['two', 'three']) {
    const checkoutInfo = { buyerInfo: { email: `${who}-${mark()}@example.com` } }
    const buyer = visitor()
    ids.push((await buyer.checkout.createOrder((await checkoutOf(buyer, { checkoutInfo }))._id)).orderId)
  }
  const sorted = async (direction) => {
    const { orders } = await admin.orders.searchOrders({
      filter: { _id: { $in: ids }, status: { $exists: true } },
      sort: [{ fieldName: 'buyerInfo.contactId', order: direction }],
    })
    return orders.map(({ buyerInfo }) => buyerInfo.contactId)
  }
  const rising = await sorted('ASC')
  expect(new Set(rising).size).toBe(3)
  expect(rising).toEqual(rising.toSorted())
  expect(await sorted('DESC')).toEqual(rising.toReversed())
})

test('a body above the limit is refused while it is still being written', async () => {
  for (let i = 0; i < 4; i++) {
    const note = 'x'.repeat(24 * 1024 * 1024)
    expect(await refusal(visitor().currentCart.updateCurrentCart({ cartInfo: { buyerNote: note } }))).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    })
    const stranger = clientWith(ApiKeyStrategy({ apiKey: 'wrong', siteId }))
    expect((await refusal(stranger.products.createProduct({ name: 'Mug', description: note }))).status).toBe(401)
  }
})

test('a coupon for the whole order lowers its total, not the prices of its lines', async () => {
  const code = `C${mark()}`
  await admin.coupons.createCoupon({
    name: 'Autumn',
    code,
    startTime: '1000',
    percentOffRate: 25,
  })
  const someone = visitor()
  const product = await newProduct({ priceData: { price: 40 } })
  await someone.currentCart.addToCurrentCart({ lineItems: [line(product, 2)] })
  const cart = await someone.currentCart.updateCurrentCart({ couponCode: code })
  const whole = {
    lineItems: [{ price: { amount: '40.00' } }],
    appliedDiscounts: [{ discountType: 'GLOBAL', coupon: { amount: { amount: '20.00' } } }],
  }
  expect(cart).toMatchObject(whole)
  const { checkoutId } = await someone.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
  const checkoutInfo = { buyerInfo: { email: `${mark()}@example.com` }, shippingInfo: shipTo() }
  expect(await someone.checkout.updateCheckout(checkoutId, checkoutInfo)).toMatchObject(whole)
  const { orderId } = await someone.checkout.createOrder(checkoutId)
  expect(await someone.orders.getOrder(orderId)).toMatchObject({
    ...whole,
    priceSummary: { subtotal: { amount: '80.00' }, discount: { amount: '20.00' } },
  })
  expect(await refusal(someone.checkout.updateCheckout(checkoutId, checkoutInfo))).toMatchObject({
    code: 'CHECKOUT_IS_COMPLETE',
  })
})

test('an approved payment supports receipts, and fees of refunds are never missing', async () => {
  const { orderId, order } = await standing(1)
  const { orderTransactions } = await admin.orderTransactions.addPayments(orderId, [
    {
      amount: { amount: order.priceSummary.total.amount },
      regularPaymentDetails: { offlinePayment: true, status: 'APPROVED' },
    },
  ])
  expect(orderTransactions.payments[0].supportReceiptGeneration).toBe(true)
  expect((await admin.orderBilling.getOrderRefundability(orderId)).additionalFees).toEqual([])
})
