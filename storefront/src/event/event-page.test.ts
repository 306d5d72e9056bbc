// @vitest-environment node
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { expect, test } from 'vitest'
import { ask, text } from '../testing/ask.ts'
import { nightMarket } from '../testing/fake-api.ts'

const ID = nightMarket().id

const page = (change: Partial<Event>, more = {}) =>
  ask('/events/night-market', {
    'POST /events/v3/events/query': { events: [], pagingMetadata: {} },
    'GET /events/v3/events/slug/night-market': { event: nightMarket(change) },
    ...more,
  })

const registered = (change: object) => ({
  registration: { ...nightMarket().registration, ...change } as Event['registration'],
})

test('an address that the event has left redirects for good', async () => {
  const { status, headers } = await page({ slug: 'harbour-market' })
  expect([status, headers.get('location')]).toEqual([301, '/events/harbour-market'])
})

test('the organiser’s words for search engines, or their wish not to be found', async () => {
  const tags = [{ type: 'title', children: 'Markets by night' }]
  const { document } = await page({ seoSettings: { advancedSeoData: { tags } } as Event['seoSettings'] })
  expect(document.querySelector('title')?.textContent).toBe('Markets by night')
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  const hidden = await page({ seoSettings: { hidden: true } })
  expect(hidden.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('the map opens at the position that the place has', async () => {
  const { document } = await page({
    location: { type: 'VENUE', name: 'Field', address: { geocode: { latitude: 51.1, longitude: 0.5 } } },
  })
  const map = document.querySelector('a[href*="openstreetmap"]')?.getAttribute('href')
  expect(map).toBe('https://www.openstreetmap.org/?mlat=51.1&mlon=0.5#map=17/51.1/0.5')
})

test('an event of members asks others to sign in', async () => {
  const { document } = await page(registered({ allowedGuestTypes: 'MEMBER' }))
  const link = document.querySelector('aside a[href*="/login"]')?.getAttribute('href')
  expect(link).toContain(encodeURIComponent('/events/night-market'))
  expect(text(document, 'aside')).toContain('Only members can buy these tickets')
  const closed = await page(registered({ allowedGuestTypes: 'MEMBER', type: 'NONE', status: 'CLOSED_MANUALLY' }))
  expect(text(closed.document, 'aside')).not.toContain('Only members')
})

test.for([
  [
    'elsewhere',
    { type: 'EXTERNAL', status: 'OPEN_EXTERNAL', external: { url: 'https://a.example/x' } },
    'https://a.example/x',
  ],
  ['not at all', { type: 'NONE', status: 'CLOSED_MANUALLY' }, undefined],
] as const)('guests register %s', async ([, registration, link]) => {
  const { document } = await page(registered(registration))
  const buttons = [...document.querySelectorAll('aside a')].map((a) => a.getAttribute('href'))
  expect(buttons.includes('/events/night-market/tickets')).toBe(false)
  if (link) expect(buttons).toContain(link)
  else expect(text(document, 'aside')).toContain('No booking needed.')
})

test('a sold-out event leads to its waiting list where there is one, else to the form for a mail', async () => {
  const soldOut = registered({ tickets: { soldOut: true } })
  const waysOf = async (kinds: object[]) => {
    const choices = { [`GET /fairground/v1/events/${ID}/waiting-list/choices`]: { any: false, anyLimit: 0, kinds } }
    const { document } = await page(soldOut, choices)
    const links = [...document.querySelectorAll('aside a[href^="/events/night-market/"]')]
    return new Set(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`))
  }
  const kind = { ticketDefinitionId: 'd-1', name: 'Standing', limit: 4, options: [] }
  expect(await waysOf([kind])).toEqual(new Set(['Join the waiting list /events/night-market/waiting-list']))
  expect(await waysOf([])).toEqual(new Set(['Email me when tickets are available /events/night-market/tickets']))
})

test('a page shows who comes where the organiser wants it', async () => {
  const guests = [
    { name: 'Ada L.', companions: 2 },
    { name: 'Grace', companions: 0 },
  ]
  const lists = { [`GET /fairground/v1/events/${ID}/guest-list`]: { guests, total: 6 } }
  const listOf = async (displayedPublicly: boolean) =>
    [
      ...(await page({ guestListSettings: { displayedPublicly } }, lists)).document.querySelectorAll(
        '[data-part="guest-list"] ul[aria-label="Who is coming"] li',
      ),
    ].map(({ textContent }) => textContent)
  expect(await listOf(false)).toEqual([])
  expect(await listOf(true)).toEqual(['Ada L. +2', 'Grace', 'and 2 more'])
})

test('an event that repeats leads to its other dates, and none of them is among the other events', async () => {
  const dateOn = (day: number, change: Partial<Event> = {}) => {
    const event = nightMarket({ id: `d-${day}`, slug: `night-market-${day}`, ...change })
    const startDate = new Date(Date.UTC(2026, 2, day, 18, 30))
    const recurringEvents = { categoryId: 'series' }
    return { ...event, dateAndTimeSettings: { ...event.dateAndTimeSettings, startDate, recurringEvents } } as Event
  }
  const soldOut = { ...nightMarket().registration, tickets: { soldOut: true } } as unknown as Event['registration']
  const dates = [
    dateOn(14, { id: ID, slug: 'night-market' }),
    dateOn(15, { status: 'CANCELED' }),
    dateOn(16, { registration: soldOut }),
    dateOn(17, { title: 'Night Market by lantern' }),
    ...[18, 19, 20, 21].map((day) => dateOn(day)),
  ]
  const { document, requests } = await page(dates[0]!, {
    'POST /events/v3/events/query': (body: { query: { filter: object } }) => ({
      events: 'dateAndTimeSettings.recurringEvents.categoryId' in body.query.filter ? dates : [dates[1], dates[2]],
      pagingMetadata: {},
    }),
    'POST /events-ticket-definitions/v3/ticket-definitions/available/query': { ticketDefinitions: [], metadata: {} },
  })
  const links = [...document.querySelectorAll('nav[aria-label="All dates"] a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(dates.map(({ slug }) => `/events/${slug}`))
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', ...Array(7).fill(null)])
  const rows = [...document.querySelectorAll('nav[aria-label="All dates"] li')].map((row) => row.textContent)
  expect(rows.slice(1, 4).map((row) => row?.replace(/^.*GMT/, ''))).toEqual([
    'Cancelled',
    'Sold out',
    'Night Market by lantern',
  ])
  expect(document.querySelector('nav[aria-label="All dates"] summary')?.textContent).toBe('2 more dates')
  expect(document.querySelector('main')?.textContent).not.toContain('Also coming up')
  const filters = requests.flatMap(({ body }) => (body as { query?: { filter?: object } })?.query?.filter ?? [])
  expect(filters).toContainEqual(
    expect.objectContaining({ 'dateAndTimeSettings.recurrenceStatus': { $in: ['ONE_TIME', 'RECURRING_UPCOMING'] } }),
  )
})
