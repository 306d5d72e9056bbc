import { expect } from 'vitest'
import type { TestCaller, TestSite } from '../../../test/fixture.ts'
import { chooseAtBank, sellTickets, type TestChoice, ticketLine } from '../../../test/shop.ts'
import { bought } from '../../sales/payments/payments.fixture.ts'
import { change, kind, ticketsOf } from './ticket-changes.fixture.ts'

export const priced = (value: string) => ({ pricingMethod: { fixedPrice: { value, currency: 'GBP' } } })

/** A buyer with paid tickets at 35.00 that may become any kind, and a dearer one at 50.00. */
export async function soldToChange(
  site: TestSite,
  { quantity = 2, terms = {} as object, box = {} as object, more = {} as object } = {},
) {
  const concert = await sellTickets(site, 10)
  const changes = { allowed: true, toCheaper: true, refundsDifference: true, toDearer: true, ...terms }
  const event = { id: concert.eventId, registration: { tickets: { change: changes, ...more } } }
  const saved = await site.admin.call('PATCH', `/events/v3/events/${concert.eventId}`, { event })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const boxId = await kind(site, concert.eventId, { name: 'Box', ...priced('50.00'), ...box })
  const { buyer, orderId } = await bought(site, [ticketLine(concert.ticketDefinitionId, quantity)], 'approve')
  return { ...concert, boxId, buyer, orderId, tickets: await ticketsOf(buyer, orderId) }
}

/** Begins the change to a dearer kind. Returns what is to be paid. */
export async function begin(buyer: TestCaller, orderId: string, ticketId: string, kindId: string) {
  const begun = await change(buyer, orderId, ticketId, kindId)
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  return begun.body.payment as { paymentRequestId: string; amount: string; expires: string; ticketName: string }
}

export const payRequest = (buyer: TestCaller, orderId: string, paymentRequestId: string) =>
  buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'test', paymentRequestId })

/** Pays the request at the bank. Returns the check on coming back. */
export async function payAtBank(
  buyer: TestCaller,
  orderId: string,
  paymentRequestId: string,
  choice: TestChoice = 'approve',
) {
  const begun = await payRequest(buyer, orderId, paymentRequestId)
  expect(begun.body, JSON.stringify(begun.body)).toMatchObject({ status: 'OPEN' })
  await chooseAtBank(buyer, begun.body.next.redirectUrl, choice)
  return buyer.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId })
}
