import { expect, test } from 'vitest'
import { type Fair, fair } from './events.fixture.ts'

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }

/** Buys tickets of a kind, paid at once. */
async function sold({ admin }: Fair, eventId: string, ticketDefinitionId: string, quantity: number): Promise<string[]> {
  const held = await admin.call('POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity }],
    allowHiddenTickets: true,
  })
  const sale = { eventId, reservationId: held.body.id, buyer: ada, options: { markAsPaid: true } }
  const { body } = await admin.call('POST', '/events/v1/checkout', sale)
  return body.order.tickets.map(({ ticketNumber }: { ticketNumber: string }) => ticketNumber)
}

test('orders, tickets and kinds are counted by the values of facets, with the tickets of orders', async () => {
  const shop = await fair()
  const [walk, talk] = [await shop.event(), await shop.event({ title: 'Lamp talk' })] as const
  const [seat, free] = [
    await shop.definition(walk.id),
    await shop.definition(talk.id, {
      name: 'Free',
      hidden: true,
      pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } },
    }),
  ] as const
  const [first] = await sold(shop, walk.id, seat.id, 2)
  await sold(shop, walk.id, seat.id, 1)
  await sold(shop, talk.id, free.id, 3)
  await shop.admin.call('POST', '/events/v1/tickets/check-in', { eventId: walk.id, ticketNumber: [first] })

  const orders = await shop.admin.call('GET', '/events/v1/orders?facet=event.id&facet=status&facet=colour&limit=1')
  expect(orders.body).toMatchObject({
    total: 3,
    facets: { 'event.id': { counts: { [walk.id]: 2, [talk.id]: 1 } }, status: { counts: { PAID: 2, FREE: 1 } } },
    orderFacets: {
      facets: {
        'event.id': {
          counts: {
            [walk.id]: { count: 2, tickets: 3, ticketsCheckIn: 1 },
            [talk.id]: { count: 1, tickets: 3, ticketsCheckIn: 0 },
          },
        },
      },
    },
  })
  expect(Object.keys(orders.body.facets).sort()).toEqual(['event.id', 'status'])

  const names = ['event.id', 'ticketDefinition.id', 'orderStatus', 'checkedIn'].map((name) => `facet=${name}`)
  const tickets = await shop.admin.call('GET', `/events/v1/tickets?state=PAID&${names.join('&')}`)
  expect(tickets.body.facets).toEqual({
    'event.id': { counts: { [walk.id]: 3 } },
    'ticketDefinition.id': { counts: { [seat.id]: 3 } },
    orderStatus: { counts: { PAID: 3 } },
    checkedIn: { counts: { true: 1, false: 2 } },
  })
  expect((await shop.admin.call('GET', '/events/v1/tickets')).body.facets).toEqual({})

  const kinds = '/events/v1/ticket-definitions'
  const listed = await shop.admin.call('GET', `${kinds}?state=VISIBLE&facet=event.id&facet=hidden`)
  expect(listed.body.facets).toEqual({
    'event.id': { counts: { [walk.id]: 1 } },
    hidden: { counts: { false: 1 } },
  })
  const found = await shop.admin.call('POST', `${kinds}/query`, {
    filter: {},
    facet: ['saleStatus', 'hidden'],
    limit: 1,
  })
  expect(found.body.facets).toEqual({
    saleStatus: { counts: { SALE_STARTED: 2 } },
    hidden: { counts: { false: 1, true: 1 } },
  })
  // A visitor's numbers are of what a visitor sees.
  const seen = await (await shop.visitor()).call('POST', `${kinds}/query`, { filter: {}, facet: ['hidden'] })
  expect(seen.body.facets).toEqual({ hidden: { counts: { false: 1 } } })
})
