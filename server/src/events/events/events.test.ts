import { expect, test } from 'vitest'
import { everything } from '../../db/selects-all.fixture.ts'
import { DAY, fair, HOUR, inMs, PUBLIC_URL } from '../events.fixture.ts'

const EVENTS = '/events/v3/events'
const codeOf = (reply: { body: { details?: { applicationError?: { code: string } } } }) =>
  reply.body.details?.applicationError?.code

test('an event is created published, with a slug that follows its title', async () => {
  const { event, visitor } = await fair()
  const made = await event({ title: 'Fête de l’Été: 2031!' })
  expect(made).toMatchObject({ slug: 'fete-de-lete-2031', status: 'UPCOMING', title: 'Fête de l’Été: 2031!' })
  const ada = await visitor()
  expect((await ada.call('GET', `${EVENTS}/${made.id}`)).body.event.id).toBe(made.id)
  expect((await ada.call('GET', `${EVENTS}/slug/${made.slug}`)).body.event.id).toBe(made.id)
})

test('a slug is unique, follows a changed title, and is never the start of an API path', async () => {
  const { event, admin } = await fair()
  const first = await event()
  const second = await event()
  expect([first.slug, second.slug]).toEqual(['lantern-walk', 'lantern-walk-1'])
  expect((await event({ title: 'V3' })).slug).toBe('v3-1')
  const renamed = await admin.call('PATCH', `${EVENTS}/${second.id}`, { event: { id: second.id, title: 'Kite day' } })
  expect(renamed.body.event.slug).toBe('kite-day')
  const taken = await admin.call('PATCH', `${EVENTS}/${second.id}`, { event: { slug: 'lantern-walk' } })
  expect([taken.status, codeOf(taken)]).toEqual([409, 'SLUG_ALREADY_IN_USE'])
})

test('an address that a published event has left leads to it until another event takes it', async () => {
  const { event, admin, visitor } = await fair()
  const ada = await visitor()
  const bySlug = async (slug: string) => (await ada.call('GET', `${EVENTS}/slug/${slug}`)).body.event
  const move = async (id: string, slug: string) =>
    (await admin.call('PATCH', `${EVENTS}/${id}`, { event: { id, slug } })).body.event.slug
  const walk = await event({ slug: 'harbour-walk' })
  await move(walk.id, 'evening-walk')
  await move(walk.id, 'night-walk')
  for (const slug of ['harbour-walk', 'evening-walk', 'night-walk'])
    expect([slug, (await bySlug(slug)).id, (await bySlug(slug)).slug]).toEqual([slug, walk.id, 'night-walk'])
  // A title leaves such addresses alone; who chooses one takes it.
  expect((await event({ title: 'Harbour walk' })).slug).toBe('harbour-walk-1')
  const other = await event({ title: 'Dawn', slug: 'harbour-walk' })
  expect((await bySlug('harbour-walk')).id).toBe(other.id)
  // Back where it was: the address is its own again, and the one it left goes on.
  expect(await move(walk.id, 'evening-walk')).toBe('evening-walk')
  expect((await bySlug('night-walk')).id).toBe(walk.id)
  // Nobody has seen the address of a draft.
  const draft = await event({ title: 'Secret', slug: 'secret' }, { draft: true })
  await move(draft.id, 'no-secret')
  await admin.call('POST', `${EVENTS}/${draft.id}/publish`, {})
  expect(await bySlug('secret')).toBeUndefined()
  await admin.call('DELETE', `${EVENTS}/${walk.id}?eventId=${walk.id}`)
  expect(await bySlug('night-walk')).toBeUndefined()
})

test('thirty events of one title made at once all get their own slug', async () => {
  const { event } = await fair()
  const made = await Promise.all(Array.from({ length: 30 }, () => event()))
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(30)
})

test('a draft is found by administrators alone, until it is published', async () => {
  const { event, admin, visitor } = await fair()
  const draft = await event({}, { draft: true })
  expect(draft.status).toBe('DRAFT')
  const ada = await visitor()
  expect((await ada.call('GET', `${EVENTS}/${draft.id}`)).status).toBe(404)
  expect((await ada.call('GET', `${EVENTS}/slug/${draft.slug}`)).status).toBe(404)
  expect((await ada.call('POST', `${EVENTS}/query`, { includeDrafts: true })).body.events).toEqual([])
  expect((await admin.call('POST', `${EVENTS}/query`, {})).body.events).toEqual([])
  expect((await admin.call('POST', `${EVENTS}/query`, { includeDrafts: true })).body.events).toHaveLength(1)

  const published = await admin.call('POST', `${EVENTS}/${draft.id}/publish`, {})
  expect(published.body.event).toMatchObject({ status: 'UPCOMING', publishedDate: expect.any(String) })
  expect((await ada.call('GET', `${EVENTS}/${draft.id}`)).status).toBe(200)
  expect(codeOf(await admin.call('POST', `${EVENTS}/${draft.id}/publish`, {}))).toBe('EVENT_ALREADY_PUBLISHED')
})

test('visitors may not write', async () => {
  const { event, visitor } = await fair()
  const { id } = await event()
  const ada = await visitor()
  expect((await ada.call('PATCH', `${EVENTS}/${id}`, { event: { title: 'Mine' } })).status).toBe(403)
  expect((await ada.call('DELETE', `${EVENTS}/${id}?eventId=${id}`)).status).toBe(403)
})

test('status follows the clock', async () => {
  const { event, visitor, site } = await fair()
  const { id } = await event()
  const status = async () => (await (await visitor()).call('GET', `${EVENTS}/${id}`)).body.event.status
  const found = async (value: string) =>
    (await (await visitor()).call('POST', `${EVENTS}/query`, { query: { filter: { status: value } } })).body
      .pagingMetadata.total
  expect([await status(), await found('UPCOMING')]).toEqual(['UPCOMING', 1])
  await site.advance(30 * DAY + HOUR)
  expect([await status(), await found('STARTED')]).toEqual(['STARTED', 1])
  await site.advance(3 * HOUR)
  expect([await status(), await found('ENDED')]).toEqual(['ENDED', 1])
})

test('requested field sets gate what comes back', async () => {
  const { event, admin, visitor } = await fair()
  const { id, ...base } = await event({
    shortDescription: 'Bring a lantern.',
    detailedDescription: 'Soup after.',
    description: { nodes: [{ type: 'PARAGRAPH', id: 'a', nodes: [] }] },
    mainImage: { id: 'pic', url: 'https://img.example/a.jpg', width: 10, height: 20 },
  })
  const gated = [
    'shortDescription',
    'mainImage',
    'calendarUrls',
    'detailedDescription',
    'description',
    'registration',
    'eventPageUrl',
    'form',
    'summaries',
    'seoSettings',
    'agendaSettings',
    'categories',
  ]
  for (const field of gated) expect(base).not.toHaveProperty(field)
  const read = async (fields: string) => (await admin.call('GET', `${EVENTS}/${id}?${fields}`)).body.event
  const all = await read(
    'fields=DETAILS&fields=TEXTS&fields=REGISTRATION&fields=URLS&fields=FORM&fields=DASHBOARD&fields=SEO_SETTINGS&fields=AGENDA&fields=CATEGORIES',
  )
  for (const field of gated) expect(all).toHaveProperty(field)
  expect(all).toMatchObject({
    eventPageUrl: { base: PUBLIC_URL, path: '/events/lantern-walk' },
    description: { nodes: [{ id: 'a' }] },
    registration: { initialType: 'TICKETING', type: 'TICKETING', status: 'OPEN_TICKETS', tickets: { soldOut: false } },
    form: { controls: [{ type: 'NAME' }, { inputs: [{ name: 'email', mandatory: true }] }] },
    summaries: { tickets: { ticketsSold: 0, totalSales: { amount: '0.00', value: '0.00', currency: 'GBP' } } },
  })
  expect(await read('fields=URLS')).not.toHaveProperty('registration')
  const ada = await visitor()
  expect((await ada.call('GET', `${EVENTS}/${id}?fields=DASHBOARD`)).body.event).not.toHaveProperty('summaries')
})

test('a change sets what is present, null empties, and the rest stays', async () => {
  const { event, admin } = await fair()
  const { id } = await event({ shortDescription: 'Bring a lantern.' })
  const startDate = inMs(29 * DAY)
  const changed = await admin.call('PATCH', `${EVENTS}/${id}`, {
    event: { id, dateAndTimeSettings: { startDate }, location: { name: 'New Mill' }, shortDescription: null },
    fields: ['DETAILS'],
  })
  expect(changed.body.event).toMatchObject({
    title: 'Lantern walk',
    location: { name: 'New Mill', type: 'VENUE', address: { city: 'Leeds' } },
    dateAndTimeSettings: { startDate, timeZoneId: 'Europe/London' },
    shortDescription: '',
  })
})

test('bad input is reported field by field', async () => {
  const { admin } = await fair()
  const reply = await admin.call('POST', EVENTS, {
    event: {
      title: 'x'.repeat(121),
      location: { type: 'MOON' },
      dateAndTimeSettings: { startDate: 'soon' },
      registration: { initialType: 'TICKETING' },
    },
  })
  expect(reply.status).toBe(400)
  const rules = reply.body.details.validationError.fieldViolations.map((v: { field: string; violatedRule: string }) => [
    v.field,
    v.violatedRule,
  ])
  expect(rules).toEqual([
    ['event.dateAndTimeSettings.startDate', 'FORMAT'],
    ['event.location.type', 'INVALID_ENUM_VALUE'],
    ['event.title', 'MAX_LENGTH'],
  ])
  const ends = await admin.call('POST', EVENTS, {
    event: {
      title: 'Backwards',
      location: { type: 'ONLINE' },
      dateAndTimeSettings: { startDate: inMs(DAY), endDate: inMs(HOUR), timeZoneId: 'Mars/Olympus' },
      registration: { initialType: 'RSVP' },
    },
  })
  expect(ends.body.details.validationError.fieldViolations.map((v: { field: string }) => v.field)).toEqual([
    'event.dateAndTimeSettings.endDate',
    'event.dateAndTimeSettings.timeZoneId',
  ])
})

test('a clone is a draft two weeks later with the same kinds of ticket, unsold', async () => {
  const { event, definition, admin } = await fair()
  const original = await event()
  await definition(original.id, { name: 'Adult' })
  const { body } = await admin.call('POST', `${EVENTS}/${original.id}/clone`, { eventId: original.id })
  expect(body.event).toMatchObject({ status: 'DRAFT', title: 'Lantern walk (1)', slug: 'lantern-walk-1' })
  const starts = (e: object) =>
    Date.parse((e as { dateAndTimeSettings: { startDate: string } }).dateAndTimeSettings.startDate)
  expect(Math.abs(starts(body.event) - starts(original) - 14 * DAY)).toBeLessThanOrEqual(HOUR)
  const query = { query: { filter: { eventId: body.event.id }, cursorPaging: { limit: 5 } } }
  const { ticketDefinitions } = (
    await admin.call('POST', '/events-ticket-definitions/v3/ticket-definitions/query', query)
  ).body
  expect(ticketDefinitions).toMatchObject([{ name: 'Adult', initialLimit: 10, saleStatus: 'SALE_STARTED' }])
})

test('an event at the end of the calendar is cloned with dates of its own, and refused without', async () => {
  const { event, admin } = await fair()
  const dates = { startDate: '9999-12-30T10:00:00Z', endDate: '9999-12-30T12:00:00Z', timeZoneId: 'Europe/London' }
  const { id } = await event({ dateAndTimeSettings: dates })
  const clone = (change: object) => admin.call('POST', `${EVENTS}/${id}/clone`, { eventId: id, event: change })
  const refused = await clone({})
  expect(refused.status).toBe(400)
  expect(refused.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'event.dateAndTimeSettings.endDate', description: expect.stringContaining('after the year 9999') },
    { field: 'event.dateAndTimeSettings.startDate' },
  ])
  const cloned = await clone({ dateAndTimeSettings: dates })
  expect(cloned.body.event.dateAndTimeSettings).toMatchObject({ startDate: '9999-12-30T10:00:00.000Z' })
})

test('a cancelled event stays readable; a deleted one is gone and its slug is free again', async () => {
  const { event, admin, visitor } = await fair()
  const { id } = await event()
  const canceled = await admin.call('POST', `${EVENTS}/${id}/cancel`, { fields: ['DASHBOARD'] })
  expect(canceled.body.event).toMatchObject({ status: 'CANCELED', summaries: { cancellation: { actorType: 'USER' } } })
  expect(codeOf(await admin.call('POST', `${EVENTS}/${id}/cancel`, {}))).toBe('INVALID_EVENT_STATUS_TRANSITION')
  const ada = await visitor()
  expect((await ada.call('GET', `${EVENTS}/${id}`)).body.event.status).toBe('CANCELED')
  expect((await admin.call('DELETE', `${EVENTS}/${id}?eventId=${id}`)).body).toEqual({ eventId: id })
  expect((await ada.call('GET', `${EVENTS}/${id}`)).status).toBe(404)
  expect((await event()).slug).toBe('lantern-walk')
})

test('events are filtered, sorted, paged and counted', async () => {
  const { event, admin } = await fair()
  for (const title of ['Alder', 'Birch', 'Cedar']) await event({ title })
  await event({ title: 'Draft' }, { draft: true })
  const query = (q: object, more: object = {}) => admin.call('POST', `${EVENTS}/query`, { query: q, ...more })
  const titles = async (q: object) => (await query(q)).body.events.map((e: { title: string }) => e.title)
  const sort = [{ fieldName: 'title', order: 'DESC' }]
  expect(await titles({ sort })).toEqual(['Cedar', 'Birch', 'Alder'])
  expect(await titles({ filter: { title: { $startsWith: 'Bi' } } })).toEqual(['Birch'])
  expect(
    await titles({
      sort,
      filter: { $and: [{ $or: [{ title: 'Alder' }, { title: 'Birch' }] }, { $not: { title: 'Birch' } }] },
    }),
  ).toEqual(['Alder'])
  expect(await titles({ filter: { 'registration.type': 'RSVP' } })).toEqual([])
  const paged = await query({ sort, paging: { limit: 1, offset: 1 } })
  expect(paged.body).toMatchObject({ events: [{ title: 'Birch' }], pagingMetadata: { count: 1, offset: 1, total: 3 } })
  expect((await query({ filter: { nonsense: 1 } })).status).toBe(400)
  const counted = await admin.call('POST', `${EVENTS}/count-by-status`, { facet: ['status'], includeDrafts: true })
  expect(counted.body).toMatchObject({ facets: { status: { counts: { UPCOMING: 3, DRAFT: 1 } } } })
})

test('a list with ticket prices takes no query per event', async () => {
  const { event, definition, visitor } = await fair()
  const statements = async () => {
    const reply = await (await visitor()).call('POST', `${EVENTS}/query`, { fields: ['REGISTRATION'] })
    return { statements: reply.statements, events: reply.body.events }
  }
  const one = await event({ title: 'One' })
  await definition(one.id, { pricingMethod: { fixedPrice: { value: '5', currency: 'GBP' } } })
  await definition(one.id, { pricingMethod: { fixedPrice: { value: '25', currency: 'GBP' } }, initialLimit: 0 })
  const first = await statements()
  expect(first.events[0].registration.tickets).toMatchObject({
    lowestPrice: { value: '5.00', currency: 'GBP', formattedValue: '£5.00' },
    highestPrice: { value: '25.00' },
    guestPriced: false,
    soldOut: false,
  })
  await definition(one.id, { pricingMethod: { guestPrice: { value: '2', currency: 'GBP' } } })
  expect((await statements()).events[0].registration.tickets).toMatchObject({
    lowestPrice: { value: '2.00' },
    guestPriced: true,
  })
  for (const title of ['Two', 'Three', 'Four']) await definition((await event({ title })).id, { initialLimit: 0 })
  const later = await statements()
  expect(later.statements).toBe(first.statements)
  expect(
    later.events.map((e: { registration: { tickets: { soldOut: boolean } } }) => e.registration.tickets.soldOut),
  ).toEqual([true, true, true, false])
})

test('a recurring event makes one event for each date', async () => {
  const { event, admin } = await fair()
  const individualEventDates = [1, 2, 3].map((n) => ({ startDate: inMs(n * DAY), endDate: inMs(n * DAY + HOUR) }))
  const first = await event({
    dateAndTimeSettings: { timeZoneId: 'Europe/London', recurringEvents: { individualEventDates } },
  })
  expect(first).toMatchObject({
    dateAndTimeSettings: { recurrenceStatus: 'RECURRING_UPCOMING', startDate: individualEventDates[0]?.startDate },
  })
  const { categoryId } = (first.dateAndTimeSettings as { recurringEvents: { categoryId: string } }).recurringEvents
  await event()
  for (const filter of [
    { 'dateAndTimeSettings.recurringEvents.categoryId': categoryId },
    { $and: [{ status: { $in: ['UPCOMING', 'STARTED'] } }, { 'categories.id': { $in: [categoryId] } }] },
  ])
    expect((await admin.call('POST', `${EVENTS}/query`, { query: { filter } })).body.pagingMetadata.total).toBe(3)
})

test('the next date of a recurring event stands out, and so do the last that ended and the last that was cancelled', async () => {
  const { event, admin, site } = await fair()
  const days = [1, 2, 3, 4, 5, 6]
  const individualEventDates = days.map((n) => ({ startDate: inMs(n * DAY), endDate: inMs(n * DAY + HOUR) }))
  await event()
  const recurring = { timeZoneId: 'Europe/London', recurringEvents: { individualEventDates } }
  await event({ dateAndTimeSettings: recurring }, { draft: true })
  const first = await event({ dateAndTimeSettings: recurring })
  const { categoryId } = (first.dateAndTimeSettings as { recurringEvents: { categoryId: string } }).recurringEvents
  const series = 'dateAndTimeSettings.recurringEvents.categoryId'
  const sort = [{ fieldName: 'dateAndTimeSettings.startDate', order: 'ASC' }]
  const query = { filter: { [series]: categoryId }, sort }
  type Listed = { id: string; dateAndTimeSettings: { recurrenceStatus: string } }
  const dates = async (): Promise<Listed[]> => (await admin.call('POST', `${EVENTS}/query`, { query })).body.events
  const places = async () =>
    (await dates()).map(({ dateAndTimeSettings: { recurrenceStatus } }) => recurrenceStatus.replace('RECURRING', ''))
  expect(await places()).toEqual(['_UPCOMING', '', '', '', '', ''])
  const { 1: second, 4: fifth, 5: sixth } = await dates()
  for (const { id } of [second!, fifth!]) await admin.call('POST', `${EVENTS}/${id}/cancel`, {})
  await site.advance(3 * DAY + HOUR / 2) // the third has started
  expect(await places()).toEqual(['_RECENTLY_ENDED', '', '_UPCOMING', '', '_RECENTLY_CANCELED', ''])
  await site.advance(HOUR)
  expect(await places()).toEqual(['', '', '_RECENTLY_ENDED', '_UPCOMING', '_RECENTLY_CANCELED', ''])
  await admin.call('DELETE', `${EVENTS}/${fifth!.id}`)
  expect(await places()).toEqual(['', '_RECENTLY_CANCELED', '_RECENTLY_ENDED', '_UPCOMING', ''])

  const filtered = async (status: string) => {
    const filter = { 'dateAndTimeSettings.recurrenceStatus': status }
    const { body } = await admin.call('POST', `${EVENTS}/query`, { query: { filter }, includeDrafts: true })
    return body.events.map(({ id }: { id: string }) => id)
  }
  expect(await filtered('RECURRING_RECENTLY_CANCELED')).toEqual([second!.id])
  expect(await filtered('ONE_TIME')).toHaveLength(1)
  expect(await filtered('RECURRING')).toHaveLength(days.length + 2) // the drafts, the first and the last date
  const { body } = await admin.call('GET', `${EVENTS}/${sixth!.id}`)
  expect(body.event.dateAndTimeSettings.recurrenceStatus).toBe('RECURRING')
})

test('fields that nothing acts on are not stored', async () => {
  const { event, admin } = await fair()
  const { id } = await event({
    contactLabel: 'Walkers',
    onlineConferencing: { enabled: true, type: 'MEETING', providerId: crypto.randomUUID() },
    agendaSettings: { enabled: true },
    eventDisplaySettings: { hideEventDetailsPage: true },
  })
  const read = (await admin.call('GET', `${EVENTS}/${id}?fields=AGENDA`)).body.event
  expect([read.guestListSettings, read.agendaSettings]).toEqual([{ displayedPublicly: false }, { enabled: false }])
  expect(read.onlineConferencing).toEqual({ enabled: true })
  for (const field of ['contactLabel', 'eventDisplaySettings']) expect(read).not.toHaveProperty(field)
})

test('up to a hundred events are deleted by the time that the answer comes, which names no job', async () => {
  const { event, admin } = await fair()
  await event({ title: 'Lantern walk' })
  await event({ title: 'Lantern walk' })
  const other = await event({ title: 'Kite day' })
  const deleted = await admin.call('POST', '/events/v3/bulk/events/delete-by-filter', {
    filter: { title: 'Lantern walk' },
  })
  expect(deleted).toMatchObject({ status: 200, body: {} })
  const { events } = (await admin.call('POST', `${EVENTS}/query`, {})).body
  expect(events.map(({ id }: { id: string }) => id)).toEqual([other.id])
})

test('a filter that is every event, in whatever words, cancels and deletes none', async () => {
  const { event, admin } = await fair()
  await event({ title: 'Lantern walk' })
  for (const filter of [...everything, { $or: [{ title: 'Kite day' }, {}] }, { filter: { $and: [] } }])
    for (const change of ['cancel', 'delete']) {
      const reply = await admin.call('POST', `/events/v3/bulk/events/${change}-by-filter`, { filter })
      expect([reply.status, reply.body.message], JSON.stringify(filter)).toEqual([
        400,
        expect.stringContaining('must have a condition that leaves something out'),
      ])
    }
  const { events } = (await admin.call('POST', `${EVENTS}/query`, {})).body
  expect(events.map(({ status }: { status: string }) => status)).toEqual(['UPCOMING'])
})

test('an event whose title is blanks alone is refused, made and renamed', async () => {
  const { event, admin } = await fair()
  const { id } = await event()
  const dates = { startDate: inMs(DAY), endDate: inMs(2 * DAY), timeZoneId: 'Europe/London' }
  const blank = { title: '  \t ', dateAndTimeSettings: dates, location: { type: 'VENUE', name: 'Old Mill' } }
  const replies = [
    await admin.call('POST', EVENTS, { event: { ...blank, registration: { initialType: 'TICKETING' } } }),
    await admin.call('PATCH', `${EVENTS}/${id}`, { event: { id, title: ' ' } }),
  ]
  for (const { status, body } of replies)
    expect([status, body.details.validationError.fieldViolations]).toEqual([
      400,
      [expect.objectContaining({ field: 'event.title', violatedRule: 'FORMAT' })],
    ])
})
