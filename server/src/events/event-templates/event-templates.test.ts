import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestSite } from '../../../test/fixture.ts'
import { checkSite } from '../../check/check-site.ts'
import { PLANS, seatingOf, smallHall } from '../seats/seats.fixture.ts'

const TEMPLATES = '/fairground/v1/event-templates'
const EVENTS = '/events/v3/events'
const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const POLICIES = '/events-policies/v2/policies'
const CATEGORIES = '/events/v1/categories'
const SCHEDULE = '/events/v1/schedule'
const VENUES = '/fairground/v1/venues'
const CONFIGS = '/events-notifications/v2/notification-configs'
const NOWHERE = 'ffffffff-ffff-4fff-8fff-ffffffffffff'

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const fieldsOf = ({ status, body }: Reply) => [
  status,
  ...(body.details?.validationError?.fieldViolations ?? []).map(({ field }: { field: string }) => field),
]
const made = ({ status, body }: Reply) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const call = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) =>
  made(await site.admin.call(method, path, body))
const named = (list: readonly { name: string }[]) => list.map(({ name }) => name)

/** The evening of 14 March 2031 in London, before summer time begins there. */
const dates = { startDate: '2031-03-14T18:00:00Z', endDate: '2031-03-14T21:00:00Z', timeZoneId: 'Europe/London' }
const summer = { startDate: '2031-07-18T17:00:00Z' }

const eventWith = async (change: object = {}): Promise<string> =>
  (
    await call('POST', EVENTS, {
      event: {
        title: 'Night market',
        location: { type: 'VENUE', name: 'Old Mill', address: { city: 'Leeds', country: 'GB' } },
        dateAndTimeSettings: dates,
        registration: { initialType: 'TICKETING' },
        ...change,
      },
      draft: false,
    })
  ).event.id
const definition = async (eventId: string, change: object = {}): Promise<string> =>
  (
    await call('POST', DEFINITIONS, {
      ticketDefinition: {
        eventId,
        name: 'Standard',
        initialLimit: 40,
        limitPerCheckout: 4,
        pricingMethod: { fixedPrice: { value: '12.00', currency: 'GBP' } },
        priceTiers: [{ name: 'First ten', price: { value: '9.00', currency: 'GBP' }, limit: 10 }],
        feeType: 'NO_FEE',
        ...change,
      },
    })
  ).ticketDefinition.id

const save = (eventId: string, name = 'Market') => site.admin.call('POST', TEMPLATES, { eventId, name })
const saved = async (eventId: string, name?: string) => made(await save(eventId, name)).template
const begin = (id: string, title = 'Summer market', dateAndTimeSettings: object = summer) =>
  site.admin.call('POST', `${TEMPLATES}/${id}/events`, { event: { title, dateAndTimeSettings } })
const begun = async (id: string, ...more: [title?: string, dates?: object]) =>
  made(await begin(id, ...more)).event.id as string
const read = async (id: string) =>
  (
    await call(
      'GET',
      `${EVENTS}/${id}?${['DETAILS', 'TEXTS', 'REGISTRATION', 'CATEGORIES'].map((f) => `fields=${f}`).join('&')}`,
    )
  ).event
const kindsOf = async (eventId: string) =>
  (
    await call('POST', `${DEFINITIONS}/query`, {
      query: { filter: { eventId }, sort: [{ fieldName: 'sortIndex' }] },
    })
  ).ticketDefinitions
const quotasOf = async (eventId: string) => (await call('GET', `/fairground/v1/events/${eventId}/ticket-quotas`)).quotas
const venueOf = async (change: object = {}) =>
  (
    await call('POST', VENUES, {
      name: 'Town hall',
      address: { addressLine: '1 Market Place', city: 'Leeds', country: 'GB' },
      rooms: [{ name: 'Great hall', capacity: 80 }],
      ...change,
    })
  ).venue
const categoryOf = async (name: string): Promise<string> =>
  (await call('POST', CATEGORIES, { category: { name } })).category.id

/** A market with one of everything. */
async function market() {
  const venue = await venueOf()
  const stay = { venueId: venue.id, roomId: venue.rooms[0].id, usesRoomCapacity: true }
  const id = await eventWith({ venue: stay, shortDescription: 'Sixty makers.' })
  const standard = await definition(id)
  const family = await definition(id, { name: 'Family', admits: 4, priceTiers: [], hidden: true })
  const quota = { eventId: id, name: 'Families', capacity: 20, ticketDefinitionIds: [family] }
  await call('POST', `/fairground/v1/events/${id}/ticket-quotas`, quota)
  await call('POST', `/events/v1/events/${id}/form/control`, { text: { label: 'Diet' } })
  await call('POST', `/events/v1/events/${id}/form/publish`, {})
  const policy = (await call('POST', POLICIES, { policy: { name: 'Refunds', body: '<p>None.</p>', eventId: id } }))
    .policy
  const timeSlot = { start: '2031-03-14T19:00:00Z', end: '2031-03-14T20:00:00Z' }
  await call('POST', `${SCHEDULE}/draft`, { eventId: id, item: { name: 'Band', timeSlot } })
  await call('POST', `${SCHEDULE}/publish`, { eventId: id })
  const category = await categoryOf('Markets')
  await call('POST', `${CATEGORIES}/${category}/events`, { categoryId: category, eventId: [id] })
  await call('PATCH', `/fairground/v1/events/${id}/waiting-list`, { enabled: true, offerMinutes: 90, rule: 'FITTING' })
  await call('POST', `${CONFIGS}/${id}`, {
    notificationConfig: { id, upcomingEventReminder: { sendingEnabled: true, reminderTime: 'BEFORE_1_HOUR' } },
  })
  return { id, venue, standard, policy, category }
}

test('a draft that begins as a template has all of its event, though that was changed and deleted since', async () => {
  const { id, standard, policy, venue } = await market()
  const template = await saved(id, '  Night market  ')
  expect(template).toMatchObject({
    name: 'Night market',
    title: 'Night market',
    initialType: 'TICKETING',
    timeZoneId: 'Europe/London',
    lengthMinutes: 180,
    placeName: 'Town hall',
    ticketDefinitions: 2,
  })
  const { revision } = (await call('GET', `${DEFINITIONS}/${standard}`)).ticketDefinition
  const price = { fixedPrice: { value: '99.00', currency: 'GBP' } }
  await call('PATCH', `${DEFINITIONS}/${standard}`, {
    ticketDefinition: { id: standard, revision, pricingMethod: price, priceTiers: [] },
  })
  await call('DELETE', `${POLICIES}/${policy.id}`)
  await call('PATCH', `${EVENTS}/${id}`, { event: { id, title: 'Day market', shortDescription: 'Ten makers.' } })
  await call('DELETE', `${EVENTS}/${id}`)

  const copy = await begun(template.id)
  const event = await read(copy)
  expect(event).toMatchObject({
    status: 'DRAFT',
    title: 'Summer market',
    slug: 'summer-market',
    shortDescription: 'Sixty makers.',
    dateAndTimeSettings: { startDate: '2031-07-18T17:00:00.000Z', endDate: '2031-07-18T20:00:00.000Z' },
    venue: { venueId: venue.id, usesRoomCapacity: true, room: { name: 'Great hall' } },
  })
  expect(named(event.categories.categories)).toEqual(['Markets'])
  const kinds = await kindsOf(copy)
  expect(kinds).toMatchObject([
    {
      name: 'Standard',
      initialLimit: 40,
      limitPerCheckout: 4,
      pricingMethod: { fixedPrice: { value: '9.00' } },
      priceTiers: [{ name: 'First ten', limit: 10 }],
    },
    { name: 'Family', admits: 4, hidden: true },
  ])
  const quotas = await quotasOf(copy)
  expect(quotas.map(({ name, capacity, ofRoom }: Record<string, unknown>) => [name, capacity, ofRoom])).toEqual([
    ['Great hall', 80, true],
    ['Families', 20, false],
  ])
  expect(quotas[1].ticketDefinitionIds).toEqual([kinds[1].id])
  const { form } = await call('GET', `/events/v1/events/${copy}/form`)
  expect(form.controls.map(({ label }: { label: string }) => label)).toContain('Diet')
  const { policies } = await call('POST', `${POLICIES}/query`, { query: { filter: { eventId: copy } } })
  expect(policies).toMatchObject([{ name: 'Refunds', body: '<p>None.</p>' }])
  // An hour after the start on the clocks of London, where it is summer by then.
  expect((await call('GET', `${SCHEDULE}?eventId=${copy}`)).items).toMatchObject([
    { name: 'Band', timeSlot: { start: '2031-07-18T18:00:00.000Z', end: '2031-07-18T19:00:00.000Z' } },
  ])
  expect((await call('GET', `/fairground/v1/events/${copy}/waiting-list`)).waitingList).toMatchObject({
    enabled: true,
    offerMinutes: 90,
    rule: 'FITTING',
    waiting: 0,
  })
  expect((await call('GET', `${CONFIGS}/resolve/${copy}`)).notificationConfig).toMatchObject({
    upcomingEventReminder: { sendingEnabled: true, reminderTime: 'BEFORE_1_HOUR' },
  })
  expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])
})

test('a template is begun from as often as wanted, and a change of what began as it does not change it', async () => {
  const id = await eventWith()
  await definition(id)
  const template = await saved(id)
  const first = await begun(template.id, 'May market')
  const [kind] = await kindsOf(first)
  await call('DELETE', `${DEFINITIONS}/${kind.id}`)
  await call('DELETE', `${EVENTS}/${first}`)
  const [second, third] = await Promise.all([begun(template.id, 'June market'), begun(template.id, 'June market')])
  for (const one of [second, third]) expect(await kindsOf(one)).toMatchObject([{ name: 'Standard' }])
  expect((await read(second)).slug).not.toBe((await read(third)).slug)
})

test('a template is no event: nothing lists, counts, finds or sells it', async () => {
  const { id, category } = await market()
  const everywhere = async () => ({
    counts: (await call('POST', `${EVENTS}/count-by-status`, { includeDrafts: true })).facets,
    events: (await call('POST', `${EVENTS}/query`, { includeDrafts: true, query: { paging: { limit: 100 } } })).events
      .length,
    kinds: (await call('POST', `${DEFINITIONS}/query`, { query: { cursorPaging: { limit: 100 } } })).ticketDefinitions
      .length,
    policies: (await call('POST', `${POLICIES}/query`, { query: { cursorPaging: { limit: 100 } } })).policies.length,
    categories: (await call('POST', `${CATEGORIES}/query`, { fieldset: ['COUNTS'] })).categories,
    inCategory: (await call('GET', `${EVENTS}/category/${category}?paging.limit=10`)).events.length,
    board: (await call('GET', '/fairground/v1/event-board')).columns.map(({ total }: { total: number }) => total),
    venues: (await call('GET', VENUES)).venues,
    announced: (
      await site.query(`select count(*) as n from happenings where entity = 'event' and slug = 'created'`)
    )[0],
  })
  const before = await everywhere()
  const template = await saved(id)
  expect(await everywhere()).toEqual(before)

  const [row] = await site.query(
    `select e.id, e.slug, (select d.id from ticket_definitions d where d.event_id = e.id order by d.position limit 1) as kind
     from event_templates t join events e on e.id = t.event_id where t.id = $1`,
    [template.id],
  )
  const source = row as { id: string; slug: string; kind: string }
  const visitor = await site.visitor()
  for (const caller of [visitor, site.admin]) {
    expect(codeOf(await caller.call('GET', `${EVENTS}/${source.id}`))).toEqual([404, 'EVENT_NOT_FOUND'])
    expect(codeOf(await caller.call('GET', `${EVENTS}/slug/${source.slug}`))).toEqual([404, 'EVENT_NOT_FOUND'])
    expect((await caller.call('GET', `${DEFINITIONS}/${source.kind}`)).status).toBe(404)
    const tickets = [{ ticketDefinitionId: source.kind, quantity: 1 }]
    const held = await caller.call('POST', '/events/v1/ticket-reservations', { ticketReservation: { tickets } })
    expect(held.status, JSON.stringify(held.body)).toBe(404)
  }
  for (const path of ['publish', 'clone'])
    expect(codeOf(await site.admin.call('POST', `${EVENTS}/${source.id}/${path}`, {}))).toEqual([
      404,
      'EVENT_NOT_FOUND',
    ])
  expect(codeOf(await save(source.id))).toEqual([404, 'EVENT_NOT_FOUND'])
})

test('a draft is at the venue of its template as that is today, and keeps its place alone once the venue is gone', async () => {
  const { id, venue, category } = await market()
  const template = await saved(id)
  await call('DELETE', `${EVENTS}/${id}`)
  await call('DELETE', `${CATEGORIES}/${category}`)
  const larger = [{ ...venue.rooms[0], capacity: 90 }]
  const renamed = (await call('PUT', `${VENUES}/${venue.id}`, { ...venue, name: 'Guildhall', rooms: larger })).venue
  expect((await call('GET', TEMPLATES)).templates).toContainEqual(
    expect.objectContaining({ id: template.id, placeName: 'Guildhall' }),
  )
  const moved = await begun(template.id)
  expect(await read(moved)).toMatchObject({
    location: { name: 'Guildhall' },
    venue: { name: 'Guildhall' },
    categories: { categories: [] },
  })
  expect(await quotasOf(moved)).toMatchObject([{ capacity: 90, ofRoom: true }, { name: 'Families' }])

  await call('PATCH', `${EVENTS}/${moved}`, { event: { id: moved, venue: null } })
  await call('PUT', `${VENUES}/${venue.id}`, { ...renamed, rooms: [] })
  const roomless = await begun(template.id)
  expect((await read(roomless)).venue).toMatchObject({ name: 'Guildhall', usesRoomCapacity: false })
  expect(await quotasOf(roomless)).toMatchObject([{ capacity: 80, ofRoom: false }, { name: 'Families' }])

  await call('DELETE', `${EVENTS}/${roomless}`)
  await call('DELETE', `${VENUES}/${venue.id}`)
  const placed = await read(await begun(template.id))
  expect(placed.location).toMatchObject({ name: 'Town hall', address: { city: 'Leeds' } })
  expect(placed.venue).toBeUndefined()
  expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])
})

test('a template has the seats of its event, all of them free, though their plan is gone', async () => {
  const id = await eventWith()
  const stalls = await definition(id, { limited: false, initialLimit: null, priceTiers: [] })
  const { seatPlan } = await call('POST', PLANS, { name: 'Great hall', layout: smallHall })
  const { seating } = await call('PUT', seatingOf(id), { seatPlanId: seatPlan.id })
  const tickets = [{ ticketDefinitionId: stalls, partIds: ['1', '2'] }]
  await call('PUT', `${seatingOf(id)}/tickets`, { revision: seating.revision, tickets })
  await call('POST', `${seatingOf(id)}/blocks`, { block: 'BLOCKED', spots: [{ spotId: '1-1-2' }] })
  const template = await saved(id)
  await call('DELETE', `${EVENTS}/${id}`)
  await call('DELETE', `${PLANS}/${seatPlan.id}`)
  const copy = await begun(template.id)
  const copied = (await call('GET', seatingOf(copy))).seating
  expect(copied).toMatchObject({ seatPlanName: 'Great hall', tickets: [{ partIds: ['1', '2'] }] })
  await call('POST', `${EVENTS}/${copy}/publish`, {})
  const [{ id: kind }] = await kindsOf(copy)
  const seat = { ticketDefinitionId: kind, quantity: 1, ticketInfo: { seatId: '1-1-2' } }
  const held = await site.admin.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [seat] },
  })
  expect(held.status, JSON.stringify(held.body)).toBe(200)
})

test('replies to a draft are taken as long before its start as in its template', async () => {
  const rsvp = { startDate: '2031-03-01T09:00:00Z', endDate: '2031-03-14T12:00:00Z', limit: 30 }
  const template = await saved(await eventWith({ registration: { initialType: 'RSVP', rsvp } }))
  const { registration } = await read(await begun(template.id))
  expect(registration.rsvp).toMatchObject({
    startDate: '2031-07-05T08:00:00.000Z',
    endDate: '2031-07-18T11:00:00.000Z',
    limit: 30,
  })
})

test('replies to a draft are as many as the room has places today, unless the limit was the organiser’s own', async () => {
  const venue = await venueOf({ name: 'Guild', rooms: [{ name: 'Loft', capacity: 20 }] })
  const stay = { venueId: venue.id, roomId: venue.rooms[0].id, usesRoomCapacity: true }
  const id = await eventWith({ venue: stay, registration: { initialType: 'RSVP' } })
  const ofRoom = await saved(id)
  await call('PATCH', `${EVENTS}/${id}`, { event: { id, registration: { rsvp: { limit: 12 } } } })
  const own = await saved(id)
  await call('PUT', `${VENUES}/${venue.id}`, { ...venue, rooms: [{ ...venue.rooms[0], capacity: 25 }] })
  expect((await read(await begun(ofRoom.id))).registration.rsvp.limit).toBe(25)
  expect((await read(await begun(own.id))).registration.rsvp.limit).toBe(12)
})

test('a template without a date needs the end of each event', async () => {
  const settings = { dateAndTimeTbd: true, dateAndTimeTbdMessage: 'In spring', timeZoneId: 'Europe/London' }
  const template = await saved(await eventWith({ dateAndTimeSettings: settings }))
  expect(template).not.toHaveProperty('lengthMinutes')
  expect(fieldsOf(await begin(template.id))).toEqual([400, 'event.dateAndTimeSettings.endDate'])
  const { dateAndTimeSettings } = await read(
    await begun(template.id, 'Spring market', { ...summer, endDate: '2031-07-18T19:00:00Z' }),
  )
  expect(dateAndTimeSettings).toMatchObject({ dateAndTimeTbd: false, endDate: '2031-07-18T19:00:00.000Z' })
})

test('names have 1 to 100 characters, dates must hold, and nothing is half done', async () => {
  const id = await eventWith()
  const template = await saved(id)
  const rows = async () =>
    (
      await site.query(
        'select (select count(*) from events) as events, (select count(*) from event_templates) as templates',
      )
    )[0]
  const before = await rows()
  for (const name of ['', '   ', 'x'.repeat(101)]) {
    expect(fieldsOf(await save(id, name)), name).toEqual([400, 'name'])
    const renamed = await site.admin.call('PATCH', `${TEMPLATES}/${template.id}`, { name })
    expect(fieldsOf(renamed), name).toEqual([400, 'name'])
  }
  expect(fieldsOf(await begin(template.id, ''))).toEqual([400, 'event.title'])
  expect(fieldsOf(await begin(template.id, 'Market', {}))).toEqual([400, 'event.dateAndTimeSettings.startDate'])
  expect(fieldsOf(await begin(template.id, 'Market', { ...summer, endDate: '2031-07-18T17:00:00Z' }))).toEqual([
    400,
    'event.dateAndTimeSettings.endDate',
  ])
  expect(fieldsOf(await begin(template.id, 'Market', { ...summer, timeZoneId: 'Mars/North' }))).toEqual([
    400,
    'event.dateAndTimeSettings.timeZoneId',
  ])
  expect(fieldsOf(await begin(template.id, 'Market', { startDate: '9999-12-31T23:00:00Z' }))).toEqual([
    400,
    'event.dateAndTimeSettings.endDate',
  ])
  expect(await rows()).toEqual(before)
})

test('templates are renamed and deleted, and what began as one stays', async () => {
  const template = await saved(await eventWith(), 'Fair')
  const event = await begun(template.id, 'May fair')
  const renamed = (await call('PATCH', `${TEMPLATES}/${template.id}`, { name: 'Small fair' })).template
  expect(renamed).toMatchObject({ id: template.id, name: 'Small fair' })
  expect(await call('DELETE', `${TEMPLATES}/${template.id}`)).toEqual({})
  expect((await read(event)).title).toBe('May fair')
  expect(named((await call('GET', TEMPLATES)).templates)).not.toContain('Small fair')
  const log = await site.query(
    `select action, target_name, before, after from audit_log
     where target_id = any($1) and action like '%emplate%' order by id`,
    [[template.id, event]],
  )
  expect(log).toEqual([
    { action: 'eventTemplate.created', target_name: 'Fair', before: null, after: { title: 'Night market' } },
    { action: 'event.madeFromTemplate', target_name: 'May fair', before: null, after: { template: 'Fair' } },
    {
      action: 'eventTemplate.renamed',
      target_name: 'Small fair',
      before: { name: 'Fair' },
      after: { name: 'Small fair' },
    },
    { action: 'eventTemplate.deleted', target_name: 'Small fair', before: { title: 'Night market' }, after: null },
  ])
})

test('a template or event that is not there is refused by every call', async () => {
  const template = await saved(await eventWith())
  await call('DELETE', `${TEMPLATES}/${template.id}`)
  const gone = [404, 'EVENT_TEMPLATE_NOT_FOUND']
  for (const id of [NOWHERE, template.id]) {
    expect(codeOf(await begin(id))).toEqual(gone)
    expect(codeOf(await site.admin.call('PATCH', `${TEMPLATES}/${id}`, { name: 'Fair' }))).toEqual(gone)
    expect(codeOf(await site.admin.call('DELETE', `${TEMPLATES}/${id}`))).toEqual(gone)
  }
  expect(codeOf(await save(NOWHERE))).toEqual([404, 'EVENT_NOT_FOUND'])
})

test('keys that read events list templates, and others that may not write them are refused', async () => {
  const id = await eventWith()
  const template = await saved(id)
  const reader = await site.keyWith(['events.read'])
  const writer = await site.keyWith(['events.write'])
  const other = await site.keyWith(['guests.write', 'catalog.write'])
  expect((await reader.call('GET', TEMPLATES)).status).toBe(200)
  expect((await other.call('GET', TEMPLATES)).status).toBe(403)
  const event = { title: 'Fair', dateAndTimeSettings: summer }
  const writes = [
    ['POST', TEMPLATES, { eventId: id, name: 'Fair' }],
    ['PATCH', `${TEMPLATES}/${template.id}`, { name: 'Fair' }],
    ['POST', `${TEMPLATES}/${template.id}/events`, { event }],
    ['DELETE', `${TEMPLATES}/${template.id}`, undefined],
  ] as const
  for (const [method, path, body] of writes) {
    for (const caller of [reader, other, await site.visitor()])
      expect((await caller.call(method, path, body)).status, `${method} ${path}`).toBe(403)
    expect((await writer.call(method, path, body)).status, `${method} ${path}`).toBe(200)
  }
})

test('a repeated request makes one template, and one event of it', async () => {
  const id = await eventWith()
  const once = (path: string, body: object) =>
    site.admin.call('POST', path, body, { 'idempotency-key': `templates-${path}` })
  const [template, again] = [
    await once(TEMPLATES, { eventId: id, name: 'Twice' }),
    await once(TEMPLATES, { eventId: id, name: 'Twice' }),
  ]
  expect(made(again).template.id).toBe(made(template).template.id)
  expect(named((await call('GET', TEMPLATES)).templates).filter((name) => name === 'Twice')).toHaveLength(1)
  const path = `${TEMPLATES}/${template.body.template.id}/events`
  const event = { title: 'Only once', dateAndTimeSettings: summer }
  const [first, second] = [await once(path, { event }), await once(path, { event })]
  expect(made(second).event.id).toBe(made(first).event.id)
  const query = { filter: { title: 'Only once' }, paging: { limit: 10 } }
  expect((await call('POST', `${EVENTS}/query`, { query, includeDrafts: true })).events).toHaveLength(1)
})
