// @vitest-environment node
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { nightMarket, refuse } from '../testing/fake-api.ts'

const item = (name: string, [start, end]: [string, string], more: object = {}) => ({
  id: `i-${name}`,
  eventId: nightMarket().id,
  hidden: false,
  name,
  timeSlot: { start, end, timeZoneId: 'Europe/London' },
  description: '',
  stageName: '',
  tags: [],
  speakers: [],
  status: 'SCHEDULED',
  createdDate: start,
  updatedDate: start,
  draft: false,
  ...more,
})

const items = [
  item('Gates', ['2026-03-28T18:30:00Z', '2026-03-28T19:00:00Z']),
  item('Talk', ['2026-03-28T19:00:00Z', '2026-03-28T20:00:00Z'], {
    stageName: 'Upper dock',
    speakers: ['Ada', 'Bea'],
    tags: ['Making'],
    description: '<p>One</p><p>Two</p>',
  }),
  item('Breakfast', ['2026-03-29T08:00:00Z', '2026-03-29T09:00:00Z'], { status: 'CANCELED' }),
]

const answers = {
  'POST /events/v3/events/query': { events: [], pagingMetadata: {} },
  'GET /events/v3/events/slug/night-market': { event: nightMarket() },
  'GET /events/v1/schedule': { items, total: 3, limit: 1000, offset: 0, facets: {}, pagingMetadata: {} },
}

test('the event page lists the schedule by day in the time of the event, without scripts', async () => {
  const { document, errors } = await ask('/events/night-market', answers)
  expect(errors).toEqual([])
  const section = document.querySelector('#schedule')!
  expect([...section.querySelectorAll('h3')].map((day) => day.textContent)).toEqual([
    '28 March 2026Times in GMT',
    '29 March 2026Times in BST',
  ])
  expect([...section.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    '18:30 – 19:00Gates',
    '19:00 – 20:00Upper dockTalkWith Ada and BeaOneTwoMaking',
    '09:00 – 10:00CancelledBreakfast',
  ])
  const { document: without } = await ask('/events/night-market', {
    ...answers,
    'GET /events/v1/schedule': { ...answers['GET /events/v1/schedule'], items: [] },
  })
  expect(without.querySelector('#schedule')).toBeNull()
})

test('an event that does not name its zone names that of items elsewhere alone', async () => {
  const { showTimeZone: _, ...dates } = nightMarket().dateAndTimeSettings
  const elsewhere = { start: '2026-03-28T20:00:00Z', end: '2026-03-28T21:00:00Z', timeZoneId: 'Europe/Berlin' }
  const stream = item('Stream', [elsewhere.start, elsewhere.end], { timeSlot: elsewhere })
  const { document } = await ask('/events/night-market', {
    ...answers,
    'GET /events/v3/events/slug/night-market': { event: { ...nightMarket(), dateAndTimeSettings: dates } },
    'GET /events/v1/schedule': { ...answers['GET /events/v1/schedule'], items: [...items, stream] },
  })
  expect([...document.querySelectorAll('#schedule h3')].map((day) => day.textContent)).toEqual([
    '28 March 2026',
    '29 March 2026',
    '28 March 2026Times in CET',
  ])
  const main = document.querySelector('main')?.textContent
  expect(main).toContain('14 March 2026, 18:30 – 22:30')
  expect(main).not.toContain('GMT')
})

test('a bookmark is added and removed, and a refusal is shown', async () => {
  const form = { event: nightMarket().id, item: 'i-Talk' }
  const added = await ask(
    '/events/night-market',
    { 'POST /events/v1/schedule/i-Talk/bookmark': {} },
    { ...form, intent: 'add' },
  )
  expect([added.status, added.requests.at(-1)?.call]).toEqual([303, 'POST /events/v1/schedule/i-Talk/bookmark'])
  const removed = await ask(
    '/events/night-market',
    { 'DELETE /events/v1/schedule/i-Talk/bookmark': {} },
    { ...form, intent: 'remove' },
  )
  expect([removed.status, removed.requests.at(-1)?.call]).toEqual([303, 'DELETE /events/v1/schedule/i-Talk/bookmark'])
  const refused = refuse(403, 'MEMBER_NEEDED', 'Sign in first.')
  const lost = await ask(
    '/events/night-market',
    { ...answers, 'POST /events/v1/schedule/i-Talk/bookmark': refused },
    { ...form, intent: 'add' },
  )
  expect(lost.status).toBe(409)
})
