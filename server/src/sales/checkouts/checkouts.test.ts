import { expect, test } from 'vitest'
import { placeOrder } from '../../../test/shop.ts'
import { PUBLIC_URL, SHELF_APP } from '../carts/shelf.fixture.ts'
import { address, CART, CHECKOUTS, fromCart, shop } from './checkouts.fixture.ts'

test('a checkout is made of the cart, and again of the same cart it is the same checkout', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('file', 2)] })
  const id = await fromCart(ada, { email: 'ada@example.com', billingAddress: address })
  const { cart } = (await ada.call('GET', CART)).body
  expect(cart.checkoutId).toBe(id)
  const { checkout } = (await ada.call('GET', `${CHECKOUTS}/${id}?id=${id}`)).body
  expect(checkout).toMatchObject({
    id,
    cartId: cart.id,
    completed: false,
    channelType: 'WEB',
    buyerInfo: { email: 'ada@example.com', visitorId: cart.buyerInfo.visitorId },
    createdBy: { visitorId: cart.buyerInfo.visitorId },
    billingInfo: { address },
    lineItems: [{ id: cart.lineItems[0].id, quantity: 2, lineItemPrice: { amount: '9.98' } }],
    priceSummary: { subtotal: { amount: '9.98' }, shipping: { amount: '0.00' }, total: { amount: '9.98' } },
    violations: [],
  })
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('mug')] })
  expect(await fromCart(ada)).toBe(id)
  const again = (await ada.call('GET', `${CHECKOUTS}/by-cart-id/${cart.id}`)).body.checkout
  expect(again).toMatchObject({ id, buyerInfo: { email: 'ada@example.com' }, billingInfo: { address } })
  expect(again.lineItems).toHaveLength(2)
  expect((await ada.call('GET', `${CHECKOUTS}/${id}/checkout-url`)).body).toEqual({
    checkoutUrl: `${PUBLIC_URL}/checkout/${id}`,
  })
})

test('estimate, checkout and order cost the same', async () => {
  const { site, visitor, shelf, line } = await shop()
  await site.query(`update sites set settings = settings || '{"taxRateBp": 2000}'`)
  await site.query(`update delivery_setup set doc = jsonb_set(doc, '{rates,0,amount}', '"4.20"') where kind = 'rate'`)
  await site.assembly.directory.reload()
  shelf.put('seat', { price: 3333n, fullPrice: 3333n, feeRateBp: 250, itemType: 'SERVICE' })
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('mug', 3), line('file'), line('seat', 2)] })
  const estimate = (await ada.call('POST', `${CART}/estimate-totals`, { shippingAddress: address })).body
  const id = await fromCart(ada, { shippingAddress: address })
  const { checkout } = (await ada.call('GET', `${CHECKOUTS}/${id}`)).body
  const { orderId } = (await ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })).body
  const amount = (summary: Record<string, { amount: string }>) =>
    Object.fromEntries(Object.entries(summary).map(([key, price]) => [key, price.amount]))
  // 37.50 + 4.99 + 66.66; 20 % on each line; 2.5 % fee on the seats with tax: 79.99 x 0.025 = 2.00
  const expected = {
    subtotal: '109.15',
    discount: '0.00',
    shipping: '4.20',
    tax: '21.83',
    additionalFees: '2.00',
    total: '137.18',
  }
  expect(amount(estimate.priceSummary)).toEqual(expected)
  expect(amount(checkout.priceSummary)).toEqual(expected)
  expect(checkout.lineItems.map((l: { taxDetails: object }) => l.taxDetails)).toMatchObject([
    { taxRate: '0.2', totalTax: { amount: '7.50' } },
    { taxRate: '0.2', totalTax: { amount: '1.00' } },
    { taxRate: '0.2', totalTax: { amount: '13.33' } },
  ])
  expect(estimate.additionalFees).toEqual(checkout.additionalFees)
  expect(checkout.additionalFees).toMatchObject([{ name: 'Ticket service fee', price: { amount: '2.00' } }])
  expect(
    await site.query('select total::text, paid::text, item_count::int from orders where id = $1', [orderId]),
  ).toEqual([{ total: '13718', paid: '0', item_count: 6 }])
})

test('without tax or shipping when the caller asks for neither', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('mug')] })
  const body = { shippingAddress: address, calculateShipping: false, calculateTax: false }
  const estimate = (await ada.call('POST', `${CART}/estimate-totals`, body)).body
  expect(estimate.priceSummary.total.amount).toBe('12.50')
  expect(estimate.shippingInfo).toEqual({ carrierServiceOptions: [] })
})

test('addresses and the shipping option are chosen one by one', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('mug')] })
  const id = await fromCart(ada)
  const patch = async (checkout: object) =>
    (await ada.call('PATCH', `${CHECKOUTS}/${id}`, { checkout: { id, ...checkout } })).body
  const offered = (await ada.call('GET', `${CHECKOUTS}/${id}`)).body.checkout.shippingInfo
  // Nobody is taken to have chosen pick-up, and an order waits for the choice.
  expect(offered.selectedCarrierServiceOption).toBeUndefined()
  const unchosen = await ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })
  expect(unchosen.body.details.applicationError.code).toBe('NO_SELECTED_CARRIER_SERVICE_OPTION')
  const options = offered.carrierServiceOptions[0].shippingOptions
  expect(
    options.map((o: { code: string; title: string; cost: { price: { amount: string } } }) => [
      o.code,
      o.title,
      o.cost.price.amount,
    ]),
  ).toEqual([
    ['standard', 'Standard delivery', '5.00'],
    ['pickup', 'Pick up', '0.00'],
  ])

  const sent = await patch({ shippingInfo: { shippingDestination: { address, contactDetails: { firstName: 'Ada' } } } })
  expect(sent.checkout.shippingInfo).toMatchObject({
    shippingDestination: { address, contactDetails: { firstName: 'Ada' } },
    selectedCarrierServiceOption: { code: 'standard', cost: { price: { amount: '5.00' } } },
  })
  expect(sent.checkout.priceSummary.total.amount).toBe('17.50')

  const collected = await patch({
    shippingInfo: { selectedCarrierServiceOption: { code: 'pickup' } },
    buyerNote: 'At noon',
  })
  expect(collected.checkout).toMatchObject({
    buyerNote: 'At noon',
    priceSummary: { total: { amount: '12.50' } },
    shippingInfo: {
      shippingDestination: { address },
      selectedCarrierServiceOption: { code: 'pickup', requestedShippingOption: true },
    },
  })
  const unknown = await patch({ shippingInfo: { selectedCarrierServiceOption: { code: 'drone' } } })
  expect(unknown.details.applicationError).toMatchObject({
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    data: {
      selectedShippingOptionError: { applicationError: { data: { code: 'drone', offered: ['standard', 'pickup'] } } },
    },
  })
  const estimate = await ada.call('POST', `${CART}/estimate-totals`, { selectedShippingOption: { code: 'drone' } })
  expect(estimate.body.calculationErrors.selectedShippingOptionError.applicationError.code).toBe(
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
  )
})

test('a phone has digits, with an extension and of any script', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('mug')] })
  const id = await fromCart(ada)
  const patch = (phone: string | null) =>
    ada.call('PATCH', `${CHECKOUTS}/${id}`, { checkout: { id, billingInfo: { contactDetails: { phone } } } })
  const refused = await patch('💥💥')
  expect([refused.status, refused.body.details.validationError.fieldViolations]).toMatchObject([
    400,
    [
      {
        field: 'checkout.billingInfo.contactDetails.phone',
        description: 'must be a valid phone',
        violatedRule: 'FORMAT',
      },
    ],
  ])
  for (const phone of ['+44 20 7946 0014 ext. 3', '(555) 123-4567', '٠٢٠ ٧٩٤٦ ٠٠١٤'])
    expect((await patch(phone)).body.checkout.billingInfo.contactDetails.phone).toBe(phone)
  expect([(await patch('')).status, (await patch(null)).status]).toEqual([200, 200])
})

test('delivery needs an address before it can be ordered', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  const created = await ada.call('POST', CHECKOUTS, {
    channelType: 'WEB',
    lineItems: [line('mug')],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      shippingInfo: { selectedCarrierServiceOption: { code: 'standard' } },
    },
  })
  const { id } = created.body.checkout
  const early = await ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })
  expect([early.status, early.body.details.applicationError]).toMatchObject([
    409,
    { code: 'CHECKOUT_INCOMPLETE', data: { missing: ['shippingInfo.shippingDestination.address'] } },
  ])
  await ada.call('PATCH', `${CHECKOUTS}/${id}`, {
    checkout: { id, shippingInfo: { shippingDestination: { address } } },
  })
  expect((await ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })).status).toBe(200)
})

test('a checkout without a cart, its lines changed', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  const created = await ada.call('POST', CHECKOUTS, {
    channelType: 'WEB',
    lineItems: [line('mug'), line('file')],
    checkoutInfo: { buyerInfo: { email: 'ada@example.com' }, customFields: [{ title: 'Gift', value: true }] },
  })
  expect(created.body.checkout).toMatchObject({
    buyerInfo: { email: 'ada@example.com' },
    customFields: [{ title: 'Gift', value: true }],
  })
  const { id, lineItems } = created.body.checkout
  const at = `${CHECKOUTS}/${id}`
  const added = await ada.call('POST', `${at}/add-to-checkout`, { id, lineItems: [line('file')] })
  expect(added.body.checkout.lineItems.map((l: { quantity: number }) => l.quantity)).toEqual([1, 2])
  const more = await ada.call('POST', `${at}/update-line-items-quantity`, {
    id,
    lineItems: [{ id: lineItems[0].id, quantity: 4 }],
  })
  expect(more.body.checkout.lineItems.map((l: { quantity: number }) => l.quantity)).toEqual([4, 2])
  const less = await ada.call('POST', `${at}/remove-line-items`, { id, lineItemIds: [lineItems[1].id] })
  expect(less.body.checkout.lineItems).toHaveLength(1)
  expect((await ada.call('POST', `${at}/remove-coupon`, { id })).status).toBe(200)
})

test('custom lines are an administrator’s, who sees every checkout', async () => {
  const { visitor, admin, line } = await shop()
  const ada = await visitor()
  const custom = {
    quantity: 1,
    price: '2',
    productName: { original: 'Bow' },
    itemType: { preset: 'SERVICE' },
    paymentOption: 'FULL_PAYMENT_OFFLINE',
  }
  const body = { channelType: 'POS', lineItems: [line('file')], customLineItems: [custom] }
  expect((await ada.call('POST', CHECKOUTS, body)).status).toBe(403)
  const { checkout } = (await admin.call('POST', CHECKOUTS, body)).body
  expect(checkout.lineItems).toMatchObject([
    { customLineItem: false },
    { customLineItem: true, productName: { original: 'Bow' } },
  ])
  expect([checkout.payNow.total.amount, checkout.payLater.total.amount]).toEqual(['4.99', '2.00'])
  expect((await ada.call('GET', `${CHECKOUTS}/${checkout.id}`)).status).toBe(404)
  const theirs = (await ada.call('POST', CHECKOUTS, { channelType: 'WEB', lineItems: [line('file')] })).body.checkout
  expect((await admin.call('GET', `${CHECKOUTS}/${theirs.id}`)).status).toBe(200)
})

test('a cart that was changed keeps what was added, however often the checkout is submitted', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('file', 2)] })
  const id = await fromCart(ada)
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('file', 3)] })
  const replies = await Promise.all([1, 2, 3, 4].map(() => placeOrder(ada, id)))
  expect(new Set(replies.map(({ body }) => body.orderId)).size).toBe(1)
  const { cart } = (await ada.call('GET', CART)).body
  expect(cart.lineItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3])
})

test('another visitor’s checkout is not there', async () => {
  const { visitor, line } = await shop()
  const [ada, eve] = [await visitor(), await visitor()]
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('file')] })
  const id = await fromCart(ada)
  const { cart } = (await ada.call('GET', CART)).body
  for (const [method, path, body] of [
    ['GET', id],
    ['GET', `by-cart-id/${cart.id}`],
    ['GET', `${id}/checkout-url`],
    ['PATCH', id, { checkout: { id, buyerNote: 'mine' } }],
    ['POST', `${id}/add-to-checkout`, { id, lineItems: [line('file')] }],
    ['POST', `${id}/remove-line-items`, { id, lineItemIds: [cart.lineItems[0].id] }],
    ['POST', `${id}/create-order`, { id }],
  ] as const) {
    const reply = await eve.call(method, `${CHECKOUTS}/${path}`, body)
    expect([path, reply.status, reply.body.details.applicationError.code]).toEqual([path, 404, 'CHECKOUT_NOT_FOUND'])
  }
})

test('no delivery option can be chosen where nothing is sent', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  const shippingInfo = { selectedCarrierServiceOption: { code: 'standard' } }
  const lineItems = [line('file')]
  const made = await ada.call('POST', CHECKOUTS, { channelType: 'WEB', lineItems, checkoutInfo: { shippingInfo } })
  const code = 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND'
  expect([made.status, made.body.details.applicationError.code]).toEqual([404, code])
})

test('a code that no gift card has is refused', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  const lineItems = [line('file')]
  const refused = await ada.call('POST', CHECKOUTS, { channelType: 'WEB', lineItems, giftCardCode: 'GIFT-1' })
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([404, 'GIFT_CARD_NOT_FOUND'])
  const { id } = (await ada.call('POST', CHECKOUTS, { channelType: 'WEB', lineItems, giftCardCode: null })).body
    .checkout
  const late = await ada.call('PATCH', `${CHECKOUTS}/${id}`, { checkout: { id }, giftCardCode: 'GIFT-1' })
  expect([late.status, late.body.details.applicationError.code]).toEqual([404, 'GIFT_CARD_NOT_FOUND'])
})

test('the checkout page of the site’s own is where the buyer is sent', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  const own = 'https://shop.example/own-checkout?x=1'
  const urlOf = async (id: string) => (await ada.call('GET', `${CHECKOUTS}/${id}/checkout-url`)).body.checkoutUrl
  const body = { channelType: 'WEB', lineItems: [line('file')] }
  const { id } = (await ada.call('POST', CHECKOUTS, { ...body, overrideCheckoutUrl: own })).body.checkout
  expect(await urlOf(id)).toBe(own)
  await ada.call('PATCH', `${CHECKOUTS}/${id}`, { checkout: { id, buyerNote: 'x' } })
  expect(await urlOf(id)).toBe(own)
  await ada.call('PATCH', `${CHECKOUTS}/${id}`, { checkout: { id }, overrideCheckoutUrl: null })
  expect(await urlOf(id)).toContain(`/checkout/${id}`)

  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [line('file')] })
  const { cart } = (await ada.call('PATCH', CART, { cartInfo: { overrideCheckoutUrl: own } })).body
  expect(cart.overrideCheckoutUrl).toBe(own)
  expect(await urlOf(await fromCart(ada))).toBe(own)
  const script = await ada.call('PATCH', CART, { cartInfo: { overrideCheckoutUrl: 'javascript:alert(1)' } })
  expect(script.status).toBe(400)
})

test('a price that a caller sends changes nothing', async () => {
  const { visitor } = await shop()
  const ada = await visitor()
  const cheap = { amount: '0.01' }
  const lineItems = [
    {
      catalogReference: { appId: SHELF_APP, catalogItemId: 'file' },
      quantity: 1,
      price: cheap,
      lineItemPrice: cheap,
      catalogOverrideFields: { price: '0.01' },
    },
  ]
  const { checkout } = (
    await ada.call('POST', CHECKOUTS, {
      channelType: 'WEB',
      lineItems,
      checkoutInfo: { priceSummary: { total: cheap } },
    })
  ).body
  expect(checkout.priceSummary.total.amount).toBe('4.99')
})

test('statements per call do not grow with the checkout', async () => {
  const { visitor, shelf, line } = await shop()
  const ada = await visitor()
  for (let i = 0; i < 40; i++) shelf.put(`thing-${i}`)
  await ada.call('POST', `${CART}/add-to-cart`, { lineItems: Array.from({ length: 40 }, (_, i) => line(`thing-${i}`)) })
  const made = await ada.call('POST', `${CART}/create-checkout`, { email: 'ada@example.com' })
  const id = made.body.checkoutId
  const read = await ada.call('GET', `${CHECKOUTS}/${id}`)
  const changed = await ada.call('PATCH', `${CHECKOUTS}/${id}`, { checkout: { id, buyerNote: 'x' } })
  const ordered = await ada.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })
  // The first look writes down what it showed. The order's: its checkout, the count of the network's orders, the purchase.
  expect([made, read, changed, ordered].map((reply) => reply.statements)).toEqual([1, 2, 2, 3])
})

test('a checkout whose own page of the site is taken off is completed on ours', async () => {
  const { visitor, line } = await shop()
  const ada = await visitor()
  const overrideCheckoutUrl = 'https://shop.example/pay'
  const lineItems = [line('file')]
  const { id } = (await ada.call('POST', CHECKOUTS, { channelType: 'WEB', lineItems, overrideCheckoutUrl })).body
    .checkout
  const url = async (name: string) => (await ada.call('GET', `${CHECKOUTS}/${id}/${name}?id=${id}`)).body.checkoutUrl
  const ours = `${PUBLIC_URL}/checkout/${id}`
  expect([await url('checkout-url'), await url('wix-checkout-url')]).toEqual([overrideCheckoutUrl, ours])
  const eve = await visitor()
  expect((await eve.call('POST', `${CHECKOUTS}/${id}/remove-override-checkout-url`, { id })).status).toBe(404)
  expect((await ada.call('POST', `${CHECKOUTS}/${id}/remove-override-checkout-url`, { id })).body.checkout.id).toBe(id)
  expect(await url('checkout-url')).toBe(ours)
})
