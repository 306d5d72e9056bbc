import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import {
  beginPayment,
  checkOut,
  chooseAtBank,
  placedOrder,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  takeTestPayments,
  ticketLine,
} from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'
import { agrees, orderOf } from '../payments/payments.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
  await takeTestPayments(site.admin)
})
afterAll(() => site.close())

const setWith = (orderId: string, status: string, reason: string) =>
  site.admin.call('POST', `/ecom/v1/orders/${orderId}/update-status`, { orderId, status, reason })
const set = (orderId: string, status: string, by = site.admin, path = '/ecom/v1/orders') =>
  by.call('POST', `${path}/${orderId}/update-status`, { orderId, status })

/** An order of a visitor that waits for its payment. */
async function waiting(line: unknown) {
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [line]))).body
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'INITIALIZED' })
  return { buyer, orderId: orderId as string }
}

test('staff approve an order that waits for its payment: it stands unpaid, without a term, and its tickets are there', async () => {
  const { ticketDefinitionId } = await sellTickets(site, 5)
  const { orderId, buyer } = await waiting(ticketLine(ticketDefinitionId, 2))
  const { status, body } = await set(orderId, 'APPROVED')
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.order).toMatchObject({ id: orderId, status: 'APPROVED', paymentStatus: 'NOT_PAID' })
  const [row] = await site.query('select pay_by from orders where id = $1', [orderId])
  expect(row?.pay_by).toBeNull()
  expect((await placedOrder(buyer, orderId)).tickets).toHaveLength(2)
  const log = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
    query: { filter: { 'target.id': orderId } },
  })
  expect(log.body.entries).toMatchObject([{ action: 'order.approved' }])
  expect(refused(await set(orderId, 'APPROVED'))).toEqual([409, 'STATUS_ALREADY_SET'])
  await agrees(site)
})

test('the grounds of an approval stand in the audit log, and a cancellation has none', async () => {
  const { productId } = await sellShirts(site, 5)
  const { orderId } = await waiting(productLine(productId, 1))
  const canceled = await setWith(orderId, 'CANCELED', 'Never mind')
  expect([canceled.status, canceled.body.details.validationError.fieldViolations[0].field]).toEqual([400, 'reason'])
  expect((await setWith(orderId, 'APPROVED', 'A school that pays by invoice')).body.order.status).toBe('APPROVED')
  const log = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
    query: { filter: { 'target.id': orderId } },
  })
  expect(log.body.entries).toMatchObject([
    { action: 'order.approved', after: { reason: 'A school that pays by invoice' } },
  ])
})

test('a payment that its buyer has under way pays the order that staff approved meanwhile', async () => {
  const { productId } = await sellShirts(site, 5)
  const { orderId, buyer } = await waiting(productLine(productId, 1))
  const begun = await beginPayment(buyer, orderId)
  expect((await set(orderId, 'APPROVED')).status).toBe(200)
  await chooseAtBank(buyer, begun.body.next.redirectUrl, 'approve')
  await buyer.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId })
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  await agrees(site)
})

test('a cancelled order gives held units back, and sold ones stay sold', async () => {
  const { productId } = await sellShirts(site, 5)
  const used = async () =>
    Number(
      (await site.query(`select used from pools where kind = 'stock' and used > 0 order by id desc`))[0]?.used ?? 0,
    )
  const before = await used()
  const held = await waiting(productLine(productId, 2))
  expect((await set(held.orderId, 'CANCELED')).body.order.status).toBe('CANCELED')
  expect(await used()).toBe(before)
  expect(refused(await set(held.orderId, 'APPROVED'))).toEqual([409, 'UNSUPPORTED_TRANSITION'])
  const sold = await waiting(productLine(productId, 2))
  await set(sold.orderId, 'APPROVED')
  expect((await set(sold.orderId, 'CANCELED', site.admin, '/_api/ecom-orders/v1/orders')).status).toBe(200)
  await agrees(site)
})

test('other statuses, strangers and wrong words are refused, and two at once approve once', async () => {
  const { productId } = await sellShirts(site, 5)
  const { orderId, buyer } = await waiting(productLine(productId, 1))
  for (const status of ['PENDING', 'REJECTED'])
    expect(refused(await set(orderId, status))).toEqual([409, 'STATUS_NOT_SUPPORTED'])
  expect((await set(orderId, 'DONE')).status).toBe(400)
  expect(refused(await set(crypto.randomUUID(), 'APPROVED'))).toEqual([404, 'ORDER_NOT_FOUND'])
  for (const caller of [buyer, await site.keyWith(['orders.read'])])
    expect((await set(orderId, 'APPROVED', caller)).status).toBe(403)
  const both = await Promise.all([set(orderId, 'APPROVED'), set(orderId, 'APPROVED'), set(orderId, 'CANCELED')])
  const approved = both.slice(0, 2).filter(({ status }) => status === 200)
  expect(approved.length).toBeLessThanOrEqual(1)
  expect((await orderOf(site, orderId)).status).toBe('CANCELED')
  await agrees(site)
})

test('tickets of an event that was cancelled are not approved', async () => {
  const { eventId, ticketDefinitionId } = await sellTickets(site, 5)
  const { orderId } = await waiting(ticketLine(ticketDefinitionId, 1))
  expect((await site.admin.call('POST', `/events/v3/events/${eventId}/cancel`, { eventId })).status).toBe(200)
  expect(refused(await set(orderId, 'APPROVED'))).toEqual([409, 'EVENT_CANCELED'])
  expect((await orderOf(site, orderId)).status).toBe('INITIALIZED')
})
