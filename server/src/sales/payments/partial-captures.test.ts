import { expect, test } from 'vitest'
import type { TestSite } from '../../../test/fixture.ts'
import { pay, placedOrder, productLine, sellShirts, sellTickets, ticketLine } from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'
import { agrees, bought, cardSite, codeOf, orderOf, transactionsOf } from './payments.fixture.ts'

const CAPTURE = '/ecom/v1/order-billing/capture-authorized-payments'

/** An order of 20.00 whose amount the buyer's bank has reserved. */
async function reserved(site: TestSite) {
  const { productId } = await sellShirts(site, 20)
  const { orderId, buyer } = await bought(site, [productLine(productId, 1)])
  expect((await pay(buyer, orderId, 'authorize')).body.status).toBe('AUTHORIZED')
  const [{ id: paymentId }] = (await transactionsOf(site, orderId)).payments
  const capture = (amount?: string, headers: Record<string, string> = {}) => {
    const payment = amount === undefined ? { paymentId } : { paymentId, amount: { amount } }
    return site.admin.call('POST', CAPTURE, { orderId, payments: [payment] }, headers)
  }
  const payment = async () =>
    (await transactionsOf(site, orderId)).payments.find(({ id }: { id: string }) => id === paymentId)
  return { orderId, buyer, paymentId: paymentId as string, capture, payment }
}

test('a part of a reserved amount is taken, the rest is released and owed again, and no more than the part goes back', async () => {
  const site = await cardSite()
  const { orderId, buyer, paymentId, capture, payment } = await reserved(site)
  expect(refused(await capture('20.01'))).toEqual([409, 'INVALID_AMOUNT'])
  expect(refused(await capture('0.00'))).toEqual([409, 'INVALID_AMOUNT'])
  expect((await capture('5.001')).status).toBe(400)
  expect((await capture('5.00')).status).toBe(200)
  expect(await payment()).toMatchObject({
    status: 'APPROVED',
    amount: { amount: '5.00' },
    regularPaymentDetails: {
      authorizationDetails: { captures: [{ status: 'SUCCEEDED', amount: { amount: '5.00' } }] },
    },
  })
  const order = await orderOf(site, orderId)
  expect(order).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { balance: { amount: '15.00' }, paid: { amount: '5.00' }, authorized: { amount: '0.00' } },
  })
  const entries = order.activities.filter(({ type }: { type: string }) => type.startsWith('AUTHORIZED'))
  expect(entries).toMatchObject([
    { authorizedPaymentCreated: { paymentId, amount: { amount: '20.00' } } },
    { authorizedPaymentCaptured: { paymentId, amount: { amount: '5.00' } } },
  ])

  const refund = (amount: string) =>
    site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
      orderId,
      paymentRefunds: [{ paymentId, amount: { amount } }],
    })
  expect(refused(await refund('5.01'))[1]).toBe('INVALID_PAYMENT_REFUND_AMOUNT')
  expect((await refund('5.00')).status).toBe(200)
  expect((await payment()).status).toBe('REFUNDED')
  expect(refused(await capture('1.00'))).toEqual([409, 'PAYMENT_ALREADY_CAPTURED'])
  expect((await placedOrder(buyer, orderId)).paymentStatus).toBe('FULLY_REFUNDED')
  await agrees(site)
})

test('amounts of one payment that are taken at once are one of them, and the others read so', async () => {
  const site = await cardSite()
  const { orderId, capture, payment } = await reserved(site)
  const amounts = ['5.00', '7.00', '20.00'] as const
  const replies = await Promise.all(amounts.map((amount) => capture(amount)))
  const taken = amounts.filter((_, i) => replies[i]?.status === 200)
  expect(taken).toHaveLength(1)
  expect(replies.map((reply) => (reply.status === 200 ? 'taken' : refused(reply)[1])).toSorted()).toEqual([
    'PAYMENT_ALREADY_CAPTURED',
    'PAYMENT_ALREADY_CAPTURED',
    'taken',
  ])
  expect((await payment()).amount.amount).toBe(taken[0])
  expect((await orderOf(site, orderId)).balanceSummary.paid.amount).toBe(taken[0])
  await agrees(site)
})

test('a repeated capture of a part takes nothing more: with its key the same answer, without one a refusal', async () => {
  const site = await cardSite()
  const { capture, payment } = await reserved(site)
  const key = { 'idempotency-key': 'part' }
  const first = await capture('5.00', key)
  const again = await capture('5.00', key)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(refused(await capture('6.00', key))).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  expect(refused(await capture('5.00', { 'idempotency-key': 'another' }))).toEqual([409, 'PAYMENT_ALREADY_CAPTURED'])
  expect((await payment()).amount.amount).toBe('5.00')
})

test('nothing is taken for an order that is paid otherwise: its reserved amount can be given up', async () => {
  const site = await cardSite()
  const { orderId, paymentId, capture, payment } = await reserved(site)
  const path = `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`
  expect((await site.admin.call('POST', path, { ecomOrderId: orderId })).status).toBe(200)
  for (const reply of [await capture(), await capture('5.00')]) expect(refused(reply)).toEqual([409, 'INVALID_AMOUNT'])
  expect((await orderOf(site, orderId)).balanceSummary.paid.amount).toBe('20.00')
  const given = await site.admin.call('POST', '/ecom/v1/order-billing/void-authorized-payments', {
    orderId,
    paymentIds: [paymentId],
  })
  expect(given.status).toBe(200)
  expect((await payment()).status).toBe('VOIDED')
  expect(await orderOf(site, orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  await agrees(site)
})

test('a reserved amount of tickets that are paid otherwise is not taken by their ticketing order', async () => {
  const site = await cardSite()
  const concert = await sellTickets(site, 5)
  const { buyer, orderId } = await bought(site, [ticketLine(concert.ticketDefinitionId, 1)])
  await pay(buyer, orderId, 'authorize')
  const listed = await site.admin.call('GET', `/events/v1/orders?eventId=${concert.eventId}&fieldset=DETAILS`)
  const [{ orderNumber }] = listed.body.orders
  const path = `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`
  expect((await site.admin.call('POST', path, { ecomOrderId: orderId })).status).toBe(200)
  const captured = await site.admin.call('POST', `/events/v1/events/orders/${orderNumber}/capture`, {
    eventId: concert.eventId,
    orderNumber,
  })
  expect(codeOf(captured)).toBe('ORDER_STATUS_NOT_AUTHORIZED')
  const { priceSummary, balanceSummary } = await orderOf(site, orderId)
  expect(balanceSummary.paid.amount).toBe(priceSummary.total.amount)
  await agrees(site)
})
