import { expect, test } from 'vitest'
import { admin, EVENTS, lastSent, mark, NOWHERE, refusal, STORES, visitor } from './clients.mjs'
import { address, line, newProduct, newShirt, stock } from './goods.mjs'
import { newOccasion, ticketLine } from './occasions.mjs'

const money = (amount, formatted) => ({
  amount,
  convertedAmount: amount,
  formattedAmount: formatted,
  formattedConvertedAmount: formatted,
})
const NO_CART = { status: 404, code: 'OWNED_CART_NOT_FOUND' }

async function cartOf(...lines) {
  const someone = visitor()
  const { cart } = await someone.currentCart.addToCurrentCart({ lineItems: lines })
  return { someone, cart }
}

test('there is no cart before the first add, and none after it is deleted', async () => {
  const someone = visitor()
  expect(await refusal(someone.currentCart.getCurrentCart())).toMatchObject(NO_CART)
  expect(await refusal(someone.currentCart.estimateCurrentCartTotals())).toMatchObject(NO_CART)
  expect(await refusal(someone.currentCart.updateCurrentCart({ cartInfo: { buyerNote: 'x' } }))).toMatchObject({
    status: 404,
  })
  expect(await refusal(someone.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' }))).toMatchObject({
    status: 404,
  })
  await someone.currentCart.addToCurrentCart({ lineItems: [line(await newProduct())] })
  expect((await someone.currentCart.getCurrentCart()).lineItems).toHaveLength(1)
  await someone.currentCart.deleteCurrentCart()
  expect(await refusal(someone.currentCart.getCurrentCart())).toMatchObject(NO_CART)
})

test('a line knows its product', async () => {
  const product = await newProduct({
    name: `Cup ${mark()}`,
    priceData: { price: 20 },
    discount: { type: 'PERCENT', value: 25 },
    weight: 0.4,
    sku: 'CUP',
  })
  await admin.products.addProductMedia(product._id, [{ url: 'https://pictures.example/cup.jpg' }])
  const { cart } = await cartOf(line(product, 3))
  expect(cart).toMatchObject({
    currency: 'GBP',
    conversionCurrency: 'GBP',
    weightUnit: 'KG',
    siteLanguage: 'en',
    subtotal: money('45.00', '£45.00'),
    appliedDiscounts: [],
  })
  expect(cart._id).toMatch(/^[0-9a-f-]{36}$/)
  expect(cart._createdDate).toBeInstanceOf(Date)
  expect(cart._updatedDate).toBeInstanceOf(Date)
  expect(cart.buyerInfo.visitorId).toMatch(/^[0-9a-f-]{36}$/)
  const [one] = cart.lineItems
  expect(one).toMatchObject({
    quantity: 3,
    catalogReference: { appId: STORES, catalogItemId: product._id },
    productName: { original: product.name },
    price: money('15.00', '£15.00'),
    fullPrice: money('20.00', '£20.00'),
    availability: { status: 'AVAILABLE' },
    physicalProperties: { weight: 0.4, sku: 'CUP', shippable: true },
    itemType: { preset: 'PHYSICAL' },
    paymentOption: 'FULL_PAYMENT_ONLINE',
  })
  expect(one.url).toMatch(new RegExp(`/products/${product.slug}$`))
  expect(one.image).toMatch(/^(wix:image:|https?:)/)
})

test('the same reference with the same options is one line, other options are another', async () => {
  const shirt = await newShirt()
  const someone = visitor()
  const small = { options: { Size: 'S', Color: 'Red' } }
  await someone.currentCart.addToCurrentCart({ lineItems: [line(shirt, 1, small)] })
  const { cart } = await someone.currentCart.addToCurrentCart({
    lineItems: [line(shirt, 2, small), line(shirt, 1, { options: { Size: 'M', Color: 'Red' } })],
  })
  expect(cart.lineItems.map((one) => one.quantity)).toEqual([3, 1])
  expect(cart.lineItems[0].descriptionLines).toMatchObject([
    { name: { original: 'Size' }, plainText: { original: 'S' } },
    { name: { original: 'Color' }, colorInfo: { original: 'Red', code: '#ff0000' } },
  ])
})

test('a variant is named by its id or its options', async () => {
  const shirt = await newShirt()
  const variant = shirt.variants.find((one) => one.choices.Size === 'M' && one.choices.Color === 'Blue')
  await admin.products.updateProductVariants(shirt._id, [{ variantIds: [variant._id], price: 55 }])
  const { cart } = await cartOf(line(shirt, 1, { variantId: variant._id }))
  expect(cart.lineItems[0].price.amount).toBe('55.00')
  expect(cart.lineItems[0].descriptionLines.map((one) => one.plainText?.original ?? one.colorInfo?.original)).toEqual([
    'M',
    'Blue',
  ])
})

test('options that lead nowhere are refused', async () => {
  const shirt = await newShirt()
  const someone = visitor()
  for (const options of [{ options: { Size: 'XXL', Color: 'Red' } }, { variantId: NOWHERE }]) {
    expect(
      (await refusal(someone.currentCart.addToCurrentCart({ lineItems: [line(shirt, 1, options)] }))).status,
    ).toBeOneOf([400, 404, 409])
  }
})

test('a choice without a variant travels with the line, when there is such a choice', async () => {
  const mug = await newProduct({
    productOptions: [{ name: 'Handle', choices: [{ value: 'Left', description: 'Left' }] }],
  })
  const { cart } = await cartOf(line(mug, 1, { options: { Handle: 'Left' } }))
  expect(cart.lineItems[0].descriptionLines).toMatchObject([
    { name: { original: 'Handle' }, plainText: { original: 'Left' } },
  ])
  expect((await refusal(cartOf(line(mug, 1, { options: { Handle: 'Up' } })))).status).toBe(404)
})

test('texts that a product asks for travel with the line', async () => {
  const product = await newProduct({ customTextFields: [{ title: 'Engraving', maxLength: 20, mandatory: true }] })
  const { cart } = await cartOf(line(product, 1, { customTextFields: { Engraving: 'For Ada' } }))
  expect(JSON.stringify(cart.lineItems[0].descriptionLines)).toContain('For Ada')
})

test('quantities change, lines go', async () => {
  const [a, b] = [await newProduct(), await newProduct()]
  const { someone, cart } = await cartOf(line(a, 1), line(b, 1))
  const { cart: more } = await someone.currentCart.updateCurrentCartLineItemQuantity([
    { _id: cart.lineItems[0]._id, quantity: 5 },
  ])
  expect(more.lineItems[0].quantity).toBe(5)
  expect(Number(more.revision)).toBeGreaterThan(Number(cart.revision))
  const { cart: less } = await someone.currentCart.removeLineItemsFromCurrentCart([cart.lineItems[0]._id])
  expect(less.lineItems.map((one) => one.catalogReference.catalogItemId)).toEqual([b._id])
  expect(await refusal(someone.currentCart.removeLineItemsFromCurrentCart([NOWHERE]))).toMatchObject({ status: 404 })
  expect(
    await refusal(someone.currentCart.updateCurrentCartLineItemQuantity([{ _id: NOWHERE, quantity: 1 }])),
  ).toMatchObject({ status: 404 })
})

test.for([0, -1, 1.5, 100_001])('a quantity of %d is a violation', async (quantity) => {
  const refused = await refusal(
    visitor().currentCart.addToCurrentCart({ lineItems: [line(await newProduct(), quantity)] }),
  )
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.rules)[0]).toMatch(/lineItems.*quantity$/)
})

test('an item that no catalogue has is refused', async () => {
  const someone = visitor()
  const unknown = [
    { appId: STORES, catalogItemId: NOWHERE },
    { appId: EVENTS, catalogItemId: NOWHERE },
    { appId: NOWHERE, catalogItemId: NOWHERE },
    { appId: STORES, catalogItemId: 'not-an-id' },
  ]
  for (const catalogReference of unknown) {
    expect(
      await refusal(someone.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] })),
    ).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND_IN_CATALOG' })
  }
  const hidden = await newProduct({ visible: false })
  expect((await refusal(someone.currentCart.addToCurrentCart({ lineItems: [line(hidden)] }))).status).toBe(404)
})

test('asking for more than there is is refused or marked, and never sold', async () => {
  const product = await newProduct()
  await stock(product, 2)
  const someone = visitor()
  const answer = await someone.currentCart.addToCurrentCart({ lineItems: [line(product, 3)] }).catch((error) => error)
  if (answer instanceof Error) {
    expect(await refusal(Promise.reject(answer))).toMatchObject({ status: 409, code: 'INSUFFICIENT_INVENTORY' })
  } else {
    expect(answer.cart.lineItems[0].availability).toMatchObject({ quantityAvailable: 2 })
  }
})

test('a line whose stock falls says so', async () => {
  const product = await newProduct()
  await stock(product, 5)
  const { someone } = await cartOf(line(product, 4))
  await stock(product, 2)
  const short = await someone.currentCart.getCurrentCart()
  expect(short.lineItems[0].availability).toEqual({ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 })
  await stock(product, 0)
  expect((await someone.currentCart.getCurrentCart()).lineItems[0].availability.status).toBe('NOT_AVAILABLE')
  await admin.products.deleteProduct(product._id)
  expect((await someone.currentCart.getCurrentCart()).lineItems[0].availability.status).toBe('NOT_FOUND')
})

test('prices follow the catalogue', async () => {
  const product = await newProduct({ priceData: { price: 10 } })
  const { someone } = await cartOf(line(product, 2))
  await admin.products.updateProduct(product._id, { priceData: { price: 11 } })
  expect((await someone.currentCart.getCurrentCart()).subtotal.amount).toBe('22.00')
})

test('note, contact and email', async () => {
  const { someone } = await cartOf(line(await newProduct()))
  const updated = await someone.currentCart.updateCurrentCart({
    cartInfo: {
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'ada@example.com' },
      contactInfo: { address: address(), contactDetails: { firstName: 'Ada', lastName: 'Shopper' } },
    },
  })
  expect(updated).toMatchObject({
    buyerNote: 'Ring twice',
    buyerInfo: { email: 'ada@example.com' },
    contactInfo: { address: { addressLine1: '1 Harbour Street', country: 'GB' }, contactDetails: { firstName: 'Ada' } },
  })
  const again = await someone.currentCart.updateCurrentCart({ cartInfo: { buyerNote: 'Once' } })
  expect(again).toMatchObject({ buyerNote: 'Once', contactInfo: { address: { city: 'Bristol' } } })
})

test('an update adds lines, too', async () => {
  const [a, b] = [await newProduct(), await newProduct()]
  const { someone } = await cartOf(line(a))
  expect((await someone.currentCart.updateCurrentCart({ lineItems: [line(b, 2)] })).lineItems).toHaveLength(2)
})

test('custom lines are the administrator’s', async () => {
  const custom = {
    quantity: 2,
    price: '15.25',
    productName: { original: 'Repair' },
    itemType: { preset: 'SERVICE' },
    descriptionLines: [],
  }
  expect(await refusal(visitor().currentCart.addToCurrentCart({ customLineItems: [custom] }))).toMatchObject({
    status: 403,
  })
})

test('an unknown coupon is refused; removing none changes nothing', async () => {
  const { someone } = await cartOf(line(await newProduct()))
  expect(await refusal(someone.currentCart.updateCurrentCart({ couponCode: 'NOPE' }))).toMatchObject({ status: 404 })
  const { cart } = await someone.currentCart.removeCouponFromCurrentCart()
  expect(lastSent().body).toBe('{}')
  expect(cart.lineItems).toHaveLength(1)
})

test('totals add up, with and without shipping', async () => {
  const product = await newProduct({ priceData: { price: 19.99 } })
  const { someone } = await cartOf(line(product, 3))
  const bare = await someone.currentCart.estimateCurrentCartTotals({ calculateShipping: false, calculateTax: false })
  expect(bare).toMatchObject({
    currency: 'GBP',
    priceSummary: { subtotal: money('59.97', '£59.97'), total: { amount: '59.97' }, shipping: { amount: '0.00' } },
    calculatedLineItems: [{ pricesBreakdown: { price: { amount: '19.99' }, lineItemPrice: { amount: '59.97' } } }],
    calculationErrors: { orderValidationErrors: [] },
    appliedDiscounts: [],
    violations: [],
  })
  expect(bare.calculatedLineItems[0].lineItemId).toBe(bare.cart.lineItems[0]._id)
  const full = await someone.currentCart.estimateCurrentCartTotals({
    shippingAddress: address(),
    calculateShipping: true,
    calculateTax: true,
  })
  const options = full.shippingInfo.carrierServiceOptions.flatMap(({ carrierId, shippingOptions }) =>
    shippingOptions.map(({ code }) => ({ carrierId, code })),
  )
  expect(options.length).toBeGreaterThan(0)
  for (const selectedShippingOption of options) {
    const { priceSummary, shippingInfo, payNow } = await someone.currentCart.estimateCurrentCartTotals({
      shippingAddress: address(),
      selectedShippingOption,
      calculateShipping: true,
      calculateTax: true,
    })
    expect(shippingInfo.selectedCarrierServiceOption.code).toBe(selectedShippingOption.code)
    const pence = (price) => Math.round(Number(price.amount) * 100)
    const { subtotal, discount, shipping, additionalFees, tax, total } = priceSummary
    expect(pence(subtotal) - pence(discount) + pence(shipping) + pence(additionalFees) + pence(tax)).toBeOneOf([
      pence(total),
      pence(total) + pence(tax),
    ])
    expect(payNow.total).toEqual(total)
  }
})

test('an estimate changes nothing', async () => {
  const { someone, cart } = await cartOf(line(await newProduct()))
  await someone.currentCart.estimateCurrentCartTotals({ shippingAddress: address(), calculateShipping: true })
  expect((await someone.currentCart.getCurrentCart()).revision).toBe(cart.revision)
})

test('goods and tickets share a cart', async () => {
  const { ticket } = await newOccasion()
  const product = await newProduct({ priceData: { price: 10 } })
  const { cart } = await cartOf(line(product), ticketLine(ticket, 2))
  expect(cart.lineItems.map((one) => one.itemType.preset ?? one.itemType.custom)).toEqual([
    'PHYSICAL',
    expect.any(String),
  ])
  expect(cart.lineItems[1]).toMatchObject({
    price: { amount: '25.00' },
    catalogReference: { appId: EVENTS, catalogItemId: ticket._id },
    physicalProperties: { shippable: false },
  })
  expect(cart.subtotal.amount).toBe('60.00')
})

test('a cart becomes a checkout', async () => {
  const { someone, cart } = await cartOf(line(await newProduct()))
  const { checkoutId } = await someone.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    email: 'ada@example.com',
    shippingAddress: address(),
  })
  const checkout = await someone.checkout.getCheckout(checkoutId)
  expect(checkout).toMatchObject({
    cartId: cart._id,
    buyerInfo: { email: 'ada@example.com' },
    channelType: 'WEB',
    shippingInfo: { shippingDestination: { address: { city: 'Bristol' } } },
  })
  expect((await someone.currentCart.getCurrentCart()).checkoutId).toBe(checkoutId)
  const again = await someone.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
  expect(again.checkoutId).toBe(checkoutId)
  const { checkout: found } = await someone.checkout.getCheckoutByCartId(cart._id)
  expect(found._id).toBe(checkoutId)
})

test('no more than 100 lines', async () => {
  const lines = Array.from({ length: 101 }, () => ({
    catalogReference: { appId: STORES, catalogItemId: NOWHERE },
    quantity: 1,
  }))
  const refused = await refusal(visitor().currentCart.addToCurrentCart({ lineItems: lines }))
  expect(refused.status).toBeOneOf([400, 409])
})
