import { expect, test } from 'vitest'
import type { TestCaller, TestSite } from '../../../test/fixture.ts'
import { checkOut, pay, placeOrder, productLine, sellShirts, sellTickets, ticketLine } from '../../../test/shop.ts'
import { cardSite, codeOf, orderOf } from '../payments/payments.fixture.ts'
import { ordersDueReminder, remindToPay } from './remind-to-pay.ts'

const MINUTE_MS = 60_000
const DECLINED = 'decline'
const LATE = 'late'

async function waiting(site: TestSite): Promise<{ buyer: TestCaller; orderId: string }> {
  const { productId } = await sellShirts(site, 5)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  return { buyer, orderId }
}

/** Runs the job of each minute; returns the mails that there are then. */
async function mails(site: TestSite) {
  const { pool, directory, orderLinks } = site.assembly
  const db = pool.forSite(site.siteId)
  const own = directory.site(site.siteId)! // made by cardSite
  const now = directory.nowOf(own)
  for (const { id } of await ordersDueReminder(db, now)) await remindToPay({ db, site: own, now, orderLinks }, id)
  return site.query(`select to_address as "to", subject, text from mails where template = 'orderUnpaid'`)
}

test('the buyer of an order that is not paid gets one mail with a link that pays it on any device', async () => {
  const site = await cardSite()
  const { orderId } = await waiting(site)
  await site.advance(9 * MINUTE_MS)
  expect(await mails(site)).toEqual([])
  await site.advance(2 * MINUTE_MS)
  const [mail, ...more] = await mails(site)
  expect(more).toEqual([])
  expect(mail?.to).toBe('ines@example.com')
  const [row] = await site.query(`select pay_by as "payBy" from orders`)
  const until = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' })
  expect(mail?.text).toContain(until.format(row?.payBy as Date))
  expect(mail?.text).toContain('£20.00')
  await site.advance(5 * MINUTE_MS)
  expect(await mails(site)).toHaveLength(1)

  const link = new URL(String(mail?.text).match(/http\S+\/orders\/\S+/)?.[0] ?? '')
  expect(link.pathname).toBe(`/orders/${orderId}`)
  const paid = await (await site.visitor()).call('POST', `/fairground/v1/orders/${orderId}/pay`, {
    orderId,
    token: link.searchParams.get('token'),
    method: 'test',
  })
  expect(paid.body.status).toBe('OPEN')
})

test('after a declined card the mail comes once there was time for another', async () => {
  const site = await cardSite()
  const { buyer, orderId } = await waiting(site)
  await pay(buyer, orderId, DECLINED)
  expect(await mails(site)).toEqual([])
  await site.advance(3 * MINUTE_MS)
  expect(await mails(site)).toHaveLength(1)
  await pay(buyer, orderId, DECLINED)
  await site.advance(3 * MINUTE_MS)
  expect(await mails(site)).toHaveLength(1)
})

test.for([
  ['was paid meanwhile', async (buyer: TestCaller, orderId: string) => pay(buyer, orderId)],
  [
    'is paid outside',
    async (buyer: TestCaller, orderId: string) =>
      buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' }),
  ],
  ['has a payment that is being decided', async (buyer: TestCaller, orderId: string) => pay(buyer, orderId, LATE)],
  [
    'was taken back into the cart',
    async (buyer: TestCaller, orderId: string) =>
      buyer.call('POST', `/fairground/v1/placed-orders/${orderId}/back-to-cart`, { orderId }),
  ],
] as const)('an order that %s gets no mail', async ([, meanwhile]) => {
  const site = await cardSite()
  const { buyer, orderId } = await waiting(site)
  await pay(buyer, orderId, DECLINED)
  expect((await meanwhile(buyer, orderId)).status).toBe(200)
  await site.advance(12 * MINUTE_MS)
  expect(await mails(site)).toEqual([])
})

test.for([
  ['cancelled', 'POST', '/cancel'],
  ['deleted', 'DELETE', ''],
] as const)('an order of tickets to an event that is %s is neither paid nor reminded of', async ([, method, path]) => {
  const site = await cardSite()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 5)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [ticketLine(ticketDefinitionId, 1)]))).body
  // One with an order is cancelled first.
  if (method === 'DELETE') await site.admin.call('POST', `/events/v3/events/${eventId}/cancel`)
  expect((await site.admin.call(method, `/events/v3/events/${eventId}${path}`)).status).toBe(200)

  const manual = { orderId, method: 'manual' }
  for (const refused of [
    await pay(buyer, orderId),
    await buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, manual),
  ])
    expect([refused.status, codeOf(refused)]).toEqual([409, 'EVENT_CANCELED'])
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' })
  await site.advance(12 * MINUTE_MS)
  expect(await mails(site)).toEqual([])
})

test('a payment that was under way when the event was cancelled still answers its outcome', async () => {
  const site = await cardSite()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 5)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [ticketLine(ticketDefinitionId, 1)]))).body
  expect((await pay(buyer, orderId, LATE)).body.status).toBe('PENDING')
  await site.admin.call('POST', `/events/v3/events/${eventId}/cancel`)
  expect((await pay(buyer, orderId, LATE)).body.status).toBe('PENDING')
})
