import { expect, test } from 'vitest'
import { admin, apiKey, NOWHERE, refusal, url, visitor } from './clients.mjs'
import { address, line, newProduct, shipTo, stock, unitsLeft } from './goods.mjs'

const email = 'ada@example.com'
const newCheckout = (someone, lineItems, checkoutInfo = {}) =>
  someone.checkout.createCheckout({
    lineItems,
    channelType: 'WEB',
    checkoutInfo: { buyerInfo: { email }, shippingInfo: shipTo(), ...checkoutInfo },
  })

test('a checkout without a cart', async () => {
  const someone = visitor()
  const product = await newProduct({ priceData: { price: 30 } })
  const checkout = await newCheckout(someone, [line(product, 2)], {
    billingInfo: { address: address(), contactDetails: { firstName: 'Ada', lastName: 'Shopper' } },
    buyerNote: 'Ring twice',
    customFields: [{ title: 'Gift', value: 'yes' }],
  })
  expect(checkout).toMatchObject({
    channelType: 'WEB',
    completed: false,
    currency: 'GBP',
    buyerInfo: { email },
    buyerNote: 'Ring twice',
    customFields: [{ title: 'Gift', value: 'yes' }],
    billingInfo: { address: { addressLine1: '1 Harbour Street' }, contactDetails: { firstName: 'Ada' } },
    shippingInfo: { shippingDestination: { address: { city: 'Bristol' } } },
    priceSummary: { subtotal: { amount: '60.00', formattedAmount: '£60.00' } },
    lineItems: [{ quantity: 2, lineItemPrice: { amount: '60.00' }, totalPriceAfterTax: { amount: '60.00' } }],
    appliedDiscounts: [],
    violations: [],
  })
  expect(checkout._createdDate).toBeInstanceOf(Date)
  expect(checkout.createdBy.visitorId).toBe(checkout.buyerInfo.visitorId)
  expect((await someone.checkout.getCheckout(checkout._id)).lineItems).toHaveLength(1)
  const { checkoutUrl } = await someone.checkout.getCheckoutUrl(checkout._id)
  expect(checkoutUrl).toContain(checkout._id)
})

test('a checkout needs a line and a channel', async () => {
  const someone = visitor()
  expect(await refusal(newCheckout(someone, []))).toMatchObject({
    status: 409,
    code: 'CANT_CREATE_CHECKOUT_WITHOUT_ITEMS',
  })
  expect(
    (await refusal(someone.checkout.createCheckout({ lineItems: [line(await newProduct())], channelType: 'MARS' })))
      .rules,
  ).toMatchObject({ 'options.channelType': 'INVALID_ENUM_VALUE' })
})

test('present fields are set, and lines change one by one', async () => {
  const someone = visitor()
  const [a, b] = [await newProduct({ priceData: { price: 10 } }), await newProduct({ priceData: { price: 7 } })]
  const made = await newCheckout(someone, [line(a)])
  const updated = await someone.checkout.updateCheckout(made._id, { buyerNote: 'Later' })
  expect(updated).toMatchObject({ buyerNote: 'Later', buyerInfo: { email } })
  const { checkout: added } = await someone.checkout.addToCheckout(made._id, { lineItems: [line(b, 3)] })
  expect(added.priceSummary.subtotal.amount).toBe('31.00')
  const first = added.lineItems.find((one) => one.catalogReference.catalogItemId === a._id)
  const { checkout: more } = await someone.checkout.updateLineItemsQuantity(made._id, [{ _id: first._id, quantity: 2 }])
  expect(more.priceSummary.subtotal.amount).toBe('41.00')
  const { checkout: less } = await someone.checkout.removeLineItems(made._id, [first._id])
  expect(less.priceSummary.subtotal.amount).toBe('21.00')
  expect(await refusal(someone.checkout.removeLineItems(made._id, [NOWHERE]))).toMatchObject({ status: 404 })
  const { checkout: same } = await someone.checkout.removeCoupon(made._id)
  expect(same.lineItems).toHaveLength(1)
})

test('a shipping option is chosen', async () => {
  const someone = visitor()
  const made = await newCheckout(someone, [line(await newProduct())])
  const [{ carrierId, shippingOptions }] = made.shippingInfo.carrierServiceOptions
  const [{ code, title, cost }] = shippingOptions
  const updated = await someone.checkout.updateCheckout(made._id, {
    shippingInfo: { selectedCarrierServiceOption: { carrierId, code } },
  })
  expect(updated.shippingInfo.selectedCarrierServiceOption).toMatchObject({ carrierId, code, title })
  expect(updated.priceSummary.shipping.amount).toBe(cost.price.amount)
  expect(updated.shippingInfo.shippingDestination.address.city).toBe('Bristol')
})

test('a checkout that was bought in another system is completed without an order', async () => {
  const someone = visitor()
  const product = await newProduct()
  const made = await newCheckout(someone, [line(product)])
  expect((await refusal(someone.checkout.markCheckoutAsCompleted(made._id))).status).toBe(403)
  await admin.checkout.markCheckoutAsCompleted(made._id)
  await admin.checkout.markCheckoutAsCompleted(made._id)
  const after = await someone.checkout.getCheckout(made._id)
  expect(after).toMatchObject({ completed: true })
  expect(after.orderId ?? undefined).toBeUndefined()
  expect(await refusal(someone.checkout.createOrder(made._id))).toMatchObject({ code: 'CHECKOUT_IS_COMPLETE' })
  expect((await refusal(admin.checkout.markCheckoutAsCompleted(NOWHERE))).status).toBe(404)
})

test('a checkout becomes one order, however often it is placed', async () => {
  const someone = visitor()
  const product = await newProduct()
  await stock(product, 5)
  const made = await newCheckout(someone, [line(product, 2)])
  const answers = await Promise.all(Array.from({ length: 4 }, () => someone.checkout.createOrder(made._id)))
  expect(new Set(answers.map((answer) => answer.orderId)).size).toBe(1)
  expect((await someone.checkout.createOrder(made._id)).orderId).toBe(answers[0].orderId)
  expect(await unitsLeft(product)).toBe(3)
  const after = await someone.checkout.getCheckout(made._id)
  expect(after).toMatchObject({ completed: true })
  expect(await refusal(someone.checkout.updateCheckout(made._id, { buyerNote: 'Too late' }))).toMatchObject({
    status: 409,
    code: 'CHECKOUT_IS_COMPLETE',
  })
  expect((await someone.orders.getOrder(answers[0].orderId)).checkoutId).toBe(made._id)
})

test('the cart of a bought checkout is done', async () => {
  const someone = visitor()
  await someone.currentCart.addToCurrentCart({ lineItems: [line(await newProduct({ productType: 'digital' }))] })
  const { checkoutId } = await someone.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', email })
  await someone.checkout.createOrder(checkoutId)
  expect(await refusal(someone.currentCart.getCurrentCart())).toMatchObject({ status: 404 })
})

test('goods that are delivered need an address', async () => {
  const someone = visitor()
  const made = await someone.checkout.createCheckout({ lineItems: [line(await newProduct())], channelType: 'WEB' })
  const [{ carrierId, shippingOptions }] = made.shippingInfo.carrierServiceOptions
  await someone.checkout.updateCheckout(made._id, {
    shippingInfo: { selectedCarrierServiceOption: { carrierId, code: shippingOptions[0].code } },
  })
  expect(await refusal(someone.checkout.createOrder(made._id))).toMatchObject({
    status: 409,
    code: 'CHECKOUT_INCOMPLETE',
    data: { missing: ['shippingInfo.shippingDestination.address'] },
  })
  await someone.checkout.updateCheckout(made._id, { buyerInfo: { email }, shippingInfo: shipTo() })
  expect((await someone.checkout.createOrder(made._id)).orderId).toMatch(/^[0-9a-f-]{36}$/)
})

test('a purchase never takes more than there is', async () => {
  const product = await newProduct()
  await stock(product, 3)
  const checkouts = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const someone = visitor()
      return { someone, made: await newCheckout(someone, [line(product, 1)]) }
    }),
  )
  const answers = await Promise.allSettled(checkouts.map(({ someone, made }) => someone.checkout.createOrder(made._id)))
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(3)
  for (const { reason } of answers.filter((answer) => answer.status === 'rejected'))
    expect(reason.details.applicationError.code).toBe('FULL_OUT_OF_STOCK')
  expect(await unitsLeft(product)).toBe(0)
})

test('all or nothing: one short line keeps the others', async () => {
  const [plenty, scarce] = [await newProduct(), await newProduct()]
  await stock(plenty, 10)
  await stock(scarce, 1)
  const someone = visitor()
  const made = await newCheckout(someone, [line(plenty, 2), line(scarce, 1)])
  await stock(scarce, 0)
  const short = await someone.checkout.getCheckout(made._id)
  expect(short.violations[0]).toMatchObject({ severity: 'ERROR' })
  expect((await refusal(someone.checkout.createOrder(made._id))).status).toBe(409)
  expect(await unitsLeft(plenty)).toBe(10)
})

test('a checkout that another system sold is completed on the way back, and its buyer led to a page of the shop', async () => {
  const someone = visitor()
  const made = await newCheckout(someone, [line(await newProduct())])
  const { checkoutUrl } = await someone.checkout.getCheckoutUrl(made._id)
  const page = new URL('/events', checkoutUrl).href
  const link = await fetch(`${url}/fairground/v1/checkouts/${made._id}/completion-link`, {
    method: 'POST',
    headers: { authorization: apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ url: page }),
  })
  expect(link.status).toBe(200)
  const { token } = await link.json()
  for (let times = 0; times < 2; times++) {
    const answer = await admin.checkout.markCheckoutAsCompletedAndRedirectToUrl(token)
    expect(answer).toMatchObject({
      statusCode: 303,
      headers: expect.arrayContaining([{ key: 'location', value: page }]),
    })
  }
  expect((await someone.checkout.getCheckout(made._id)).completed).toBe(true)
  expect(await refusal(admin.checkout.markCheckoutAsCompletedAndRedirectToUrl(`${token}x`))).toMatchObject({
    code: 'UNAUTHENTICATED_TOKEN',
  })
})

test('a free checkout is paid', async () => {
  const someone = visitor()
  const made = await newCheckout(someone, [line(await newProduct({ productType: 'digital', priceData: { price: 0 } }))])
  const { orderId } = await someone.checkout.createOrder(made._id)
  expect(await someone.orders.getOrder(orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
})

test('a violation names the field as the caller sent it', async () => {
  const someone = visitor()
  const made = await newCheckout(someone, [line(await newProduct())])
  expect(
    (await refusal(someone.checkout.updateCheckout(made._id, { buyerInfo: { email: 'no address' } }))).rules,
  ).toEqual({
    'checkout.buyerInfo.email': 'FORMAT',
  })
  expect((await refusal(someone.checkout.updateCheckout(made._id, { buyerNote: 'x'.repeat(1001) }))).rules).toEqual({
    'checkout.buyerNote': 'MAX_LENGTH',
  })
  expect(
    (
      await refusal(
        someone.checkout.updateCheckout(made._id, {
          shippingInfo: { shippingDestination: { address: { country: 'Atlantis' } } },
        }),
      )
    ).status,
  ).toBe(400)
})

test('an administrator reads any checkout', async () => {
  const made = await newCheckout(visitor(), [line(await newProduct())])
  expect((await admin.checkout.getCheckout(made._id))._id).toBe(made._id)
})
