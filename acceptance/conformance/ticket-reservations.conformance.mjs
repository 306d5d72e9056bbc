import { afterAll, expect, test } from 'vitest'
import { admin, MINUTE_MS, moveClock, NOWHERE, refusal, visitor } from './clients.mjs'
import { buy, buyer, guest, newEvent, newOccasion, newTicket, reserve, ticketLine, unsold } from './occasions.mjs'
import { newMember } from './people.mjs'

afterAll(() => moveClock())

const hold = (client, ...tickets) =>
  client.ticketReservations.createTicketReservation({
    tickets: tickets.map(([ticket, quantity]) => ({ ticketDefinitionId: ticket._id, quantity })),
  })

test('both calls hold tickets for twenty minutes', async () => {
  const { event, ticket } = await newOccasion()
  const someone = visitor()
  const held = await reserve(someone, event, ticket, 2)
  expect(held).toMatchObject({
    reservationStatus: 'RESERVATION_PENDING',
    reservations: [{ quantity: 2, ticket: { _id: ticket._id, name: ticket.name, price: { value: '25.00' } } }],
    invoice: { grandTotal: { amount: '50.00', value: '50.00', currency: 'GBP' } },
  })
  expect(held.expires).toBeInstanceOf(Date)
  expect(Math.abs(+held.expires - Date.now() - 20 * MINUTE_MS)).toBeLessThan(MINUTE_MS)
  expect(await unsold(ticket)).toBe(18)

  const second = await hold(someone, [ticket, 3])
  expect(second).toMatchObject({
    status: 'PENDING',
    revision: '1',
    tickets: [
      {
        eventId: event._id,
        ticketDefinitionId: ticket._id,
        quantity: 3,
        ticketName: ticket.name,
        price: { value: '25.00', currency: 'GBP' },
        subTotal: { value: '75.00', currency: 'GBP' },
      },
    ],
  })
  expect(second.expirationDate).toBeInstanceOf(Date)
  expect(await unsold(ticket)).toBe(15)
  expect((await someone.ticketReservations.getTicketReservation(held._id)).status).toBe('PENDING')
  expect((await admin.ticketReservations.getTicketReservation(second._id))._id).toBe(second._id)
})

test('all or nothing over its tickets', async () => {
  const event = await newEvent()
  const plenty = await newTicket(event, { name: 'Plenty', initialLimit: 10 })
  const scarce = await newTicket(event, { name: 'Scarce', initialLimit: 1 })
  const someone = visitor()
  const refused = await refusal(hold(someone, [plenty, 2], [scarce, 2]))
  expect(refused).toMatchObject({ status: 409, code: 'NOT_ENOUGH_TICKETS' })
  expect(await unsold(plenty)).toBe(10)
  expect(
    await refusal(
      someone.ticketOrders.createReservation(event._id, {
        ticketQuantities: [
          { ticketDefinitionId: plenty._id, quantity: 1 },
          { ticketDefinitionId: scarce._id, quantity: 5 },
        ],
      }),
    ),
  ).toMatchObject({ status: 409, code: 'NOT_ENOUGH_TICKETS' })
  expect(await unsold(plenty)).toBe(10)
  expect((await hold(someone, [plenty, 2], [scarce, 1])).tickets).toHaveLength(2)
})

test('the last tickets go to one', async () => {
  const { event, ticket } = await newOccasion({ ticket: { initialLimit: 3 } })
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => reserve(visitor(), event, ticket, 1)))
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(3)
  expect(await unsold(ticket)).toBe(0)
})

test('cancelled ones give back at once and stay on record', async () => {
  const { event, ticket } = await newOccasion()
  const someone = visitor()
  const held = await reserve(someone, event, ticket, 4)
  await someone.ticketOrders.cancelReservation(held._id, event._id)
  expect(await unsold(ticket)).toBe(20)
  expect((await someone.ticketReservations.getTicketReservation(held._id)).status).toMatch(/^CANCELED/)
  expect(await refusal(someone.ticketOrders.cancelReservation(held._id, event._id))).toMatchObject({
    status: 409,
    code: 'RESERVATION_NOT_PENDING',
  })
  const second = await hold(someone, [ticket, 2])
  const { ticketReservation } = await someone.ticketReservations.cancelTicketReservation(second._id)
  expect(ticketReservation.status).toMatch(/^CANCELED/)
  expect(await unsold(ticket)).toBe(20)
})

test('a deleted one gives back and is forgotten', async () => {
  const { ticket } = await newOccasion()
  const someone = visitor()
  const held = await hold(someone, [ticket, 2])
  await someone.ticketReservations.deleteTicketReservation(held._id)
  expect(await unsold(ticket)).toBe(20)
  expect(await refusal(someone.ticketReservations.getTicketReservation(held._id))).toMatchObject({ status: 404 })
})

test('time runs out', async () => {
  const { event, ticket } = await newOccasion()
  const someone = visitor()
  const held = await reserve(someone, event, ticket, 5)
  await moveClock(21 * MINUTE_MS)
  expect(await unsold(ticket)).toBe(20)
  expect((await someone.ticketReservations.getTicketReservation(held._id)).status).toBe('EXPIRED')
  expect((await someone.ticketOrders.getInvoice(held._id, event._id)).reservationStatus).toBe('RESERVATION_EXPIRED')
  expect(
    await refusal(
      someone.ticketOrders.checkout(event._id, { reservationId: held._id, buyer: { ...buyer }, guests: [guest()] }),
    ),
  ).toMatchObject({ status: 409, code: 'RESERVATION_EXPIRED' })
  expect((await reserve(visitor(), event, ticket, 10)).reservationStatus).toBe('RESERVATION_PENDING')
  await moveClock()
})

test('an event can give less time', async () => {
  const { event, ticket } = await newOccasion({
    event: { registration: { initialType: 'TICKETING', tickets: { reservationDurationInMinutes: 5 } } },
  })
  const { expires } = await reserve(visitor(), event, ticket)
  expect(Math.abs(+expires - Date.now() - 5 * MINUTE_MS)).toBeLessThan(MINUTE_MS)
})

test('limits of the ticket and of the event', async () => {
  const { event, ticket } = await newOccasion({ ticket: { limitPerCheckout: 3 } })
  expect(await refusal(reserve(visitor(), event, ticket, 4))).toMatchObject({
    status: 409,
    code: 'TICKET_LIMIT_PER_ORDER',
  })
  const limited = await newOccasion({
    event: { registration: { initialType: 'TICKETING', tickets: { ticketLimitPerOrder: 2 } } },
  })
  expect(await refusal(reserve(visitor(), limited.event, limited.ticket, 3))).toMatchObject({
    status: 409,
    code: 'TICKET_LIMIT_PER_ORDER',
  })
  const { reservations } = await admin.ticketOrders.createReservation(event._id, {
    ticketQuantities: [{ ticketDefinitionId: ticket._id, quantity: 4 }],
    ignoreLimits: true,
  })
  expect(reservations[0].quantity).toBe(4)
})

test('an administrator holds tickets beyond the quota, which rises by what is missing and stays raised', async () => {
  const { event, ticket } = await newOccasion({ ticket: { initialLimit: 3 } })
  const someone = visitor()
  const first = await reserve(someone, event, ticket, 2)
  const beyond = (client) =>
    client.ticketOrders.createReservation(event._id, {
      ticketQuantities: [{ ticketDefinitionId: ticket._id, quantity: 4 }],
      ignoreLimits: true,
    })
  const quota = async () => {
    const { initialLimit, revision, salesDetails } = await admin.ticketDefinitions.getTicketDefinition(ticket._id, {
      fields: ['SALES_DETAILS'],
    })
    return { initialLimit, revision, unsoldCount: salesDetails.unsoldCount }
  }
  expect(await refusal(beyond(someone))).toMatchObject({ status: 403 })
  expect(await quota()).toEqual({ initialLimit: 3, revision: ticket.revision, unsoldCount: 1 })

  const held = await beyond(admin)
  expect(held.reservations).toMatchObject([{ quantity: 4, ticket: { _id: ticket._id } }])
  const raised = { initialLimit: 6, revision: String(Number(ticket.revision) + 1) }
  expect(await quota()).toEqual({ ...raised, unsoldCount: 0 })
  expect(await refusal(reserve(someone, event, ticket, 1))).toMatchObject({ status: 409, code: 'NOT_ENOUGH_TICKETS' })

  const { order } = await admin.ticketOrders.checkout(event._id, {
    reservationId: held._id,
    buyer,
    options: { markAsPaid: true, ignoreFormValidation: true },
  })
  expect(order).toMatchObject({ status: 'PAID', ticketsQuantity: 4 })
  await someone.ticketOrders.cancelReservation(first._id, event._id)
  expect(await quota()).toEqual({ ...raised, unsoldCount: 2 })
})

test('the other way to hold beyond the quota raises it as well', async () => {
  const { ticket } = await newOccasion({ ticket: { initialLimit: 1, limitPerCheckout: 1 } })
  const beyond = (client) =>
    client.ticketReservations.createTicketReservation({
      tickets: [{ ticketDefinitionId: ticket._id, quantity: 5 }],
      additionalReservationSettings: { disableTicketLimitValidation: true },
    })
  expect(await refusal(beyond(visitor()))).toMatchObject({ status: 403 })
  expect(await beyond(admin)).toMatchObject({ status: 'PENDING', tickets: [{ quantity: 5 }] })
  expect((await admin.ticketDefinitions.getTicketDefinition(ticket._id)).initialLimit).toBe(5)
})

test('a hidden ticket is the administrator’s to give', async () => {
  const { event, ticket } = await newOccasion({ ticket: { hidden: true } })
  expect((await refusal(reserve(visitor(), event, ticket))).status).toBe(404)
  const answer = await admin.ticketOrders.createReservation(event._id, {
    ticketQuantities: [{ ticketDefinitionId: ticket._id, quantity: 1 }],
    allowHiddenTickets: true,
  })
  expect(answer.reservationStatus).toBe('RESERVATION_PENDING')
})

test('a guest names a price, a guest chooses one', async () => {
  const event = await newEvent()
  const donation = await newTicket(event, { pricingMethod: { guestPrice: { value: '5', currency: 'GBP' } } })
  const someone = visitor()
  const given = await someone.ticketOrders.createReservation(event._id, {
    ticketQuantities: [{ ticketDefinitionId: donation._id, quantity: 1, priceOverride: '12.50' }],
  })
  expect(given.invoice.grandTotal.value).toBe('12.50')
  expect(
    (
      await refusal(
        someone.ticketOrders.createReservation(event._id, {
          ticketQuantities: [{ ticketDefinitionId: donation._id, quantity: 1, priceOverride: '1' }],
        }),
      )
    ).status,
  ).toBe(400)
  const priced = await newTicket(event, {
    pricingMethod: {
      pricingOptions: {
        optionDetails: [
          { name: 'Adult', price: { value: '20', currency: 'GBP' } },
          { name: 'Child', price: { value: '10', currency: 'GBP' } },
        ],
      },
    },
  })
  const child = priced.pricingMethod.pricingOptions.optionDetails[1]
  const held = await someone.ticketReservations.createTicketReservation({
    tickets: [{ ticketDefinitionId: priced._id, quantity: 2, ticketInfo: { pricingOptionId: child.optionId } }],
  })
  expect(held.tickets[0]).toMatchObject({ price: { value: '10.00' }, ticketInfo: { pricingOptionName: 'Child' } })
})

test('an invoice changes nothing', async () => {
  const { event, ticket } = await newOccasion()
  const someone = visitor()
  const held = await reserve(someone, event, ticket, 2)
  const invoice = await someone.ticketOrders.getInvoice(held._id, event._id, { withDiscount: { couponCode: 'NOPE' } })
  expect(invoice).toMatchObject({
    reservationStatus: 'RESERVATION_PENDING',
    reservationOccupied: false,
    invoice: {
      items: [{ quantity: 2, name: ticket.name, price: { value: '25.00' }, total: { value: '50.00' } }],
      subTotal: { value: '50.00' },
      grandTotal: { value: '50.00' },
    },
  })
  expect(invoice.discountErrors.error.length).toBeGreaterThan(0)
  expect(invoice.expires).toEqual(held.expires)
})

test('service fees and tax are on the invoice', async () => {
  const { event, ticket } = await newOccasion({
    event: {
      registration: {
        initialType: 'TICKETING',
        tickets: { taxSettings: { type: 'ADDED_AT_CHECKOUT', name: 'VAT', rate: '20' } },
      },
    },
    ticket: { feeType: 'FEE_ADDED_AT_CHECKOUT' },
  })
  const { invoice } = await reserve(visitor(), event, ticket, 2)
  expect(invoice.tax).toMatchObject({
    type: 'ADDED_AT_CHECKOUT',
    name: 'VAT',
    rate: expect.stringMatching(/^20/),
    amount: { value: '10.00' },
  })
  const fees = invoice.fees.reduce((sum, fee) => sum + Number(fee.amount.value), 0)
  expect(fees).toBeGreaterThan(0)
  expect(Number(invoice.grandTotal.value)).toBeCloseTo(50 + 10 + fees, 2)
})

test('a requested ticket must exist', async () => {
  const { event } = await newOccasion()
  const someone = visitor()
  expect(await refusal(reserve(someone, event, { _id: NOWHERE }))).toMatchObject({ status: 404 })
  const { ticket: other } = await newOccasion()
  expect((await refusal(reserve(someone, event, other))).status).toBe(404)
  const none = await refusal(someone.ticketOrders.createReservation(event._id, { ticketQuantities: [] }))
  expect(none.rules).toEqual({ 'options.ticketQuantities': 'MIN_SIZE' })
  expect((await refusal(reserve(someone, event, other, 0))).status).toBe(400)
})

test('a reservation that became an order is not cancelled any more', async () => {
  const { event, ticket } = await newOccasion({
    ticket: { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } },
  })
  const someone = visitor()
  const { reservation } = await buy(someone, { event, ticket }, 2)
  expect((await someone.ticketReservations.getTicketReservation(reservation._id)).status).toBe('CONFIRMED')
  expect(await refusal(someone.ticketOrders.cancelReservation(reservation._id, event._id))).toMatchObject({
    status: 409,
  })
  expect(await unsold(ticket)).toBe(18)
})

const options = {
  pricingOptions: { optionDetails: [{ name: 'Adult', price: { value: '20', currency: 'GBP' } }] },
}

test.for([
  ['registered elsewhere', { type: 'EXTERNAL', external: { url: 'https://a.example/x' } }, 'EXTERNAL_REGISTRATION'],
  ['without registration', { type: 'NONE' }, 'REGISTRATION_CLOSED'],
  ['of a disabled registration', { registrationDisabled: true }, 'REGISTRATION_CLOSED'],
  ['of a paused registration', { registrationPaused: true }, 'REGISTRATION_PAUSED'],
  ['for members', { allowedGuestTypes: 'MEMBER' }, 'MEMBER_NEEDED'],
])('an event %s sells a visitor nothing: reservation, checkout and cart', async ([, registration, code]) => {
  const { event, ticket } = await newOccasion()
  const someone = visitor()
  const held = await reserve(someone, event, ticket)
  await admin.events.updateEvent(event._id, { event: { registration } })
  const refused = { status: expect.toSatisfy((status) => status >= 400 && status < 500), code }
  expect(await refusal(hold(someone, [ticket, 1]))).toMatchObject(refused)
  expect(await refusal(reserve(someone, event, ticket))).toMatchObject(refused)
  const checkout = { reservationId: held._id, buyer: { ...buyer }, guests: [guest()] }
  expect(await refusal(someone.ticketOrders.checkout(event._id, checkout))).toMatchObject(refused)
  expect(await refusal(someone.currentCart.addToCurrentCart({ lineItems: [ticketLine(ticket)] }))).toMatchObject(
    refused,
  )
  expect(await unsold(ticket)).toBe(19)
})

test('a member buys for an event for members', async () => {
  const registration = { initialType: 'TICKETING', allowedGuestTypes: 'MEMBER' }
  const { event, ticket } = await newOccasion({ event: { registration } })
  const { someone } = await newMember()
  expect(await reserve(someone, event, ticket, 2)).toMatchObject({
    reservationStatus: 'RESERVATION_PENDING',
    reservations: [{ quantity: 2, ticket: { _id: ticket._id } }],
  })
})

test('the remaining tickets bound a checkout; a sold-out event is closed until the quota is raised', async () => {
  const { event, ticket } = await newOccasion({ ticket: { initialLimit: 3, limitPerCheckout: 2 } })
  const someone = visitor()
  const limit = async () => (await someone.ticketDefinitions.getTicketDefinition(ticket._id)).limitPerCheckout
  const status = async () => (await admin.events.getEvent(event._id, { fields: ['REGISTRATION'] })).registration.status
  expect([await limit(), await status()]).toEqual([2, 'OPEN_TICKETS'])
  await hold(someone, [ticket, 2])
  expect([await limit(), await status()]).toEqual([1, 'OPEN_TICKETS'])
  await hold(someone, [ticket, 1])
  expect([await limit(), await status()]).toEqual([0, 'CLOSED_AUTOMATICALLY'])
  await admin.ticketDefinitions.updateTicketDefinition(ticket._id, { revision: ticket.revision, initialLimit: 4 })
  expect([await limit(), await status()]).toEqual([1, 'OPEN_TICKETS'])
})

test('options that do not exist and reservations that do not exist are refused by their codes', async () => {
  const event = await newEvent()
  const someone = visitor()
  const fixed = await newTicket(event)
  const priced = await newTicket(event, { pricingMethod: options })
  const chosen = (ticket, pricingOptionId) =>
    someone.ticketReservations.createTicketReservation({
      tickets: [{ ticketDefinitionId: ticket._id, quantity: 1, ticketInfo: { pricingOptionId } }],
    })
  for (const ticket of [fixed, priced])
    expect(await refusal(chosen(ticket, NOWHERE))).toMatchObject({ code: 'UNSUPPORTED_PRICING_OPTION' })
  expect(await unsold(priced)).toBe(20)
  const missing = { status: 404, code: 'TICKET_RESERVATION_NOT_FOUND' }
  for (const client of [someone, admin])
    expect(await refusal(client.ticketReservations.getTicketReservation(NOWHERE))).toMatchObject(missing)
  expect(await refusal(someone.ticketReservations.cancelTicketReservation(NOWHERE))).toMatchObject(missing)
})

test('staff tag reservations by id and by filter', async () => {
  const { ticket } = await newOccasion()
  const held = await hold(visitor(), [ticket, 1])
  const assignTags = { tags: { tagIds: ['vip'] } }
  const { bulkActionMetadata } = await admin.ticketReservations.bulkUpdateTicketReservationTags([held._id], {
    assignTags,
  })
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 0 })
  await admin.ticketReservations.bulkUpdateTicketReservationTagsByFilter(
    { id: held._id },
    { assignTags: { privateTags: { tagIds: ['late'] } }, unassignTags: assignTags },
  )
  expect((await admin.ticketReservations.getTicketReservation(held._id)).tags).toEqual({
    tags: { tagIds: [] },
    privateTags: { tagIds: ['late'] },
  })
})
