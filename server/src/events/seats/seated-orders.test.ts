import { describe, expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../../test/fixture.ts'
import { type Fair, fair } from '../events.fixture.ts'
import { TICKETS_APP_ID } from '../ticket-definitions/as-sellable.ts'
import { PLANS, seatedEvent, seatingOf } from './seats.fixture.ts'

const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const code = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const seat = (ticketDefinitionId: string, seatId: string, quantity = 1) => ({
  ticketDefinitionId,
  quantity,
  ticketInfo: { seatId },
})
const hold = async (caller: TestCaller, tickets: object[]): Promise<string> => {
  const { body } = await caller.call('POST', '/events/v1/ticket-reservations', { ticketReservation: { tickets } })
  return body.ticketReservation.id
}
const statesOf = async ({ admin }: Fair, eventId: string) =>
  (await admin.call('GET', `${seatingOf(eventId)}/states`)).body.spots.map(
    ({ spotId, state, quantity }: { spotId: string; state: string; quantity: number }) =>
      `${spotId} ${state} ${quantity}`,
  )

/** Bought at the desk. */
async function bought(shop: Fair, eventId: string, tickets: object[]) {
  const reservationId = await hold(shop.admin, tickets)
  const buyer = { firstName: 'Ada', lastName: 'Byron', email: 'ada@fair.example' }
  const { body } = await shop.admin.call('POST', '/events/v1/checkout', {
    eventId,
    reservationId,
    buyer,
    options: { markAsPaid: true, ignoreFormValidation: true },
  })
  return body
}

describe('an order with seats', () => {
  test('has a ticket for each, by which it is found', async () => {
    const shop = await fair()
    const { id, planId, stalls, floor } = await seatedEvent(shop)
    const { order, reservations } = await bought(shop, id, [
      seat(stalls, '1-1-2'),
      seat(stalls, '1-1-3'),
      seat(floor, '2-1', 2),
    ])
    expect(reservations[0].ticketDetails).toMatchObject([{ seatId: '1-1-2', rowLabel: 'A', seatLabel: '2', planId }])
    const seats = order.tickets.map((ticket: { seat: object }) => ticket.seat)
    const inArea = { seatId: '2-1', text: 'Standing room, Floor', sectionLabel: 'Standing room', areaLabel: 'Floor' }
    expect(seats).toEqual([
      { seatId: '1-1-2', text: 'Stalls, row A, seat 2', sectionLabel: 'Stalls', rowLabel: 'A', seatLabel: '2' },
      { seatId: '1-1-3', text: 'Stalls, row A, seat 3', sectionLabel: 'Stalls', rowLabel: 'A', seatLabel: '3' },
      inArea,
      inArea,
    ])
    expect(await statesOf(shop, id)).toEqual(['1-1-2 SOLD 1', '1-1-3 SOLD 1', '2-1 SOLD 2'])
    const found = await shop.admin.call('GET', `/events/v1/tickets?eventId=${id}&seatId=1-1-3&fieldset=TICKET_DETAILS`)
    expect(found.body).toMatchObject({ total: 1, tickets: [{ orderNumber: order.orderNumber, seat: seats[1] }] })
    const [line] = await shop.site.query(
      `select doc->'descriptionLines' as lines, doc->'reference'->'options' as options from order_lines order by position`,
    )
    expect(line).toMatchObject({ options: { seatId: '1-1-2' } })
    expect(line?.lines).toContainEqual({ name: 'Seat', text: 'Stalls, row A, seat 2' })
  })

  test('waits for its money with its seats held', async () => {
    const shop = await fair()
    const { id, stalls } = await seatedEvent(shop)
    const ada = await shop.visitor()
    const reservationId = await hold(ada, [seat(stalls, '1-2-2')])
    const buyer = { firstName: 'Ada', lastName: 'Byron', email: 'ada@fair.example' }
    const { body } = await ada.call('POST', '/events/v1/checkout', { eventId: id, reservationId, buyer })
    expect(body.order.status).toBe('INITIATED')
    expect(await statesOf(shop, id)).toEqual(['1-2-2 HELD 1'])
    expect(body.order.tickets).toEqual([])
  })
})

describe('kinds of ticket with seats', () => {
  const kind = async (caller: TestCaller, id: string) =>
    (await caller.call('GET', `${DEFINITIONS}/${id}?fields=SALES_DETAILS&fields=SEATING_DETAILS`)).body.ticketDefinition

  test('say which places can be had, and are sold out with their last seat', async () => {
    const shop = await fair()
    const { id, stalls, floor } = await seatedEvent(shop)
    const ada = await shop.visitor()
    await hold(ada, [seat(stalls, '1-1-1'), seat(floor, '2-1', 3)])
    expect(await kind(ada, stalls)).toMatchObject({
      salesDetails: { unsoldCount: 5, soldOut: false },
      limitPerCheckout: 5,
    })
    const { places } = (await kind(ada, stalls)).seatingDetails
    expect(places).toHaveLength(5)
    expect(places[0]).toEqual({
      placeId: '1-1-2',
      label: '2',
      sectionLabel: 'Stalls',
      elementLabel: 'A',
      availableCapacity: 1,
    })
    expect((await kind(ada, floor)).seatingDetails.places).toEqual([
      { placeId: '2-1', label: 'Floo', sectionLabel: 'Standing room', elementLabel: 'Floor', availableCapacity: 97 },
    ])
    const seats = ['1-1-2', '1-1-3', '1-2-1', '1-2-2', '1-2-3'].map((spotId) => ({ spotId }))
    await shop.admin.call('POST', `${seatingOf(id)}/blocks`, { block: 'BLOCKED', spots: seats })
    expect((await kind(ada, stalls)).salesDetails).toEqual({ unsoldCount: 0, soldOut: true })
    const query = (filter: object) =>
      shop.admin.call('POST', `${DEFINITIONS}/query`, { query: { filter: { eventId: id, ...filter } } })
    const soldOut = (await query({ 'salesDetails.soldOut': true })).body.ticketDefinitions
    expect(soldOut.map((one: { id: string }) => one.id)).toEqual([stalls])
    const registration = async () =>
      (await ada.call('GET', `/events/v3/events/${id}?fields=REGISTRATION`)).body.event.registration
    expect((await registration()).tickets.soldOut).toBe(false)
    await shop.admin.call('POST', `${seatingOf(id)}/blocks`, {
      block: 'KILLED',
      spots: [{ spotId: '2-1', quantity: 97 }],
    })
    expect((await registration()).tickets.soldOut).toBe(true)
  })

  test('without seats say nothing of places', async () => {
    const shop = await fair()
    const plain = await shop.definition((await shop.event()).id)
    expect(await kind(shop.admin, plain.id)).not.toHaveProperty('seatingDetails')
  })

  test('are copied with the seats of a cloned event, all of them free', async () => {
    const shop = await fair()
    const { id, planId, stalls } = await seatedEvent(shop)
    await bought(shop, id, [seat(stalls, '1-1-1')])
    await shop.admin.call('POST', `${seatingOf(id)}/blocks`, { block: 'BLOCKED', spots: [{ spotId: '1-1-2' }] })
    await shop.admin.call('DELETE', `${PLANS}/${planId}`)
    const clone = (await shop.admin.call('POST', `/events/v3/events/${id}/clone`, { eventId: id })).body.event
    const { seating } = (await shop.admin.call('GET', seatingOf(clone.id))).body
    expect(seating).toMatchObject({ seatPlanName: 'Great hall', revision: '1' })
    expect(await statesOf(shop, clone.id)).toEqual([])
    const copied = seating.tickets[0].ticketDefinitionId
    expect(copied).not.toBe(stalls)
    await shop.admin.call('POST', `/events/v3/events/${clone.id}/publish`, { eventId: clone.id })
    expect(await hold(shop.admin, [seat(copied, '1-1-1')])).toBeTruthy()
  })
})

describe('a cart', () => {
  const add = (caller: TestCaller, catalogItemId: string, options?: object, quantity = 1) =>
    caller.call('POST', '/ecom/v1/carts/current/add-to-cart', {
      lineItems: [
        { catalogReference: { appId: TICKETS_APP_ID, catalogItemId, ...(options ? { options } : {}) }, quantity },
      ],
    })

  test('holds tickets with a seat each, and refuses those without', async () => {
    const shop = await fair()
    const { stalls, floor } = await seatedEvent(shop)
    const ada = await shop.visitor()
    expect(code(await add(ada, stalls))).toEqual([409, 'SEAT_NEEDED'])
    expect(code(await add(ada, stalls, { seatId: '2-1' }))).toEqual([404, 'SEAT_NOT_FOUND'])
    const { body } = await add(ada, stalls, { seatId: '1-1-1' })
    expect(body.cart.lineItems[0]).toMatchObject({
      catalogReference: { options: { seatId: '1-1-1' } },
    })
    const lines = body.cart.lineItems[0].descriptionLines.map(
      (one: { name: { original: string }; plainText: { original: string } }) =>
        `${one.name.original}: ${one.plainText.original}`,
    )
    expect(lines).toContain('Seat: Stalls, row A, seat 1')
    expect((await add(ada, stalls, { seatId: '1-1-1' })).status).toBe(409)
    expect((await add(ada, floor, { seatId: '2-1' }, 3)).status).toBe(200)
    await hold(await shop.visitor(), [seat(stalls, '1-2-2')])
    expect((await add(ada, stalls, { seatId: '1-2-2' })).status).toBe(409)
  })
})
