import { expect, test } from 'vitest'
import { fullHall, PLANS, seatingOf } from '../src/events/seats/seats.fixture.ts'
import type { Reply, TestCaller } from './fixture.ts'
import { inParallel } from './over-http.ts'
import { type AtBoth, agrees, racecourse } from './racecourse.ts'

const WIDTH = 16
const RESERVATIONS = '/events/v1/ticket-reservations'

const codeOf = ({ body }: Reply): string | undefined => body.details?.applicationError?.code
const made = ({ status, body }: Reply) => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

/** An event in a hall with rows of a hundred seats, on two processes. */
async function fullHouse(seats: number, price = '0.00') {
  const { site, merchant, visitor } = await racecourse()
  const [admin] = merchant
  const event = {
    title: 'Premiere',
    location: { type: 'VENUE', name: 'Great hall' },
    dateAndTimeSettings: {
      startDate: new Date(Date.now() + 86_400_000).toISOString(),
      endDate: new Date(Date.now() + 90_000_000).toISOString(),
      timeZoneId: 'Europe/London',
    },
    registration: { initialType: 'TICKETING' },
  }
  const { id } = made(await admin.call('POST', '/events/v3/events', { event })).event
  const ticketDefinition = {
    eventId: id,
    name: 'Seat',
    pricingMethod: { fixedPrice: { value: price, currency: 'GBP' } },
    feeType: 'NO_FEE',
  }
  const path = '/events-ticket-definitions/v3/ticket-definitions'
  const kind = made(await admin.call('POST', path, { ticketDefinition })).ticketDefinition.id as string
  const { seatPlan } = made(await admin.call('POST', PLANS, { name: 'Great hall', layout: fullHall(seats) }))
  const { seating } = made(await admin.call('PUT', seatingOf(id), { seatPlanId: seatPlan.id }))
  const tickets = [{ ticketDefinitionId: kind, partIds: ['1'] }]
  made(await admin.call('PUT', `${seatingOf(id)}/tickets`, { revision: seating.revision, tickets }))

  /** Orders what a reservation holds. */
  const buy = async (at: TestCaller, reserved: Reply): Promise<number> => {
    if (reserved.status !== 200) return 0
    const { id: reservationId, tickets: held } = reserved.body.ticketReservation
    const buyer = { firstName: 'Ada', lastName: 'Byron', email: 'ada@fair.example' }
    made(await at.call('POST', '/events/v1/checkout', { eventId: id, reservationId, buyer }))
    return held.length
  }
  const hold = (at: TestCaller, wanted: object[]) =>
    at.call('POST', RESERVATIONS, { ticketReservation: { tickets: wanted } })
  const best = (at: TestCaller, quantity: number) => hold(at, [{ ticketDefinitionId: kind, quantity }])
  const named = (at: TestCaller, seatIds: readonly string[]) =>
    hold(
      at,
      seatIds.map((seatId) => ({ ticketDefinitionId: kind, quantity: 1, ticketInfo: { seatId } })),
    )
  const seatsOfTickets = async () =>
    (
      await site.query(`select doc->'seat'->>'id' as seat from tickets where event_id = $1 and status = 'ISSUED'`, [id])
    ).map(({ seat }) => String(seat))
  return { site, admin, visitor, id, kind, buy, best, named, seatsOfTickets }
}

test('1,000 numbered seats are sold to many callers at once: all of them, and none twice', async () => {
  const hall = await fullHouse(1_000)
  const callers: AtBoth[] = await inParallel(Array.from({ length: 60 }), WIDTH, () => hall.visitor())
  const seatAt = (n: number) => `1-${1 + Math.floor(n / 100)}-${1 + (n % 100)}`
  const conflicts = new Map<string, number>()
  const sold = await inParallel(callers, WIDTH, async (both) => {
    const at = both[Math.floor(Math.random() * 2)]!
    let bought = 0
    // Some choose seats themselves, anywhere; the others leave it to the shop.
    for (let n = 0; n < 6; n++) {
      const from = Math.floor(Math.random() * 998)
      const reply =
        n % 2
          ? await hall.named(at, [from, from + 1].map(seatAt))
          : await hall.best(at, 1 + Math.floor(Math.random() * 4))
      const code = codeOf(reply)
      if (code) conflicts.set(code, (conflicts.get(code) ?? 0) + 1)
      bought += await hall.buy(at, reply)
    }
    // Until there is nothing left.
    for (let quantity = 8; quantity > 0; ) {
      const reply = await hall.best(at, quantity)
      if (reply.status === 200) bought += await hall.buy(at, reply)
      else if (codeOf(reply) === 'NOT_ENOUGH_TICKETS') quantity = Math.floor(quantity / 2)
      else expect(codeOf(reply)).toBe('SEAT_TAKEN')
    }
    return bought
  })
  const seats = await hall.seatsOfTickets()
  expect(new Set(seats).size).toBe(seats.length)
  expect(seats).toHaveLength(1_000)
  expect(sold.reduce((sum, one) => sum + one, 0)).toBe(1_000)
  for (const code of conflicts.keys()) expect(['SEAT_TAKEN', 'NOT_ENOUGH_TICKETS']).toContain(code)
  const { spots } = made(await hall.admin.call('GET', `${seatingOf(hall.id)}/states`))
  expect(spots.filter(({ state }: { state: string }) => state === 'SOLD')).toHaveLength(1_000)
  await agrees(hall.site)
}, 240_000)

test('one seat that forty ask for at once is held by one of them', async () => {
  const hall = await fullHouse(100)
  const callers = await inParallel(Array.from({ length: 40 }), WIDTH, () => hall.visitor())
  const replies = await Promise.all(callers.map((both, i) => hall.named(both[i % 2]!, ['1-1-50', `1-1-${1 + i}`])))
  const held = replies.filter(({ status }) => status === 200)
  expect(held).toHaveLength(1)
  for (const reply of replies) if (reply.status !== 200) expect(reply.status).toBe(409)
  // Nobody who lost the one seat holds the other.
  const { spots } = made(await hall.admin.call('GET', `${seatingOf(hall.id)}/states`))
  expect(spots).toHaveLength(2)
  await agrees(hall.site)
}, 60_000)

test('staff who block a row and buyers who want it do not both have a seat', async () => {
  const hall = await fullHouse(100)
  const callers = await inParallel(Array.from({ length: 12 }), WIDTH, () => hall.visitor())
  const row = Array.from({ length: 12 }, (_, i) => `1-1-${1 + i}`)
  const block = (spots: string[]) =>
    hall.admin.call('POST', `${seatingOf(hall.id)}/blocks`, {
      block: 'KILLED',
      spots: spots.map((spotId) => ({ spotId })),
    })
  const [holds, blocks] = await Promise.all([
    Promise.all(callers.map((both, i) => hall.named(both[i % 2]!, [row[i]!]))),
    Promise.all(row.map((spotId) => block([spotId]))),
  ])
  row.forEach((_, i) => {
    expect([holds[i]!.status, blocks[i]!.status].sort()).toEqual([200, 409])
  })
  await agrees(hall.site)
}, 60_000)

test('a refund of one of two seats frees that seat alone, and a cancellation the other', async () => {
  const hall = await fullHouse(100, '10.00')
  const reserved = await hall.named(hall.admin, ['1-1-7', '1-1-9'])
  const { order } = made(
    await hall.admin.call('POST', '/events/v1/checkout', {
      eventId: hall.id,
      reservationId: reserved.body.ticketReservation.id,
      buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@fair.example' },
      options: { markAsPaid: true },
    }),
  )
  const orderId = order.snapshotId
  const path = `/ecom/v1/payments/orders/${orderId}`
  const { payments } = made(await hall.admin.call('GET', path)).orderTransactions
  const { lineItems } = made(await hall.admin.call('GET', `/ecom/v1/orders/${orderId}`)).order
  const second = lineItems.find(
    (line: { catalogReference: { options: { seatId: string } } }) => line.catalogReference.options.seatId === '1-1-9',
  )
  made(
    await hall.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
      orderId,
      paymentRefunds: [{ paymentId: payments[0].id, amount: { amount: '10.00' }, externalRefund: true }],
      refundItems: { lineItems: [{ lineItemId: second.id, quantity: 1 }] },
    }),
  )
  expect(await hall.seatsOfTickets()).toEqual(['1-1-7'])
  const taken = async () => made(await hall.admin.call('GET', `${seatingOf(hall.id)}/states`)).spots
  expect(await taken()).toEqual([{ spotId: '1-1-7', state: 'SOLD', quantity: 1 }])
  await agrees(hall.site)
  made(await hall.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, { restockAllItems: false }))
  expect(await taken()).toEqual([])
  await agrees(hall.site)
}, 60_000)
