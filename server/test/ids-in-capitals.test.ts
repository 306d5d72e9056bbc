import { expect, test } from 'vitest'
import { testSite } from './fixture.ts'
import { productLine, sellShirts, sellTickets, takeAnswers } from './shop.ts'

const ADA = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const form = { inputValues: Object.entries(ADA).map(([inputName, value]) => ({ inputName, value })) }

test('a ticket is reserved and bought by ids in capitals', async () => {
  const site = await testSite()
  const { eventId, ticketDefinitionId } = await sellTickets(site, 10)
  const buyer = await site.visitor()
  const held = await buyer.call('POST', '/events/v1/checkout/reservations', {
    eventId: eventId.toUpperCase(),
    ticketQuantities: [{ ticketDefinitionId: ticketDefinitionId.toUpperCase(), quantity: 1 }],
  })
  expect(held.status, JSON.stringify(held.body)).toBe(200)
  const bought = await buyer.call('POST', '/events/v1/checkout', {
    eventId: eventId.toUpperCase(),
    reservationId: String(held.body.id).toUpperCase(),
    buyer: ADA,
    guests: [{ form }],
  })
  expect(bought.status, JSON.stringify(bought.body)).toBe(200)
})

test('an answer to an event whose id is in capitals is taken once, with the links of its calendar', async () => {
  const site = await testSite()
  const eventId = await takeAnswers(site)
  const guest = await site.visitor()
  const answer = await guest.call('POST', '/events/v1/rsvp', { eventId: eventId.toUpperCase(), form, status: 'YES' })
  expect([answer.status, typeof answer.body.calendarLinks?.ics]).toEqual([200, 'string'])
})

test('a line of a cart is changed and removed by its id in capitals', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 10)
  const buyer = await site.visitor()
  const path = '/ecom/v1/carts/current'
  const { cart } = (await buyer.call('POST', `${path}/add-to-cart`, { lineItems: [productLine(productId, 1)] })).body
  const id = String(cart.lineItems[0].id).toUpperCase()
  const changed = await buyer.call('POST', `${path}/update-line-items-quantity`, { lineItems: [{ id, quantity: 2 }] })
  expect([changed.status, changed.body.cart?.lineItems[0].quantity]).toEqual([200, 2])
  const removed = await buyer.call('POST', `${path}/remove-line-items`, { lineItemIds: [id] })
  expect([removed.status, removed.body.cart?.lineItems]).toEqual([200, []])
})
