import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'
import { contactId } from '../../ground/contact-id.ts'
import { newMember } from '../../identity/sign-in/sign-in.fixture.ts'

const CHECKOUTS = '/ecom/v1/checkouts'
let site: Awaited<ReturnType<typeof sharedSite>>
let productId: string
beforeAll(async () => {
  site = await sharedSite()
  productId = (await sellShirts(site, 100)).productId
})
afterAll(() => site.close())

async function buy(buyer: TestCaller, email?: string): Promise<string> {
  const checkoutId = await checkOut(buyer, [productLine(productId, 1)])
  const buyerInfo = { email: email ?? null }
  await buyer.call('PATCH', `${CHECKOUTS}/${checkoutId}`, { checkout: { id: checkoutId, buyerInfo } })
  const { status, body } = await placeOrder(buyer, checkoutId)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.orderId
}
const search = (by: TestCaller, search: object = {}) => by.call('POST', '/ecom/v1/orders/search', { search })
const idsIn = ({ body }: { body: { orders: { id: string }[] } }) => body.orders.map(({ id }) => id)
const orderAsRead = async (id: string) => (await site.admin.call('GET', `/ecom/v1/orders/${id}`)).body.order

test('members list their own orders whatever they filter by; visitors are refused', async () => {
  const [ada, eve] = [await newMember(site), await newMember(site)]
  const hers = [await buy(ada), await buy(ada)]
  const stranger = await buy(eve)
  expect(idsIn(await search(ada))).toEqual(hers.toReversed())
  expect(idsIn(await search(ada, { sort: [{ fieldName: 'createdDate', order: 'ASC' }] }))).toEqual(hers)
  for (const filter of [
    { id: stranger },
    { 'buyerInfo.memberId': eve.id },
    { $or: [{ id: stranger }, { status: { $ne: 'CANCELED' } }] },
    { $not: { id: hers[0] } },
  ])
    expect(hers).toEqual(expect.arrayContaining(idsIn(await search(ada, { filter }))))

  const first = await search(site.admin, { cursorPaging: { limit: 1 } })
  const { next } = first.body.metadata.cursors
  expect(idsIn(await search(ada, { cursorPaging: { cursor: next, limit: 100 } }))).not.toContain(stranger)

  const visitor = await site.visitor()
  await buy(visitor, 'guest@example.com')
  const refused = await search(visitor)
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([403, 'MEMBER_NEEDED'])
})

test('a buyer has one contact id in cart, checkout and order, and orders are found by it', async () => {
  const { siteId } = site
  const [one, two] = [await site.visitor(), await site.visitor()]
  const email = 'Grace@Example.com'
  const id = contactId({ siteId, email })
  await one.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 1)] })
  const { cart } = (await one.call('PATCH', '/ecom/v1/carts/current', { cartInfo: { buyerInfo: { email } } })).body
  const { checkoutId } = (await one.call('POST', '/ecom/v1/carts/current/create-checkout', {})).body
  const { checkout } = (await one.call('GET', `${CHECKOUTS}/${checkoutId}`)).body
  expect([cart.buyerInfo.contactId, checkout.buyerInfo.contactId]).toEqual([id, id])

  const orders = [await buy(one, email), await buy(two, 'grace@example.com')]
  const other = await buy(two, 'hopper@example.com')
  const found = await search(site.admin, { filter: { 'buyerInfo.contactId': id } })
  expect(idsIn(found)).toEqual(orders.toReversed())
  const sort = [{ fieldName: 'buyerInfo.contactId', order: 'ASC' }]
  const filter = { id: { $in: [...orders, other] } }
  const sorted = (await search(site.admin, { filter, sort })).body.orders as { buyerInfo: { contactId: string } }[]
  const contacts = sorted.map((order) => order.buyerInfo.contactId)
  expect(contacts).toEqual(contacts.toSorted())
})

test('the order of a member has the address of the account where none was given', async () => {
  const member = await newMember(site)
  const order = await orderAsRead(await buy(member))
  const account = (await site.query('select login_email from members where id = $1', [member.id]))[0] as {
    login_email: string
  }
  expect(order.buyerInfo).toEqual({ memberId: member.id, contactId: member.id, email: account.login_email })
  expect((await orderAsRead(await buy(member, 'office@example.com'))).buyerInfo.email).toBe('office@example.com')
})

test('a visitor’s orders name the member that the visitor becomes', async () => {
  const visitor = await site.visitor()
  const orderId = await buy(visitor, 'before@example.com')
  const member = await newMember(site, visitor)
  expect((await orderAsRead(orderId)).buyerInfo).toMatchObject({ memberId: member.id, contactId: member.id })
  expect(idsIn(await search(site.admin, { filter: { 'buyerInfo.contactId': member.id } }))).toEqual([orderId])
})

test('an entered order keeps the day on which it was bought', async () => {
  const entered = (more: object) =>
    site.admin.call('POST', '/ecom/v1/orders', {
      order: {
        channelInfo: { type: 'OTHER_PLATFORM' },
        lineItems: [{ productName: { original: 'Old mug' }, quantity: 1, price: { amount: '5' } }],
        ...more,
      },
    })
  const purchasedDate = '2019-05-04T10:00:00.000Z'
  const { order } = (await entered({ purchasedDate })).body
  expect(order.purchasedDate).toBe(purchasedDate)
  expect(order.createdDate > purchasedDate).toBe(true)
  const today = (await entered({})).body.order
  expect(today.purchasedDate).toBe(today.createdDate)
  const found = await search(site.admin, { sort: [{ fieldName: 'purchasedDate', order: 'ASC' }] })
  expect(idsIn(found)[0]).toBe(order.id)
  expect(idsIn(await search(site.admin, { filter: { purchasedDate: { $lt: '2020-01-01T00:00:00Z' } } }))).toEqual([
    order.id,
  ])
  const early = await entered({ purchasedDate: new Date(Date.now() + 3_600_000).toISOString() })
  expect([early.status, early.body.details.applicationError.code]).toEqual([400, 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE'])
})

test('payments and refundability carry the fields that are never null', async () => {
  const orderId = await buy(await site.visitor(), 'guest@example.com')
  await site.admin.call('POST', `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, { ecomOrderId: orderId })
  const { orderTransactions } = (await site.admin.call('GET', `/ecom/v1/payments/orders/${orderId}`)).body
  expect(orderTransactions.payments[0].supportReceiptGeneration).toBe(true)
  const refundability = await site.admin.call('POST', '/ecom/v1/order-billing/get-order-refundability', {
    orderId,
  })
  expect([refundability.status, refundability.body.additionalFees]).toEqual([200, []])
})
