import { expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../../test/fixture.ts'
import { checkSite } from '../../check/check-site.ts'
import { type Fair, fair } from '../events.fixture.ts'
import { seatedEvent, seatingOf } from '../seats/seats.fixture.ts'
import { joinAs, offerNow, placePath, statusesOf, switchOn, tokenTo } from './waiting-lists.fixture.ts'

const RESERVATIONS = '/events/v1/ticket-reservations'
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const faultsOf = ({ site }: Fair) => checkSite(site.assembly.pool.forSite(site.siteId))
const hold = (caller: TestCaller, tickets: object[]) =>
  caller.call('POST', RESERVATIONS, { ticketReservation: { tickets } })

/** The stalls have six seats, which one buyer holds: A 2 and A 3 by a reservation of their own. */
async function fullStalls() {
  const shop = await fair()
  const { id: eventId, stalls } = await seatedEvent(shop)
  await switchOn(shop, eventId)
  const buyer = await shop.visitor()
  const held = async (...seats: string[]) => {
    const tickets = seats.map((seatId) => ({ ticketDefinitionId: stalls, quantity: 1, ticketInfo: { seatId } }))
    const { status, body } = await hold(buyer, tickets)
    expect(status, JSON.stringify(body)).toBe(200)
    return () => buyer.call('POST', `${RESERVATIONS}/${body.ticketReservation.id}/cancel`)
  }
  const giveBack = await held('1-1-2', '1-1-3')
  const giveBackRest = await held('1-1-1', '1-2-1', '1-2-2', '1-2-3')
  const taken = async () => (await shop.admin.call('GET', `${seatingOf(eventId)}/taken`)).body.seats
  return { shop, eventId, stalls, taken, giveBack, giveBackRest }
}

test('seats that come free are held for who waits, not sold to passers-by, and bought with the offer', async () => {
  const { shop, eventId, stalls, taken, giveBack } = await fullStalls()
  await joinAs(await shop.visitor(), eventId, { email: 'pair@example.com', ticketDefinitionId: stalls, quantity: 2 })
  await giveBack()
  expect(await taken()).toBe('100111')
  const passerBy = await shop.visitor()
  const seat = { ticketDefinitionId: stalls, quantity: 1, ticketInfo: { seatId: '1-1-2' } }
  expect(codeOf(await hold(passerBy, [seat]))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  await offerNow(shop)
  expect(await statusesOf(shop, eventId)).toEqual({ 'pair@example.com': 'OFFERED' })
  expect(await taken()).toBe('111111')

  const holder = await shop.visitor()
  const { body } = await holder.call('POST', placePath(await tokenTo(shop, 'pair@example.com'), '/take'))
  const buyer = { firstName: 'Ada', lastName: 'Byron', email: 'pair@example.com' }
  const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }))
  const sale = { eventId, reservationId: body.reservationId, buyer, guests: [{ form: { inputValues } }] }
  const bought = await holder.call('POST', '/events/v1/checkout', sale)
  expect(bought.status, JSON.stringify(bought.body)).toBe(200)
  const reserved: { ticketDetails: { seatId: string }[] }[] = bought.body.reservations
  const seats = reserved.flatMap(({ ticketDetails }) => ticketDetails.map(({ seatId }) => seatId))
  expect(seats.toSorted()).toEqual(['1-1-2', '1-1-3'])
  expect(await statusesOf(shop, eventId)).toEqual({ 'pair@example.com': 'BOUGHT' })
  expect(await faultsOf(shop)).toEqual([])
})

test('seats of a declined offer go to the next, and once nobody waits to everybody', async () => {
  const { shop, eventId, stalls, taken, giveBack, giveBackRest } = await fullStalls()
  for (const email of ['first@example.com', 'second@example.com'])
    await joinAs(await shop.visitor(), eventId, { email, ticketDefinitionId: stalls, quantity: 2 })
  await giveBack()
  await offerNow(shop)
  expect(await statusesOf(shop, eventId)).toEqual({ 'first@example.com': 'OFFERED', 'second@example.com': 'WAITING' })
  const someone = await shop.visitor()
  await someone.call('POST', placePath(await tokenTo(shop, 'first@example.com'), '/leave'))
  await offerNow(shop)
  expect(await statusesOf(shop, eventId)).toEqual({ 'first@example.com': 'DECLINED', 'second@example.com': 'OFFERED' })
  await giveBackRest()
  await offerNow(shop)
  expect(await taken()).toBe('011000')
  expect(codeOf(await hold(someone, [{ ticketDefinitionId: stalls, quantity: 4 }]))).toEqual([200, undefined])
  expect(await faultsOf(shop)).toEqual([])
})
