import { wallTimeOf } from '@fairground/domain/events/event-time.ts'
import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { DAY, type Fair, fair, HOUR, inMs } from '../events.fixture.ts'

const EVENTS = '/events/v3/events'
const ZONE = 'Europe/Berlin'

interface Listed {
  id: string
  slug: string
  title: string
  status: string
  dateAndTimeSettings: {
    startDate: string
    endDate: string
    recurrenceStatus: string
    recurringEvents?: { categoryId: string; lastRule?: string; lastExceptDays?: string[] }
  }
}

const settings = { startDate: '2032-03-20T18:00:00Z', endDate: '2032-03-20T20:00:00Z', timeZoneId: ZONE }

/** A ticketed tasting on a Saturday at 19:00 in Berlin, eight days before clocks go forward. */
const tasting = ({ event }: Fair, change: object = {}, options: object = {}) =>
  event({ title: 'Cider tasting', dateAndTimeSettings: settings, ...change }, options)

const repeats = (rule: string, more: object = {}) => ({ dateAndTimeSettings: { recurringEvents: { rule, ...more } } })

const change = (admin: TestCaller, id: string, event: object) =>
  admin.call('PATCH', `${EVENTS}/${id}`, { event: { id, ...event } })

async function datesOf(admin: TestCaller, id: string): Promise<Listed[]> {
  const { event } = (await admin.call('GET', `${EVENTS}/${id}`)).body
  const series = event.dateAndTimeSettings.recurringEvents?.categoryId
  if (!series) return [event]
  const query = {
    filter: { 'dateAndTimeSettings.recurringEvents.categoryId': series },
    sort: [{ fieldName: 'dateAndTimeSettings.startDate', order: 'ASC' }],
    paging: { limit: 100 },
  }
  return (await admin.call('POST', `${EVENTS}/query`, { query, includeDrafts: true })).body.events
}

const walls = (dates: readonly Listed[]) =>
  dates.map(({ dateAndTimeSettings: { startDate } }) => wallTimeOf(new Date(startDate), ZONE).slice(5, 16))

test('an event that is created with a rule has its dates at the same time of the clocks, but for the exceptions', async () => {
  const { event, admin } = await fair()
  const rule = 'FREQ=WEEKLY;COUNT=4'
  const recurring = { ...settings, recurringEvents: { rule, exceptDays: ['2032-04-03'] } }
  const first = (await event({ title: 'Cider tasting', dateAndTimeSettings: recurring })) as unknown as Listed
  const dates = await datesOf(admin, first.id)
  expect(walls(dates)).toEqual(['03-20T19:00', '03-27T19:00', '04-10T19:00'])
  expect(dates.map(({ slug }) => slug)[1]).toBe('cider-tasting-2032-03-27-19-00')
  expect(dates[0]?.id).toBe(first.id)
  expect(dates[2]?.dateAndTimeSettings.recurringEvents).toMatchObject({
    lastRule: rule,
    lastExceptDays: ['2032-04-03'],
  })
  const { event: read } = (await admin.call('GET', `${EVENTS}/${dates[1]?.id}`)).body
  expect((await change(admin, read.id, read)).status).toBe(200)
  expect(await datesOf(admin, first.id)).toHaveLength(3) // sent back as it was read, a date adds none
})

test('each added date is an event with its own copy of tickets, form, policies and schedule', async () => {
  const the = await fair()
  const { id } = await tasting(the)
  const saleEnds = '2032-03-20T16:00:00Z'
  await the.definition(id, { salePeriod: { startDate: '2032-01-01T00:00:00Z', endDate: saleEnds } })
  await the.admin.call('POST', '/events-policies/v2/policies', {
    policy: { eventId: id, name: 'House rules', body: 'Be kind.' },
  })
  const timeSlot = { start: '2032-03-20T18:00:00Z', end: '2032-03-20T18:30:00Z', timeZoneId: ZONE }
  const welcome = { eventId: id, item: { name: 'Welcome', timeSlot } }
  expect((await the.admin.call('POST', '/events/v1/schedule/draft', welcome)).status).toBe(200)
  expect((await the.admin.call('POST', '/events/v1/schedule/publish', { eventId: id })).status).toBe(200)
  expect((await change(the.admin, id, repeats('FREQ=WEEKLY;COUNT=3'))).status).toBe(200)

  const dates = await datesOf(the.admin, id)
  expect(walls(dates)).toEqual(['03-20T19:00', '03-27T19:00', '04-03T19:00'])
  const after = dates[2]! // after clocks went forward
  const query = { filter: { eventId: after.id } }
  const kinds = (
    await the.admin.call('POST', '/events/v3/ticket-definitions/query', { query, fields: ['SALES_DETAILS'] })
  ).body.ticketDefinitions
  expect(kinds).toMatchObject([
    { name: 'Standard', initialLimit: 10, salePeriod: { startDate: '2032-01-01T00:00:00.000Z' } },
  ])
  expect(wallTimeOf(new Date(kinds[0].salePeriod.endDate), ZONE)).toBe('2032-04-03T17:00:00')
  const policies = (await the.admin.call('POST', '/events-policies/v2/policies/query', { query })).body.policies
  expect(policies).toMatchObject([{ name: 'House rules', body: 'Be kind.' }])
  const { items } = (await the.admin.call('GET', `/events/v1/schedule?eventId=${after.id}`)).body
  expect(items).toMatchObject([{ name: 'Welcome', timeSlot: { start: '2032-04-03T17:00:00.000Z' } }])
})

test('tickets of one date leave those of the others on sale', async () => {
  const the = await fair()
  const { id } = await tasting(the)
  await the.definition(id)
  await change(the.admin, id, repeats('FREQ=WEEKLY;COUNT=2'))
  const [, second] = await datesOf(the.admin, id)
  const kindsOf = async (eventId: string) =>
    (
      await the.admin.call('POST', '/events/v3/ticket-definitions/query', {
        query: { filter: { eventId } },
        fields: ['SALES_DETAILS'],
      })
    ).body.ticketDefinitions
  const [own] = await kindsOf(second!.id)
  const visitor = await the.visitor()
  const ticketQuantities = [{ ticketDefinitionId: own.id, quantity: 4 }]
  const held = await visitor.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: {
      tickets: ticketQuantities.map(({ ticketDefinitionId, quantity }) => ({ ticketDefinitionId, quantity })),
    },
  })
  expect(held.status, JSON.stringify(held.body)).toBe(200)
  const left = async (eventId: string) => (await kindsOf(eventId))[0].salesDetails.unsoldCount
  expect([await left(id), await left(second!.id)]).toEqual([10, 6])
})

test('dates are added once, however often and from whichever date they are requested, at the same time, too', async () => {
  const the = await fair()
  const { id } = await tasting(the)
  const rule = repeats('FREQ=WEEKLY;COUNT=3')
  await Promise.all([change(the.admin, id, rule), change(the.admin, id, rule), change(the.admin, id, rule)])
  const [, second, third] = await datesOf(the.admin, id)
  await Promise.all([
    change(the.admin, second!.id, repeats('FREQ=WEEKLY;COUNT=3')),
    change(the.admin, third!.id, repeats('FREQ=WEEKLY;COUNT=2')),
  ])
  const dates = await datesOf(the.admin, id)
  expect(walls(dates)).toEqual(['03-20T19:00', '03-27T19:00', '04-03T19:00', '04-10T19:00'])
  expect(new Set(dates.map(({ slug }) => slug)).size).toBe(4)
})

test('a date that was moved is not made again, and one that was deleted is', async () => {
  const the = await fair()
  const { id } = await tasting(the)
  await change(the.admin, id, repeats('FREQ=WEEKLY;COUNT=3'))
  const [, second, third] = await datesOf(the.admin, id)
  const later = { startDate: '2032-03-28T18:00:00Z', endDate: '2032-03-28T20:00:00Z' }
  await change(the.admin, second!.id, { title: 'Cider tasting with the maker', dateAndTimeSettings: later })
  await the.admin.call('DELETE', `${EVENTS}/${third!.id}`)
  await change(the.admin, id, repeats('FREQ=WEEKLY;COUNT=3'))
  const dates = await datesOf(the.admin, id)
  expect(walls(dates)).toEqual(['03-20T19:00', '03-28T20:00', '04-03T19:00'])
  expect(dates.map(({ title }) => title)).toEqual(['Cider tasting', 'Cider tasting with the maker', 'Cider tasting'])
})

test('single dates join the event that is there, and one given twice is refused', async () => {
  const the = await fair()
  const { id } = await tasting(the)
  const date = { startDate: '2032-05-01T10:00:00Z', endDate: '2032-05-01T12:00:00Z', showTimeZone: true }
  const given = (dates: object[]) => ({ dateAndTimeSettings: { recurringEvents: { individualEventDates: dates } } })
  const twice = await change(the.admin, id, given([date, date]))
  expect([twice.status, JSON.stringify(twice.body)]).toEqual([
    400,
    expect.stringContaining('individualEventDates[1].startDate'),
  ])
  expect(await datesOf(the.admin, id)).toHaveLength(1)
  await change(the.admin, id, given([date, { ...settings }]))
  const dates = await datesOf(the.admin, id)
  expect(walls(dates)).toEqual(['03-20T19:00', '05-01T12:00'])
  expect(dates[1]?.dateAndTimeSettings).toMatchObject({ showTimeZone: true })
})

test.for([
  ['FREQ=WEEKLY', 'must end: with COUNT or UNTIL'],
  ['FREQ=HOURLY;COUNT=3', 'has a part that is not valid: FREQ'],
  ['FREQ=DAILY;COUNT=3;BYHOUR=9', 'has a part that events do not repeat by: BYHOUR'],
  ['FREQ=DAILY;UNTIL=20401231', 'makes more than 366 dates'],
] as const)('the rule %s is refused in words, and nothing is made', async ([rule, words]) => {
  const the = await fair()
  const { id } = await tasting(the)
  const reply = await change(the.admin, id, { title: 'Perry tasting', ...repeats(rule) })
  expect(reply.status).toBe(400)
  expect(reply.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'event.dateAndTimeSettings.recurringEvents.rule', description: words },
  ])
  expect(await datesOf(the.admin, id)).toMatchObject([{ title: 'Cider tasting' }])
})

test('exceptions without a rule are refused', async () => {
  const the = await fair()
  const { id } = await tasting(the)
  const reply = await change(the.admin, id, {
    dateAndTimeSettings: { recurringEvents: { exceptDays: ['2032-03-27'] } },
  })
  expect(JSON.stringify(reply.body)).toContain('recurringEvents.rule')
})

test('a series takes no more dates than it may have, and then gets none of them', async () => {
  const the = await fair()
  const individualEventDates = Array.from({ length: 990 }, (_, n) => ({
    startDate: inMs((n + 1) * DAY),
    endDate: inMs((n + 1) * DAY + HOUR),
  }))
  const { id } = await the.event({
    dateAndTimeSettings: { timeZoneId: ZONE, recurringEvents: { individualEventDates } },
  })
  const reply = await change(the.admin, id, repeats('FREQ=DAILY;INTERVAL=99;COUNT=300'))
  expect(reply.status, JSON.stringify(reply.body)).toBe(400)
  expect(JSON.stringify(reply.body)).toContain('more than 1,000 dates')
})

test('a change of one date and all later ones moves each as far, leaves the earlier and the cancelled ones, and is all or none', async () => {
  const the = await fair()
  const { id } = await tasting(the)
  await change(the.admin, id, repeats('FREQ=WEEKLY;COUNT=4'))
  const [, second, third] = await datesOf(the.admin, id)
  await the.admin.call('POST', `${EVENTS}/${third!.id}/cancel`, {})
  const later = (event: object) => the.admin.call('PATCH', `/fairground/v1/events/${second!.id}/later-dates`, { event })
  const settings = { startDate: '2032-03-27T17:30:00Z', endDate: '2032-03-27T20:00:00Z' }
  const reply = await later({ title: 'Perry tasting', dateAndTimeSettings: settings })
  expect(reply.body).toMatchObject({ changed: 2, event: { title: 'Perry tasting' } })
  const dates = await datesOf(the.admin, id)
  expect(walls(dates)).toEqual(['03-20T19:00', '03-27T18:30', '04-03T19:00', '04-10T18:30'])
  expect(dates.map(({ title }) => title)).toEqual(['Cider tasting', 'Perry tasting', 'Cider tasting', 'Perry tasting'])
  expect(wallTimeOf(new Date(dates[3]!.dateAndTimeSettings.endDate), ZONE)).toBe('2032-04-10T21:00:00')

  expect((await later({ title: 'Perry tasting', dateAndTimeSettings: settings })).status).toBe(200)
  expect(walls(await datesOf(the.admin, id))).toEqual(walls(dates))
  const refused = await later({ title: 'Mead tasting', dateAndTimeSettings: { endDate: '2032-03-27T16:00:00Z' } })
  expect(refused.status).toBe(400)
  expect((await datesOf(the.admin, id)).map(({ title }) => title)).not.toContain('Mead tasting')
})

test('later dates that would move beyond the year 9999 stay, and so does the one that is moved', async () => {
  const the = await fair()
  const { id } = await tasting(the)
  await change(the.admin, id, repeats('FREQ=WEEKLY;COUNT=2'))
  const before = walls(await datesOf(the.admin, id))
  const settings = { startDate: '9999-12-27T10:00:00Z', endDate: '9999-12-27T12:00:00Z' }
  const moved = await the.admin.call('PATCH', `/fairground/v1/events/${id}/later-dates`, {
    event: { dateAndTimeSettings: settings },
  })
  expect([moved.status, moved.body.details?.validationError?.fieldViolations[0]?.field]).toEqual([
    400,
    'event.dateAndTimeSettings.endDate',
  ])
  expect(walls(await datesOf(the.admin, id))).toEqual(before)
})

test('the end of registration stays as long before each date', async () => {
  const the = await fair()
  const registration = { initialType: 'RSVP', rsvp: { endDate: '2032-03-19T18:00:00Z', limit: 20 } }
  const { id } = await tasting(the, { registration })
  await change(the.admin, id, repeats('FREQ=WEEKLY;COUNT=3'))
  const ends = async () =>
    Promise.all(
      (await datesOf(the.admin, id)).map(async (date) => {
        const { event } = (await the.admin.call('GET', `${EVENTS}/${date.id}?fields=REGISTRATION`)).body
        return wallTimeOf(new Date(event.registration.rsvp.endDate), ZONE).slice(5, 16)
      }),
    )
  expect(await ends()).toEqual(['03-19T19:00', '03-26T19:00', '04-02T19:00'])
  await the.admin.call('PATCH', `/fairground/v1/events/${id}/later-dates`, {
    event: { registration: { rsvp: { endDate: '2032-03-20T12:00:00Z' } } },
  })
  expect(await ends()).toEqual(['03-20T13:00', '03-27T13:00', '04-03T13:00'])
})

test('a draft gets drafts as dates, which are published together', async () => {
  const the = await fair()
  const { id } = await tasting(the, {}, { draft: true })
  await change(the.admin, id, repeats('FREQ=WEEKLY;COUNT=3'))
  expect((await datesOf(the.admin, id)).map(({ status }) => status)).toEqual(['DRAFT', 'DRAFT', 'DRAFT'])
  const [, second] = await datesOf(the.admin, id)
  const publish = async () =>
    (await the.admin.call('POST', `/fairground/v1/events/${second!.id}/later-dates/publish`, {})).body
  expect(await publish()).toEqual({ published: 2 })
  expect((await datesOf(the.admin, id)).map(({ status }) => status)).toEqual(['DRAFT', 'UPCOMING', 'UPCOMING'])
})

test('a copy that fails at the last of what belongs to a date leaves no date, no ticket and no series behind', async () => {
  const the = await fair()
  const { id } = await tasting(the)
  await the.definition(id)
  await the.admin.call('POST', '/events-policies/v2/policies', {
    policy: { eventId: id, name: 'House rules', body: 'Be kind.' },
  })
  const counted = () =>
    the.site.query(`select (select count(*)::int from events) as events, (select count(*)::int from ticket_definitions) as kinds,
      (select count(*)::int from pools) as pools, (select count(*)::int from event_series) as series`)
  const before = await counted()
  await the.site.query(`create function broken() returns trigger language plpgsql as $$ begin
    if (select count(*) from event_policies) >= 3 then raise 'planted'; end if; return new; end $$`)
  await the.site.query('create trigger broken before insert on event_policies for each row execute function broken()')
  const rule = repeats('FREQ=WEEKLY;COUNT=5')
  const failed = await change(the.admin, id, { title: 'Perry tasting', ...rule })
  expect(failed.status).toBe(500)
  expect(await counted()).toEqual(before)
  expect(await datesOf(the.admin, id)).toMatchObject([{ title: 'Cider tasting' }])
  await the.site.query('drop trigger broken on event_policies')
  expect((await change(the.admin, id, rule)).status).toBe(200)
  expect(await datesOf(the.admin, id)).toHaveLength(5)
})

test('a copy that is given a rule begins a series of its own', async () => {
  const the = await fair()
  const { id } = await tasting(the)
  await the.definition(id)
  await change(the.admin, id, repeats('FREQ=WEEKLY;COUNT=2'))
  const copied = await the.admin.call('POST', `${EVENTS}/${id}/clone`, {
    eventId: id,
    event: repeats('FREQ=DAILY;COUNT=3'),
  })
  expect(copied.status, JSON.stringify(copied.body)).toBe(200)
  const dates = await datesOf(the.admin, copied.body.event.id)
  expect(walls(dates)).toEqual(['04-03T19:00', '04-04T19:00', '04-05T19:00'])
  expect(await datesOf(the.admin, id)).toHaveLength(2)
})

test('a preview shows the dates of a rule without making any', async () => {
  const the = await fair()
  const preview = (body: object) =>
    the.admin.call('POST', '/fairground/v1/event-series/preview', { ...settings, rule: 'FREQ=WEEKLY;COUNT=3', ...body })
  const { dates } = (await preview({ exceptDays: ['2032-03-27'] })).body
  expect(dates).toEqual([
    { startDate: '2032-03-20T18:00:00.000Z', endDate: '2032-03-20T20:00:00.000Z', exists: false },
    { startDate: '2032-04-03T17:00:00.000Z', endDate: '2032-04-03T19:00:00.000Z', exists: false },
  ])
  const { id: eventId } = await tasting(the)
  await change(the.admin, eventId, repeats('FREQ=WEEKLY;COUNT=2'))
  const added = (await preview({ eventId })).body.dates.map(({ exists }: { exists: boolean }) => exists)
  expect(added).toEqual([true, true, false])
  expect((await preview({ eventId: crypto.randomUUID() })).status).toBe(404)
  for (const [body, field] of [
    [{ rule: 'FREQ=WEEKLY' }, 'rule'],
    [{ exceptDays: ['2032-03-20', '2032-03-27', '2032-04-03'] }, 'rule'],
    [{ timeZoneId: 'Berlin' }, 'timeZoneId'],
    [{ endDate: settings.startDate }, 'endDate'],
  ] as const) {
    const reply = await preview(body)
    expect([reply.status, reply.body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
  }
})

test('dates of an event that is not there, or of another site, are changed by nobody', async () => {
  const [the, other] = [await fair(), await fair()]
  const { id } = await tasting(the)
  for (const method of ['PATCH', 'POST'] as const) {
    const path = `/fairground/v1/events/${id}/later-dates${method === 'POST' ? '/publish' : ''}`
    const reply = await other.admin.call(method, path, method === 'POST' ? {} : { event: { title: 'Mine' } })
    expect([reply.status, reply.body.details?.applicationError?.code]).toEqual([404, 'EVENT_NOT_FOUND'])
  }
  expect(
    (await (await the.visitor()).call('PATCH', `/fairground/v1/events/${id}/later-dates`, { event: {} })).status,
  ).toBe(403)
})

test('a kind of ticket is changed on this date and all later ones, with the ends of its sale and prices as long before each', async () => {
  const shop = await fair()
  const { admin } = shop
  const { id } = await tasting(shop)
  const made = await shop.definition(id, { name: 'Standard', initialLimit: 10 })
  await shop.definition(id, { name: 'Other' })
  expect((await change(admin, id, repeats('FREQ=WEEKLY;COUNT=3'))).status).toBe(200)
  const dates = await datesOf(admin, id)
  const definitions = '/events-ticket-definitions/v3/ticket-definitions'
  const kinds = async () => {
    const query = { filter: { name: { $in: ['Standard', 'Balcony'] } }, paging: { limit: 10 } }
    const { ticketDefinitions } = (await admin.call('POST', `${definitions}/query`, { query })).body
    return dates.map((date) => ticketDefinitions.find((kind: { eventId: string }) => kind.eventId === date.id))
  }
  const [first, second] = await kinds()
  expect(first.id).toBe(made.id)
  const later = (of: { id: string; revision: string }, ticketDefinition: object, caller = admin) =>
    caller.call('PATCH', `/fairground/v1/ticket-definitions/${of.id}/later-dates`, {
      revision: of.revision,
      ticketDefinition,
    })
  const reply = await later(second, {
    name: 'Balcony',
    initialLimit: 7,
    pricingMethod: { fixedPrice: { value: '20.00', currency: 'GBP' } },
    priceTiers: [{ name: 'Early', price: { value: '15.00', currency: 'GBP' }, endDate: '2032-03-25T18:00:00Z' }],
    salePeriod: { endDate: '2032-03-27T12:00:00Z' },
  })
  expect([reply.status, reply.body]).toEqual([200, { changed: 2 }])
  const after = await kinds()
  expect(after.map(({ name, initialLimit }) => [name, initialLimit])).toEqual([
    ['Standard', 10],
    ['Balcony', 7],
    ['Balcony', 7],
  ])
  // Clocks go forward on 28 March.
  expect(after.map(({ salePeriod }) => salePeriod?.endDate)).toEqual([
    undefined,
    '2032-03-27T12:00:00.000Z',
    '2032-04-03T11:00:00.000Z',
  ])
  expect(after[2].priceTiers).toMatchObject([{ name: 'Early', endDate: '2032-04-01T17:00:00.000Z' }])

  const stale = await later(second, { name: 'Stalls' })
  expect([stale.status, stale.body.details.applicationError.code]).toEqual([409, 'STALE_REVISION'])
  await shop.visitor().then((buyer) =>
    buyer.call('POST', '/events/v1/ticket-reservations', {
      ticketReservation: { tickets: [{ ticketDefinitionId: after[2].id, quantity: 3 }] },
    }),
  )
  const few = await later(after[1], { name: 'Stalls', initialLimit: 2 })
  expect([few.status, few.body.details.applicationError.code]).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  expect((await kinds()).map(({ name }) => name)).toEqual(['Standard', 'Balcony', 'Balcony'])
  expect((await later(after[1], { name: 'X' }, await shop.visitor())).status).toBe(403)
})
