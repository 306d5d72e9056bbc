import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { productLine, sellShirts, sellTickets, type TestChoice, ticketLine } from '../../../test/shop.ts'
import { PUBLIC_URL, SHELF_APP, type ShelfShop, shelfShop } from '../carts/shelf.fixture.ts'
import { bought, cardSite } from '../payments/payments.fixture.ts'

const ORDERS = '/ecom/v1/orders'
const CHECKOUTS = '/ecom/v1/checkouts'
const address = { country: 'GB', city: 'London', postalCode: 'N1 9GU', addressLine: '1 Wharf Road' }
const contact = { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace', phone: '020 7946 0000' } }

async function shop(): Promise<ShelfShop> {
  const made = await shelfShop()
  made.shelf.put('mug', {
    price: 1250n,
    fullPrice: 1500n,
    itemType: 'PHYSICAL',
    physical: { weightGrams: 300, sku: 'MUG', shippable: true },
    descriptionLines: [{ name: 'Size', text: 'Large' }],
    image: { url: '/media/mug.jpg', width: 800, height: 600 },
  })
  made.shelf.put('file', { price: 499n, fullPrice: 499n })
  return made
}

async function order(
  { line }: ShelfShop,
  buyer: TestCaller,
  { items = ['file'], info = {} }: { items?: string[]; info?: object } = {},
) {
  const lineItems = items.map((id) => line(id, 2))
  const checkoutInfo = { buyerInfo: { email: 'buyer@example.com' }, ...info }
  const made = await buyer.call('POST', CHECKOUTS, { channelType: 'WEB', lineItems, checkoutInfo })
  const { id } = made.body.checkout
  const { body } = await buyer.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })
  return { id: body.orderId as string, checkoutId: id as string }
}

const numbers = (reply: { body: { orders: { number: string }[] } }) => reply.body.orders.map(({ number }) => number)

test('an order keeps what was sold, to whom, and at which prices', async () => {
  const rig = await shop()
  const ada = await rig.visitor()
  const info = {
    buyerInfo: { email: 'Ada@Example.com' },
    billingInfo: contact,
    shippingInfo: { shippingDestination: contact, selectedCarrierServiceOption: { code: 'standard' } },
    buyerNote: 'Ring twice',
    customFields: [{ title: 'Gift wrap', value: true }],
  }
  const { id, checkoutId } = await order(rig, ada, { items: ['mug', 'file'], info })
  rig.shelf.put('mug', { price: 99_999n, name: 'Dear mug' })
  const reply = await ada.call('GET', `${ORDERS}/${id}?id=${id}`)
  const money = (amount: string) => ({ amount, formattedAmount: `£${amount}` })
  const placed = reply.body.order
  expect(placed).toMatchObject({
    id,
    number: '10001',
    checkoutId,
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    archived: false,
    seenByAHuman: false,
    currency: 'GBP',
    weightUnit: 'KG',
    channelInfo: { type: 'WEB' },
    buyerNote: 'Ring twice',
    customFields: [{ title: 'Gift wrap', value: true }],
    buyerInfo: { email: 'Ada@Example.com' },
    billingInfo: contact,
    recipientInfo: contact,
    shippingInfo: {
      code: 'standard',
      title: 'Standard delivery',
      logistics: { shippingDestination: contact },
      cost: { price: money('5.00'), totalPriceAfterTax: money('5.00') },
    },
    priceSummary: {
      subtotal: money('34.98'),
      shipping: money('5.00'),
      tax: money('0.00'),
      discount: money('0.00'),
      total: money('39.98'),
      totalAdditionalFees: money('0.00'),
    },
    balanceSummary: { balance: money('39.98'), paid: money('0.00'), refunded: money('0.00') },
    taxInfo: { totalTax: money('0.00') },
    activities: [{ activityType: 'ORDER_PLACED' }],
  })
  expect(placed.buyerInfo.visitorId).toBe(placed.createdBy.visitorId)
  expect(placed.lineItems).toHaveLength(2)
  expect(placed.lineItems[0]).toMatchObject({
    productName: { original: 'mug' },
    catalogReference: { appId: SHELF_APP, catalogItemId: 'mug' },
    quantity: 2,
    price: money('12.50'),
    lineItemPrice: money('25.00'),
    totalPriceAfterTax: money('25.00'),
    itemType: { preset: 'PHYSICAL' },
    physicalProperties: { sku: 'MUG', weight: 0.3, shippable: true },
    descriptionLines: [{ name: { original: 'Size' }, plainText: { original: 'Large' } }],
    image: { url: `${PUBLIC_URL}/media/mug.jpg`, width: 800, height: 600 },
    paymentOption: 'FULL_PAYMENT_ONLINE',
  })
  expect(reply.statements).toBe(1)
})

test('an order is its buyer’s and the administrators’, and nobody else’s', async () => {
  const rig = await shop()
  const [ada, eve] = [await rig.visitor(), await rig.visitor()]
  const { id } = await order(rig, ada)
  expect((await ada.call('GET', `${ORDERS}/${id}`)).status).toBe(200)
  expect((await rig.admin.call('GET', `${ORDERS}/${id}`)).status).toBe(200)
  const reply = await eve.call('GET', `${ORDERS}/${id}`)
  expect([reply.status, reply.body.details.applicationError.code]).toEqual([404, 'ORDER_NOT_FOUND'])
  for (const [method, path, body] of [
    ['POST', '/search', {}],
    ['PATCH', `/${id}`, { order: { id, archived: true } }],
    ['POST', `/${id}/cancel`, { id }],
  ] as const) {
    expect((await ada.call(method, `${ORDERS}${path}`, body)).status).toBe(403)
  }
})

test('administrators search by what they know and leaf through the rest', async () => {
  const rig = await shop()
  const { admin } = rig
  const [ada, bob] = [await rig.visitor(), await rig.visitor()]
  for (let i = 0; i < 3; i++)
    await order(rig, ada, { info: { buyerInfo: { email: `ada+${i}@example.com` }, billingInfo: contact } })
  const last = await order(rig, bob, {
    items: ['mug'],
    info: {
      buyerInfo: { email: 'Bob@example.com' },
      shippingInfo: { selectedCarrierServiceOption: { code: 'pickup' } },
    },
  })
  const search = (search: object) => admin.call('POST', `${ORDERS}/search`, { search })

  expect(numbers(await search({}))).toEqual(['10004', '10003', '10002', '10001'])
  for (const [filter, found] of [
    [{ 'buyerInfo.email': 'bob@EXAMPLE.com' }, ['10004']],
    [{ 'buyerInfo.email': { $contains: 'ada' } }, ['10003', '10002', '10001']],
    [{ 'buyerInfo.email': 'ada+1@example.com', paymentStatus: 'NOT_PAID', status: { $ne: 'INITIALIZED' } }, ['10002']],
    [{ number: '10003' }, ['10003']],
    [{ id: { $in: [last.id] } }, ['10004']],
    [{ checkoutId: last.checkoutId }, ['10004']],
    [{ status: 'CANCELED' }, []],
    [{ fulfillmentStatus: 'FULFILLED' }, ['10003', '10002', '10001']],
    [{ archived: true }, []],
    [{ createdDate: { $gte: '2000-01-01T00:00:00Z' } }, ['10004', '10003', '10002', '10001']],
    [{ createdDate: { $lt: '2000-01-01T00:00:00Z' } }, []],
    [{ 'priceSummary.total.amount': { $gt: '10' } }, ['10004']],
    [{ 'billingInfo.contactDetails.lastName': 'Lovelace' }, ['10003', '10002', '10001']],
    [{ 'billingInfo.contactDetails.lastName': { $contains: 'lovel' } }, ['10003', '10002', '10001']],
    [{ 'lineItems.catalogReference.catalogItemId': 'mug' }, ['10004']],
  ] as const) {
    expect([filter, numbers(await search({ filter }))]).toEqual([filter, found])
  }

  const first = await search({ sort: [{ fieldName: 'number', order: 'ASC' }], cursorPaging: { limit: 3 } })
  expect([numbers(first), first.body.metadata.count]).toEqual([['10001', '10002', '10003'], 3])
  const second = await search({ cursorPaging: { limit: 3, cursor: first.body.metadata.cursors.next } })
  expect([numbers(second), second.body.metadata.cursors.next]).toEqual([['10004'], undefined])
  expect(second.statements).toBe(1)

  const wrong = await search({ filter: { shoeSize: 43 } })
  expect([wrong.status, wrong.body.details.validationError.fieldViolations[0].field]).toEqual([
    400,
    'search.filter.shoeSize',
  ])
})

test('an order that waits for its payment is found only by asking for it', async () => {
  const rig = await shop()
  await rig.site.query(`update sites set settings = settings || '{"testPayments": true}'`)
  await rig.site.assembly.directory.reload()
  const { id } = await order(rig, await rig.visitor())
  const search = async (filter: object) =>
    (await rig.admin.call('POST', `${ORDERS}/search`, { search: { filter } })).body.orders.length
  expect((await rig.admin.call('GET', `${ORDERS}/${id}`)).body.order.status).toBe('INITIALIZED')
  expect(await search({})).toBe(0)
  expect(await search({ status: 'INITIALIZED' })).toBe(1)
  expect(await search({ $or: [{ status: 'INITIALIZED' }, { archived: true }] })).toBe(1)
})

test('staff correct the buyer of an order and archive it', async () => {
  const rig = await shop()
  const { admin } = rig
  const { id } = await order(rig, await rig.visitor(), {
    info: { buyerInfo: { email: 'ada@example.com' }, billingInfo: contact },
  })
  const change = (order: object) => admin.call('PATCH', `${ORDERS}/${id}`, { order: { id, ...order } })
  const changed = await change({
    buyerInfo: { email: 'new-ada@example.com' },
    archived: true,
    priceSummary: { total: { amount: '0' } },
  })
  expect(changed.body.order).toMatchObject({
    archived: true,
    buyerInfo: { email: 'new-ada@example.com' },
    billingInfo: contact,
    priceSummary: { total: { amount: '9.98' } },
  })
  const moved = { ...contact, address: { ...address, city: 'Leeds' } }
  expect((await change({ recipientInfo: moved, seenByAHuman: true })).body.order).toMatchObject({
    archived: true,
    seenByAHuman: true,
    recipientInfo: moved,
  })
  const bad = await change({ buyerInfo: { email: 'not an address' } })
  expect(bad.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'order.buyerInfo.email', ruleName: 'FORMAT' },
  ])
  expect((await admin.call('PATCH', `${ORDERS}/${rig.site.siteId}`, { order: { archived: true } })).status).toBe(404)
})

test.for([
  ['with restock the units are for sale again', true, 0],
  ['without, they are not', false, 2],
] as const)('a cancelled order: %s', async ([, restockAllItems, used]) => {
  const rig = await shop()
  const poolId = await rig.stock('print', 5)
  const { id } = await order(rig, await rig.visitor(), { items: ['print'] })
  const reply = await rig.admin.call('POST', `${ORDERS}/${id}/cancel`, {
    id,
    restockAllItems,
    sendOrderCanceledEmail: false,
  })
  expect(reply.body.order).toMatchObject({
    status: 'CANCELED',
    activities: [{ activityType: 'ORDER_PLACED' }, { activityType: 'ORDER_CANCELED' }],
  })
  expect(await rig.site.query('select used::int from pools where id = $1', [poolId])).toEqual([{ used }])
  const again = await rig.admin.call('POST', `${ORDERS}/${id}/cancel`, { id, restockAllItems })
  expect([again.status, again.body.details.applicationError.code]).toEqual([409, 'ORDER_STATUS_IS_NOT_SUPPORTED'])
})

test.for([
  ['mails the buyer the reason, on request', { sendOrderCanceledEmail: true, customMessage: 'The print smudged' }, 1],
  ['says nothing otherwise', { customMessage: 'The print smudged' }, 0],
] as const)('cancelling %s', async ([, options, mails]) => {
  const rig = await shop()
  const { id } = await order(rig, await rig.visitor(), { info: { buyerInfo: { email: 'ada@example.com' } } })
  await rig.admin.call('POST', `${ORDERS}/${id}/cancel`, { id, ...options })
  const sent = await rig.site.query(
    `select to_address as "to", subject, text from mails where template = 'orderCanceled'`,
  )
  expect(sent).toHaveLength(mails)
  if (mails > 0)
    expect(sent[0]).toMatchObject({
      to: 'ada@example.com',
      subject: 'Your order 10001 is cancelled',
      text: expect.stringContaining('The print smudged'),
    })
})

test('the mail of a cancelled order speaks of its tickets and its payment, and of none that there are not', async () => {
  const site = await cardSite()
  const [shirt, concert] = [await sellShirts(site, 5), await sellTickets(site, 5)]
  const canceled = async (lines: readonly unknown[], choice?: TestChoice) => {
    const { orderId: id } = await bought(site, lines, choice)
    await site.admin.call('POST', `${ORDERS}/${id}/cancel`, { id, sendOrderCanceledEmail: true })
    const query = `select text from mails where template = 'orderCanceled' order by created_at desc limit 1`
    return String((await site.query(query))[0]?.text)
  }
  const unpaidShirt = await canceled([productLine(shirt.productId, 1)])
  expect(unpaidShirt).toContain('at Test site. You owe nothing for it.')
  expect(unpaidShirt).not.toMatch(/ticket|refund/)
  const paidTicket = await canceled([ticketLine(concert.ticketDefinitionId, 1)], 'approve')
  expect(paidTicket).toContain('Its tickets are no longer valid. What you paid is not refunded automatically.')
  expect(paidTicket).not.toContain('You owe nothing')
})

test('staff comment on an order among themselves, edit the comment and delete it', async () => {
  const rig = await shop()
  const [ada, { admin }] = [await rig.visitor(), rig]
  const { id } = await order(rig, ada)
  const added = await admin.call('POST', `${ORDERS}/${id}/activities/add`, {
    orderId: id,
    orderActivities: [
      { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Packed by hand' } },
      {
        activityType: 'CUSTOM_ACTIVITY',
        customActivity: { appId: SHELF_APP, type: 'weighed', additionalData: { grams: '300' } },
      },
    ],
  })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const [commentId, customId] = added.body.activityIds
  expect(added.body.order.activities.slice(1)).toMatchObject([
    { id: commentId, activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Packed by hand' } },
    { id: customId, type: 'CUSTOM_ACTIVITY', customActivity: { type: 'weighed', additionalData: { grams: '300' } } },
  ])
  const mismatched = { activityType: 'CUSTOM_ACTIVITY', merchantComment: { message: 'Packed by hand' } }
  const wrong = await admin.call('POST', `${ORDERS}/${id}/activities/add`, {
    orderId: id,
    orderActivities: [mismatched],
  })
  expect([wrong.status, wrong.body.details.validationError.fieldViolations[0].field]).toEqual([
    400,
    'orderActivities[0].activityType',
  ])
  const typesSeen = async (caller: TestCaller) =>
    (await caller.call('GET', `${ORDERS}/${id}`)).body.order.activities.map((one: { type: string }) => one.type)
  expect(await typesSeen(ada)).toEqual(['ORDER_PLACED'])

  const path = (activityId: string) => `${ORDERS}/${id}/activities/${activityId}`
  const activity = { merchantComment: { message: 'Packed twice' } }
  const worded = await admin.call('PATCH', path(commentId), { id, activityId: commentId, activity })
  expect(worded.body.order.activities[1].merchantComment.message).toBe('Packed twice')
  expect((await admin.call('PATCH', path(customId), { id, activityId: customId, activity })).status).toBe(404)
  expect((await admin.call('DELETE', path(commentId))).body.order.activities).toHaveLength(2)
  expect((await admin.call('DELETE', path(commentId))).status).toBe(404)
  const placed = (await admin.call('GET', `${ORDERS}/${id}`)).body.order.activities[0]
  expect((await admin.call('DELETE', path(placed.id))).status).toBe(404)
  expect((await ada.call('POST', `${ORDERS}/${id}/activities`, { id, activity })).status).toBe(403)
  const none = await admin.call('POST', `${ORDERS}/${id}/activities`, { id, activity: {} })
  expect(none.body.details.validationError.fieldViolations[0].violatedRule).toBe('REQUIRED_ONE_OF_FIELD')
  const one = await admin.call('POST', `${ORDERS}/${id}/activities`, { id, activity })
  expect(one.body.order.activities.at(-1).id).toBe(one.body.activityId)
})

test('many orders are changed and filed under tags, each by itself', async () => {
  const rig = await shop()
  const ada = await rig.visitor()
  const [a, b] = [await order(rig, ada), await order(rig, ada)]
  const { siteId } = rig.site
  const changed = await rig.admin.call('POST', '/ecom/v1/bulk/orders/update', {
    orders: [
      { order: { id: a.id, archived: true } },
      { order: { id: siteId, archived: true } },
      { order: { id: b.id, buyerNote: 'Ring' } },
    ],
    returnEntity: true,
  })
  expect(changed.body).toMatchObject({
    results: [
      { itemMetadata: { id: a.id, success: true }, item: { archived: true } },
      { itemMetadata: { success: false, error: { code: 'ORDER_NOT_FOUND' } } },
      { itemMetadata: { id: b.id, success: true }, item: { archived: false, buyerNote: 'Ring' } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1 },
  })
  const tag = '7a6c3c1e-0000-4000-8000-000000000001'
  const move = (request: object) =>
    rig.admin.call('POST', '/ecom/v1/bulk/orders/update-tags', { orderIds: [a.id, siteId], ...request })
  const moved = await move({ assignTags: { tags: { tagIds: [tag] }, privateTags: { tagIds: [tag] } } })
  expect(moved.body.results).toMatchObject([{ itemMetadata: { success: true } }, { itemMetadata: { success: false } }])
  const tagsSeen = async (caller: TestCaller) => (await caller.call('GET', `${ORDERS}/${a.id}`)).body.order.tags
  expect(await tagsSeen(rig.admin)).toEqual({ tags: { tagIds: [tag] }, privateTags: { tagIds: [tag] } })
  expect(await tagsSeen(ada)).toEqual({ tags: { tagIds: [tag] }, privateTags: { tagIds: [] } })
  await move({ unassignTags: { tags: { tagIds: [tag] }, privateTags: { tagIds: [tag] } } })
  expect(await tagsSeen(rig.admin)).toBeUndefined()
  expect((await move({})).body.details.applicationError.code).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
})

const entered = (change: object = {}) => ({
  order: {
    channelInfo: { type: 'BACKOFFICE_MERCHANT' },
    buyerInfo: { email: 'ada@example.com' },
    lineItems: [
      { productName: { original: 'Engraving' }, quantity: 2, price: { amount: '11' }, itemType: { preset: 'SERVICE' } },
    ],
    ...change,
  },
})

test('an entered order shows weights in the unit that it names', async () => {
  const rig = await shop()
  const weighing = (weight: number, change: object = {}) =>
    entered({
      lineItems: [
        {
          productName: { original: 'Anvil' },
          quantity: 1,
          price: { amount: '11' },
          itemType: { preset: 'PHYSICAL' },
          physicalProperties: { weight, shippable: true },
        },
      ],
      ...change,
    })
  const shown = async (order: object) => {
    const { id } = (await rig.admin.call('POST', ORDERS, order)).body.order
    const read = (await rig.admin.call('GET', `${ORDERS}/${id}`)).body.order
    return [read.weightUnit, read.lineItems[0].physicalProperties.weight]
  }
  expect(await shown(weighing(2.2))).toEqual(['KG', 2.2])
  expect(await shown(weighing(2.2, { weightUnit: 'KG' }))).toEqual(['KG', 2.2])
  expect(await shown(weighing(110.1234, { weightUnit: 'LB' }))).toEqual(['LB', 110.1234])
  const grams = await rig.site.query("select doc->'physical'->'weightGrams' as grams from order_lines order by 1")
  expect(grams.map((row) => row.grams)).toEqual([2200, 2200, 49951.134])
  const ounces = await rig.admin.call('POST', ORDERS, weighing(1, { weightUnit: 'OZ' }))
  expect([ounces.status, ounces.body.details.validationError.fieldViolations[0].field]).toEqual([
    400,
    'order.weightUnit',
  ])
})

test('an administrator enters an order: approved, not paid, to be fulfilled', async () => {
  const rig = await shop()
  const reply = await rig.admin.call('POST', ORDERS, {
    order: {
      ...entered().order,
      currency: 'GBP',
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      priceSummary: { subtotal: { amount: '22' }, total: { amount: '26.50' } },
      shippingInfo: {
        title: 'By bike',
        logistics: { shippingDestination: contact },
        cost: { price: { amount: '4.50' } },
      },
      billingInfo: contact,
      buyerNote: 'By phone',
    },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  expect(reply.body.order).toMatchObject({
    number: '10001',
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    channelInfo: { type: 'BACKOFFICE_MERCHANT' },
    buyerInfo: { email: 'ada@example.com' },
    buyerNote: 'By phone',
    recipientInfo: contact,
    shippingInfo: { title: 'By bike', logistics: { shippingDestination: contact } },
    priceSummary: { subtotal: { amount: '22.00' }, shipping: { amount: '4.50' }, total: { amount: '26.50' } },
    lineItems: [{ productName: { original: 'Engraving' }, quantity: 2, price: { amount: '11.00' } }],
  })
  const free = entered({ lineItems: [{ productName: { original: 'A gift' }, quantity: 1, price: { amount: '0' } }] })
  expect((await rig.admin.call('POST', ORDERS, free)).body.order.paymentStatus).toBe('PAID')
  const paid = (await rig.admin.call('POST', ORDERS, entered({ paymentStatus: 'PAID', currency: 'USD' }))).body.order
  expect(paid).toMatchObject({ paymentStatus: 'PAID', currency: 'USD', balanceSummary: { paid: { amount: '22.00' } } })
  const wrong = await rig.admin.call('POST', ORDERS, entered({ priceSummary: { total: { amount: '21.99' } } }))
  expect([wrong.status, wrong.body.details.applicationError]).toMatchObject([
    409,
    { code: 'AMOUNTS_DO_NOT_ADD_UP', data: { total: '22.00' } },
  ])
  expect((await (await rig.visitor()).call('POST', ORDERS, entered())).status).toBe(403)
})

test('an entered order takes its items of the catalogue from stock, or is refused', async () => {
  const rig = await shop()
  const poolId = await rig.stock('print', 3)
  const enter = (quantity: number) => {
    const { catalogReference } = rig.line('print')
    const lineItems = [{ productName: { original: 'Print' }, catalogReference, quantity, price: { amount: '7.00' } }]
    return rig.admin.call('POST', ORDERS, entered({ lineItems }))
  }
  const taken = await enter(2)
  expect(taken.body.order.lineItems[0]).toMatchObject({ price: { amount: '7.00' }, itemType: { preset: 'DIGITAL' } })
  const short = await enter(2)
  expect([short.status, short.body.details.applicationError.code]).toEqual([409, 'INSUFFICIENT_INVENTORY'])
  expect(await rig.site.query('select used::int from pools where id = $1', [poolId])).toEqual([{ used: 2 }])
  const ofAnother = (appId: string) =>
    rig.admin.call(
      'POST',
      ORDERS,
      entered({
        lineItems: [
          {
            productName: { original: 'Of another shop' },
            catalogReference: { appId, catalogItemId: 'x' },
            quantity: 1,
            price: { amount: '1.00' },
          },
        ],
      }),
    )
  const stored = await ofAnother('5e11ab1e-0000-4000-8000-00000000ffff')
  expect(stored.body.order.lineItems[0].catalogReference.catalogItemId).toBe('x')
  expect((await ofAnother('another')).body.details.validationError.fieldViolations[0]).toMatchObject({
    field: 'order.lineItems[0].catalogReference.appId',
    violatedRule: 'FORMAT',
  })
})

test('numbers go on from where the counter is set, and never meet one that is there', async () => {
  const rig = await shop()
  const ada = await rig.visitor()
  await order(rig, ada)
  const set = (counter: string, allowLowerCounter?: boolean) =>
    rig.admin.call('POST', `${ORDERS}/import/set-order-number-counter`, { counter, allowLowerCounter })
  expect((await set('20000')).body).toEqual({ oldCounter: '10001', newCounter: '20000' })
  const low = await set('10050')
  expect([low.status, low.body.details.applicationError.code]).toEqual([409, 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER'])
  expect((await set('10050', true)).body).toEqual({ oldCounter: '20000', newCounter: '10050' })
  expect((await set('10000', true)).status).toBe(409)
  const { id } = await order(rig, ada)
  expect((await rig.admin.call('GET', `${ORDERS}/${id}`)).body.order.number).toBe('10051')
  expect((await ada.call('POST', `${ORDERS}/import/set-order-number-counter`, { counter: '1' })).status).toBe(403)
})
