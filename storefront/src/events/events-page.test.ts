// @vitest-environment node
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { nightMarket } from '../testing/fake-api.ts'

const QUERY = 'POST /events/v3/events/query'
const CATEGORIES = 'POST /events/v1/categories/query'

/** An event at an instant, in a zone. */
const at = (id: string, start: string, timeZoneId: string, change: object = {}) => {
  const event = nightMarket({ id, title: `Event ${id}`, slug: id, ...change })
  return { ...event, dateAndTimeSettings: { ...event.dateAndTimeSettings, startDate: start, timeZoneId } }
}
const answers = (events: object[]) => ({
  [QUERY]: { events, pagingMetadata: { count: events.length, offset: 0, total: events.length } },
  [CATEGORIES]: { categories: [], metaData: {} },
  'POST /events-ticket-definitions/v3/ticket-definitions/available/query': {
    ticketDefinitions: [],
    metadata: { count: 0 },
  },
})

test('a month shows each event on the day of its own zone, and leads to the months beside it', async () => {
  const events = [
    at('late', '2026-11-30T23:30:00.000Z', 'Europe/Berlin'),
    at('over', '2026-12-04T08:00:00.000Z', 'UTC', { status: 'CANCELED' }),
    at('next', '2026-12-31T20:00:00.000Z', 'Pacific/Auckland'),
  ]
  const { document, html, requests } = await ask('/events?month=2026-12', answers(events))
  const cells = new Map(
    [...document.querySelectorAll('td time')].map((time) => [time.getAttribute('datetime'), time.closest('td')]),
  )
  expect(cells.size).toBe(31)
  expect(cells.get('2026-12-01')?.querySelector('a')?.getAttribute('href')).toBe('/events/late')
  expect(cells.get('2026-12-04')?.textContent).toContain('Cancelled')
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).not.toContain('/events/next')
  expect(links).toEqual(expect.arrayContaining(['/events?month=2026-11', '/events?month=2027-01', '/events.ics']))
  expect(html).toContain('December 2026')
  // On a telephone: the days that have something, with all of it.
  const days = [...document.querySelectorAll('li > time')].map((time) => [
    time.textContent,
    time.parentElement?.querySelectorAll('a').length,
  ])
  expect(days).toEqual([
    ['Tue 1', 1],
    ['Fri 4', 1],
  ])
  const queried = requests.find(({ call }) => call === QUERY)?.body as { query: { filter: object } }
  expect(queried.query.filter).toMatchObject({
    'dateAndTimeSettings.startDate': { $lt: '2027-01-02T00:00:00.000Z' },
    'dateAndTimeSettings.endDate': { $gte: '2026-11-30T00:00:00.000Z' },
  })
})

test('an event over several days stands on each of them, with its time on the first', async () => {
  const fair = at('fair', '2026-12-30T10:00:00.000Z', 'UTC')
  const lasting = { ...fair, dateAndTimeSettings: { ...fair.dateAndTimeSettings, endDate: '2027-01-02T18:00:00.000Z' } }
  const { document } = await ask('/events?month=2026-12', answers([lasting]))
  const days = [...document.querySelectorAll('td li')].map((event) => [
    event.closest('td')?.querySelector('time')?.getAttribute('datetime'),
    event.textContent,
  ])
  expect(days).toEqual([
    ['2026-12-30', '10:00 Event fair'],
    ['2026-12-31', 'Event fair'],
  ])
})

test('a month without events says so', async () => {
  const { document } = await ask('/events?month=2026-12', answers([]))
  expect(document.querySelector('main')?.textContent).toContain('Nothing is planned for this month.')
  expect(document.querySelectorAll('li > time').length).toBe(0)
})

test('a text that names no month shows the list', async () => {
  const { document } = await ask('/events?month=2026-13', answers([at('soon', '2030-12-04T08:00:00.000Z', 'UTC')]))
  expect(document.querySelector('table')).toBeNull()
  expect(document.querySelector('a[href="/events/soon"]')).not.toBeNull()
})

const PLACES = {
  'GET /fairground/v1/event-places': {
    places: [
      { city: 'Leeds', eventsCount: 2 },
      { city: 'York', eventsCount: 1 },
    ],
    onlineCount: 1,
  },
}

test('the list is narrowed down to a place, days and a price, which the form and the other links remember', async () => {
  const events = [
    at('eve', '2026-11-30T23:30:00.000Z', 'Europe/Berlin', { slug: 'eve' }),
    at('before', '2026-11-30T12:00:00.000Z', 'UTC', { slug: 'before' }),
  ]
  const { document, requests } = await ask('/events?place=Leeds&from=2026-12-01&until=2026-12-31&price=12,50', {
    ...answers(
      events.map((event) => ({
        ...event,
        dateAndTimeSettings: { ...event.dateAndTimeSettings, endDate: event.dateAndTimeSettings.startDate },
      })),
    ),
    ...PLACES,
  })
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/events/eve')
  expect(links).not.toContain('/events/before')
  expect(links).toContain('/events?month=2026-03&place=Leeds&price=12.50')
  const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
  expect(['place', 'from', 'until', 'price'].map(value)).toEqual(['Leeds', '2026-12-01', '2026-12-31', '12.50'])
  const queried = requests.find(({ call }) => call === QUERY)?.body as { query: { filter: { $and: object[] } } }
  expect(queried.query.filter.$and).toEqual([
    { 'location.type': 'VENUE', 'location.address.city': 'Leeds' },
    { 'dateAndTimeSettings.endDate': { $gte: '2026-11-30T00:00:00.000Z' } },
    { 'dateAndTimeSettings.startDate': { $lt: '2027-01-02T00:00:00.000Z' } },
    {
      $or: [{ 'registration.initialType': 'RSVP' }, { 'registration.tickets.lowestPrice.value': { $lte: '12.50' } }],
    },
  ])
  // Each date of a series stands for itself where days are chosen.
  expect(JSON.stringify(queried)).not.toContain('recurrenceStatus')
})

test('a month is narrowed down to a place and a price, and shows no days to choose', async () => {
  const { document, requests } = await ask('/events?month=2026-12&place=:online&price=0&from=2026-12-05', {
    ...answers([]),
    ...PLACES,
  })
  expect(document.querySelector('[name=from]')).toBeNull()
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/events?month=2027-01&place=%3Aonline&price=0')
  const queried = requests.find(({ call }) => call === QUERY)?.body as { query: { filter: { $and: object[] } } }
  expect(queried.query.filter.$and).toHaveLength(2)
})

test.for(['12.505', '£12', 'cheap'])(
  'a price that is none (%s) stays in the form with what is wrong',
  async (typed) => {
    const { document } = await ask(`/events?price=${encodeURIComponent(typed)}`, { ...answers([]), ...PLACES })
    const field = document.querySelector<HTMLInputElement>('[name=price]')
    expect([field?.value, field?.getAttribute('aria-invalid')]).toEqual([typed, 'true'])
    expect(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Enter an amount',
    )
    expect(field?.closest('details')?.hasAttribute('open')).toBe(true)
  },
)

test('days and prices that are none narrow nothing down, and a list that nothing fits leads back to all', async () => {
  const bad = await ask('/events?from=2026-02-30&until=soon&price=1e9', { ...answers([]), ...PLACES })
  expect(bad.document.querySelector('main')?.textContent).toContain('Nothing planned')
  const none = await ask('/events?place=Hull', { ...answers([]), ...PLACES })
  expect(none.document.querySelector('main')?.textContent).toContain('No event fits')
  expect(none.document.querySelector('main a[href="/events"]')).not.toBeNull()
})
