import { describe, expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../../test/fixture.ts'
import { fair, MINUTE } from '../events.fixture.ts'
import { fullHall, PLANS, seatedEvent, seatingOf } from './seats.fixture.ts'

const RESERVATIONS = '/events/v1/ticket-reservations'
const code = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const hold = (caller: TestCaller, tickets: object[], more: object = {}) =>
  caller.call('POST', RESERVATIONS, { ticketReservation: { tickets, ...more } })
const seat = (ticketDefinitionId: string, seatId: string, quantity = 1) => ({
  ticketDefinitionId,
  quantity,
  ticketInfo: { seatId },
})
const any = (ticketDefinitionId: string, quantity: number) => ({ ticketDefinitionId, quantity })
const seatsOf = ({ body }: Reply): string[] =>
  body.ticketReservation.tickets.map(({ ticketInfo }: { ticketInfo: { seatId: string } }) => ticketInfo.seatId).sort()
const beyond = { additionalReservationSettings: { disableTicketLimitValidation: true } }

describe('the seats of an event', () => {
  test('are a copy of the plan, bound to kinds of ticket, on record', async () => {
    const shop = await fair()
    const { id, planId, stalls } = await seatedEvent(shop)
    const visitor = await shop.visitor()
    const { seating } = (await visitor.call('GET', seatingOf(id))).body
    expect(seating).toMatchObject({ eventId: id, seatPlanId: planId, seatPlanName: 'Great hall', revision: '2' })
    expect(seating.layout.sections.map(({ label }: { label: string }) => label)).toEqual(['Stalls', 'Standing room'])
    expect(seating.tickets[0]).toEqual({ ticketDefinitionId: stalls, partIds: ['1'] })
    expect((await visitor.call('GET', `${seatingOf(id)}/taken`)).body).toEqual({
      revision: '2',
      seats: '000000',
      areas: [{ spotId: '2-1', left: 100 }],
    })
    const other = await shop.event()
    expect(code(await visitor.call('GET', seatingOf(other.id)))).toEqual([404, 'SEATING_NOT_FOUND'])
    const actions = await shop.site.query(`select action from audit_log where action like 'event.%' order by id`)
    expect(actions.map(({ action }) => action)).toEqual(['event.seatingSet', 'event.seatsBound'])
    await shop.admin.call('DELETE', `${PLANS}/${planId}`)
    expect((await shop.admin.call('GET', seatingOf(id))).body.seating.seatPlanId).toBeUndefined()
  })

  test('are bound to what exists alone', async () => {
    const shop = await fair()
    const { id, stalls } = await seatedEvent(shop)
    const bind = (tickets: object[], revision = '2') =>
      shop.admin.call('PUT', `${seatingOf(id)}/tickets`, { revision, tickets })
    const other = await shop.definition((await shop.event()).id)
    const family = await shop.definition(id, { name: 'Family', admits: 4 })
    expect((await bind([{ ticketDefinitionId: family.id, partIds: ['1'] }])).status).toBe(400)
    const group = { ticketDefinition: { id: stalls, revision: '1', admits: 2 } }
    const changed = await shop.admin.call('PATCH', `/events-ticket-definitions/v3/ticket-definitions/${stalls}`, group)
    expect(changed.status).toBe(400)
    expect(code(await bind([{ ticketDefinitionId: other.id, partIds: ['1'] }]))).toEqual([
      404,
      'TICKET_DEFINITION_NOT_FOUND',
    ])
    expect((await bind([{ ticketDefinitionId: stalls, partIds: ['1', '9'] }])).status).toBe(400)
    expect((await bind([any(stalls, 1), any(stalls, 1)].map((one) => ({ ...one, partIds: ['1'] })))).status).toBe(400)
    expect(code(await bind([{ ticketDefinitionId: stalls, partIds: ['1-2'] }], '1'))).toEqual([409, 'STALE_REVISION'])
    expect((await bind([{ ticketDefinitionId: stalls, partIds: ['1-2'] }])).status).toBe(200)
    const ada = await shop.visitor()
    expect(code(await hold(ada, [seat(stalls, '1-1-1')]))).toEqual([404, 'SEAT_NOT_FOUND'])
    expect((await hold(ada, [seat(stalls, '1-2-1')])).status).toBe(200)
  })

  test('hide kinds of ticket from visitors that are hidden from them', async () => {
    const shop = await fair()
    const { id, floor } = await seatedEvent(shop)
    const { revision } = (await shop.admin.call('GET', `/events-ticket-definitions/v3/ticket-definitions/${floor}`))
      .body.ticketDefinition
    await shop.admin.call('PATCH', `/events-ticket-definitions/v3/ticket-definitions/${floor}`, {
      ticketDefinition: { id: floor, revision, hidden: true },
    })
    const visitor = await shop.visitor()
    expect((await visitor.call('GET', seatingOf(id))).body.seating.tickets).toHaveLength(1)
    const best = `${seatingOf(id)}/best?quantity=1&ticketDefinitionId=${floor}`
    expect(code(await visitor.call('GET', best))).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND'])
    expect((await shop.admin.call('GET', best)).body.spots).toEqual([{ spotId: '2-1', quantity: 1 }])
  })

  test('follow the plan as far as nobody has them', async () => {
    const shop = await fair()
    const { id, planId, stalls, floor } = await seatedEvent(shop)
    await hold(await shop.visitor(), [seat(stalls, '1-1-1'), seat(floor, '2-1', 40)])
    const { seatPlan } = (await shop.admin.call('GET', `${PLANS}/${planId}`)).body
    const [first, second] = seatPlan.layout.sections
    const [rowA, rowB] = first.elements
    let revision = 1
    const draw = async (sections: object[]) => {
      await shop.admin.call('PUT', `${PLANS}/${planId}`, {
        revision: String(revision++),
        name: 'Great hall',
        layout: { ...seatPlan.layout, sections },
      })
      return shop.admin.call('PUT', seatingOf(id), { seatPlanId: planId })
    }
    const standing = (capacity: number) => ({ ...second, elements: [{ ...second.elements[0], capacity }] })
    expect(code(await draw([{ ...first, elements: [rowB] }, second]))).toEqual([409, 'SEAT_TAKEN'])
    const renamed = { ...rowA, seats: [{ ...rowA.seats[0], label: '1a' }, ...rowA.seats.slice(1)] }
    const refused = await draw([{ ...first, elements: [renamed, rowB] }, second])
    expect(refused.body.details.applicationError).toMatchObject({
      code: 'SEAT_TAKEN',
      description: '“Stalls A 1” is taken. Choose another seat.',
      data: { seatIds: ['1-1-1'] },
    })
    expect(code(await draw([first, standing(39)]))).toEqual([409, 'SEAT_TAKEN'])
    const longer = { ...rowA, seats: [...rowA.seats, { label: '4', x: 410, y: 300 }] }
    const drawn = await draw([{ ...first, elements: [longer] }, standing(60)])
    expect(drawn.status).toBe(200)
    expect(drawn.body.seating.tickets).toEqual([
      { ticketDefinitionId: stalls, partIds: ['1'] },
      { ticketDefinitionId: floor, partIds: ['2'] },
    ])
    const free = (await shop.admin.call('GET', `${seatingOf(id)}/taken`)).body
    expect(free).toMatchObject({ seats: '1000', areas: [{ spotId: '2-1', left: 20 }] })
    // The seat that was there at first and is no more cannot be had.
    expect(code(await hold(await shop.visitor(), [seat(stalls, '1-2-1')]))).toEqual([404, 'SEAT_NOT_FOUND'])
    expect(code(await shop.admin.call('DELETE', seatingOf(id)))).toEqual([409, 'SEAT_TAKEN'])
  })

  test('go away while they are free, and tickets are sold without seats', async () => {
    const shop = await fair()
    const { id, stalls } = await seatedEvent(shop)
    expect((await shop.admin.call('DELETE', seatingOf(id))).status).toBe(200)
    expect(code(await shop.admin.call('DELETE', seatingOf(id)))).toEqual([404, 'SEATING_NOT_FOUND'])
    const reply = await hold(await shop.visitor(), [any(stalls, 7)])
    expect(reply.body.ticketReservation.tickets).toHaveLength(1)
    expect((await shop.admin.call('PUT', seatingOf(id), { seatPlanId: id })).status).toBe(404)
  })
})

describe('a reservation with seats', () => {
  test('holds the seats that it names, and says what they are called', async () => {
    const shop = await fair()
    const { id, stalls, floor } = await seatedEvent(shop)
    const ada = await shop.visitor()
    const { body } = await hold(ada, [seat(stalls, '1-2-3'), seat(floor, '2-1', 4)])
    expect(body.ticketReservation.tickets.map(({ ticketInfo }: { ticketInfo: object }) => ticketInfo)).toEqual([
      { seatId: '1-2-3', seatInfo: { sectionLabel: 'Stalls', rowLabel: 'B', seatLabel: '3' } },
      { seatId: '2-1', seatInfo: { sectionLabel: 'Standing room', areaLabel: 'Floor' } },
    ])
    const bob = await shop.visitor()
    const refused = await hold(bob, [seat(stalls, '1-2-2'), seat(stalls, '1-2-3')])
    expect(refused.body.details.applicationError).toMatchObject({
      code: 'SEAT_TAKEN',
      description: '“Stalls B 3” is taken. Choose another seat.',
      data: { seatIds: ['1-2-3'] },
    })
    expect((await shop.admin.call('GET', `${seatingOf(id)}/taken`)).body).toMatchObject({
      seats: '000001',
      areas: [{ left: 96 }],
    })
    await ada.call('POST', `${RESERVATIONS}/${body.ticketReservation.id}/cancel`, {})
    expect((await hold(bob, [seat(stalls, '1-2-3')])).status).toBe(200)
  })

  test('is refused for what is no seat of the ticket', async () => {
    const shop = await fair()
    const { id, stalls, floor } = await seatedEvent(shop)
    const plain = await shop.definition(id, { name: 'Programme' })
    const ada = await shop.visitor()
    expect(code(await hold(ada, [seat(stalls, '9-9')]))).toEqual([404, 'SEAT_NOT_FOUND'])
    expect(code(await hold(ada, [seat(stalls, '2-1')]))).toEqual([404, 'SEAT_NOT_FOUND'])
    expect(code(await hold(ada, [seat(plain.id, '1-1-1')]))).toEqual([404, 'SEAT_NOT_FOUND'])
    expect((await hold(ada, [seat(stalls, '1-1-1', 2)])).status).toBe(400)
    expect((await hold(ada, [seat(stalls, '1-1-1'), seat(stalls, '1-1-1')])).status).toBe(400)
    expect(code(await hold(ada, [seat(floor, '2-1', 50), seat(floor, '2-1', 50), seat(floor, '2-1', 1)]))).toEqual([
      409,
      'TICKET_LIMIT_PER_ORDER',
    ])
    expect((await hold(ada, [any(plain.id, 2)])).body.ticketReservation.tickets[0].ticketInfo).toBeUndefined()
    expect((await shop.admin.call('GET', `${seatingOf(id)}/taken`)).body.seats).toBe('000000')
  })

  test('gets the best seats where it names none, for all of its tickets together', async () => {
    const shop = await fair()
    const { id, stalls, floor } = await seatedEvent(shop)
    const ada = await shop.visitor()
    expect(seatsOf(await hold(ada, [any(stalls, 2)]))).toEqual(['1-1-1', '1-1-2'])
    expect(seatsOf(await hold(ada, [any(stalls, 2), any(stalls, 1), any(floor, 3)]))).toEqual([
      '1-2-1',
      '1-2-2',
      '1-2-3',
      '2-1',
    ])
    const refused = await hold(ada, [any(stalls, 2)])
    expect(refused.body.details.applicationError).toMatchObject({ code: 'NOT_ENOUGH_TICKETS', data: { left: 1 } })
    const best = (query: string) => ada.call('GET', `${seatingOf(id)}/best?ticketDefinitionId=${stalls}&${query}`)
    expect((await best('quantity=1')).body.spots).toEqual([{ spotId: '1-1-3', quantity: 1 }])
    expect(code(await best('quantity=2'))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
    expect(code(await best('quantity=1&accessible=1'))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  })

  test('are given to as many as there are seats when everybody lets the shop choose at once', async () => {
    const shop = await fair()
    const seats = 60
    const { id, stalls } = await seatedEvent(shop, { layout: fullHall(seats), standing: false })
    const visitors = await Promise.all(Array.from({ length: 40 }, () => shop.visitor()))
    const answers = await Promise.all(visitors.map((visitor) => hold(visitor, [any(stalls, 2)])))
    const held = answers.filter(({ status }) => status === 200).flatMap(seatsOf)
    expect([held.length, new Set(held).size]).toEqual([seats, seats])
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map((answer) => code(answer).join(' ')))).toEqual(new Set(['409 NOT_ENOUGH_TICKETS']))
    expect((await shop.admin.call('GET', `${seatingOf(id)}/taken`)).body.seats).toBe('1'.repeat(seats))
  })

  test('of generation 1 names its seats ticket by ticket', async () => {
    const shop = await fair()
    const { id, planId, stalls, floor } = await seatedEvent(shop)
    const ada = await shop.visitor()
    const reserve = (ticketQuantities: object[]) =>
      ada.call('POST', '/events/v1/checkout/reservations', { eventId: id, ticketQuantities })
    const { body } = await reserve([
      { ticketDefinitionId: stalls, quantity: 2, ticketDetails: [{ seatId: '1-1-2' }, { seatId: '1-1-3' }] },
      { ticketDefinitionId: floor, quantity: 5, ticketDetails: [{ seatId: '2-1', capacity: 5 }] },
    ])
    const details = body.reservations.map(
      ({ quantity, ticketDetails }: { quantity: number; ticketDetails: object[] }) => [quantity, ...ticketDetails],
    )
    expect(details).toEqual([
      [1, { seatId: '1-1-2', sectionLabel: 'Stalls', rowLabel: 'A', seatLabel: '2', planId }],
      [1, { seatId: '1-1-3', sectionLabel: 'Stalls', rowLabel: 'A', seatLabel: '3', planId }],
      [5, { seatId: '2-1', sectionLabel: 'Standing room', areaLabel: 'Floor', planId, capacity: 5 }],
    ])
    const faulty = { ticketDefinitionId: floor, quantity: 5, ticketDetails: [{ seatId: '2-1', capacity: 4 }] }
    expect((await reserve([faulty])).status).toBe(400)
  })

  test('ends, and its seats are free for who needs them', async () => {
    const shop = await fair()
    const { id, planId, stalls } = await seatedEvent(shop)
    const ada = await shop.visitor()
    await hold(ada, [seat(stalls, '1-1-1')])
    await shop.site.advance(21 * MINUTE)
    const held = await hold(await shop.visitor(), [seat(stalls, '1-1-1')])
    expect(held.status).toBe(200)
    await shop.site.advance(21 * MINUTE)
    expect((await shop.admin.call('DELETE', seatingOf(id))).status).toBe(200)
    const { id: reservationId } = held.body.ticketReservation
    const ended = await shop.site.query(
      `select r.status, h.payload from ticket_reservations r left join happenings h on h.entity_id = r.id::text and h.slug = 'expired'
       where r.id = $1`,
      [reservationId],
    )
    expect(ended).toEqual([{ status: 'EXPIRED', payload: { ticketsOf: [id], seatsOf: [id] } }])
    expect((await shop.admin.call('PUT', seatingOf(id), { seatPlanId: planId })).status).toBe(200)
  })
})

describe('blocked seats', () => {
  test('are not sold until they are unblocked, and staff sell them beyond limits', async () => {
    const shop = await fair()
    const { id, stalls, floor } = await seatedEvent(shop)
    const block = (block: string, spots: object[], note?: string) =>
      shop.admin.call('POST', `${seatingOf(id)}/blocks`, { block, spots, ...(note ? { note } : {}) })
    const ada = await shop.visitor()
    expect((await block('BLOCKED', [{ spotId: '1-1-1' }, { spotId: '2-1', quantity: 90 }], 'Guest list')).status).toBe(
      200,
    )
    expect((await block('KILLED', [{ spotId: '1-1-2' }])).status).toBe(200)
    expect(code(await hold(ada, [seat(stalls, '1-1-1')]))).toEqual([409, 'SEAT_TAKEN'])
    expect(code(await hold(ada, [seat(floor, '2-1', 11)]))).toEqual([409, 'SEAT_TAKEN'])
    const states = async () => (await shop.admin.call('GET', `${seatingOf(id)}/states`)).body.spots
    expect(await states()).toEqual([
      { spotId: '1-1-1', state: 'BLOCKED', quantity: 1, note: 'Guest list' },
      { spotId: '1-1-2', state: 'KILLED', quantity: 1 },
      { spotId: '2-1', state: 'BLOCKED', quantity: 90, note: 'Guest list' },
    ])
    expect((await ada.call('GET', `${seatingOf(id)}/taken`)).body.seats).toBe('120000')
    // Staff sell what is blocked, but not what is not there.
    expect((await hold(shop.admin, [seat(stalls, '1-1-1')], beyond)).status).toBe(200)
    expect(code(await hold(shop.admin, [seat(stalls, '1-1-2')], beyond))).toEqual([409, 'SEAT_TAKEN'])
    expect((await states())[0]).toEqual({ spotId: '1-1-1', state: 'HELD', quantity: 1 })
    expect(code(await block('KILLED', [{ spotId: '1-1-3' }, { spotId: '1-1-1' }]))).toEqual([409, 'SEAT_TAKEN'])
    expect(code(await block('KILLED', [{ spotId: '8' }]))).toEqual([404, 'SEAT_NOT_FOUND'])
    // In place of what was blocked before.
    expect((await block('BLOCKED', [{ spotId: '2-1', quantity: 100 }])).status).toBe(200)
    expect((await block('BLOCKED', [{ spotId: '2-1', quantity: 3 }])).status).toBe(200)
    await shop.admin.call('POST', `${seatingOf(id)}/unblock`, { spotIds: ['1-1-2', '2-1', '1-1-3'] })
    expect(await states()).toEqual([{ spotId: '1-1-1', state: 'HELD', quantity: 1 }])
    const reader = await shop.site.keyWith(['events.read'])
    expect((await reader.call('GET', `${seatingOf(id)}/states`)).status).toBe(200)
    expect((await reader.call('POST', `${seatingOf(id)}/unblock`, { spotIds: ['2-1'] })).status).toBe(403)
    expect((await ada.call('GET', `${seatingOf(id)}/states`)).status).toBe(403)
  })
})

describe('a hall of 20,000 seats', () => {
  test('is taken over, bound, read and sold from', async () => {
    const shop = await fair()
    const { id, stalls } = await seatedEvent(shop, { layout: fullHall(20_000), standing: false })
    const ada = await shop.visitor()
    expect(seatsOf(await hold(ada, [any(stalls, 4)]))).toEqual(['1-1-49', '1-1-50', '1-1-51', '1-1-52'])
    const { seats } = (await ada.call('GET', `${seatingOf(id)}/taken`)).body
    expect(seats).toHaveLength(20_000)
    expect([...seats].filter((mark) => mark === '1')).toHaveLength(4)
  }, 60_000)
})
