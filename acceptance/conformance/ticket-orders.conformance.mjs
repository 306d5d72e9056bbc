import { expect, test } from 'vitest'
import { admin, mark, NOWHERE, refusal, visitor } from './clients.mjs'
import { buy, buyer, guest, newEvent, newOccasion, newTicket, reserve, unsold } from './occasions.mjs'

const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } }
const EVERY = ['TICKETS', 'DETAILS', 'FORM', 'INVOICE']
const read = async (client, event, order, fieldset = EVERY) =>
  client.ticketOrders.getOrder({ eventId: event._id, orderNumber: order.orderNumber }, { fieldset })

test('a free checkout is FREE and has its tickets', async () => {
  const { event, ticket } = await newOccasion({ ticket: free })
  const someone = visitor()
  const { order, orderPageUrl } = await buy(someone, { event, ticket }, 2)
  expect(order).toMatchObject({
    status: 'FREE',
    confirmed: true,
    eventId: event._id,
    ticketsQuantity: 2,
    totalPrice: { amount: '0.00', value: '0.00', currency: 'GBP' },
    archived: false,
    fullyCheckedIn: false,
  })
  expect(order.orderNumber.length).toBeLessThanOrEqual(36)
  expect(order.created).toBeInstanceOf(Date)
  expect(orderPageUrl).toMatch(/^https?:/)
  const full = await read(someone, event, order)
  expect(full).toMatchObject({ firstName: 'Ada', lastName: 'Guest', fullName: 'Ada Guest', email: buyer.email })
  expect(full.tickets).toHaveLength(2)
  expect(full.tickets[0]).toMatchObject({
    orderNumber: order.orderNumber,
    ticketDefinitionId: ticket._id,
    name: ticket.name,
    free: true,
    orderStatus: 'FREE',
    canceled: false,
    archived: false,
  })
  expect(new Set(full.tickets.map((one) => one.ticketNumber)).size).toBe(2)
  expect(full.checkoutForm.inputValues.find((one) => one.inputName === 'firstName').value).toBe('Ada')
  expect(full.invoice.grandTotal.value).toBe('0.00')
  expect(await unsold(ticket)).toBe(18)
})

test('an unpaid one is INITIATED and has none yet', async () => {
  const { event, ticket } = await newOccasion()
  const someone = visitor()
  const { order } = await buy(someone, { event, ticket }, 2)
  expect(order).toMatchObject({
    status: 'INITIATED',
    confirmed: false,
    ticketsQuantity: 2,
    totalPrice: { value: '50.00' },
  })
  expect((await read(someone, event, order)).tickets ?? []).toEqual([])
  expect(await unsold(ticket)).toBe(18)
})

test('paying at the door and marking as paid are the administrator’s', async () => {
  const { event, ticket } = await newOccasion()
  const someone = visitor()
  for (const options of [{ payInPerson: true }, { markAsPaid: true }])
    expect((await refusal(buy(someone, { event, ticket }, 1, { options }))).status).toBe(403)
  const { order: later } = await buy(admin, { event, ticket }, 1, { options: { payInPerson: true } })
  expect(later).toMatchObject({ status: 'OFFLINE_PENDING', method: 'inPerson' })
  expect((await read(admin, event, later)).tickets).toHaveLength(1)
  const { order: paid } = await buy(admin, { event, ticket }, 1, { options: { markAsPaid: true } })
  expect(paid).toMatchObject({ status: 'PAID', confirmed: true })
})

test('an offline order becomes paid when it is confirmed', async () => {
  const { event, ticket } = await newOccasion()
  const { order } = await buy(admin, { event, ticket }, 2, { options: { payInPerson: true } })
  const { orders } = await admin.ticketOrders.confirmOrder(event._id, { orderNumber: [order.orderNumber] })
  expect(orders).toMatchObject([{ orderNumber: order.orderNumber, status: 'PAID', confirmed: true }])
  expect(await refusal(admin.ticketOrders.confirmOrder(event._id, { orderNumber: [mark()] }))).toMatchObject({
    status: 404,
    code: 'ORDER_NOT_FOUND',
  })
  const { order: waiting } = await buy(visitor(), { event, ticket }, 1)
  expect(waiting.status).toBe('INITIATED')
  const confirm = () => admin.ticketOrders.confirmOrder(event._id, { orderNumber: [waiting.orderNumber] })
  expect((await confirm()).orders).toMatchObject([{ status: 'PAID', confirmed: true }])
  expect(await refusal(confirm())).toMatchObject({ status: 409, code: 'ORDER_ACTION_NOT_AVAILABLE' })
})

test('a reservation becomes one order, however often', async () => {
  const { event, ticket } = await newOccasion({ ticket: free })
  const someone = visitor()
  const held = await reserve(someone, event, ticket, 2)
  const once = () =>
    someone.ticketOrders.checkout(event._id, { reservationId: held._id, buyer: { ...buyer }, guests: [guest()] })
  const answers = await Promise.all([once(), once(), once()])
  expect(new Set(answers.map(({ order }) => order.orderNumber)).size).toBe(1)
  expect((await once()).order.orderNumber).toBe(answers[0].order.orderNumber)
  expect(await unsold(ticket)).toBe(18)
})

test('order numbers are unique and cannot be guessed in turn', async () => {
  const { event, ticket } = await newOccasion({ ticket: free })
  const numbers = []
  for (let i = 0; i < 8; i++) numbers.push((await buy(visitor(), { event, ticket }, 1)).order.orderNumber)
  expect(new Set(numbers).size).toBe(8)
  expect([...numbers].sort()).not.toEqual(numbers)
})

test('the form is checked, all at once', async () => {
  const { event, ticket } = await newOccasion({ ticket: free })
  const someone = visitor()
  const refused = await refusal(
    buy(someone, { event, ticket }, 1, {
      guests: [
        {
          form: {
            inputValues: [
              { inputName: 'firstName', value: 'x'.repeat(300) },
              { inputName: 'lastName', value: 'Guest' },
              { inputName: 'email', value: 'nowhere' },
              { inputName: 'shoeSize', value: '42' },
            ],
          },
        },
      ],
    }),
  )
  expect(refused.status).toBe(400)
  expect(refused.violations.length).toBeGreaterThanOrEqual(3)
  const long = refused.violations.find((violation) => violation.violatedRule === 'MAX_LENGTH')
  expect(long.data.threshold).toBeGreaterThan(0)
  const empty = await refusal(buy(someone, { event, ticket }, 1, { guests: [{ form: { inputValues: [] } }] }))
  expect(empty.status).toBe(400)
  expect(Object.values(empty.rules)).toContain('REQUIRED_FIELD')
})

test('each ticket asks for its guest where guests are assigned separately', async () => {
  const { event, ticket } = await newOccasion({
    event: { registration: { initialType: 'TICKETING', tickets: { guestsAssignedSeparately: true } } },
    ticket: free,
  })
  const someone = visitor()
  expect((await refusal(buy(someone, { event, ticket }, 2))).status).toBe(400)
  const { order } = await buy(someone, { event, ticket }, 2, {
    guests: [guest({ firstName: 'Ada' }), guest({ firstName: 'Bob' })],
  })
  const { tickets } = await admin.tickets.listTickets({
    eventId: [event._id],
    orderNumber: [order.orderNumber],
    fieldset: ['GUEST_DETAILS', 'GUEST_FORM'],
  })
  expect(tickets.map((one) => one.guestDetails.firstName).sort()).toEqual(['Ada', 'Bob'])
})

test('buyer and guests change until it is paid', async () => {
  const { event, ticket } = await newOccasion()
  const someone = visitor()
  const { order } = await buy(someone, { event, ticket }, 1)
  await someone.ticketOrders.updateCheckout(order.orderNumber, event._id, {
    buyer: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' },
    guests: [guest({ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' })],
  })
  expect(await read(someone, event, order)).toMatchObject({ fullName: 'Grace Hopper', email: 'grace@example.com' })
  const { order: paid } = await buy(admin, { event, ticket }, 1, { options: { markAsPaid: true } })
  expect(
    await refusal(admin.ticketOrders.updateCheckout(paid.orderNumber, event._id, { buyer: { firstName: 'Late' } })),
  ).toMatchObject({ status: 409, code: 'ORDER_ACTION_NOT_AVAILABLE' })
})

test('an order to be paid in person changes its buyer and the guests on its tickets', async () => {
  const { event, ticket } = await newOccasion()
  const { order } = await buy(admin, { event, ticket }, 2, { options: { payInPerson: true } })
  expect(order.status).toBe('OFFLINE_PENDING')
  const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
  await admin.ticketOrders.updateCheckout(order.orderNumber, event._id, { buyer: grace, guests: [guest(grace)] })
  const changed = await read(admin, event, order)
  expect(changed).toMatchObject({ status: 'OFFLINE_PENDING', fullName: 'Grace Hopper', email: grace.email })
  expect(changed.tickets.map(({ guestFullName }) => guestFullName)).toEqual(['Grace Hopper', 'Grace Hopper'])
})

test('a free order can be neither confirmed nor updated', async () => {
  const { event, ticket } = await newOccasion({ ticket: free })
  const { order } = await buy(visitor(), { event, ticket }, 1)
  const refused = { status: 409, code: 'ORDER_ACTION_NOT_AVAILABLE' }
  const confirmed = admin.ticketOrders.confirmOrder(event._id, { orderNumber: [order.orderNumber] })
  expect(await refusal(confirmed)).toMatchObject(refused)
  const late = { buyer: { ...buyer, firstName: 'Late' }, guests: [guest({ firstName: 'Late' })] }
  expect(await refusal(admin.ticketOrders.updateCheckout(order.orderNumber, event._id, late))).toMatchObject(refused)
  expect(await read(admin, event, order)).toMatchObject({ status: 'FREE', fullName: 'Ada Guest' })
})

test('orders are listed, found, sorted, paged and counted', async () => {
  const event = await newEvent()
  const ticket = await newTicket(event, free)
  const paid = await newTicket(event, { name: 'Paid' })
  const word = mark()
  const numbers = []
  for (const name of ['Ann', 'Bea', 'Cleo']) {
    const { order } = await buy(visitor(), { event, ticket }, 1, {
      buyer: { ...buyer, firstName: name, lastName: word },
      guests: [guest({ firstName: name, lastName: word })],
    })
    numbers.push(order.orderNumber)
  }
  await buy(admin, { event, ticket: paid }, 2, { options: { markAsPaid: true } })
  const list = (options) => admin.ticketOrders.listOrders({ eventId: [event._id], ...options })
  const all = await list({ fieldset: ['DETAILS', 'TICKETS'] })
  expect(all).toMatchObject({ total: 4, offset: 0 })
  expect(all.orders.map((order) => order.firstName)).toEqual(['Ada', 'Cleo', 'Bea', 'Ann'])
  expect(all.orders[0].tickets).toHaveLength(2)
  expect((await list({ status: ['PAID'] })).total).toBe(1)
  expect((await list({ status: ['PAID', 'FREE'] })).total).toBe(4)
  expect((await list({ orderNumber: [numbers[1]] })).orders.map((order) => order.orderNumber)).toEqual([numbers[1]])
  expect((await list({ searchPhrase: 'Bea' })).orders.map((order) => order.orderNumber)).toEqual([numbers[1]])
  expect((await list({ searchPhrase: word })).total).toBe(3)
  const page = await list({ sort: 'created:asc', limit: 2, offset: 1 })
  expect(page).toMatchObject({ total: 4, limit: 2, offset: 1 })
  expect(page.orders.map((order) => order.orderNumber)).toEqual(numbers.slice(1))
  const counted = await list({ facet: ['status'] })
  expect(counted.facets.status.counts).toMatchObject({ FREE: 3, PAID: 1 })
  expect(counted.orderFacets.facets.status.counts.FREE).toMatchObject({ count: 3 })

  const { sales } = await admin.ticketOrders.getSummary({ eventId: event._id })
  expect(sales).toMatchObject([
    { total: { value: '50.00', currency: 'GBP' }, revenue: { value: '50.00' }, totalOrders: 4, totalTickets: 5 },
  ])
})

test('tickets are listed, found and read by number', async () => {
  const { event, ticket } = await newOccasion({ ticket: free })
  const someone = visitor()
  const { order } = await buy(someone, { event, ticket }, 3)
  const list = (options) => admin.tickets.listTickets({ eventId: [event._id], ...options })
  const all = await list({ fieldset: ['TICKET_DETAILS', 'GUEST_DETAILS'], limit: 10 })
  expect(all).toMatchObject({ total: 3, limit: 10, offset: 0 })
  expect(all.tickets[0]).toMatchObject({
    orderNumber: order.orderNumber,
    orderFullName: 'Ada Guest',
    guestDetails: { firstName: 'Ada', email: buyer.email },
  })
  const numbers = all.tickets.map((one) => one.ticketNumber)
  expect((await list({ ticketNumber: [numbers[0]] })).total).toBe(1)
  expect((await list({ orderNumber: [order.orderNumber], orderStatus: ['FREE'] })).total).toBe(3)
  expect((await list({ orderStatus: ['PAID'] })).total).toBe(0)
  expect((await list({ searchPhrase: 'Ada' })).total).toBe(3)
  expect(
    (await list({ sort: 'ticketNumber:asc', fieldset: ['TICKET_DETAILS'] })).tickets.map((one) => one.ticketNumber),
  ).toEqual([...numbers].sort())
  expect((await list({ limit: 2, offset: 2 })).tickets).toHaveLength(1)
  const one = await someone.tickets.getTicket(numbers[0], { eventId: event._id, fieldset: ['TICKET_DETAILS'] })
  expect(one).toMatchObject({ ticketNumber: numbers[0], qrCode: expect.any(String) })
  expect(await refusal(someone.tickets.getTicket(numbers[0], { eventId: NOWHERE }))).toMatchObject({ status: 404 })
})

test('the dashboard counts', async () => {
  const { event, ticket } = await newOccasion()
  await buy(admin, { event, ticket }, 3, { options: { markAsPaid: true } })
  const { summaries } = await admin.events.getEvent(event._id, { fields: ['DASHBOARD'] })
  expect(summaries.tickets).toMatchObject({
    ticketsSold: 3,
    totalOrders: 1,
    totalSales: { value: '75.00', currency: 'GBP' },
    currencyLocked: true,
  })
})

test('without a field set an order and a ticket show the declared defaults alone', async () => {
  const { event, ticket } = await newOccasion({ ticket: free })
  const { order } = await buy(visitor(), { event, ticket }, 1)
  const bare = await read(admin, event, order, [])
  expect(bare).toMatchObject({ orderNumber: order.orderNumber, eventId: event._id, fullyCheckedIn: false })
  expect(bare).toMatchObject({ status: 'NA_ORDER_STATUS', fullName: '', email: '', tickets: [] })
  expect([bare.created, bare.totalPrice]).toEqual([undefined, undefined])
  const [one] = (await admin.tickets.listTickets({ eventId: [event._id] })).tickets
  expect(one).toMatchObject({ anonymized: false, ticketNumber: '', orderStatus: 'NA_ORDER_STATUS' })
  expect([one.guestDetails, one.price]).toEqual([undefined, undefined])
})

test('a buyer’s contact id finds the orders, tickets and guests of the buyer', async () => {
  const { event, ticket } = await newOccasion({ ticket: free })
  const { order } = await buy(visitor(), { event, ticket }, 1)
  const { contactId } = order
  expect(contactId).toMatch(/^[0-9a-f-]{36}$/)
  const mine = { eventId: [event._id], contactId: [contactId] }
  const nobodys = { ...mine, contactId: [NOWHERE] }
  expect((await admin.ticketOrders.listOrders({ ...mine })).total).toBe(1)
  expect((await admin.ticketOrders.listOrders({ ...nobodys })).total).toBe(0)
  const { tickets } = await admin.tickets.listTickets({ ...mine, fieldset: ['GUEST_DETAILS'] })
  expect(tickets).toMatchObject([{ guestDetails: { contactId } }])
  const { items } = await admin.guests.queryGuests().eq('eventId', event._id).eq('contactId', contactId).find()
  expect(items.map((guest) => guest.guestType).sort()).toEqual(['BUYER', 'TICKET_HOLDER'])
  expect(items[0].attendanceStatusUpdatedDate).toBeInstanceOf(Date)
})

test('checkout options answer what the site can sell', async () => {
  await newOccasion()
  expect(await visitor().ticketOrders.getCheckoutOptions()).toEqual({
    paymentMethodConfigured: true,
    acceptCoupons: expect.any(Boolean),
    premiumServices: true,
    paidTickets: true,
    acceptGiftCards: expect.any(Boolean),
  })
})

test('a checkout needs its reservation', async () => {
  const { event, ticket } = await newOccasion({ ticket: free })
  const someone = visitor()
  const pay = (reservationId) =>
    someone.ticketOrders.checkout(event._id, { reservationId, buyer: { ...buyer }, guests: [guest()] })
  expect(await refusal(pay(NOWHERE))).toMatchObject({ status: 404 })
  const { _id } = await reserve(visitor(), event, ticket)
  expect(await refusal(pay(_id))).toMatchObject({ status: 404 })
  const held = await reserve(someone, event, ticket)
  await someone.ticketOrders.cancelReservation(held._id, event._id)
  expect(await refusal(pay(held._id))).toMatchObject({ status: 409 })
})

test('tickets are sold at the desk', async () => {
  const { event, ticket } = await newOccasion()
  const held = await reserve(admin, event, ticket, 2)
  const { order } = await admin.ticketOrders.posCheckout(event._id, { reservationId: held._id ?? held.id })
  expect(order).toMatchObject({ status: 'PAID', channel: 'OFFLINE_POS', ticketsQuantity: 2 })
})
