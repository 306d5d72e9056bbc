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
    'dateAndTimeSettings.startDate': { $gte: '2026-11-30T00:00:00.000Z', $lt: '2027-01-02T00:00:00.000Z' },
  })
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
