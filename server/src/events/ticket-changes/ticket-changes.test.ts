import { expect, test } from 'vitest'
import type { TestSite } from '../../../test/fixture.ts'
import { sellTickets, ticketLine } from '../../../test/shop.ts'
import { agrees, bought, cardSite, orderOf } from '../../sales/payments/payments.fixture.ts'
import { answerOf, change, kind, path, ticketsOf, usedOf } from './ticket-changes.fixture.ts'

/** A buyer with a paid order of so many tickets of a concert that may be changed, and another kind of it. */
async function sold(site: TestSite, { quantity = 2, terms = { allowed: true } as object, other = {} } = {}) {
  const concert = await sellTickets(site, 10)
  const event = { id: concert.eventId, registration: { tickets: { change: terms } } }
  await site.admin.call('PATCH', `/events/v3/events/${concert.eventId}`, { event })
  const balcony = await kind(site, concert.eventId, other)
  const { buyer, orderId } = await bought(site, [ticketLine(concert.ticketDefinitionId, quantity)], 'approve')
  return { ...concert, balcony, buyer, orderId, tickets: await ticketsOf(buyer, orderId) }
}

test('a buyer changes one of two tickets: the former code admits nobody, the other place is taken, and the order costs the same', async () => {
  const site = await cardSite()
  const { buyer, orderId, eventId, ticketDefinitionId, balcony, tickets } = await sold(site)
  const [first, second] = tickets
  expect(first.change).toMatchObject({ orderId, possible: true })
  const { options } = (await buyer.call('GET', path(orderId, first.id, 'change-options'))).body
  expect(options).toEqual([{ ticketDefinitionId: balcony, name: 'Balcony', price: '35.00', formattedPrice: '£35.00' }])
  const done = await change(buyer, orderId, first.id, balcony)
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect(done.body.ticket.ticketName).toBe('Balcony')
  const checkIn = (number: string) =>
    site.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber: [number] })
  expect(answerOf(await checkIn(first.number))).toEqual([409, 'TICKET_CHANGED'])
  expect((await checkIn(done.body.ticket.number)).status).toBe(200)
  expect((await checkIn(second.number)).status).toBe(200)
  expect([await usedOf(site, ticketDefinitionId), await usedOf(site, balcony)]).toEqual([1, 1])
  const order = await orderOf(site, orderId)
  expect(order.lineItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 1])
  expect(order).toMatchObject({ paymentStatus: 'PAID', priceSummary: { total: { amount: '70.00' } } })
  const mails = await site.query(`select text, calendar from mails where template = 'ticketChanged'`)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(done.body.ticket.number)
  expect(mails[0]?.calendar).toContain('BEGIN:VEVENT')
  await agrees(site)
})

test('terms are those of the purchase: later changes of the event leave sold tickets as they were', async () => {
  const site = await cardSite()
  const { buyer, orderId, eventId, ticketDefinitionId, balcony, tickets } = await sold(site)
  const event = { id: eventId, registration: { tickets: { change: { allowed: false } } } }
  await site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event })
  const later = await bought(site, [ticketLine(ticketDefinitionId, 1)], 'approve')
  const [ticket] = await ticketsOf(later.buyer, later.orderId)
  expect(ticket.change).toBeUndefined()
  expect(answerOf(await change(later.buyer, later.orderId, ticket.id, balcony))).toEqual([
    409,
    'TICKET_CHANGE_DISABLED',
  ])
  expect((await change(buyer, orderId, tickets[0].id, balcony)).status).toBe(200)
  await agrees(site)
})

test('an event without terms of its own has those of the site', async () => {
  const site = await cardSite()
  const ticketChange = { allowed: true, hoursBefore: 48 }
  const settings = await site.admin.call('PATCH', '/fairground/v1/site-settings', { ticketChange })
  expect(settings.body.ticketChange).toEqual(ticketChange)
  const concert = await sellTickets(site, 5)
  const read = await site.admin.call('GET', `/events/v3/events/${concert.eventId}?fields=REGISTRATION`)
  expect(read.body.event.registration.tickets.change).toEqual(ticketChange)
  const { buyer, orderId } = await bought(site, [ticketLine(concert.ticketDefinitionId, 1)], 'approve')
  expect((await ticketsOf(buyer, orderId))[0].change.possible).toBe(true)
})

test('kinds that cost something else, are sold out, hidden, of another event or sold in twos are refused, with nothing done', async () => {
  const site = await cardSite()
  const { buyer, orderId, eventId, ticketDefinitionId, tickets } = await sold(site)
  const dearer = await kind(site, eventId, {
    name: 'Box',
    pricingMethod: { fixedPrice: { value: '36.00', currency: 'GBP' } },
  })
  const fee = await kind(site, eventId, { name: 'Fee', feeType: 'FEE_ADDED_AT_CHECKOUT' })
  const hidden = await kind(site, eventId, { name: 'Hidden', hidden: true })
  const closed = await kind(site, eventId, {
    name: 'Early',
    salePeriod: { startDate: '2020-01-01T00:00:00Z', endDate: '2020-02-01T00:00:00Z' },
  })
  const elsewhere = await sellTickets(site, 5)
  const one = async (id: string) => answerOf(await change(buyer, orderId, tickets[0].id, id))
  expect(await one(dearer)).toEqual([409, 'TICKET_CHANGE_PRICE_DIFFERS'])
  expect(await one(fee)).toEqual([409, 'TICKET_CHANGE_PRICE_DIFFERS'])
  for (const id of [hidden, closed, elsewhere.ticketDefinitionId, ticketDefinitionId, crypto.randomUUID()])
    expect(await one(id)).toEqual([409, 'TICKET_KIND_NOT_AVAILABLE'])
  const { options } = (await buyer.call('GET', path(orderId, tickets[0].id, 'change-options'))).body
  expect(options.map(({ name }: { name: string }) => name)).toEqual(['Balcony'])
  const stranger = await site.visitor()
  expect(answerOf(await change(stranger, orderId, tickets[0].id, dearer))).toEqual([404, 'ORDER_NOT_FOUND'])
  expect(await usedOf(site, ticketDefinitionId)).toBe(2)
  await agrees(site)
})

test('tickets that are in, transferred or cancelled are refused, and a changed one is refunded as it was paid', async () => {
  const site = await cardSite()
  const { buyer, orderId, eventId, ticketDefinitionId, balcony, tickets } = await sold(site, { quantity: 3 })
  const [inside, passed, changed] = tickets
  const ticketNumber = [inside.number]
  await site.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber })
  expect(answerOf(await change(buyer, orderId, inside.id, balcony))).toEqual([409, 'TICKET_CHECKED_IN'])
  const to = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
  await buyer.call('POST', `/fairground/v1/held-tickets/${passed.id}/transfer`, { to })
  const [gone] = (await ticketsOf(buyer, orderId)).filter(({ transferred }: { transferred?: boolean }) => transferred)
  expect(answerOf(await change(buyer, orderId, gone.id, balcony))).toEqual([409, 'TICKET_TRANSFERRED'])
  expect((await change(buyer, orderId, changed.id, balcony)).status).toBe(200)
  const { order } = (await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).body
  const line = order.lineItems.find(({ quantity }: { quantity: number }) => quantity === 1)
  const [payment] = await site.query(`select id from transactions where order_id = $1 and kind = 'payment'`, [orderId])
  const refund = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId,
    paymentRefunds: [{ paymentId: payment?.id, amount: { amount: '35.00' } }],
    refundItems: { lineItems: [{ lineItemId: line.id, quantity: 1 }] },
  })
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  await expect.poll(async () => usedOf(site, balcony), { timeout: 20_000 }).toBe(0)
  expect(await usedOf(site, ticketDefinitionId)).toBe(2)
  await agrees(site)
})

test('one of two buyers who want the last one at once gets it, and the other keeps the former ticket', async () => {
  const site = await cardSite()
  const first = await sold(site, { quantity: 1, other: { initialLimit: 1 } })
  const second = await bought(site, [ticketLine(first.ticketDefinitionId, 1)], 'approve')
  const [ticket] = await ticketsOf(second.buyer, second.orderId)
  const replies = await Promise.all([
    change(first.buyer, first.orderId, first.tickets[0].id, first.balcony),
    change(second.buyer, second.orderId, ticket.id, first.balcony),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect([await usedOf(site, first.ticketDefinitionId), await usedOf(site, first.balcony)]).toEqual([1, 1])
  await agrees(site)
})

test('a change that is pressed twice at once happens once, and races with the door end with one of the two', async () => {
  const site = await cardSite()
  const { buyer, orderId, eventId, ticketDefinitionId, balcony, tickets } = await sold(site, { quantity: 2 })
  const twice = await Promise.all([0, 1].map(() => change(buyer, orderId, tickets[0].id, balcony)))
  expect(twice.map(({ status, body }) => [status, body.ticket?.number])).toEqual([
    [200, twice[0]?.body.ticket.number],
    [200, twice[0]?.body.ticket.number],
  ])
  expect(answerOf(await change(buyer, orderId, tickets[0].id, ticketDefinitionId))).toEqual([409, 'TICKET_CHANGED'])
  expect(await site.query(`select count(*)::int as n from mails where template = 'ticketChanged'`)).toEqual([{ n: 1 }])
  const ticketNumber = [tickets[1].number]
  const raced = await Promise.all([
    change(buyer, orderId, tickets[1].id, balcony),
    site.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber }),
    buyer.call('POST', `/fairground/v1/placed-orders/${orderId}/ticket-cancellations`, { ticketIds: [tickets[1].id] }),
  ])
  expect(raced.slice(0, 2).filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await usedOf(site, ticketDefinitionId)) + (await usedOf(site, balcony))).toBe(2)
  await agrees(site)
})

test('the last ticket of a line gives back what it had of shared quotas, and takes what the other kind has', async () => {
  const site = await cardSite()
  const { buyer, orderId, eventId, balcony, tickets } = await sold(site, { quantity: 1 })
  const quota = { name: 'House', capacity: 2, allKinds: true }
  const made = await site.admin.call('POST', `/fairground/v1/events/${eventId}/ticket-quotas`, quota)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  expect((await change(buyer, orderId, tickets[0].id, balcony)).status).toBe(200)
  const [pool] = await site.query(`select used from pools where kind = 'ticketQuota'`)
  expect(Number(pool?.used)).toBe(1)
  await agrees(site)
})

test('a ticket becomes a kind that costs less where its terms say so, what was paid stays paid, and a dearer one is refused', async () => {
  const site = await cardSite()
  const terms = { allowed: true, toCheaper: true, atMost: 2 }
  const price = (value: string) => ({ pricingMethod: { fixedPrice: { value, currency: 'GBP' } } })
  const { buyer, orderId, eventId, ticketDefinitionId, tickets, balcony } = await sold(site, {
    terms,
    other: price('20.00'),
  })
  const dearer = await kind(site, eventId, { name: 'Box', ...price('50.00') })
  const [first] = tickets
  const { options } = (await buyer.call('GET', path(orderId, first.id, 'change-options'))).body
  expect(options).toEqual([
    { ticketDefinitionId: balcony, name: 'Balcony', price: '20.00', formattedPrice: '£20.00', costsLess: true },
  ])
  expect(answerOf(await change(buyer, orderId, first.id, dearer))).toEqual([409, 'TICKET_CHANGE_PRICE_DIFFERS'])
  const both = await Promise.all([change(buyer, orderId, first.id, balcony), change(buyer, orderId, first.id, balcony)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(both.map(({ body }) => body.ticket.id)).size).toBe(1)
  expect([await usedOf(site, ticketDefinitionId), await usedOf(site, balcony)]).toEqual([1, 1])
  const order = await orderOf(site, orderId)
  expect(order).toMatchObject({ paymentStatus: 'PAID', priceSummary: { total: { amount: '70.00' } } })
  expect(order.lineItems.map(({ price: own }: { price: { amount: string } }) => own.amount)).toEqual(['35.00', '35.00'])
  // What was paid for it is enough for a kind that costs as much as the first did.
  const back = await change(buyer, orderId, both[0].body.ticket.id, ticketDefinitionId)
  expect([back.status, back.body.ticket.ticketName]).toEqual([200, 'Standing'])
  await agrees(site)
})
