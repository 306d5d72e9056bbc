import { expect, test } from 'vitest'
import { type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, sellTickets, ticketLine } from '../../../test/shop.ts'
import { signedIn } from '../../members/members.fixture.ts'

const PATH = '/events-ticket-definitions/v3/ticket-definitions'
const codeOf = (reply: { status: number; body: { details?: { applicationError?: { code: string } } } }) =>
  [reply.status, reply.body.details?.applicationError?.code] as const

async function change({ admin }: TestSite, id: string, changes: object) {
  const { ticketDefinition } = (await admin.call('GET', `${PATH}/${id}`)).body
  const { revision } = ticketDefinition
  return admin.call('PATCH', `${PATH}/${id}`, { ticketDefinition: { id, revision, ...changes } })
}
const add = (buyer: TestCaller, id: string, quantity: number) =>
  buyer.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [ticketLine(id, quantity)] })
const hold = (buyer: TestCaller, ticketDefinitionId: string, quantity: number) =>
  buyer.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId, quantity }] },
  })

test('an order has as many of a kind as its organiser says at least, and the last ones are sold below it', async () => {
  const site = await testSite()
  const { ticketDefinitionId: id } = await sellTickets(site, 5)
  const set = await change(site, id, { minimumPerCheckout: 3 })
  expect(set.body.ticketDefinition).toMatchObject({
    minimumPerCheckout: 3,
    membersOnly: false,
    chosenLimitPerCheckout: 10,
  })
  const buyer = await site.visitor()
  expect(codeOf(await add(buyer, id, 2))).toEqual([409, 'TICKET_MINIMUM_PER_ORDER'])
  const held = await hold(await site.visitor(), id, 2)
  expect(codeOf(held)).toEqual([409, 'TICKET_MINIMUM_PER_ORDER'])
  expect(held.body.message).toContain('Take at least 3 of “Standing” in one order.')
  expect((await add(buyer, id, 3)).status).toBe(200)
  expect((await hold(await site.visitor(), id, 3)).status).toBe(200)
  // Two are left.
  expect(codeOf(await hold(await site.visitor(), id, 1))).toEqual([409, 'TICKET_MINIMUM_PER_ORDER'])
  expect((await hold(await site.visitor(), id, 2)).status).toBe(200)
})

test('a cart that was filled before the rule is refused when it is ordered', async () => {
  const site = await testSite()
  const { ticketDefinitionId: id } = await sellTickets(site, 10)
  const buyer = await site.visitor()
  const checkoutId = await checkOut(buyer, [ticketLine(id, 1)])
  await change(site, id, { minimumPerCheckout: 2 })
  expect(codeOf(await placeOrder(buyer, checkoutId))).toEqual([409, 'TICKET_MINIMUM_PER_ORDER'])
  await change(site, id, { minimumPerCheckout: null })
  expect((await placeOrder(buyer, checkoutId)).status).toBe(200)
})

test('a kind for members is sold to members and by staff, and shown to everybody', async () => {
  const site = await testSite()
  const { eventId, ticketDefinitionId: id } = await sellTickets(site, 10)
  expect((await change(site, id, { membersOnly: true })).status).toBe(200)
  const visitor = await site.visitor()
  expect(codeOf(await add(visitor, id, 1))).toEqual([403, 'MEMBER_NEEDED'])
  expect(codeOf(await hold(visitor, id, 1))).toEqual([403, 'MEMBER_NEEDED'])
  const listed = await visitor.call('POST', `${PATH}/available/query`, { query: { filter: { eventId } } })
  expect(listed.body.ticketDefinitions).toMatchObject([{ id, membersOnly: true }])
  const member = await signedIn(site)
  expect((await hold(member, id, 1)).status).toBe(200)
  expect((await add(member, id, 1)).status).toBe(200)
  expect((await hold(site.admin, id, 1)).status).toBe(200)
})

test('rules stay through other changes and copies, and contradictions are refused', async () => {
  const site = await testSite()
  const { eventId, ticketDefinitionId: id } = await sellTickets(site, 10)
  await change(site, id, { minimumPerCheckout: 4, membersOnly: true })
  const renamed = await change(site, id, { name: 'Seated' })
  expect(renamed.body.ticketDefinition).toMatchObject({ name: 'Seated', minimumPerCheckout: 4, membersOnly: true })
  for (const changes of [
    { minimumPerCheckout: 11 },
    { limitPerCheckout: 3 },
    { minimumPerCheckout: 51 },
    { minimumPerCheckout: -1 },
  ]) {
    const refused = await change(site, id, changes)
    expect(refused.status, JSON.stringify(refused.body)).toBe(400)
  }
  const { event } = (await site.admin.call('POST', `/events/v3/events/${eventId}/clone`, { eventId })).body
  const copies = await site.admin.call('POST', `${PATH}/query`, { query: { filter: { eventId: event.id } } })
  expect(copies.body.ticketDefinitions).toMatchObject([{ minimumPerCheckout: 4, membersOnly: true }])
})
