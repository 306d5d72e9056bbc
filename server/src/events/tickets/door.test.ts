import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { type Fair, fair, MINUTE } from '../events.fixture.ts'
import { codeOf, dataOf, violationsOf } from '../rsvp/rsvp.fixture.ts'

const TICKETS = '/events/v1/tickets'
const DOOR = `${TICKETS}/check-in`
const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } }
const form = (answers: Record<string, string>) => ({
  form: { inputValues: Object.entries(answers).map(([inputName, value]) => ({ inputName, value })) },
})
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }

interface Bought {
  readonly eventId: string
  readonly numbers: string[]
  readonly orderNumber: string
}

async function bought(shop: Fair, caller: TestCaller, quantity = 2, definition: object = free): Promise<Bought> {
  const { id: eventId } = await shop.event()
  const { id: ticketDefinitionId } = await shop.definition(eventId, definition)
  const held = await caller.call('POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity }],
  })
  const sale = { eventId, reservationId: held.body.id, buyer: ada, guests: [form(ada)] }
  const { body, status } = await caller.call('POST', '/events/v1/checkout', sale)
  expect(status).toBe(200)
  const { tickets } = (await shop.admin.call('GET', `${TICKETS}?eventId=${eventId}&fieldset=TICKET_DETAILS`)).body
  return {
    eventId,
    orderNumber: body.order.orderNumber,
    numbers: tickets.map((t: { ticketNumber: string }) => t.ticketNumber),
  }
}

const timesOf = (reply: { body: { tickets: { checkIn?: { created: string } }[] } }) =>
  reply.body.tickets.map(({ checkIn }) => checkIn?.created)

test('the first check-in counts, a second keeps its time and says so, undoing is its own act', async () => {
  const shop = await fair()
  const { eventId, numbers } = await bought(shop, await shop.visitor())
  const one = [numbers[0]]
  const first = await shop.admin.call('POST', DOOR, { eventId, ticketNumber: one })
  expect(timesOf(first)).toEqual([expect.any(String)])
  await shop.site.advance(MINUTE)
  const both = await shop.admin.call('POST', DOOR, { eventId, ticketNumber: numbers })
  expect(timesOf(both)[0]).toBe(timesOf(first)[0])
  expect(timesOf(both)[1]).not.toBe(timesOf(first)[0])
  const inside = await shop.admin.call('GET', `${TICKETS}?eventId=${eventId}&state=CHECKED_IN`)
  expect(inside.body.total).toBe(2)
  const undone = await shop.admin.call('DELETE', `${DOOR}?eventId=${eventId}&ticketNumber=${numbers[0]}`)
  expect(timesOf(undone)).toEqual([undefined])
  const scans = await shop.site.query(
    'select act, count(*)::int as n from scans where event_id = $1 group by act order by act',
    [eventId],
  )
  expect(scans).toEqual([
    { act: 'CHECK_IN', n: 3 },
    { act: 'UNDO', n: 1 },
  ])
})

test('twenty doors at once let one bearer in once', async () => {
  const shop = await fair()
  const { eventId, numbers } = await bought(shop, await shop.visitor(), 1)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => shop.admin.call('POST', DOOR, { eventId, ticketNumber: numbers })),
  )
  expect(new Set(replies.flatMap(timesOf)).size).toBe(1)
  const events = await shop.site.query(
    `select count(*)::int as n from happenings where entity = 'ticket' and slug = 'checkedIn'`,
  )
  expect(events).toEqual([{ n: 1 }])
})

test('nobody comes in with another event’s, a cancelled or an unpaid ticket; then nobody of the party does', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const { eventId, numbers } = await bought(shop, visitor)
  const other = await bought(shop, visitor, 1)
  const wrong = await shop.admin.call('POST', DOOR, { eventId, ticketNumber: [...numbers, ...other.numbers] })
  expect([wrong.status, codeOf(wrong), dataOf(wrong)]).toEqual([409, 'WRONG_EVENT', { ticketNumber: other.numbers[0] }])
  await shop.site.query(`update tickets set status = 'VOID' where number = $1`, [numbers[1]])
  const canceled = await shop.admin.call('POST', DOOR, { eventId, ticketNumber: numbers })
  expect([canceled.status, codeOf(canceled)]).toEqual([409, 'TICKET_CANCELED'])
  const read = await shop.admin.call('GET', `${TICKETS}?eventId=${eventId}&state=NON_CHECKED_IN`)
  expect(read.body.total).toBe(2)
  expect((await visitor.call('POST', DOOR, { eventId, ticketNumber: numbers })).status).toBe(403)
})

test('a ticket is given to another guest, and archived; the mask names the fields to change', async () => {
  const shop = await fair()
  const { eventId, numbers } = await bought(shop, await shop.visitor())
  const path = `${TICKETS}/${numbers[0]}`
  const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
  const given = await shop.admin.call('PATCH', path, { eventId, guestDetails: form(grace) })
  expect(given.body.ticket).toMatchObject({
    guestFullName: 'Grace Hopper',
    guestDetails: { ...grace },
    archived: false,
  })
  const masked = await shop.admin.call('PATCH', path, { fields: 'archived', archived: true, guestDetails: form(ada) })
  expect(masked.body.ticket).toMatchObject({ guestFullName: 'Grace Hopper', archived: true })
  const bad = await shop.admin.call('PATCH', path, { guestDetails: form({ ...grace, email: 'nobody', hat: 'tall' }) })
  expect(violationsOf(bad)).toEqual([
    ['guestDetails.form.inputValues[2].value', 'FORMAT'],
    ['guestDetails.form.inputValues[3].inputName', 'FIELD_NOT_ALLOWED'],
  ])
  const many = await shop.admin.call('PATCH', TICKETS, { eventId, ticketNumber: numbers, archived: false })
  expect(many.body.tickets.map((t: { archived: boolean }) => t.archived)).toEqual([false, false])
  expect(codeOf(await shop.admin.call('PATCH', `${TICKETS}/none`, { archived: true }))).toBe('TICKET_NOT_FOUND')
})

test('nobody comes in with a ticket that is voided between its reading and the writing', async () => {
  const shop = await fair()
  const { eventId, numbers } = await bought(shop, await shop.visitor())
  const other = new pg.Client({ connectionString: shop.site.connectionString })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin')
  await other.query(`update tickets set status = 'VOID', voided_at = now() where number = $1`, [numbers[1]])
  const atDoor = shop.admin.call('POST', DOOR, { eventId, ticketNumber: numbers })
  const waiting = () =>
    shop.site.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  await expect.poll(waiting).toHaveLength(1)
  await other.query('commit')
  const reply = await atDoor
  expect([reply.status, codeOf(reply)]).toEqual([409, 'TICKET_CANCELED'])
  expect(await shop.site.query('select 1 from tickets where checked_in_at is not null')).toEqual([])
  expect(await shop.site.query('select 1 from scans')).toEqual([])
})

test('a ticket of a group lets all of it in, and the door counts people', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const { eventId, numbers } = await bought(shop, visitor, 2, { ...free, name: 'Family', admits: 4, initialLimit: 2 })
  const { id: definitionId } = await shop.definition(eventId, { ...free, name: 'Single' })
  const counts = async () => (await shop.admin.call('GET', `/fairground/v1/events/${eventId}/door-counts`)).body
  expect(await counts()).toMatchObject({ expected: 8, inside: 0, kinds: [{ name: 'Family', expected: 8, inside: 0 }] })
  const admitted = await shop.admin.call('POST', DOOR, { eventId, ticketNumber: [numbers[0]] })
  expect(admitted.body.tickets[0].admits).toBe(4)
  expect(await counts()).toMatchObject({ expected: 8, inside: 4 })
  const single = await shop.admin.call('GET', `/events-ticket-definitions/v3/ticket-definitions/${definitionId}`)
  expect(single.body.ticketDefinition.admits).toBe(1)
  // The quota counts tickets, not people.
  const held = await visitor.call('POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [{ ticketDefinitionId: definitionId, quantity: 1 }],
  })
  expect(held.status).toBe(200)
  const fields = ['GUEST_TOTAL']
  const { guests } = (
    await shop.admin.call('POST', '/events/v2/guests/query', { query: { filter: { eventId } }, fields })
  ).body
  const totals = guests.map(({ guestType, totalGuests }: Record<string, unknown>) => [guestType, totalGuests])
  expect(totals.toSorted()).toEqual([
    ['BUYER', 8],
    ['TICKET_HOLDER', 4],
    ['TICKET_HOLDER', 4],
  ])
  await shop.admin.call('DELETE', `${DOOR}?eventId=${eventId}&ticketNumber=${numbers[0]}`)
  expect(await counts()).toMatchObject({ expected: 8, inside: 0 })
  expect((await visitor.call('GET', `/fairground/v1/events/${eventId}/door-counts`)).status).toBe(403)
})
