import { expect, test } from 'vitest'
import { checkSite } from '../../check/check-site.ts'
import { fair } from '../events.fixture.ts'
import { seatedEvent, seatingOf } from '../seats/seats.fixture.ts'

const seat = (ticketDefinitionId: string, seatId: string, quantity = 1) => ({
  ticketDefinitionId,
  quantity,
  ticketInfo: { seatId },
})

test('cancelled tickets of a reservation give back their own seats, which are sold again', async () => {
  const shop = await fair()
  const { id: eventId, stalls, floor } = await seatedEvent(shop)
  const event = { id: eventId, registration: { tickets: { cancellation: { allowed: true } } } }
  expect((await shop.admin.call('PATCH', `/events/v3/events/${eventId}`, { event })).status).toBe(200)
  const hold = async (tickets: object[]) =>
    shop.admin.call('POST', '/events/v1/ticket-reservations', { ticketReservation: { tickets } })
  const held = await hold([seat(stalls, '1-1-2'), seat(stalls, '1-1-3'), seat(floor, '2-1', 2)])
  const placed = await shop.admin.call('POST', '/events/v1/checkout', {
    eventId,
    reservationId: held.body.ticketReservation.id,
    buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@fair.example' },
    options: { markAsPaid: true, ignoreFormValidation: true },
  })
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const spotsSold = async () =>
    (await shop.admin.call('GET', `${seatingOf(eventId)}/states`)).body.spots.map(
      ({ spotId, state, quantity }: { spotId: string; state: string; quantity: number }) =>
        `${spotId} ${state} ${quantity}`,
    )
  const cancelOneOf = async (spotId: string) => {
    const [ticket] = await shop.site.query(
      `select id, order_id as "orderId" from tickets where doc->'seat'->>'id' = $1 and status = 'ISSUED' limit 1`,
      [spotId],
    )
    const path = `/fairground/v1/placed-orders/${ticket?.orderId}/ticket-cancellations`
    return shop.admin.call('POST', path, { ticketIds: [ticket?.id] })
  }
  const done = await cancelOneOf('1-1-2')
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect(done.body.cancellation).toMatchObject({ state: 'BY_HAND' })
  expect(await spotsSold()).toEqual(['1-1-3 SOLD 1', '2-1 SOLD 2'])
  expect((await cancelOneOf('2-1')).status).toBe(200)
  expect(await spotsSold()).toEqual(['1-1-3 SOLD 1', '2-1 SOLD 1'])
  expect((await hold([seat(stalls, '1-1-2')])).status).toBe(200)
  expect((await hold([seat(stalls, '1-1-3')])).status).toBe(409)
  expect(await checkSite(shop.site.assembly.pool.forSite(shop.site.siteId))).toEqual([])
})
