import { expect, test } from 'vitest'
import type { TestCaller, TestSite } from '../../../test/fixture.ts'
import { ticketLine } from '../../../test/shop.ts'
import { agrees, bought, cardSite, orderOf } from '../../sales/payments/payments.fixture.ts'
import { offerNow } from '../waiting-lists/waiting-lists.fixture.ts'
import { answerOf, change, kind, path, ticketsOf, usedOf } from './ticket-changes.fixture.ts'

const DAY_MS = 86_400_000
const TERMS = { allowed: true, otherDates: true }

/** A published evening in so many days, alone or the first of a series, with one kind of ticket. */
async function evening(
  site: TestSite,
  { days = 10, quota = 5, change: terms = TERMS as object, weeks = 1, cancellation = {} as object } = {},
) {
  const start = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + days * DAY_MS + DAY_MS / 2)
  const [startDate, endDate] = [start, new Date(+start + DAY_MS / 12)].map((at) => at.toISOString())
  const event = {
    title: 'Lantern night',
    location: { type: 'VENUE', name: 'Bandstand' },
    dateAndTimeSettings: { startDate, endDate, timeZoneId: 'Europe/London' },
    registration: {
      initialType: 'TICKETING',
      tickets: { change: terms, cancellation: { allowed: false, ...cancellation } },
    },
  }
  const made = await site.admin.call('POST', '/events/v3/events', { event, draft: false })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const eventId: string = made.body.event.id
  const ticketDefinitionId = await kind(site, eventId, { name: 'Standing', initialLimit: quota })
  if (weeks > 1) {
    const rule = `FREQ=WEEKLY;COUNT=${weeks}`
    const repeated = { id: eventId, dateAndTimeSettings: { recurringEvents: { rule } } }
    const reply = await site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event: repeated })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    await site.admin.call('POST', `/fairground/v1/events/${eventId}/later-dates/publish`, {})
  }
  return { eventId, ticketDefinitionId }
}

/** The kinds of ticket of the dates of a series, by date. */
async function datesOf(site: TestSite, eventId: string) {
  const rows = await site.query(
    `select e.id as event, d.id as kind from events e join ticket_definitions d on d.event_id = e.id
     where e.recurrence_id = (select recurrence_id from events where id = $1) order by e.start_at`,
    [eventId],
  )
  return rows as unknown as { event: string; kind: string }[]
}

const eventNumbersOf = async (caller: TestCaller, orderId: string) =>
  (await caller.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order.eventNumbers as {
    eventId: string
    number: string
  }[]
const guestsOf = async (site: TestSite, eventId: string) => {
  const query = { filter: { eventId }, paging: { limit: 50 } }
  const { body } = await site.admin.call('POST', '/events/v2/guests/query', { query })
  return body.guests.map(({ guestType, attendanceStatus }: Record<string, string>) => [guestType, attendanceStatus])
}
const salesOf = async (site: TestSite, eventId: string) =>
  (await site.admin.call('GET', `/events/v1/orders/summary?eventId=${eventId}`)).body.sales

test('a buyer changes tickets to the next date: one after the other they leave the former one, and its order goes with the last', async () => {
  const site = await cardSite()
  const first = await evening(site, { weeks: 3 })
  const [friday, next] = await datesOf(site, first.eventId)
  const { buyer, orderId } = await bought(site, [ticketLine(first.ticketDefinitionId, 2)], 'approve')
  const [one, two] = await ticketsOf(buyer, orderId)
  const [{ number: ofFriday = '' } = {}] = await eventNumbersOf(buyer, orderId)
  const { dates } = (await buyer.call('GET', path(orderId, one.id, 'change-dates'))).body
  expect(dates.map(({ available, title }: Record<string, unknown>) => [title, available])).toEqual([
    ['Lantern night', true],
    ['Lantern night', true],
  ])
  expect(dates[0].eventId).toBe(next?.event)
  const { options, form } = (
    await buyer.call('GET', `${path(orderId, one.id, 'change-options')}?eventId=${next?.event}`)
  ).body
  expect([options, form]).toEqual([
    [{ ticketDefinitionId: next?.kind, name: 'Standing', price: '35.00', formattedPrice: '£35.00' }],
    undefined,
  ])

  const done = await change(buyer, orderId, one.id, next?.kind ?? '')
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect([await usedOf(site, first.ticketDefinitionId), await usedOf(site, next?.kind ?? '')]).toEqual([1, 1])
  expect(new Set((await eventNumbersOf(buyer, orderId)).map(({ eventId }) => eventId))).toEqual(
    new Set([friday?.event, next?.event]),
  )
  const checkIn = (eventId: string | undefined, ticketNumber: string) =>
    site.admin.call('POST', '/events/v1/tickets/check-in', { eventId, ticketNumber: [ticketNumber] })
  expect(answerOf(await checkIn(friday?.event, one.number))).toEqual([409, 'TICKET_CHANGED'])
  expect(answerOf(await checkIn(friday?.event, done.body.ticket.number))).toEqual([409, 'WRONG_EVENT'])
  const [mail] = await site.query(`select text, calendar from mails where template = 'ticketChanged'`)
  expect(mail?.text).toContain(done.body.ticket.number)
  expect(mail?.text).toContain(one.number)
  expect(mail?.calendar).not.toContain('STATUS:CANCELLED')

  const last = await change(buyer, orderId, two.id, next?.kind ?? '')
  expect((await eventNumbersOf(buyer, orderId)).map(({ eventId }) => eventId)).toEqual([next?.event])
  const mails = await site.query(`select calendar from mails where template = 'ticketChanged' order by id`)
  expect(mails.map(({ calendar }) => String(calendar).match(/STATUS:\w+/g))).toEqual([
    ['STATUS:CONFIRMED'],
    ['STATUS:CONFIRMED', 'STATUS:CANCELLED'],
  ])
  expect((await checkIn(next?.event, last.body.ticket.number)).status).toBe(200)
  expect(await guestsOf(site, friday?.event ?? '')).toEqual([])
  expect((await guestsOf(site, next?.event ?? '')).length).toBe(3)
  expect((await salesOf(site, friday?.event ?? '')) ?? []).toEqual([])
  expect((await salesOf(site, next?.event ?? ''))[0]).toMatchObject({ totalTickets: 2 })
  expect(await orderOf(site, orderId)).toMatchObject({
    paymentStatus: 'PAID',
    priceSummary: { total: { amount: '70.00' } },
  })
  const other = (await eventNumbersOf(buyer, orderId))[0]?.number
  expect(other).not.toBe(ofFriday)
  await agrees(site)
})

test('the only ticket of an order takes its number along, and comes back as often as its terms allow', async () => {
  const site = await cardSite()
  const terms = { ...TERMS, atMost: 2 }
  const first = await evening(site, { weeks: 2, change: terms })
  const [friday, next] = await datesOf(site, first.eventId)
  const { buyer, orderId } = await bought(site, [ticketLine(first.ticketDefinitionId, 1)], 'approve')
  const numbers = await eventNumbersOf(buyer, orderId)
  for (const to of [next, friday]) {
    const [ticket] = await ticketsOf(buyer, orderId)
    expect((await change(buyer, orderId, ticket.id, to?.kind ?? '')).status).toBe(200)
    expect(await eventNumbersOf(buyer, orderId)).toEqual([{ eventId: to?.event, number: numbers[0]?.number }])
  }
  const [ticket] = await ticketsOf(buyer, orderId)
  expect(ticket.change.possible).toBe(false)
  const refused = await change(buyer, orderId, ticket.id, next?.kind ?? '')
  expect(answerOf(refused)).toEqual([409, 'TICKET_CHANGE_USED_UP'])
  expect(JSON.stringify(refused.body)).toContain('2 times')
  await agrees(site)
})

test('terms of the purchase decide which dates there are: none, those of the series, or the events that are named', async () => {
  const site = await cardSite()
  const elsewhere = await evening(site, { days: 20 })
  const named = await evening(site, { change: { allowed: true, eventIds: [elsewhere.eventId] }, weeks: 2 })
  const alone = await evening(site, { change: { allowed: true }, weeks: 2 })
  const dates = async ({ ticketDefinitionId, eventId }: typeof named) => {
    const { buyer, orderId } = await bought(site, [ticketLine(ticketDefinitionId, 1)], 'approve')
    const [ticket] = await ticketsOf(buyer, orderId)
    const listed = (await buyer.call('GET', path(orderId, ticket.id, 'change-dates'))).body.dates
    const [, next] = await datesOf(site, eventId)
    const answers = [next?.kind ?? '', elsewhere.ticketDefinitionId].map((id) => change(buyer, orderId, ticket.id, id))
    return [
      listed.map(({ eventId: id }: { eventId: string }) => id),
      (await Promise.all(answers)).map(({ status }) => status),
    ]
  }
  expect(await dates(named)).toEqual([[elsewhere.eventId], [409, 200]])
  expect(await dates(alone)).toEqual([[], [409, 409]])
  const event = {
    id: alone.eventId,
    registration: { tickets: { change: { allowed: true, eventIds: [crypto.randomUUID()] } } },
  }
  const unknown = await site.admin.call('PATCH', `/events/v3/events/${alone.eventId}`, { event })
  expect([unknown.status, unknown.body.details.validationError.fieldViolations[0].field]).toEqual([
    400,
    'event.registration.tickets.change.eventIds[0]',
  ])
  await agrees(site)
})

test('dates that are over, cancelled, drafts or dearer are refused, with nothing done', async () => {
  const site = await cardSite()
  const first = await evening(site, { weeks: 4 })
  const [, started, canceled, dear] = await datesOf(site, first.eventId)
  await site.query(`update events set start_at = now() - interval '1 minute' where id = $1`, [started?.event])
  await site.admin.call('POST', `/events/v3/events/${canceled?.event}/cancel`, {})
  const price = { pricingMethod: { fixedPrice: { value: '36.00', currency: 'GBP' } } }
  const dearer = await kind(site, dear?.event ?? '', { name: 'Box', ...price })
  const { buyer, orderId } = await bought(site, [ticketLine(first.ticketDefinitionId, 1)], 'approve')
  const [ticket] = await ticketsOf(buyer, orderId)
  for (const one of [started, canceled])
    expect(answerOf(await change(buyer, orderId, ticket.id, one?.kind ?? ''))).toEqual([
      409,
      'TICKET_KIND_NOT_AVAILABLE',
    ])
  expect(answerOf(await change(buyer, orderId, ticket.id, dearer))).toEqual([409, 'TICKET_CHANGE_PRICE_DIFFERS'])
  const away = await buyer.call('GET', `${path(orderId, ticket.id, 'change-options')}?eventId=${started?.event}`)
  expect(answerOf(away)).toEqual([404, 'EVENT_NOT_FOUND'])
  expect(await usedOf(site, first.ticketDefinitionId)).toBe(1)
  await agrees(site)
})

test('a change asks the questions that the other event has alone, and answers to those of both stay', async () => {
  const site = await cardSite()
  const elsewhere = await evening(site, { days: 20 })
  const first = await evening(site, { change: { allowed: true, eventIds: [elsewhere.eventId] } })
  const ask = async (eventId: string, label: string) => {
    const path = `/events/v1/events/${eventId}/form/control`
    const { body, status } = await site.admin.call('POST', path, { text: { label, mandatory: true } })
    expect(status, JSON.stringify(body)).toBe(200)
    await site.admin.call('POST', `/events/v1/events/${eventId}/form/publish`, {})
  }
  await ask(elsewhere.eventId, 'Which dish?')
  const { buyer, orderId } = await bought(site, [ticketLine(first.ticketDefinitionId, 1)], 'approve')
  const [ticket] = await ticketsOf(buyer, orderId)
  const guest = {
    firstName: 'Ada',
    inputValues: [
      { inputName: 'firstName', value: 'Ada' },
      { inputName: 'gone', value: 'x' },
    ],
  }
  await site.query(`update tickets set doc = jsonb_set(doc, '{guest}', $2) where id = $1`, [
    ticket.id,
    JSON.stringify(guest),
  ])
  const { form } = (
    await buyer.call('GET', `${path(orderId, ticket.id, 'change-options')}?eventId=${elsewhere.eventId}`)
  ).body
  expect(form.controls.map(({ label }: { label: string }) => label)).toEqual(['Which dish?'])
  const [question] = form.controls[0].inputs
  const kindId = elsewhere.ticketDefinitionId
  const missing = await change(buyer, orderId, ticket.id, kindId)
  expect([missing.status, missing.body.details.validationError.fieldViolations[0]]).toMatchObject([
    400,
    { field: `form.inputValues.${question.name}`, violatedRule: 'REQUIRED_FIELD' },
  ])
  const inputValues = [{ inputName: question.name, value: 'Soup' }]
  const stray = await change(buyer, orderId, ticket.id, kindId, {
    form: { inputValues: [...inputValues, { inputName: 'firstName', value: 'Eve' }] },
  })
  expect(stray.status).toBe(400)
  expect((await change(buyer, orderId, ticket.id, kindId, { form: { inputValues } })).status).toBe(200)
  const [row] = await site.query(`select doc->'guest' as guest from tickets`)
  expect(row?.guest).toEqual({
    firstName: 'Ada',
    inputValues: [{ inputName: 'firstName', value: 'Ada' }, ...inputValues],
  })
  await agrees(site)
})

test('another date brings back no cancellation that was over, nor gives the term of a move that was before', async () => {
  const site = await cardSite()
  const first = await evening(site, {
    days: 1,
    weeks: 3,
    change: { ...TERMS, hoursBefore: 0 },
    cancellation: { allowed: true, hoursBefore: 72 },
  })
  const [, next, third] = await datesOf(site, first.eventId)
  const { buyer, orderId } = await bought(
    site,
    [ticketLine(first.ticketDefinitionId, 1), ticketLine(third?.kind ?? '', 1)],
    'approve',
  )
  const move = async (eventId: string) => {
    const event = { id: eventId, location: { type: 'VENUE', name: 'Corn exchange' } }
    await site.admin.call('PATCH', `/events/v3/events/${eventId}`, { event })
    const { moves } = (await site.admin.call('GET', `/fairground/v1/events/${eventId}/moves`)).body
    return site.admin.call('POST', `/fairground/v1/events/${eventId}/moves/${moves[0].id}/announce`, {
      giveBack: { days: 14 },
    })
  }
  expect((await move(third?.event ?? '')).status).toBe(200)
  const ticketOf = async (eventId: string | undefined) =>
    (await ticketsOf(buyer, orderId)).find((one: { eventId: string }) => one.eventId === eventId)
  expect((await ticketOf(third?.event)).cancellation).toMatchObject({ possible: true, percent: 100 })
  const early = await ticketOf(first.eventId)
  expect(early.cancellation.possible).toBe(false)
  expect((await change(buyer, orderId, early.id, next?.kind ?? '')).status).toBe(200)
  const changed = await ticketOf(next?.event)
  expect(changed.cancellation).toBeUndefined()
  expect((await change(buyer, orderId, changed.id, third?.kind ?? '')).status).toBe(200)
  const [arrived] = (await ticketsOf(buyer, orderId)).filter(
    ({ cancellation }: { cancellation?: object }) => !cancellation,
  )
  expect(arrived.eventId).toBe(third?.event)
  await agrees(site)
})

test('the last place of a date goes to one of two at once, and who waits for the left date is offered its place', async () => {
  const site = await cardSite()
  const first = await evening(site, { weeks: 3, quota: 1 })
  const dates = await datesOf(site, first.eventId)
  const [friday, next, third] = dates.map((date) => date.kind) as [string, string, string]
  const orders = [
    await bought(site, [ticketLine(friday, 1)], 'approve'),
    await bought(site, [ticketLine(third, 1)], 'approve'),
  ]
  for (const { event } of dates)
    await site.admin.call('PATCH', `/fairground/v1/events/${event}/waiting-list`, { enabled: true })
  const entries = (event: string | undefined) => `/fairground/v1/events/${event}/waiting-list/entries`
  for (const event of [dates[0]?.event, dates[2]?.event]) {
    const entry = { quantity: 1, name: 'Grace Hopper', email: `grace-${event}@example.com` }
    const joined = await (await site.visitor()).call('POST', entries(event), entry)
    expect(joined.status, JSON.stringify(joined.body)).toBe(200)
  }
  const replies = await Promise.all(
    orders.map(async ({ buyer, orderId }) => change(buyer, orderId, (await ticketsOf(buyer, orderId))[0].id, next)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const left = replies[0]?.status === 200 ? 0 : 2
  const offered = async () => (await site.admin.call('GET', entries(dates[left]?.event))).body.entries[0].status
  await offerNow({ site })
  expect(await offered()).toBe('OFFERED')
  const held = await Promise.all([friday, next, third].map((one) => usedOf(site, one)))
  expect(held).toEqual([1, 1, 1])
  await agrees(site)
})

test('two buyers who change places with each other at once both arrive', async () => {
  const site = await cardSite()
  const first = await evening(site, { weeks: 2, quota: 5 })
  const [friday, next] = (await datesOf(site, first.eventId)).map((date) => date.kind) as [string, string]
  const swap = async (from: string, to: string) => {
    const { buyer, orderId } = await bought(site, [ticketLine(from, 2)], 'approve')
    const tickets: { id: string }[] = await ticketsOf(buyer, orderId)
    return () => tickets.map(({ id }) => change(buyer, orderId, id, to))
  }
  const [there, back] = [await swap(friday, next), await swap(next, friday)]
  const replies = await Promise.all([...there(), ...back()])
  expect(replies.map(({ status, body }) => (status === 200 ? status : body))).toEqual([200, 200, 200, 200])
  expect([await usedOf(site, friday), await usedOf(site, next)]).toEqual([2, 2])
  await agrees(site)
})
