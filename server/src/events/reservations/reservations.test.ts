import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { expireReservations } from '../../sales/held-tickets/expire-reservations.ts'
import { type Fair, fair, MINUTE } from '../events.fixture.ts'

const RESERVATIONS = '/events/v1/ticket-reservations'
const codeOf = (reply: { body: { details?: { applicationError?: { code: string } } } }) =>
  reply.body.details?.applicationError?.code

const hold = (caller: TestCaller, tickets: object[], more: object = {}) =>
  caller.call('POST', RESERVATIONS, { ticketReservation: { tickets, ...more } })

const usedOf = async ({ site }: Fair, definitionId: string) =>
  Number((await site.query('select used from pools where ref_id = $1', [definitionId]))[0]?.used)

test('tickets are held for twenty minutes, and their own caller reads them', async () => {
  const shop = await fair()
  const { id: ticketDefinitionId } = await shop.definition((await shop.event()).id)
  const ada = await shop.visitor()
  const before = Date.now()
  const { body, status } = await hold(ada, [{ ticketDefinitionId, quantity: 3 }])
  expect(status).toBe(200)
  const { ticketReservation } = body
  expect(ticketReservation).toMatchObject({
    status: 'PENDING',
    revision: '1',
    visitorId: expect.any(String),
    tickets: [
      {
        ticketDefinitionId,
        quantity: 3,
        ticketName: 'Standard',
        price: { value: '10.00' },
        subTotal: { value: '30.00' },
      },
    ],
  })
  const minutes = (Date.parse(ticketReservation.expirationDate) - before) / MINUTE
  expect(minutes).toBeGreaterThan(19.5)
  expect(minutes).toBeLessThan(20.5)
  const path = `${RESERVATIONS}/${ticketReservation.id}`
  expect((await ada.call('GET', path)).body.ticketReservation.id).toBe(ticketReservation.id)
  expect((await shop.admin.call('GET', path)).status).toBe(200)
  expect(codeOf(await (await shop.visitor()).call('GET', path))).toBe('TICKET_RESERVATION_NOT_FOUND')
  expect(await usedOf(shop, ticketDefinitionId)).toBe(3)
})

test('all or nothing: when one kind is short none is held', async () => {
  const shop = await fair()
  const { id } = await shop.event()
  const plenty = await shop.definition(id)
  const scarce = await shop.definition(id, { name: 'Balcony', initialLimit: 1 })
  const reply = await hold(await shop.visitor(), [
    { ticketDefinitionId: plenty.id, quantity: 2 },
    { ticketDefinitionId: scarce.id, quantity: 2 },
  ])
  expect([reply.status, codeOf(reply)]).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  expect(reply.body.details.applicationError.data).toMatchObject({
    ticketDefinitionId: scarce.id,
    name: 'Balcony',
    left: 1,
  })
  expect(reply.body.message).toBe('Only 1 of “Balcony” is left. Choose fewer.')
  expect([await usedOf(shop, plenty.id), await usedOf(shop, scarce.id)]).toEqual([0, 0])
})

test('a refusal names every kind that is short, with its event where there are two', async () => {
  const shop = await fair()
  const [first, second] = [await shop.event({ title: 'Brass' }), await shop.event({ title: 'Strings' })]
  const standing = await shop.definition(first.id, { name: 'Standing', initialLimit: 0 })
  const seated = await shop.definition(first.id, { name: 'Seated', initialLimit: 2 })
  const balcony = await shop.definition(second.id, { name: 'Balcony', initialLimit: 3 })
  const threeOf = (...kinds: { id: string }[]) => kinds.map(({ id }) => ({ ticketDefinitionId: id, quantity: 3 }))
  const ofOne = await hold(await shop.visitor(), threeOf(standing, seated))
  expect(ofOne.body.message).toBe('“Standing” is sold out. Only 2 of “Seated” are left. Change these and try again.')
  const ofTwo = await hold(await shop.visitor(), threeOf(seated, balcony))
  expect(ofTwo.body.message).toBe('Only 2 of “Brass – Seated” are left. Choose fewer.')
  const atItsOwn = await (await shop.visitor()).call('POST', '/events/v1/checkout/reservations', {
    eventId: first.id,
    ticketQuantities: threeOf(seated),
  })
  expect([atItsOwn.status, atItsOwn.body.message]).toEqual([409, 'Only 2 of “Seated” are left. Choose fewer.'])
})

test('a refusal names no hidden kind, no kind of a draft, and not how many of them are left', async () => {
  const shop = await fair()
  const { id } = await shop.event()
  const scarce = await shop.definition(id, { name: 'Balcony', initialLimit: 1 })
  const crew = await shop.definition(id, { name: 'Crew only', hidden: true, initialLimit: 3 })
  const draft = await shop.event({ title: 'Secret gig' }, { draft: true })
  const secret = await shop.definition(draft.id, { name: 'Friends of the band', initialLimit: 3 })
  for (const other of [crew, secret]) {
    const reply = await hold(await shop.visitor(), [
      { ticketDefinitionId: scarce.id, quantity: 2 },
      { ticketDefinitionId: other.id, quantity: 9 },
    ])
    expect(['TICKET_DEFINITION_NOT_FOUND', 'EVENT_NOT_FOUND']).toContain(codeOf(reply))
    expect(JSON.stringify(reply.body)).not.toMatch(/Crew|Friends|Secret|"left":3/)
  }
})

test('thirty callers race for ten tickets: ten get one each', async () => {
  const shop = await fair()
  const { id: ticketDefinitionId } = await shop.definition((await shop.event()).id)
  const callers: TestCaller[] = []
  for (let n = 0; n < 30; n++) callers.push(await shop.visitor())
  const replies = await Promise.all(callers.map((caller) => hold(caller, [{ ticketDefinitionId, quantity: 1 }])))
  const held = replies.filter((reply) => reply.status === 200)
  const refused = replies.filter((reply) => codeOf(reply) === 'NOT_ENOUGH_TICKETS')
  expect([held.length, refused.length]).toEqual([10, 20])
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set(['“Standard” is sold out.']))
  expect(await usedOf(shop, ticketDefinitionId)).toBe(10)
})

test('a reservation that runs out frees its units for the next caller at once', async () => {
  const shop = await fair()
  const { id: ticketDefinitionId } = await shop.definition((await shop.event()).id, { initialLimit: 2 })
  const first = (await hold(await shop.visitor(), [{ ticketDefinitionId, quantity: 2 }])).body.ticketReservation
  expect(codeOf(await hold(await shop.visitor(), [{ ticketDefinitionId, quantity: 1 }]))).toBe('NOT_ENOUGH_TICKETS')
  await shop.site.advance(21 * MINUTE)
  const sales = await shop.admin.call(
    'GET',
    `/events-ticket-definitions/v3/ticket-definitions/${ticketDefinitionId}?fields=SALES_DETAILS`,
  )
  expect(sales.body.ticketDefinition.salesDetails).toEqual({
    unsoldCount: 2,
    soldCount: 0,
    reservedCount: 0,
    soldOut: false,
  })
  expect((await hold(await shop.visitor(), [{ ticketDefinitionId, quantity: 2 }])).status).toBe(200)
  expect((await shop.admin.call('GET', `${RESERVATIONS}/${first.id}`)).body.ticketReservation.status).toBe('EXPIRED')
  expect(await usedOf(shop, ticketDefinitionId)).toBe(2)
})

test('the job gives back once, however often it runs', async () => {
  const shop = await fair()
  const { id: ticketDefinitionId } = await shop.definition((await shop.event()).id)
  await hold(await shop.visitor(), [{ ticketDefinitionId, quantity: 4 }])
  const db = shop.site.assembly.pool.forSite(shop.site.siteId)
  expect(await expireReservations(db, new Date(Date.now() + 19 * MINUTE))).toBe(0)
  const later = new Date(Date.now() + 21 * MINUTE)
  const runs = await Promise.all([expireReservations(db, later), expireReservations(db, later)])
  expect(runs.reduce((sum, n) => sum + n, 0)).toBe(1)
  expect(await usedOf(shop, ticketDefinitionId)).toBe(0)
})

test('a cancelled reservation frees its units and stays on record', async () => {
  const shop = await fair()
  const { id: ticketDefinitionId } = await shop.definition((await shop.event()).id)
  const ada = await shop.visitor()
  const { id } = (await hold(ada, [{ ticketDefinitionId, quantity: 4 }])).body.ticketReservation
  const path = `${RESERVATIONS}/${id}`
  expect((await (await shop.visitor()).call('POST', `${path}/cancel`, {})).status).toBe(404)
  expect((await ada.call('POST', `${path}/cancel`, {})).body.ticketReservation).toMatchObject({
    status: 'CANCELED',
    revision: '2',
  })
  expect(await usedOf(shop, ticketDefinitionId)).toBe(0)
  expect(codeOf(await ada.call('POST', `${path}/cancel`, {}))).toBe('RESERVATION_NOT_PENDING')
  expect((await ada.call('GET', path)).body.ticketReservation.status).toBe('CANCELED')
})

test('a caller finds their reservations of an event until they are bought, cancelled or over', async () => {
  const shop = await fair()
  const [event, other] = [await shop.event(), await shop.event()]
  const { id: ticketDefinitionId } = await shop.definition(event.id)
  const [ada, bob] = [await shop.visitor(), await shop.visitor()]
  const holdsOf = async (caller: TestCaller, eventId = event.id) =>
    (await caller.call('GET', `/fairground/v1/events/${eventId}/my-holds`)).body.holds
  expect(await holdsOf(ada)).toEqual([])
  const reserve = async (quantity: number) =>
    (await hold(ada, [{ ticketDefinitionId, quantity }])).body.ticketReservation
  const [first, second, third] = [await reserve(2), await reserve(1), await reserve(3)]
  const found = await holdsOf(ada)
  expect(found).toHaveLength(3)
  expect(found[2]).toEqual({ reservationId: first.id, quantity: 2, expirationDate: first.expirationDate })
  expect([await holdsOf(bob), await holdsOf(ada, other.id), await holdsOf(shop.admin)]).toEqual([[], [], []])

  await ada.call('POST', `${RESERVATIONS}/${second.id}/cancel`, {})
  await shop.site.query(`update ticket_reservations set expires_at = now() - interval '1 second' where id = $1`, [
    third.id,
  ])
  expect(await holdsOf(ada)).toEqual([found[2]])
  const buyer = { firstName: 'Ada', lastName: 'Byron', email: 'ada@fair.example' }
  const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }))
  const purchase = { eventId: event.id, reservationId: first.id, buyer, guests: [{ form: { inputValues } }] }
  const bought = await ada.call('POST', '/events/v1/checkout', purchase)
  expect([bought.status, await holdsOf(ada)]).toEqual([200, []])
})

test('limits per checkout hold for visitors, and the organiser passes over them', async () => {
  const shop = await fair()
  const { id } = await shop.event({ registration: { initialType: 'TICKETING', tickets: { ticketLimitPerOrder: 4 } } })
  const one = await shop.definition(id, { limitPerCheckout: 2 })
  const hidden = await shop.definition(id, { name: 'Crew', hidden: true, initialLimit: 3 })
  const ada = await shop.visitor()
  expect(codeOf(await hold(ada, [{ ticketDefinitionId: one.id, quantity: 3 }]))).toBe('TICKET_LIMIT_PER_ORDER')
  expect(codeOf(await hold(ada, [{ ticketDefinitionId: hidden.id, quantity: 1 }]))).toBe('TICKET_DEFINITION_NOT_FOUND')
  const organiser = {
    additionalReservationSettings: { disableTicketLimitValidation: true, enableHiddenTicketReservation: true },
  }
  expect((await hold(ada, [{ ticketDefinitionId: one.id, quantity: 3 }], organiser)).status).toBe(403)
  expect(
    (
      await hold(
        shop.admin,
        [
          { ticketDefinitionId: one.id, quantity: 5 },
          { ticketDefinitionId: hidden.id, quantity: 3 },
        ],
        organiser,
      )
    ).status,
  ).toBe(200)
})

test('prices: an option, and what the guest gives', async () => {
  const shop = await fair()
  const { id } = await shop.event()
  const optionDetails = [{ name: 'Child', price: { value: '4', currency: 'GBP' } }]
  const options = await shop.definition(id, { pricingMethod: { pricingOptions: { optionDetails } } })
  const gift = await shop.definition(id, {
    name: 'Gift',
    pricingMethod: { guestPrice: { value: '5', currency: 'GBP' } },
  })
  const { optionId } = (options.pricingMethod as { pricingOptions: { optionDetails: { optionId: string }[] } })
    .pricingOptions.optionDetails[0]!
  const ada = await shop.visitor()
  const held = await hold(ada, [
    { ticketDefinitionId: options.id, quantity: 2, ticketInfo: { pricingOptionId: optionId } },
    { ticketDefinitionId: gift.id, quantity: 1, ticketInfo: { guestPrice: '7.5' } },
  ])
  expect(held.body.ticketReservation.tickets).toMatchObject([
    {
      price: { value: '4.00' },
      subTotal: { value: '8.00' },
      ticketInfo: { pricingOptionId: optionId, pricingOptionName: 'Child' },
    },
    { price: { value: '7.50' }, ticketInfo: { guestPrice: '7.50' } },
  ])
  const wrong = await hold(ada, [{ ticketDefinitionId: gift.id, quantity: 1, ticketInfo: { guestPrice: '4.99' } }])
  expect(wrong.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'ticketReservation.tickets[0].ticketInfo.guestPrice', violatedRule: 'DECIMAL_GTE' },
  ])
  // One kind at two prices: the one that is too low is named.
  const two = await hold(
    ada,
    ['6', '4.99'].map((guestPrice) => ({ ticketDefinitionId: gift.id, quantity: 1, ticketInfo: { guestPrice } })),
  )
  expect(two.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'ticketReservation.tickets[1].ticketInfo.guestPrice', violatedRule: 'DECIMAL_GTE' },
  ])
  const unknown = await hold(ada, [{ ticketDefinitionId: options.id, quantity: 1 }])
  expect([unknown.status, codeOf(unknown)]).toEqual([400, 'UNSUPPORTED_PRICING_OPTION'])
})

test('tickets of a cancelled, ended or draft event are not held', async () => {
  const shop = await fair()
  const { id } = await shop.event()
  const { id: ticketDefinitionId } = await shop.definition(id)
  const draft = await shop.definition((await shop.event({}, { draft: true })).id)
  const ada = await shop.visitor()
  expect(codeOf(await hold(ada, [{ ticketDefinitionId: draft.id, quantity: 1 }]))).toBe('EVENT_NOT_FOUND')
  await shop.admin.call('POST', `/events/v3/events/${id}/cancel`, {})
  expect(codeOf(await hold(ada, [{ ticketDefinitionId, quantity: 1 }]))).toBe('EVENT_CANCELED')
})
