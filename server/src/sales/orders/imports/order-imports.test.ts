import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestSite } from '../../../../test/fixture.ts'
import { CONTACT, productLine, STORE_APP, sellShirts } from '../../../../test/shop.ts'
import { refused } from '../../../members/members.fixture.ts'
import { agrees, bought } from '../../payments/payments.fixture.ts'

const ORDERS = '/ecom/v1/orders'
let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const money = (amount: string) => ({ amount })
const jug = {
  productName: { original: 'Jug' },
  quantity: 2,
  price: money('12.50'),
  itemType: { preset: 'PHYSICAL' },
  physicalProperties: { shippable: true, weight: 1 },
}
const plain = {
  channelInfo: { type: 'OTHER_PLATFORM' },
  status: 'APPROVED',
  paymentStatus: 'PAID',
  lineItems: [jug],
  priceSummary: { total: money('25.00') },
}
const importing = (order: object, by = site.admin) =>
  by.call('POST', `${ORDERS}/import`, { order: { ...plain, ...order } })
async function imported(order: object = {}) {
  const reply = await importing(order)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.order
}
const remove = (...orderIds: string[]) =>
  site.admin.call('POST', `${ORDERS}/import/bulk-delete-imported-orders`, { orderIds })
const read = (id: string) => site.admin.call('GET', `${ORDERS}/${id}`)
const count = async (table: string) => (await site.query(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n

test('an order of another shop is as it was: number, dates, amounts, tax, payment, and what was handed over', async () => {
  const { productId } = await sellShirts(site, 3)
  const before = [await count('happenings'), await count('mails'), await count('allocations')]
  const order = await imported({
    number: '777',
    createdDate: '2019-05-04T10:00:00.000Z',
    purchasedDate: '2019-05-03T10:00:00.000Z',
    buyerInfo: { email: 'ada@example.com' },
    billingInfo: { contactDetails: CONTACT },
    shippingInfo: { title: 'Courier', cost: { price: money('4.00') } },
    lineItems: [jug, { ...jug, ...productLine(productId, 3), price: money('10.00') }],
    priceSummary: {
      subtotal: money('55.00'),
      discount: money('5.00'),
      shipping: money('4.00'),
      tax: money('9.01'),
      total: money('63.01'),
    },
    fulfillmentStatus: 'FULFILLED',
    archived: true,
  })
  expect(order).toMatchObject({
    imported: true,
    number: '777',
    createdDate: '2019-05-04T10:00:00.000Z',
    purchasedDate: '2019-05-03T10:00:00.000Z',
    status: 'APPROVED',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'FULFILLED',
    archived: true,
    buyerInfo: { email: 'ada@example.com' },
    channelInfo: { type: 'OTHER_PLATFORM' },
    priceSummary: { subtotal: money('55.00'), discount: money('5.00'), tax: money('9.01'), total: money('63.01') },
    balanceSummary: { paid: money('63.01'), balance: money('0.00') },
    lineItems: [{ quantity: 2 }, { quantity: 3, catalogReference: { appId: STORE_APP, catalogItemId: productId } }],
  })
  expect([await count('happenings'), await count('mails'), await count('allocations')]).toEqual(before)
  const shipped = await site.admin.call('GET', `/ecom/v1/fulfillments/orders/${order.id}`)
  expect(shipped.body.orderWithFulfillments.fulfillments).toMatchObject([
    { lineItems: [{ quantity: 2 }, { quantity: 3 }] },
  ])
  await agrees(site)
})

test.for([
  ['NOT_PAID', {}, '0.00', '0.00'],
  ['PARTIALLY_PAID', { paid: money('5.00') }, '5.00', '0.00'],
  ['PARTIALLY_REFUNDED', { refunded: money('5.00') }, '25.00', '5.00'],
  ['FULLY_REFUNDED', {}, '25.00', '25.00'],
] as const)(
  'an imported order that is %s has the payments of that status',
  async ([paymentStatus, balanceSummary, paid, refunded]) => {
    const order = await imported({ paymentStatus, balanceSummary, status: 'CANCELED' })
    expect(order).toMatchObject({
      status: 'CANCELED',
      paymentStatus,
      fulfillmentStatus: 'NOT_FULFILLED',
      balanceSummary: { paid: money(paid), refunded: money(refunded) },
    })
    const path = `/ecom/v1/payments/orders/${order.id}`
    const { status, body } = await site.admin.call('GET', path)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.orderTransactions.payments).toHaveLength(paid === '0.00' ? 0 : 1)
    expect(body.orderTransactions.refunds).toHaveLength(refunded === '0.00' ? 0 : 1)
    await agrees(site)
  },
)

test.for([
  ['a total that is no sum', { priceSummary: { total: money('24.00') } }, 409, 'AMOUNTS_DO_NOT_ADD_UP'],
  [
    'a subtotal of other lines',
    { priceSummary: { subtotal: money('9.00'), total: money('25.00') } },
    409,
    'AMOUNTS_DO_NOT_ADD_UP',
  ],
  [
    'a discount above all',
    { priceSummary: { discount: money('26.00'), total: money('0.00') } },
    409,
    'AMOUNTS_DO_NOT_ADD_UP',
  ],
  [
    'an included tax above all',
    { taxIncludedInPrices: true, priceSummary: { tax: money('25.00'), total: money('25.00') } },
    409,
    'AMOUNTS_DO_NOT_ADD_UP',
  ],
  ['a part that nobody names', { paymentStatus: 'PARTIALLY_PAID' }, 409, 'PAYMENTS_DO_NOT_ADD_UP'],
  [
    'more given back than paid',
    { paymentStatus: 'PARTIALLY_REFUNDED', balanceSummary: { refunded: money('26.00') } },
    409,
    'PAYMENTS_DO_NOT_ADD_UP',
  ],
  ['more paid than it cost', { balanceSummary: { paid: money('26.00') } }, 409, 'PAYMENTS_DO_NOT_ADD_UP'],
  ['a date to come', { createdDate: '2999-01-01T00:00:00.000Z' }, 400, 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE'],
] as const)('an import with %s is refused, and nothing is stored', async ([, order, status, code]) => {
  const before = await count('orders')
  expect(refused(await importing(order))).toEqual([status, code])
  expect(await count('orders')).toBe(before)
})

test.for([
  ['no lines', { lineItems: [] }],
  ['too many lines', { lineItems: Array.from({ length: 301 }, () => jug) }],
  ['a number that is none', { number: 'A-1' }],
  ['digits that the currency has not', { priceSummary: { total: money('25.001') } }],
  ['a date before all years', { createdDate: '0000-01-01T00:00:00.000Z' }],
  ['a status of orders under way', { status: 'INITIALIZED' }],
] as const)('an import with %s is no order', async ([, order]) => {
  expect((await importing(order)).status).toBe(400)
})

test('numbers are had once, orders of the shop go on above them, and two at once do not share one', async () => {
  await imported({ number: '50000' })
  expect(refused(await importing({ number: '50000' }))).toEqual([409, 'ORDER_NUMBER_TAKEN'])
  expect(Number((await imported()).number)).toBe(50001)
  const { productId } = await sellShirts(site, 5)
  const { orderId } = await bought(site, [productLine(productId, 1)])
  expect(Number((await read(orderId)).body.order.number)).toBe(50002)
  const both = await Promise.all([importing({ number: '60000' }), importing({ number: '60000' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an import is replaced by its id, and an order of the shop never is', async () => {
  const first = await imported({ number: '70' })
  const again = await imported({ id: first.id, number: '70', paymentStatus: 'NOT_PAID' })
  expect(again).toMatchObject({ id: first.id, number: '70', paymentStatus: 'NOT_PAID' })
  const { productId } = await sellShirts(site, 5)
  const { orderId: id } = await bought(site, [productLine(productId, 1)])
  expect(refused(await importing({ id }))).toEqual([409, 'CANNOT_OVERWRITE_NON_IMPORTED_ORDER'])
  expect((await read(id)).body.order.imported).toBe(false)
})

test('imported orders are found by that, and deleted alone', async () => {
  const { productId } = await sellShirts(site, 5)
  const { orderId: own } = await bought(site, [productLine(productId, 1)])
  const [one, other] = [
    await imported({ paymentStatus: 'FULLY_REFUNDED' }),
    await imported({ fulfillmentStatus: 'FULFILLED' }),
  ]
  await site.admin.call('POST', `${ORDERS}/${one.id}/activities/add`, {
    orderId: one.id,
    orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'From the old shop' } }],
  })
  const found = async (isImported: boolean) => {
    const search = { filter: { imported: isImported }, cursorPaging: { limit: 100 } }
    const { body } = await site.admin.call('POST', `${ORDERS}/search`, { search })
    return body.orders.map(({ id }: { id: string }) => id)
  }
  expect(await found(true)).toEqual(expect.arrayContaining([one.id, other.id]))
  expect(await found(true)).not.toContain(own)
  expect(await found(false)).toContain(own)

  const reply = await remove(one.id, own, crypto.randomUUID())
  expect([reply.status, typeof reply.body.jobId]).toEqual([200, 'string'])
  expect([(await read(one.id)).status, (await read(own)).status, (await read(other.id)).status]).toEqual([
    404, 200, 200,
  ])
  expect((await remove(one.id)).status).toBe(200)
  const log = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
    query: { filter: { 'target.id': one.id }, sort: [{ fieldName: 'date', order: 'ASC' }] },
  })
  expect(log.body.entries.map(({ action }: { action: string }) => action)).toEqual([
    'order.imported',
    'order.importDeleted',
  ])
  await agrees(site)
})

test('an imported order with an invoice of this shop stays, and is not replaced', async () => {
  const business = { address: { country: 'GB', city: 'Leeds' } }
  await site.admin.call('PATCH', '/fairground/v1/site-settings', { business })
  const order = await imported()
  const invoice = await site.admin.call('POST', `/ecom/v1/invoices/orders/${order.id}`, { orderId: order.id })
  expect(invoice.status, JSON.stringify(invoice.body)).toBe(200)
  await remove(order.id)
  expect((await read(order.id)).status).toBe(200)
  expect(refused(await importing({ id: order.id }))).toEqual([409, 'IMPORTED_ORDER_IN_USE'])
})

test('only who may write orders imports and deletes them', async () => {
  const reader = await site.keyWith(['orders.read'])
  expect((await importing({}, reader)).status).toBe(403)
  expect((await importing({}, await site.visitor())).status).toBe(403)
  const path = `${ORDERS}/import/bulk-delete-imported-orders`
  expect((await reader.call('POST', path, { orderIds: [crypto.randomUUID()] })).status).toBe(403)
})

test('an imported order that is refunded or cancelled here puts nothing on sale that it never took', async () => {
  const { productId } = await sellShirts(site, 3)
  const lineItems = [{ ...jug, ...productLine(productId, 2) }]
  const stock = async () => {
    const [row] = await site.query('SELECT sum(used)::int AS used, sum(capacity)::int AS capacity FROM pools')
    return row
  }
  const before = await stock()
  const unpaid = await imported({ lineItems, paymentStatus: 'NOT_PAID' })
  const canceled = await site.admin.call('POST', `${ORDERS}/${unpaid.id}/cancel`, {
    id: unpaid.id,
    restockAllItems: true,
  })
  expect([canceled.status, canceled.body.order?.status]).toEqual([200, 'CANCELED'])
  const paid = await imported({ lineItems })
  const marked = await site.admin.call('POST', `/ecom/v1/payments-collector/orders/${paid.id}/mark-as-paid`, {
    ecomOrderId: paid.id,
  })
  expect(marked.status).toBeLessThan(500)
  expect(await stock()).toEqual(before)
  await agrees(site)
})

test('four imports of one id at once leave one order, and none is refused', async () => {
  const id = crypto.randomUUID()
  const replies = await Promise.all([1, 2, 3, 4].map(() => importing({ id })))
  expect(replies.map(({ status, body }) => [status, body.order?.id])).toEqual(Array(4).fill([200, id]))
  expect(await count(`orders WHERE id = '${id}'`)).toBe(1)
  expect(await count(`transactions WHERE order_id = '${id}'`)).toBe(1)
  await agrees(site)
})

test.for(['', '/import'])('an order%s in three letters that are no currency is refused at the field', async (path) => {
  const order = { ...plain, currency: 'ZZZ' }
  const { status, body } = await site.admin.call('POST', `${ORDERS}${path}`, { order })
  expect([status, body.details?.validationError?.fieldViolations]).toMatchObject([400, [{ field: 'order.currency' }]])
})
