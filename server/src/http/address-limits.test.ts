import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type TestCaller, testSite } from '../../test/fixture.ts'

const counted = async (calls: readonly (() => ReturnType<TestCaller['call']>)[]) => {
  const statuses = []
  for (const call of calls) statuses.push((await call()).status)
  return { refused: statuses.filter((status) => status === 429).length, last: statuses.at(-1) }
}
const times = (count: number, call: () => ReturnType<TestCaller['call']>) => Array.from({ length: count }, () => call)

test('orders are limited by address, however many visitors share it', async () => {
  const { visitor, admin } = await testSite({ rateLimitFactor: 1 })
  const order = (caller: TestCaller) => () => {
    const id = randomUUID()
    return caller.call('POST', `/ecom/v1/checkouts/${id}/create-order`, { id })
  }
  for (const _ of [1, 2, 3]) expect(await counted(times(10, order(await visitor())))).toEqual({ refused: 0, last: 404 })
  expect((await order(await visitor())()).status).toBe(429)
  // Tickets are bought by another call, and count with them.
  const tickets = { eventId: randomUUID(), reservationId: randomUUID() }
  const buyer = await visitor()
  expect((await buyer.call('POST', '/events/v1/checkout', tickets)).status).toBe(429)
  expect((await order(admin)()).status).toBe(404)
})

test('reservations of both generations are limited by address together', async () => {
  const { visitor } = await testSite({ rateLimitFactor: 1 })
  const [first, second] = [await visitor(), await visitor()]
  const tickets = { ticketDefinitionId: randomUUID(), quantity: 1 }
  const v1 = () =>
    first.call('POST', '/events/v1/checkout/reservations', { eventId: randomUUID(), ticketQuantities: [tickets] })
  const v3 = () => second.call('POST', '/events/v1/ticket-reservations', { ticketReservation: { tickets: [tickets] } })
  expect((await counted([...times(30, v1), ...times(30, v3)])).refused).toBe(0)
  expect([(await v1()).status, (await v3()).status]).toEqual([429, 429])
})

test('answers to events and their changes are limited by address, and those of staff are not', async () => {
  const { visitor, admin } = await testSite({ rateLimitFactor: 1 })
  const [first, second] = [await visitor(), await visitor()]
  const id = randomUUID()
  const change = (by: TestCaller) => () =>
    by.call('PATCH', `/events/v2/rsvps/${id}`, { rsvp: { id, email: 'who-else-comes@example.com' } })
  expect(await counted([...times(30, change(first)), ...times(30, change(second))])).toEqual({ refused: 0, last: 404 })
  expect((await change(first)()).status).toBe(429)
  const asBefore = { eventId: randomUUID(), rsvpId: id, status: 'NO' }
  const v1 = (by: TestCaller) => by.call('PATCH', `/events/v1/rsvp/${id}`, asBefore)
  expect((await v1(second)).status).toBe(429)
  expect([(await change(admin)()).status, (await v1(admin)).status]).toEqual([404, 404])

  // A guest list that is brought in is long.
  const answer = (by: TestCaller) =>
    by.call('POST', '/events/v2/rsvps', {
      rsvp: { eventId: id, firstName: 'Ines', lastName: 'Carvalho', email: 'ines@example.com', status: 'YES' },
    })
  expect((await answer(second)).status).toBe(429)
  expect((await counted(times(70, () => answer(admin)))).refused).toBe(0)
})
