import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { sellTickets, ticketLine } from '../../../test/shop.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { expireReservations } from '../../sales/held-tickets/expire-reservations.ts'
import { agrees, bought, cardSite, orderOf } from '../../sales/payments/payments.fixture.ts'
import { begin, payAtBank, payRequest, priced } from './paid-changes.fixture.ts'
import { answerOf, kind, ticketsOf, usedOf } from './ticket-changes.fixture.ts'

const FEE = { feeType: 'FEE_ADDED_AT_CHECKOUT' }

/** Three tickets of one line at 35.30 with 2.5 % on top: 2.65 in all, of which each would have 0.8833. */
async function threeOfOneLine() {
  const site = await cardSite()
  const { eventId } = await sellTickets(site, 10)
  const terms = { change: { allowed: true, toDearer: true } }
  const event = { id: eventId, registration: { tickets: terms } }
  expect((await site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event })).status).toBe(200)
  const stalls = await kind(site, eventId, { name: 'Stalls', ...priced('35.30'), ...FEE })
  const box = await kind(site, eventId, { name: 'Box', ...priced('50.10'), ...FEE })
  const { buyer, orderId } = await bought(site, [ticketLine(stalls, 3)], 'approve')
  const sums = async () => {
    const { priceSummary, balanceSummary } = await orderOf(site, orderId)
    const { paid, refunded, balance } = balanceSummary
    return [priceSummary.total.amount, paid.amount, refunded?.amount ?? '0.00', balance.amount]
  }
  expect(await sums()).toEqual(['108.55', '108.55', '0.00', '0.00'])
  const tickets = (await ticketsOf(buyer, orderId)) as { id: string }[]
  const waiting = []
  for (const { id } of tickets) waiting.push(await begin(buyer, orderId, id, box))
  return { site, stalls, box, buyer, orderId, sums, waiting }
}

test('tickets of one line that all wait for a dearer kind become it one after another, and what is too much goes back', {
  timeout: 60_000,
}, async () => {
  const { site, stalls, box, buyer, orderId, sums, waiting } = await threeOfOneLine()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  expect(waiting.map(({ amount }) => amount)).toEqual(['15.17', '15.17', '15.17'])
  expect([await usedOf(site, stalls), await usedOf(site, box)]).toEqual([3, 3])
  for (const { paymentRequestId } of waiting)
    expect((await payAtBank(buyer, orderId, paymentRequestId)).body.status).toBe('PAID')
  expect([await usedOf(site, stalls), await usedOf(site, box)]).toEqual([0, 3])
  // The last ticket of the line had the penny of its fee that three do not divide.
  await expect.poll(sums, { timeout: 20_000 }).toEqual(['154.05', '154.06', '0.01', '0.00'])
  await agrees(site)
})

test('those that lapse leave the one that was paid, and give their places back', async () => {
  const { site, stalls, box, buyer, orderId, sums, waiting } = await threeOfOneLine()
  const [first, second, third] = waiting
  expect((await payAtBank(buyer, orderId, second!.paymentRequestId)).body.status).toBe('PAID')
  const later = new Date(new Date(third!.expires).getTime() + 1000)
  expect(await expireReservations(site.assembly.pool.forSite(site.siteId), later)).toBe(2)
  for (const { paymentRequestId } of [first!, third!])
    expect(answerOf(await payRequest(buyer, orderId, paymentRequestId))).toEqual([409, 'PAYMENT_REQUEST_NOT_PAYABLE'])
  expect([await usedOf(site, stalls), await usedOf(site, box)]).toEqual([2, 1])
  expect(await sums()).toEqual(['123.72', '123.72', '0.00', '0.00'])
  await agrees(site)
})
