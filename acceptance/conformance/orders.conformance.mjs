import { beforeAll, expect, test } from 'vitest'
import { admin, mark, NOWHERE, refusal, visitor } from './clients.mjs'
import { declaredFilters } from './declared-fields.mjs'
import { address, line, newProduct, shipTo, stock, unitsLeft } from './goods.mjs'

const email = `buyer-${mark()}@example.com`

async function order(product, { quantity = 1, changes = {} } = {}) {
  const someone = visitor()
  const made = await someone.checkout.createCheckout({
    lineItems: [line(product, quantity)],
    channelType: 'WEB',
    checkoutInfo: { buyerInfo: { email }, shippingInfo: shipTo(), ...changes },
  })
  const { orderId } = await someone.checkout.createOrder(made._id)
  return { someone, orderId }
}

/** Bought from a visitor who has not paid: it waits, holding its stock. */
async function placed(quantity = 1) {
  const product = await newProduct({ priceData: { price: 30 } })
  await stock(product, 10)
  return { product, ...(await order(product, { quantity })) }
}

test('every declared field and operator finds orders', async () => {
  for (const filter of declaredFilters('ecom.orders.searchOrders')) {
    const { orders } = await admin.orders.searchOrders({ filter })
    expect(orders, JSON.stringify(filter)).toBeInstanceOf(Array)
  }
})

test('an order as its buyer reads it', async () => {
  const { product, someone, orderId } = await placed(2)
  const read = await someone.orders.getOrder(orderId)
  expect(read).toMatchObject({
    _id: orderId,
    number: expect.stringMatching(/^\d+$/),
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    currency: 'GBP',
    buyerInfo: { email },
    channelInfo: { type: 'WEB' },
    archived: false,
    seenByAHuman: false,
    weightUnit: 'KG',
    siteLanguage: 'en',
    priceSummary: { subtotal: { amount: '60.00', formattedAmount: '£60.00' } },
    shippingInfo: { logistics: { shippingDestination: { address: { addressLine1: '1 Harbour Street' } } } },
    recipientInfo: { contactDetails: { firstName: 'Ada' } },
    lineItems: [
      {
        productName: { original: product.name },
        quantity: 2,
        price: { amount: '30.00' },
        lineItemPrice: { amount: '60.00' },
        catalogReference: { catalogItemId: product._id },
        paymentOption: 'FULL_PAYMENT_ONLINE',
      },
    ],
  })
  expect(read._createdDate).toBeInstanceOf(Date)
  expect(read.purchasedDate).toBeInstanceOf(Date)
  const pence = (price) => Math.round(Number(price.amount) * 100)
  expect(pence(read.balanceSummary.balance)).toBe(pence(read.priceSummary.total))
  expect((await admin.orders.getOrder(orderId))._id).toBe(orderId)
})

test('numbers of orders rise', async () => {
  const [a, b] = [await placed(), await placed()]
  const numbers = await Promise.all(
    [a, b].map(async ({ orderId }) => Number((await admin.orders.getOrder(orderId)).number)),
  )
  expect(numbers[1]).toBeGreaterThan(numbers[0])
})

test('an order keeps what was bought when the product goes', async () => {
  const { product, someone, orderId } = await placed()
  await admin.products.updateProduct(product._id, { name: 'Something else', priceData: { price: 99 } })
  await admin.products.deleteProduct(product._id)
  expect((await someone.orders.getOrder(orderId)).lineItems[0]).toMatchObject({
    productName: { original: product.name },
    price: { amount: '30.00' },
  })
})

test('an update sets what is present', async () => {
  const { orderId } = await placed()
  const updated = await admin.orders.updateOrder(orderId, { archived: true, buyerInfo: { email: 'new@example.com' } })
  expect(updated).toMatchObject({ archived: true, buyerInfo: { email: 'new@example.com' } })
  expect(await admin.orders.updateOrder(orderId, { seenByAHuman: true })).toMatchObject({
    archived: true,
    seenByAHuman: true,
    buyerInfo: { email: 'new@example.com' },
  })
  expect((await refusal(admin.orders.updateOrder(orderId, { buyerInfo: { email: 'nobody' } }))).rules).toEqual({
    'order.buyerInfo.email': 'FORMAT',
  })
})

test('staff correct the address and the buyer of an order', async () => {
  const { orderId } = await placed()
  const { shippingDestination } = shipTo()
  shippingDestination.address.city = 'Bath'
  const updated = await admin.orders.updateOrder(orderId, {
    shippingInfo: { logistics: { shippingDestination } },
    buyerNote: 'Leave it next door',
    customFields: [{ title: 'Gift', value: 'yes' }],
  })
  expect(updated).toMatchObject({
    shippingInfo: {
      title: 'Standard delivery',
      logistics: { shippingDestination: { address: { city: 'Bath', addressLine1: '1 Harbour Street' } } },
    },
    buyerNote: 'Leave it next door',
    customFields: [{ title: 'Gift', value: 'yes' }],
  })
})

test('a cancelled order gives back its stock on request', async () => {
  const { product, orderId } = await placed(3)
  expect(await unitsLeft(product)).toBe(7)
  const { order: canceled } = await admin.orders.cancelOrder(orderId, { restockAllItems: true })
  expect(canceled.status).toBe('CANCELED')
  expect(await unitsLeft(product)).toBe(10)
  expect(await refusal(admin.orders.cancelOrder(orderId, { restockAllItems: true }))).toMatchObject({ status: 409 })
  expect(await unitsLeft(product)).toBe(10)
})

test('a cancelled order keeps its stock when not', async () => {
  const product = await newProduct({ productType: 'digital', priceData: { price: 0 } })
  await stock(product, 10)
  const { orderId } = await order(product, { quantity: 2 })
  await admin.orders.cancelOrder(orderId, { restockAllItems: false })
  expect(await unitsLeft(product)).toBe(8)
})

test('the history tells', async () => {
  const { orderId } = await placed()
  await admin.orders.cancelOrder(orderId)
  const { activities } = await admin.orders.getOrder(orderId)
  const types = activities.map((activity) => activity.type ?? activity.activityType)
  expect(types).toContain('ORDER_PLACED')
  expect(types).toContain('ORDER_CANCELED')
  for (const activity of activities) expect(activity._createdDate).toBeInstanceOf(Date)
})

test('orders are searched by filter, sort and paging', async () => {
  const word = mark()
  const buyers = [`a-${word}@example.com`, `b-${word}@example.com`, `c-${word}@example.com`]
  const ids = []
  for (const [index, who] of buyers.entries()) {
    const product = await newProduct({ productType: 'digital', priceData: { price: 0 }, name: `Gift ${index}` })
    ids.push((await order(product, { changes: { buyerInfo: { email: who } } })).orderId)
  }
  const find = async (search) => (await admin.orders.searchOrders(search)).orders.map((one) => one._id)
  const ours = { 'buyerInfo.email': { $in: buyers } }
  expect(await find({ filter: { 'buyerInfo.email': buyers[0] } })).toEqual([ids[0]])
  expect(await find({ filter: ours })).toEqual([...ids].reverse())
  expect(await find({ filter: ours, sort: [{ fieldName: '_createdDate', order: 'ASC' }] })).toEqual(ids)
  expect(await find({ filter: { ...ours, paymentStatus: 'PAID', status: { $ne: 'CANCELED' } } })).toHaveLength(3)
  expect(await find({ filter: { ...ours, paymentStatus: 'NOT_PAID' } })).toEqual([])
  expect(await find({ filter: { _id: { $in: ids } } })).toHaveLength(3)
  expect(await find({ filter: { ...ours, archived: { $ne: true } } })).toHaveLength(3)
  const [first] = (await admin.orders.searchOrders({ filter: { _id: ids[0] } })).orders
  expect(await find({ filter: { number: first.number } })).toEqual([ids[0]])

  const page = await admin.orders.searchOrders({
    filter: ours,
    sort: [{ fieldName: 'createdDate', order: 'ASC' }],
    cursorPaging: { limit: 2 },
  })
  expect(page.metadata).toMatchObject({ count: 2, hasNext: true })
  const rest = await admin.orders.searchOrders({ cursorPaging: { limit: 2, cursor: page.metadata.cursors.next } })
  expect(rest.orders.map((one) => one._id)).toEqual([ids[2]])
  expect(rest.metadata.hasNext).toBe(false)
  const back = await admin.orders.searchOrders({ cursorPaging: { cursor: rest.metadata.cursors.prev } })
  expect(back.orders.map((one) => one._id)).toEqual(ids.slice(0, 2))
})

test('orders are found by what they hold', async () => {
  const [mug, lamp] = [await newProduct({ productType: 'digital' }), await newProduct({ productType: 'digital' })]
  const word = mark()
  const billed = (lastName) => ({
    changes: {
      buyerInfo: { email: `${lastName}-${word}@example.com` },
      billingInfo: { address: address(), contactDetails: { firstName: 'Ada', lastName } },
    },
  })
  const one = await order(mug, { quantity: 2, ...billed('Byron') })
  const two = await order(lamp, { quantity: 1, ...billed('Hopper') })
  const both = [one.orderId, two.orderId]
  const find = async (filter, sort) => {
    const search = { filter: { _id: { $in: both }, status: { $exists: true }, ...filter }, ...(sort ? { sort } : {}) }
    return (await admin.orders.searchOrders(search)).orders.map(({ _id }) => _id)
  }
  const { checkoutId } = await admin.orders.getOrder(two.orderId)
  for (const [filter, found] of [
    [{ 'lineItems.catalogReference.catalogItemId': mug._id }, [one.orderId]],
    [{ 'lineItems.productName.original': { $hasSome: [lamp.name] } }, [two.orderId]],
    [{ 'billingInfo.contactDetails.lastName': 'Byron' }, [one.orderId]],
    [{ 'billingInfo.contactDetails.lastName': { $startsWith: 'Hop' } }, [two.orderId]],
    [{ 'priceSummary.total.amount': { $gt: '12.50' } }, [one.orderId]],
    [{ checkoutId }, [two.orderId]],
    [{ 'channelInfo.type': 'WEB', 'lineItems.catalogReference.catalogItemId': lamp._id }, [two.orderId]],
    [{ 'channelInfo.externalOrderId': 'none' }, []],
    [{ imported: true }, []],
  ])
    expect(await find(filter), JSON.stringify(filter)).toEqual(found)
  const by = (fieldName, direction) => find({}, [{ fieldName, order: direction }])
  expect(await by('priceSummary.total.amount', 'ASC')).toEqual(both.toReversed())
  expect(await by('billingInfo.contactDetails.lastName', 'ASC')).toEqual(both)
  expect(await by('billingInfo.contactDetails.lastName', 'DESC')).toEqual(both.toReversed())
})

let made
beforeAll(async () => {
  made = await placed()
})

test('waiting orders are found by their status', async () => {
  const { status } = await admin.orders.getOrder(made.orderId)
  expect(status).toBe('INITIALIZED')
  const find = async (filter) => (await admin.orders.searchOrders({ filter })).orders.map((one) => one._id)
  expect(await find({ _id: made.orderId })).toEqual([])
  expect(await find({ _id: made.orderId, status: 'INITIALIZED' })).toEqual([made.orderId])
})

test('a search that cannot be understood is refused', async () => {
  expect((await refusal(admin.orders.searchOrders({ filter: { nonsense: 1 } }))).status).toBe(400)
  expect((await refusal(admin.orders.searchOrders({ sort: [{ fieldName: 'nonsense' }] }))).status).toBe(400)
  expect((await refusal(admin.orders.searchOrders({ cursorPaging: { limit: 1000 } }))).status).toBe(400)
  expect((await refusal(admin.orders.searchOrders({ cursorPaging: { cursor: 'made-up' } }))).status).toBe(400)
})

test('staff write into the history', async () => {
  const { orderId } = await placed()
  const { order: commented, activityIds } = await admin.orders.addActivities(orderId, {
    orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Packed by hand' } }],
  })
  expect(activityIds).toHaveLength(1)
  expect(commented.activities.at(-1)).toMatchObject({
    _id: activityIds[0],
    activityType: 'MERCHANT_COMMENT',
    merchantComment: { message: 'Packed by hand' },
  })
})

test('many are changed and tagged at once', async () => {
  const [a, b] = [await placed(), await placed()]
  const { results, bulkActionMetadata } = await admin.orders.bulkUpdateOrders(
    [{ order: { _id: a.orderId, archived: true } }, { order: { _id: NOWHERE, archived: true } }],
    { returnEntity: true },
  )
  expect(results).toMatchObject([
    { itemMetadata: { success: true }, item: { _id: a.orderId, archived: true } },
    { itemMetadata: { success: false, error: { code: 'ORDER_NOT_FOUND' } } },
  ])
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  await admin.orders.bulkUpdateOrderTags([a.orderId, b.orderId], { assignTags: { tags: { tagIds: [NOWHERE] } } })
  expect((await admin.orders.getOrder(b.orderId)).tags.tags.tagIds).toEqual([NOWHERE])
})

test('an administrator enters an order and sees it through', async () => {
  const entered = await admin.orders.createOrder({
    channelInfo: { type: 'BACKOFFICE_MERCHANT' },
    buyerInfo: { email },
    currency: 'GBP',
    paymentStatus: 'NOT_PAID',
    status: 'APPROVED',
    taxIncludedInPrices: false,
    weightUnit: 'KG',
    lineItems: [
      { productName: { original: 'Engraving' }, quantity: 2, price: { amount: '11' }, itemType: { preset: 'SERVICE' } },
    ],
    priceSummary: { subtotal: { amount: '22' }, total: { amount: '22' } },
  })
  expect(entered).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    priceSummary: { total: { amount: '22.00' } },
  })
  const { fulfillmentId } = await admin.orderFulfillments.createFulfillment(entered._id, {
    lineItems: [{ _id: entered.lineItems[0]._id, quantity: 2 }],
  })
  expect((await admin.orders.getOrder(entered._id)).fulfillmentStatus).toBe('FULFILLED')
  await admin.orderFulfillments.deleteFulfillment({ orderId: entered._id, fulfillmentId })
  expect((await admin.orders.getOrder(entered._id)).fulfillmentStatus).toBe('NOT_FULFILLED')
})

test('an order that is entered in pounds weighs in pounds', async () => {
  const entered = await admin.orders.createOrder({
    channelInfo: { type: 'BACKOFFICE_MERCHANT' },
    buyerInfo: { email },
    currency: 'GBP',
    status: 'APPROVED',
    taxIncludedInPrices: false,
    weightUnit: 'LB',
    lineItems: [
      {
        productName: { original: 'Anvil' },
        quantity: 1,
        price: { amount: '80' },
        itemType: { preset: 'PHYSICAL' },
        physicalProperties: { weight: 110.1234, sku: 'ANV' },
      },
    ],
    priceSummary: { subtotal: { amount: '80' }, total: { amount: '80' } },
  })
  for (const order of [entered, await admin.orders.getOrder(entered._id)])
    expect(order).toMatchObject({ weightUnit: 'LB', lineItems: [{ physicalProperties: { weight: 110.1234 } }] })
})

test('numbers go on from a counter, which falls below no order', async () => {
  expect(await refusal(admin.orders.setOrderNumberCounter('1'))).toMatchObject({
    status: 409,
    code: 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER',
  })
  const { orderId } = await placed()
  const next = Number((await admin.orders.getOrder(orderId)).number) + 100
  expect(await admin.orders.setOrderNumberCounter(String(next))).toMatchObject({ newCounter: String(next) })
  const later = await admin.orders.getOrder((await placed()).orderId)
  expect(Number(later.number)).toBeGreaterThan(next)
})
