import { afterAll, expect, test } from 'vitest'
import { admin, DAY_MS, HOUR_MS, mark, moveClock, refusal, visitor } from './clients.mjs'
import { ALL_FIELDS, eventFields, newEvent, newOccasion, newTicket } from './occasions.mjs'

const someone = visitor()
const at = (ms) => new Date(Math.floor((Date.now() + ms) / 1000) * 1000)
afterAll(() => moveClock())

test('an event as it is created', async () => {
  const title = `Opera ${mark()}`
  const startDate = new Date('2031-06-10T18:00:00.000Z')
  const endDate = new Date('2031-06-10T20:30:00.000Z')
  const event = await newEvent({
    title,
    shortDescription: 'An evening',
    detailedDescription: '<p>Long <script>alert(1)</script>text</p>',
    mainImage: 'wix:image://v1/11062b_aa~mv2.jpg/stage.jpg#originWidth=800&originHeight=600',
    dateAndTimeSettings: { startDate, endDate, timeZoneId: 'Europe/London', showTimeZone: true },
    seoSettings: { hidden: false },
    guestListSettings: { displayedPublicly: true },
    registration: { initialType: 'TICKETING', tickets: { ticketLimitPerOrder: 8 } },
  })
  expect(event).toMatchObject({
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    status: 'UPCOMING',
    shortDescription: 'An evening',
    location: {
      type: 'VENUE',
      name: 'The Hall',
      address: { city: 'London', country: 'GB', addressLine1: '1 Main Street' },
    },
    dateAndTimeSettings: {
      startDate,
      endDate,
      timeZoneId: 'Europe/London',
      showTimeZone: true,
      recurrenceStatus: 'ONE_TIME',
      formatted: { dateAndTime: expect.stringContaining('2031') },
    },
    registration: { initialType: 'TICKETING', type: 'TICKETING', tickets: { ticketLimitPerOrder: 8 } },
    guestListSettings: { displayedPublicly: true },
  })
  expect(event.mainImage).toBe('wix:image://v1/11062b_aa~mv2.jpg/stage.jpg#originWidth=800&originHeight=600')
  expect(event.detailedDescription).not.toContain('<script')
  expect(event._createdDate).toBeInstanceOf(Date)
  expect(event._updatedDate).toBeInstanceOf(Date)
  expect(event.eventPageUrl).toMatch(new RegExp(`^https?://.*${event.slug}$`))
  expect(event.calendarUrls.google).toContain('calendar.google.com')
  expect(event.form.controls.map((control) => control.type)).toEqual(['NAME', 'INPUT'])
  expect(event.dateAndTimeSettings.formatted.startTime).toBe('19:00')
})

test('field sets come on request', async () => {
  const { event } = await newOccasion()
  const base = await someone.events.getEvent(event._id)
  expect(base.title).toBe(event.title)
  for (const field of ['registration', 'form', 'eventPageUrl', 'summaries', 'shortDescription'])
    expect(base[field]).toBeUndefined()
  expect((await someone.events.getEvent(event._id, { fields: ['REGISTRATION'] })).registration.status).toBe(
    'OPEN_TICKETS',
  )
  expect((await someone.events.getEvent(event._id, { fields: ['URLS'] })).eventPageUrl).toContain(event.slug)
  expect((await someone.events.getEvent(event._id, { fields: ['FORM'] })).form.controls.length).toBeGreaterThan(0)
  expect((await someone.events.getEvent(event._id, { fields: ['DASHBOARD'] })).summaries).toBeUndefined()
  expect((await admin.events.getEvent(event._id, { fields: ['DASHBOARD'] })).summaries.tickets).toMatchObject({
    ticketsSold: 0,
    totalOrders: 0,
  })
  const { event: bySlug } = await someone.events.getEventBySlug(event.slug, { fields: ['REGISTRATION', 'DETAILS'] })
  expect(bySlug._id).toBe(event._id)
})

test('registration tells prices and what is left', async () => {
  const { event, ticket } = await newOccasion({ ticket: { initialLimit: 1 } })
  await newTicket(event, {
    name: 'Box',
    pricingMethod: { fixedPrice: { value: '80', currency: 'GBP' } },
    initialLimit: 1,
  })
  const registration = async () => (await someone.events.getEvent(event._id, { fields: ['REGISTRATION'] })).registration
  expect((await registration()).tickets).toMatchObject({
    currency: 'GBP',
    lowestPrice: { value: '25.00', currency: 'GBP', formattedValue: '£25.00' },
    highestPrice: { value: '80.00', formattedValue: '£80.00' },
    soldOut: false,
  })
  await admin.ticketDefinitions.updateTicketDefinition(ticket._id, { revision: ticket.revision, hidden: true })
  expect((await registration()).tickets.lowestPrice.value).toBe('80.00')
})

test('rich text keeps the ids of its nodes', async () => {
  const description = {
    nodes: [
      {
        type: 'PARAGRAPH',
        id: 'n1',
        nodes: [{ type: 'TEXT', id: '', nodes: [], textData: { text: 'Hello', decorations: [] } }],
        paragraphData: {},
      },
    ],
    metadata: { version: 1 },
  }
  const event = await newEvent({ description: structuredClone(description) })
  const read = await someone.events.getEvent(event._id, { fields: ['TEXTS'] })
  expect(read.description.nodes[0]).toMatchObject({ id: 'n1', nodes: [{ textData: { text: 'Hello' } }] })
})

test('a draft is published, once', async () => {
  const draft = await newEvent({}, { draft: true })
  expect(draft.status).toBe('DRAFT')
  const { event } = await admin.events.publishDraftEvent(draft._id, { fields: ['DETAILS'] })
  expect(event).toMatchObject({ status: 'UPCOMING', _id: draft._id })
  expect(event.publishedDate).toBeInstanceOf(Date)
  expect(await refusal(admin.events.publishDraftEvent(draft._id))).toMatchObject({
    status: 409,
    code: 'EVENT_ALREADY_PUBLISHED',
  })
  expect((await someone.events.getEvent(draft._id)).status).toBe('UPCOMING')
})

test('a cancelled event stays readable and closes', async () => {
  const { event, ticket } = await newOccasion()
  const { event: canceled } = await admin.events.cancelEvent(event._id, { fields: ['REGISTRATION', 'DASHBOARD'] })
  expect(canceled).toMatchObject({
    status: 'CANCELED',
    registration: { status: expect.stringMatching(/^CLOSED/) },
    summaries: { cancellation: { canceledDate: expect.any(Date) } },
  })
  expect((await someone.events.getEvent(event._id)).status).toBe('CANCELED')
  await admin.events.updateEvent(event._id, { event: { title: 'Called off', location: { name: 'The Attic' } } })
  expect(await someone.events.getEvent(event._id)).toMatchObject({
    title: 'Called off',
    status: 'CANCELED',
    location: { name: 'The Attic' },
  })
  expect(await refusal(admin.events.cancelEvent(event._id))).toMatchObject({
    status: 409,
    code: 'INVALID_EVENT_STATUS_TRANSITION',
  })
  expect(
    await refusal(
      someone.ticketOrders.createReservation(event._id, {
        ticketQuantities: [{ ticketDefinitionId: ticket._id, quantity: 1 }],
      }),
    ),
  ).toMatchObject({ status: 409, code: 'EVENT_CANCELED' })
})

test('a deleted event is gone', async () => {
  const { event, ticket } = await newOccasion()
  expect(await admin.events.deleteEvent(event._id)).toMatchObject({ eventId: event._id })
  expect(await refusal(admin.events.getEvent(event._id))).toMatchObject({ status: 404, code: 'EVENT_NOT_FOUND' })
  expect(await refusal(admin.ticketDefinitions.getTicketDefinition(ticket._id))).toMatchObject({ status: 404 })
  expect((await admin.events.queryEvents({ includeDrafts: true }).eq('_id', event._id).find()).items).toEqual([])
})

test('a clone is a draft fourteen days later, with its tickets', async () => {
  const { event } = await newOccasion({ event: { shortDescription: 'Again' } })
  const { event: clone } = await admin.events.cloneEvent(event._id, { fields: ALL_FIELDS })
  expect(clone).toMatchObject({ status: 'DRAFT', shortDescription: 'Again', title: `${event.title} (1)` })
  expect(clone._id).not.toBe(event._id)
  expect(clone.slug).not.toBe(event.slug)
  expect(+clone.dateAndTimeSettings.startDate - +event.dateAndTimeSettings.startDate).toBe(14 * DAY_MS)
  expect(+clone.dateAndTimeSettings.endDate - +event.dateAndTimeSettings.endDate).toBe(14 * DAY_MS)
  const tickets = await admin.ticketDefinitions
    .queryTicketDefinitions({ fields: ['SALES_DETAILS'] })
    .eq('eventId', clone._id)
    .find()
  expect(tickets.items).toMatchObject([
    { name: 'General admission', initialLimit: 20, salesDetails: { unsoldCount: 20 } },
  ])
})

test('a clone takes what is given', async () => {
  const event = await newEvent()
  const startDate = at(60 * DAY_MS)
  const { event: clone } = await admin.events.cloneEvent(event._id, {
    event: {
      title: `Other ${mark()}`,
      dateAndTimeSettings: { startDate, endDate: at(61 * DAY_MS), timeZoneId: 'UTC' },
    },
    draft: true,
    fields: ['DETAILS'],
  })
  expect(clone.title).toMatch(/^Other/)
  expect(clone.dateAndTimeSettings.startDate).toEqual(startDate)
})

test('an update sets what is present and leaves the rest', async () => {
  const event = await newEvent({ shortDescription: 'Before' })
  const updated = await admin.events.updateEvent(event._id, {
    event: { title: 'Renamed', location: { ...eventFields().location, name: 'The Attic' } },
    fields: ['DETAILS', 'REGISTRATION'],
  })
  expect(updated).toMatchObject({
    title: 'Renamed',
    slug: expect.stringMatching(/^renamed/),
    shortDescription: 'Before',
    location: { name: 'The Attic' },
    dateAndTimeSettings: { startDate: event.dateAndTimeSettings.startDate },
  })
  const startDate = at(9 * DAY_MS)
  const moved = await admin.events.updateEvent(event._id, {
    event: { dateAndTimeSettings: { startDate, endDate: at(9 * DAY_MS + HOUR_MS), timeZoneId: 'UTC' } },
  })
  expect(moved.dateAndTimeSettings).toMatchObject({ startDate, timeZoneId: 'UTC' })
  expect(+moved._updatedDate).toBeGreaterThanOrEqual(+event._updatedDate)
  const paused = await admin.events.updateEvent(event._id, {
    event: { registration: { registrationPaused: true } },
    fields: ['REGISTRATION'],
  })
  expect(paused.registration).toMatchObject({ status: 'CLOSED_MANUALLY', registrationPaused: true, type: 'TICKETING' })
})

test('slugs are unique and can be given', async () => {
  const title = `Same ${mark()}`
  const [a, b] = [await newEvent({ title }), await newEvent({ title })]
  expect(b.slug).not.toBe(a.slug)
  const slug = `own-${mark()}`
  expect((await newEvent({ slug })).slug).toBe(slug)
  expect((await newEvent({ title: 'v1' })).slug).not.toBe('v1')
  const inSettings = `settings-${mark()}`
  expect(await newEvent({ seoSettings: { slug: inSettings } })).toMatchObject({
    slug: inSettings,
    seoSettings: { slug: inSettings },
  })
  expect((await someone.events.getEventBySlug(inSettings)).event.slug).toBe(inSettings)
  const change = (fields) => admin.events.updateEvent(a._id, { event: fields })
  const taken = { status: 409, code: 'SLUG_ALREADY_IN_USE' }
  expect(await refusal(change({ slug: inSettings }))).toMatchObject(taken)
  expect(await refusal(change({ seoSettings: { slug: inSettings } }))).toMatchObject(taken)
  const malformed = { status: 400, code: 'INVALID_SLUG_FORMAT' }
  expect(await refusal(change({ slug: 'Not A Slug' }))).toMatchObject(malformed)
  expect(await refusal(change({ seoSettings: { slug: 'Not A Slug' } }))).toMatchObject(malformed)
  expect((await admin.events.getEvent(a._id)).slug).toBe(a.slug)
})

test('an address that came in parts has its text', async () => {
  const address = { addressLine1: '12 Mill Lane', city: 'Leeds', postalCode: 'LS1 4AB', country: 'GB' }
  const made = await newEvent({ location: { type: 'VENUE', name: 'Old Mill', address } })
  const text = '12 Mill Lane, Leeds, LS1 4AB, GB'
  for (const event of [made, await someone.events.getEvent(made._id)])
    expect(event.location.address).toMatchObject({ formatted: text, city: 'Leeds' })
})

test('the next date of a series stands out, and so do the last that ended and the last that was cancelled', async () => {
  const starts = [1, 2, 3, 4, 5].map((day) => at(day * DAY_MS))
  const individualEventDates = starts.map((startDate) => ({
    startDate,
    endDate: new Date(+startDate + HOUR_MS),
    timeZoneId: 'UTC',
  }))
  const recurringEvents = { individualEventDates }
  const first = await newEvent({ dateAndTimeSettings: { timeZoneId: 'UTC', recurringEvents } })
  const { categoryId } = first.dateAndTimeSettings.recurringEvents
  const dates = async () =>
    (
      await admin.events
        .queryEvents()
        .eq('dateAndTimeSettings.recurringEvents.categoryId', categoryId)
        .ascending('dateAndTimeSettings.startDate')
        .find()
    ).items
  const places = async () => (await dates()).map(({ dateAndTimeSettings }) => dateAndTimeSettings.recurrenceStatus)
  expect(await places()).toEqual(['RECURRING_UPCOMING', 'RECURRING', 'RECURRING', 'RECURRING', 'RECURRING'])
  const { 1: second, 4: last } = await dates()
  expect(last.dateAndTimeSettings.startDate).toEqual(starts[4])
  for (const { _id } of [second, last]) await admin.events.cancelEvent(_id)
  await moveClock(DAY_MS + 2 * HOUR_MS)
  expect(await places()).toEqual([
    'RECURRING_RECENTLY_ENDED',
    'RECURRING',
    'RECURRING_UPCOMING',
    'RECURRING',
    'RECURRING_RECENTLY_CANCELED',
  ])
  await moveClock()
})

test('the status follows the clock', async () => {
  const event = await newEvent({
    dateAndTimeSettings: { startDate: at(HOUR_MS), endDate: at(3 * HOUR_MS), timeZoneId: 'Europe/London' },
  })
  const status = async () => (await someone.events.getEvent(event._id)).status
  expect(await status()).toBe('UPCOMING')
  await moveClock(2 * HOUR_MS)
  expect(await status()).toBe('STARTED')
  expect((await someone.events.queryEvents().eq('_id', event._id).eq('status', 'STARTED').find()).items).toHaveLength(1)
  await moveClock(2 * HOUR_MS)
  expect(await status()).toBe('ENDED')
  expect(await refusal(admin.events.cancelEvent(event._id))).toMatchObject({
    status: 409,
    code: 'INVALID_EVENT_STATUS_TRANSITION',
  })
  await moveClock()
  expect(await status()).toBe('UPCOMING')
})

test('events may lie in the past', async () => {
  const event = await newEvent({
    dateAndTimeSettings: { startDate: at(-3 * HOUR_MS), endDate: at(-HOUR_MS), timeZoneId: 'UTC' },
  })
  expect(event.status).toBe('ENDED')
  const now = await newEvent({
    dateAndTimeSettings: { startDate: at(-HOUR_MS), endDate: at(HOUR_MS), timeZoneId: 'UTC' },
  })
  expect(now.status).toBe('STARTED')
})

test('each kind of registration', async () => {
  const rsvp = await newEvent({ registration: { initialType: 'RSVP', rsvp: { responseType: 'YES_AND_NO', limit: 5 } } })
  expect(rsvp.registration).toMatchObject({
    type: 'RSVP',
    status: 'OPEN_RSVP',
    rsvp: { limit: 5, responseType: 'YES_AND_NO' },
  })
  const outside = await newEvent({
    registration: { initialType: 'RSVP', type: 'EXTERNAL', external: { url: 'https://tickets.example/x' } },
  })
  expect(outside.registration).toMatchObject({
    type: 'EXTERNAL',
    status: 'OPEN_EXTERNAL',
    external: { url: 'https://tickets.example/x' },
  })
  const none = await newEvent({ registration: { initialType: 'RSVP', registrationDisabled: true } })
  expect(none.registration).toMatchObject({ type: 'RSVP', status: 'CLOSED_MANUALLY', registrationDisabled: true })
  const opened = await admin.events.updateEvent(none._id, {
    event: { registration: { registrationDisabled: false } },
    fields: ['REGISTRATION'],
  })
  expect(opened.registration).toMatchObject({ status: 'OPEN_RSVP', registrationDisabled: false })
  const online = await newEvent({ location: { type: 'ONLINE', name: 'Online' } })
  expect(online.location.type).toBe('ONLINE')
})

test('the initial type cannot change, and repeating it is no change', async () => {
  const event = await newEvent()
  const registration = { initialType: 'RSVP' }
  const changed = await refusal(admin.events.updateEvent(event._id, { event: { registration } }))
  expect(changed).toMatchObject({ status: 400, rules: { 'options.event.registration.initialType': 'VALIDATION' } })
  const cloned = await refusal(admin.events.cloneEvent(event._id, { event: { registration: { ...registration } } }))
  expect(cloned.status).toBe(400)
  await admin.events.updateEvent(event._id, { event: { registration: { initialType: 'TICKETING' } } })
  const read = await someone.events.getEvent(event._id, { fields: ['REGISTRATION'] })
  expect(read.registration).toMatchObject({ initialType: 'TICKETING', type: 'TICKETING' })
})

test('a time that is to be announced', async () => {
  const event = await newEvent({
    dateAndTimeSettings: { dateAndTimeTbd: true, dateAndTimeTbdMessage: 'Soon', timeZoneId: 'Europe/London' },
  })
  expect(event).toMatchObject({
    status: 'UPCOMING',
    dateAndTimeSettings: { dateAndTimeTbd: true, formatted: { dateAndTime: 'Soon' } },
  })
})

test.for([
  ['no title', { title: '' }, 'event.title', 'MIN_LENGTH'],
  ['a long title', { title: 'x'.repeat(121) }, 'event.title', 'MAX_LENGTH'],
  ['a long text', { shortDescription: 'x'.repeat(501) }, 'event.shortDescription', 'MAX_LENGTH'],
  ['no known place', { location: { type: 'MOON' } }, 'event.location.type', 'INVALID_ENUM_VALUE'],
  [
    'no known registration',
    { registration: { initialType: 'GUESS' } },
    'event.registration.initialType',
    'INVALID_ENUM_VALUE',
  ],
])('%s is a violation that names the field', async ([, fields, field, rule]) => {
  const refused = await refusal(newEvent(fields))
  expect(refused.status).toBe(400)
  expect(refused.rules[field]).toBe(rule)
})

test('an end before the start, a zone that nobody knows', async () => {
  expect(
    (
      await refusal(
        newEvent({ dateAndTimeSettings: { startDate: at(DAY_MS), endDate: at(HOUR_MS), timeZoneId: 'UTC' } }),
      )
    ).status,
  ).toBe(400)
  expect(
    (
      await refusal(
        newEvent({ dateAndTimeSettings: { startDate: at(HOUR_MS), endDate: at(DAY_MS), timeZoneId: 'Mars/Base' } }),
      )
    ).status,
  ).toBe(400)
})

test('many at once', async () => {
  const word = mark()
  const events = [await newEvent({ title: `Mass ${word} a` }), await newEvent({ title: `Mass ${word} b` })]
  await admin.events.bulkCancelEventsByFilter({
    filter: { filter: { _id: { $in: events.map((event) => event._id) } } },
  })
  expect((await someone.events.getEvent(events[0]._id)).status).toBe('CANCELED')
  await admin.events.bulkDeleteEventsByFilter({ filter: { title: { $startsWith: `Mass ${word}` } } })
  expect(await refusal(admin.events.getEvent(events[1]._id))).toMatchObject({ status: 404 })
})

test('more events than a call takes are cancelled and deleted by a job', async () => {
  const word = mark()
  for (let i = 0; i <= 100; i += 1) await newEvent({ title: `Crowd ${word} ${i}` })
  const filter = { filter: { title: { $startsWith: `Crowd ${word}` } } }
  await admin.events.bulkCancelEventsByFilter({ filter })
  const canceled = () => admin.events.queryEvents().startsWith('title', `Crowd ${word}`).eq('status', 'UPCOMING').find()
  await expect.poll(async () => (await canceled()).items.length, { timeout: 60_000 }).toBe(0)
  await admin.events.bulkDeleteEventsByFilter({ filter })
  const there = () => admin.events.queryEvents().startsWith('title', `Crowd ${word}`).find()
  await expect.poll(async () => (await there()).items.length, { timeout: 60_000 }).toBe(0)
})

test('an empty filter deletes nothing by accident', async () => {
  const event = await newEvent()
  const answer = await admin.events.bulkDeleteEventsByFilter({ filter: {} }).catch((error) => error)
  if (answer instanceof Error) expect(answer.status ?? answer.response?.status).toBe(400)
  expect((await admin.events.getEvent(event._id))._id).toBe(event._id)
})
