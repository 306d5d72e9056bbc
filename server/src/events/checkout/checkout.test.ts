import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { DAY, type Fair, fair, inMs, MINUTE, PUBLIC_URL } from '../events.fixture.ts'

const CHECKOUT = '/events/v1/checkout'
const codeOf = (reply: { body: { details?: { applicationError?: { code: string } } } }) =>
  reply.body.details?.applicationError?.code

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const form = (answers: Record<string, string>) => ({
  form: { inputValues: Object.entries(answers).map(([inputName, value]) => ({ inputName, value })) },
})

interface Held {
  readonly eventId: string
  readonly definitionId: string
  readonly id: string
}

async function held(shop: Fair, caller: TestCaller, { quantity = 2, definition = {}, event = {} } = {}): Promise<Held> {
  const made = await shop.event(event)
  const { id: definitionId } = await shop.definition(made.id, definition)
  const reply = await caller.call('POST', `${CHECKOUT}/reservations`, {
    eventId: made.id,
    ticketQuantities: [{ ticketDefinitionId: definitionId, quantity }],
  })
  expect(reply.status).toBe(200)
  return { eventId: made.id, definitionId, id: reply.body.id }
}

const buy = (caller: TestCaller, { eventId, id }: Held, more: object = {}) =>
  caller.call('POST', CHECKOUT, { eventId, reservationId: id, buyer: ada, guests: [form(ada)], ...more })

const usedOf = async ({ site }: Fair, definitionId: string) =>
  Number((await site.query('select used from pools where ref_id = $1', [definitionId]))[0]?.used)

const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } }

test('checkout options name paid tickets while one is on sale', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const paidTickets = async () => (await visitor.call('GET', `${CHECKOUT}/options`)).body.paidTickets
  const { id } = await shop.event()
  expect(await paidTickets()).toBe(false)
  await shop.definition(id, free)
  await shop.definition(id, { name: 'Crew', hidden: true })
  await shop.definition(id, { name: 'Late', salePeriod: { startDate: inMs(DAY), endDate: inMs(2 * DAY) } })
  expect(await paidTickets()).toBe(false)
  const { id: ticketDefinitionId } = await shop.definition(id, { name: 'Last', initialLimit: 1, limited: true })
  expect(await paidTickets()).toBe(true)
  const ticketQuantities = [{ ticketDefinitionId, quantity: 1 }]
  expect((await visitor.call('POST', `${CHECKOUT}/reservations`, { eventId: id, ticketQuantities })).status).toBe(200)
  expect(await paidTickets()).toBe(false)
})

test('the offer, and the cost of a reservation', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  expect((await visitor.call('GET', `${CHECKOUT}/options`)).body).toMatchObject({
    paymentMethodConfigured: true,
    acceptCoupons: true,
  })
  const { id: eventId } = await shop.event({
    registration: {
      initialType: 'TICKETING',
      tickets: { taxSettings: { type: 'ADDED_AT_CHECKOUT', name: 'VAT', rate: '20' } },
    },
  })
  const { id: ticketDefinitionId } = await shop.definition(eventId, {
    feeType: 'FEE_ADDED_AT_CHECKOUT',
    limitPerCheckout: 6,
  })
  await shop.definition(eventId, { name: 'Crew', hidden: true })
  const list = await visitor.call('GET', `${CHECKOUT}/available-tickets?eventId=${eventId}&limit=10`)
  expect(list.body).toMatchObject({
    metaData: { total: 1 },
    definitions: [{ id: ticketDefinitionId, limitPerCheckout: 6 }],
  })
  const query = await visitor.call('POST', `${CHECKOUT}/available-tickets/query`, {
    filter: { eventId },
    limit: 10,
    sort: 'orderIndex:asc',
  })
  expect(query.body.definitions).toHaveLength(1)

  const made = await visitor.call('POST', `${CHECKOUT}/reservations`, {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity: 3 }],
  })
  const invoice = {
    subTotal: { amount: '30.00', value: '30.00', currency: 'GBP' },
    tax: { type: 'ADDED_AT_CHECKOUT', name: 'VAT', rate: '20', taxable: { value: '30.00' }, amount: { value: '6.00' } },
    fees: [{ name: 'WIX_FEE', type: 'FEE_ADDED_AT_CHECKOUT', rate: '2.5', amount: { value: '0.90' } }],
    grandTotal: { value: '36.90' },
  }
  expect(made.body).toMatchObject({
    reservationStatus: 'RESERVATION_PENDING',
    invoice,
    reservations: [{ quantity: 3, ticket: { id: ticketDefinitionId } }],
  })
  const reply = await visitor.call('POST', `${CHECKOUT}/invoices/${made.body.id}`, {
    reservationId: made.body.id,
    eventId,
    withDiscount: { couponCode: 'X' },
  })
  expect(reply.body).toMatchObject({
    invoice,
    reservationOccupied: false,
    discountErrors: { error: [{ code: 'ERROR_COUPON_DOES_NOT_EXIST' }] },
  })
  const other = await shop.visitor()
  expect((await other.call('POST', `${CHECKOUT}/invoices/${made.body.id}`, { eventId })).status).toBe(404)
})

test('a free checkout is FREE and issues its tickets', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const hold = await held(shop, visitor, { definition: free })
  const { status, body } = await buy(visitor, hold)
  expect(status).toBe(200)
  expect(body.order).toMatchObject({
    status: 'FREE',
    confirmed: true,
    ticketsQuantity: 2,
    reservationId: hold.id,
    totalPrice: { amount: '0.00', value: '0.00', currency: 'GBP' },
    fullName: 'Ada Byron',
    email: 'ada@example.com',
    checkoutForm: { inputValues: [{ inputName: 'firstName', value: 'Ada' }, {}, {}] },
  })
  expect(body.order.tickets).toHaveLength(2)
  expect(body.order.tickets[0]).toMatchObject({
    name: 'Standard',
    free: true,
    orderNumber: body.order.orderNumber,
    guestFullName: 'Ada Byron',
  })
  expect(body.orderPageUrl).toMatch(new RegExp(`^${PUBLIC_URL}/orders/[0-9a-f-]{36}\\?token=`))
  expect(await usedOf(shop, hold.definitionId)).toBe(2)

  const { ticketNumber } = body.order.tickets[0]
  expect(
    (await visitor.call('GET', `/events/v1/tickets/${ticketNumber}?fieldset=GUEST_FORM&fieldset=TICKET_DETAILS`)).body
      .ticket,
  ).toMatchObject({
    ticketNumber,
    guestDetails: { firstName: 'Ada', email: 'ada@example.com', form: { inputValues: [{}, {}, {}] } },
  })
  expect(
    (await visitor.call('GET', `/events/v1/tickets/${ticketNumber}?fieldset=TICKET_DETAILS`)).body.ticket.qrCode,
  ).toMatch(/^FG1\./)
  expect((await (await shop.visitor()).call('GET', `/events/v1/tickets/${ticketNumber}`)).status).toBe(404)
  const list = await shop.admin.call('GET', `/events/v1/tickets?eventId=${hold.eventId}&state=FREE&searchPhrase=byron`)
  expect(list.body).toMatchObject({ total: 2 })
  expect((await visitor.call('GET', '/events/v1/tickets')).status).toBe(403)
})

test('a visitor’s unpaid checkout is INITIATED, issues none, and keeps its units', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const hold = await held(shop, visitor)
  const { body } = await buy(visitor, hold)
  expect(body.order).toMatchObject({
    status: 'INITIATED',
    confirmed: false,
    totalPrice: { value: '20.00' },
    tickets: [],
  })
  await shop.site.advance(21 * MINUTE)
  expect(await usedOf(shop, hold.definitionId)).toBe(2)
  const path = `/events/v1/events/${hold.eventId}/orders/${body.order.orderNumber}`
  expect((await visitor.call('GET', `${path}?fieldset=INVOICE&fieldset=DETAILS`)).body.order).toMatchObject({
    status: 'INITIATED',
    invoice: { grandTotal: { value: '20.00' }, items: [{ id: hold.definitionId, quantity: 2 }] },
  })
  expect((await (await shop.visitor()).call('GET', path)).status).toBe(404)
})

test('an order shows the consent that its buyer gave, and none where none was given', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const consenting = await buy(visitor, await held(shop, visitor, { definition: free }), { marketingConsent: true })
  expect(consenting.body.order.marketingConsent).toBe(true)
  const silent = await buy(visitor, await held(shop, visitor, { definition: free }))
  expect(silent.body.order).not.toHaveProperty('marketingConsent')
})

test('repeated or doubled, a checkout of one reservation is one order', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const hold = await held(shop, visitor, { definition: free })
  const replies = await Promise.all(Array.from({ length: 10 }, () => buy(visitor, hold)))
  expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200))
  expect(new Set(replies.map((reply) => reply.body.order.orderNumber)).size).toBe(1)
  expect((await shop.site.query('select count(*)::int as n from orders'))[0]).toEqual({ n: 1 })
  expect((await shop.site.query('select count(*)::int as n from tickets'))[0]).toEqual({ n: 2 })
  expect(await usedOf(shop, hold.definitionId)).toBe(2)
})

test('paying in person and marking as paid are the administrator’s', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const first = await held(shop, visitor)
  for (const options of [{ payInPerson: true }, { markAsPaid: true }, { ignoreFormValidation: true }]) {
    expect((await buy(visitor, first, { options })).status).toBe(403)
  }
  const offline = await buy(shop.admin, first, { options: { payInPerson: true } })
  expect(offline.body.order).toMatchObject({ status: 'OFFLINE_PENDING', confirmed: false })
  expect(offline.body.order.tickets).toHaveLength(2)
  const { orderNumber } = offline.body.order
  const confirm = (numbers: string[]) =>
    shop.admin.call('POST', `/events/v1/events/${first.eventId}/orders/confirm`, { orderNumber: numbers })
  expect((await confirm([orderNumber])).body.orders).toMatchObject([{ orderNumber, status: 'PAID', confirmed: true }])
  expect(codeOf(await confirm(['NONE-0000']))).toBe('ORDER_NOT_FOUND')

  const second = await held(shop, visitor)
  expect((await buy(shop.admin, second, { options: { markAsPaid: true } })).body.order).toMatchObject({
    status: 'PAID',
  })
  const list = await shop.admin.call(
    'GET',
    '/events/v1/orders?status=PAID&fieldset=DETAILS&facet=status&sort=created%3Aasc&limit=1',
  )
  expect(list.body).toMatchObject({
    total: 2,
    limit: 1,
    orders: [{ orderNumber, fullName: 'Ada Byron' }],
    facets: { status: { counts: { PAID: 2 } } },
  })
  const summary = await shop.admin.call('GET', `/events/v1/orders/summary?eventId=${first.eventId}`)
  expect(summary.body.sales).toMatchObject([{ total: { value: '20.00' }, totalOrders: 1, totalTickets: 2 }])
  const event = await shop.admin.call('GET', `/events/v3/events/${first.eventId}?fields=DASHBOARD`)
  expect(event.body.event.summaries.tickets).toMatchObject({
    ticketsSold: 2,
    totalOrders: 1,
    totalSales: { value: '20.00' },
  })
})

test('a price that a guest may not give is named where the request has it', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const { id: eventId } = await shop.event()
  const seat = await shop.definition(eventId)
  const gift = await shop.definition(eventId, {
    name: 'Gift',
    pricingMethod: { guestPrice: { value: '5', currency: 'GBP' } },
  })
  const fieldOf = async (price: object) => {
    const ticketQuantities = [
      { ticketDefinitionId: seat.id, quantity: 1 },
      { ticketDefinitionId: gift.id, quantity: 2, ...price },
    ]
    const reply = await visitor.call('POST', `${CHECKOUT}/reservations`, { eventId, ticketQuantities })
    return reply.body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)
  }
  const details = [{ priceOverride: '6' }, { priceOverride: '6.001' }]
  expect(await fieldOf({})).toEqual(['ticketQuantities[1].priceOverride'])
  expect(await fieldOf({ priceOverride: '4.99' })).toEqual(['ticketQuantities[1].priceOverride'])
  const second = ['ticketQuantities[1].ticketDetails[1].priceOverride']
  expect(await fieldOf({ ticketDetails: details })).toEqual(second)
  expect(await fieldOf({ ticketDetails: [{ priceOverride: '6' }, { priceOverride: '4.99' }] })).toEqual(second)
})

test('several faults of the form come in one answer, and nothing is bought', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const hold = await held(shop, visitor, { definition: free })
  const reply = await buy(visitor, hold, {
    buyer: { firstName: 'A'.repeat(51), lastName: 'Byron', email: 'nobody' },
    guests: [form({ firstName: 'Ada', lastName: 'B'.repeat(51), shoeSize: '38' })],
  })
  expect(reply.status).toBe(400)
  expect(reply.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'buyer.email', violatedRule: 'FORMAT' },
    { field: 'buyer.firstName', violatedRule: 'MAX_LENGTH', data: { threshold: 50 } },
    { field: 'guests[0].form.inputValues.email', violatedRule: 'REQUIRED_FIELD' },
    { field: 'guests[0].form.inputValues[1].value', violatedRule: 'MAX_LENGTH', data: { threshold: 50 } },
    { field: 'guests[0].form.inputValues[2].inputName', violatedRule: 'FIELD_NOT_ALLOWED' },
  ])
  expect((await buy(visitor, hold, { guests: undefined })).body.order.status).toBe('FREE')
})

test('a buyer whose guest form has names and address as lists is known by them', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const hold = await held(shop, visitor, { definition: free })
  const listed = (email: string) => ({
    form: {
      inputValues: Object.entries({ firstName: 'Ada', lastName: 'Byron', email }).map(([inputName, text]) => ({
        inputName,
        values: [text],
      })),
    },
  })
  const without = await buy(visitor, hold, { buyer: undefined, guests: [listed('nobody')] })
  expect(without.status).toBe(400)
  const { order } = (await buy(visitor, hold, { buyer: undefined, guests: [listed('ada@example.com')] })).body
  expect(order).toMatchObject({ fullName: 'Ada Byron', email: 'ada@example.com' })
})

test('each guest is named where each ticket has its own', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const event = { registration: { initialType: 'TICKETING', tickets: { guestsAssignedSeparately: true } } }
  const hold = await held(shop, visitor, { definition: free, event })
  const short = await buy(visitor, hold)
  expect(short.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'guests', violatedRule: 'EXACT_SIZE', data: { threshold: 2 } },
  ])
  const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
  const { body } = await buy(visitor, hold, { guests: [form(ada), form(grace)] })
  expect(body.order.tickets.map((t: { guestFullName: string }) => t.guestFullName).sort()).toEqual([
    'Ada Byron',
    'Grace Hopper',
  ])
})

test('an expired, cancelled or strange reservation is not bought', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const hold = await held(shop, visitor)
  expect(codeOf(await buy(await shop.visitor(), hold))).toBe('TICKET_RESERVATION_NOT_FOUND')
  const gone = await held(shop, visitor)
  expect(
    (await visitor.call('DELETE', `${CHECKOUT}/reservations/${gone.id}?id=${gone.id}&eventId=${gone.eventId}`)).body,
  ).toEqual({})
  expect(codeOf(await buy(visitor, gone))).toBe('RESERVATION_NOT_PENDING')
  await shop.site.advance(21 * MINUTE)
  expect(codeOf(await buy(visitor, hold))).toBe('RESERVATION_EXPIRED')
  const another = await held(shop, visitor)
  const coupon = await buy(visitor, another, { discount: { couponCode: 'X' } })
  expect(codeOf(coupon)).toBe('ERROR_COUPON_DOES_NOT_EXIST')
})

test('a reservation of an event that was deleted meanwhile is not bought, by its owner or by staff', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const hold = await held(shop, visitor)
  expect((await shop.admin.call('DELETE', `/events/v3/events/${hold.eventId}`)).status).toBe(200)
  for (const caller of [visitor, shop.admin]) {
    const refused = await buy(caller, hold)
    expect([refused.status, codeOf(refused)]).toEqual([404, 'EVENT_NOT_FOUND'])
  }
  expect(await shop.site.query('select 1 from orders')).toEqual([])
})

test('buyer and guests change while the order waits for its payment', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const hold = await held(shop, visitor)
  const { orderNumber } = (await buy(visitor, hold)).body.order
  const change = (buyer: object) =>
    visitor.call('PATCH', `${CHECKOUT}/${orderNumber}`, { eventId: hold.eventId, buyer })
  expect((await change({ lastName: 'Lovelace' })).body.order).toMatchObject({
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
  })
  expect((await change({ email: 'x' })).status).toBe(400)
  await shop.site.query("update orders set status = 'CANCELED'")
  expect(codeOf(await change({ lastName: 'King' }))).toBe('ORDER_ACTION_NOT_AVAILABLE')
})

test('one reservation of two events gives each its own ticketing order', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const events = [await shop.event({ title: 'One' }), await shop.event({ title: 'Two' })]
  const definitions = [await shop.definition(events[0]!.id, free), await shop.definition(events[1]!.id, free)]
  const tickets = definitions.map(({ id }) => ({ ticketDefinitionId: id, quantity: 1 }))
  const { ticketReservation } = (
    await visitor.call('POST', '/events/v1/ticket-reservations', { ticketReservation: { tickets } })
  ).body
  const hold = { id: ticketReservation.id, definitionId: definitions[0]!.id }
  const first = await buy(visitor, { ...hold, eventId: events[0]!.id })
  const second = await buy(visitor, { ...hold, eventId: events[1]!.id })
  expect(first.body.order.snapshotId).toBe(second.body.order.snapshotId)
  expect(first.body.order.orderNumber).not.toBe(second.body.order.orderNumber)
  expect(first.body.order.tickets).toHaveLength(1)
})
