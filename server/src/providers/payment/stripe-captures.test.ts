import { expect, test } from 'vitest'
import { checkPayment } from '../../../test/shop.ts'
import { agrees, codeOf, orderOf, transactionsOf } from '../../sales/payments/payments.fixture.ts'
import { begun, byClock, refund, send, stripeSite, working } from './stripe.fixture.ts'

/** A site whose buyers reserve 20.00 at Stripe, and an order of it. */
async function reserving() {
  const { site, stripe } = await stripeSite({ reserve: { hours: 24, end: 'VOID' } })
  const { buyer, orderId, paymentId } = await begun(site)
  stripe.confirm(paymentId, 'succeed')
  expect((await checkPayment(buyer, orderId)).body.status).toBe('AUTHORIZED')
  const capture = (amount: string, headers: Record<string, string> = {}) => {
    const request = { orderId, payments: [{ paymentId, amount: { amount } }] }
    return site.admin.call('POST', '/ecom/v1/order-billing/capture-authorized-payments', request, headers)
  }
  const payment = async () => (await transactionsOf(site, orderId)).payments[0]
  const intent = stripe.intentOf(paymentId)
  return {
    site,
    stripe,
    orderId,
    paymentId,
    capture,
    payment,
    intent,
    path: `/v1/payment_intents/${intent.id}/capture`,
  }
}

test('a part of an amount that Stripe has reserved is taken there, and no more than it goes back', async () => {
  const { site, capture, payment, intent, orderId, paymentId } = await reserving()
  expect(codeOf(await capture('0.10'))).toBe('INVALID_AMOUNT')
  expect([intent.status, (await payment()).status]).toEqual(['requires_capture', 'AUTHORIZED'])
  expect((await capture('12.50')).status).toBe(200)
  expect(intent).toMatchObject({ status: 'succeeded', amount: 2000, amount_received: 1250 })
  expect(await payment()).toMatchObject({ status: 'APPROVED', amount: { amount: '12.50' } })
  expect(codeOf(await refund(site, orderId, paymentId, '12.51'))).toBe('INVALID_PAYMENT_REFUND_AMOUNT')
  expect((await refund(site, orderId, paymentId)).body.refund.summary.refunded.amount).toBe('12.50')
  await agrees(site)
})

test('a part that Stripe took and whose answer was lost is found by the clock, and by a capture of another amount', async () => {
  for (const found of ['clock', 'capture'] as const) {
    const { site, stripe, capture, payment, intent, path, orderId } = await reserving()
    stripe.loseAfter = { method: 'POST', path, times: 9 }
    const key = { 'idempotency-key': 'part' }
    expect((await capture('5.00', key)).status).toBe(503)
    stripe.loseAfter = undefined
    expect([intent.amount_received, (await payment()).status]).toEqual([500, 'AUTHORIZED'])
    if (found === 'clock') await byClock(site, 'check-authorizations')
    else expect(codeOf(await capture('6.00'))).toBe('PAYMENT_ALREADY_CAPTURED')
    expect(await payment()).toMatchObject({ status: 'APPROVED', amount: { amount: '5.00' } })
    expect((await orderOf(site, orderId)).balanceSummary.balance.amount).toBe('15.00')
    expect((await capture('5.00', key)).status).toBe(200)
    expect(codeOf(await capture('5.00', { 'idempotency-key': 'another' }))).toBe('PAYMENT_ALREADY_CAPTURED')
    expect(intent.amount_received).toBe(500)
    await agrees(site)
  }
})

test('events of a part that come before its answer, twice and late change nothing', async () => {
  const { site, stripe, capture, payment, intent, path } = await reserving()
  await working(site)
  const before = stripe.event('payment_intent.amount_capturable_updated', structuredClone(intent))
  stripe.loseAfter = { method: 'POST', path, times: 9 }
  await capture('5.00')
  stripe.loseAfter = undefined
  const after = stripe.event('payment_intent.succeeded', intent)
  for (const event of [after, before, after]) expect((await send(site, event)).status).toBe(200)
  await expect.poll(async () => (await payment()).status).toBe('APPROVED')
  expect((await payment()).amount.amount).toBe('5.00')
  expect(codeOf(await capture('5.00'))).toBe('PAYMENT_ALREADY_CAPTURED')
  await send(site, stripe.event('charge.captured', { object: 'charge', payment_intent: intent.id }))
  expect(stripe.calls.filter((call) => call === `POST ${path}`).length).toBeLessThanOrEqual(2)
  await agrees(site)
})
