import { expect, test } from 'vitest'
import { admin, mark, refusal, visitor } from './clients.mjs'
import { declaredFilters } from './declared-fields.mjs'
import { buy, eventFields, guest, newOccasion } from './occasions.mjs'

const FIELDS = ['GUEST_DETAILS', 'GUEST_TOTAL']
const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } }

/** Two issued tickets of one event. */
async function party() {
  const { event, ticket } = await newOccasion({ ticket: free })
  const { order } = await buy(visitor(), { event, ticket }, 2)
  const { tickets } = await admin.tickets.listTickets({ eventId: [event._id], fieldset: ['TICKET_DETAILS'] })
  return { event, order, numbers: tickets.map(({ ticketNumber }) => ticketNumber) }
}

/** Operators that the query builder has by another name. */
const methods = { $gte: 'ge', $lte: 'le' }

test('every declared field and operator finds guests', async () => {
  for (const filter of declaredFilters('events.guests.queryGuests')) {
    const [[field, condition]] = Object.entries(filter)
    const [[operator, value]] = Object.entries(condition)
    const { items } = await admin.guests
      .queryGuests()
      [methods[operator] ?? operator.slice(1)](field === 'id' ? '_id' : field, value)
      .find()
    expect(items, JSON.stringify(filter)).toBeInstanceOf(Array)
  }
})

test('tickets are checked in once, and the check-in is undone', async () => {
  const { event, numbers } = await party()
  const first = await admin.tickets.checkInTickets(event._id, { ticketNumber: [numbers[0]] })
  expect(first.tickets[0].checkIn.created).toBeInstanceOf(Date)
  const both = await admin.tickets.checkInTickets(event._id, { ticketNumber: numbers })
  expect(both.tickets[0].checkIn.created).toEqual(first.tickets[0].checkIn.created)
  const undone = await admin.tickets.deleteTicketCheckIns(event._id, { ticketNumber: numbers })
  expect(undone.tickets.map(({ checkIn }) => checkIn)).toEqual([undefined, undefined])
  const unknown = admin.tickets.checkInTickets(event._id, { ticketNumber: ['none'] })
  expect(await refusal(unknown)).toMatchObject({ status: 404, code: 'TICKET_NOT_FOUND' })
  expect(await refusal(visitor().tickets.checkInTickets(event._id, { ticketNumber: numbers }))).toMatchObject({
    status: 403,
  })
})

test('a ticket gets another guest; tickets are archived', async () => {
  const { event, numbers } = await party()
  const { ticket } = await admin.tickets.updateTicket(numbers[0], {
    eventId: event._id,
    fields: ['guestDetails'],
    guestDetails: guest({ firstName: 'Grace', lastName: 'Hopper' }),
    archived: true,
  })
  expect([ticket.guestFullName, ticket.archived]).toEqual(['Grace Hopper', false])
  const { tickets } = await admin.tickets.bulkUpdateTickets({
    eventId: event._id,
    ticketNumber: numbers,
    archived: true,
  })
  expect(tickets.map(({ archived }) => archived)).toEqual([true, true])
})

test('guests of tickets: who bought, and who holds one', async () => {
  const { event, order, numbers } = await party()
  await admin.tickets.checkInTickets(event._id, { ticketNumber: [numbers[0]] })
  const { items } = await admin.guests.queryGuests({ fields: FIELDS }).eq('eventId', event._id).limit(10).find()
  expect(items.map(({ guestType }) => guestType).toSorted()).toEqual(['BUYER', 'TICKET_HOLDER', 'TICKET_HOLDER'])
  const buyer = items.find(({ guestType }) => guestType === 'BUYER')
  expect(buyer).toMatchObject({ orderNumber: order.orderNumber, attendanceStatus: 'ATTENDING', totalGuests: 2 })
  expect(buyer._createdDate).toBeInstanceOf(Date)
  const inside = items.find(({ ticketNumber }) => ticketNumber === numbers[0])
  expect(inside.guestDetails.checkInDetails[0].checkInDate).toBeInstanceOf(Date)
})

test('guests who answered, page by page', async () => {
  const event = await admin.events.createEvent(eventFields({ registration: { initialType: 'RSVP' } }))
  for (const firstName of ['Ada', 'Bea', 'Cleo'])
    await admin.rsvp.createRsvp({
      eventId: event._id,
      firstName,
      lastName: 'Guest',
      email: `g-${mark()}@example.com`,
      status: 'YES',
      additionalGuestDetails: { guestCount: 0 },
    })
  const query = admin.guests.queryGuests({ fields: FIELDS }).eq('eventId', event._id).ascending('_createdDate').limit(2)
  const first = await query.find()
  const second = await first.next()
  const names = [...first.items, ...second.items].map(({ guestDetails }) => guestDetails.firstName)
  expect(names).toEqual(['Ada', 'Bea', 'Cleo'])
})

test('nobody comes in with the ticket of another event, and then nobody of the party does', async () => {
  const [here, there] = [await party(), await party()]
  const mixed = admin.tickets.checkInTickets(here.event._id, { ticketNumber: [...here.numbers, there.numbers[0]] })
  expect(await refusal(mixed)).toMatchObject({
    status: 409,
    code: 'WRONG_EVENT',
    data: { ticketNumber: there.numbers[0] },
  })
  for (const { event } of [here, there]) {
    const inside = await admin.tickets.listTickets({ eventId: [event._id], state: ['CHECKED_IN'] })
    expect(inside.total).toBe(0)
  }
  const { tickets } = await admin.tickets.checkInTickets(there.event._id, { ticketNumber: [there.numbers[0]] })
  expect(tickets[0].checkIn.created).toBeInstanceOf(Date)
})
