// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import * as editPage from '../event/edit-page.tsx'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import DatesCard from './dates-card.tsx'

const settings = {
  startDate: '2027-03-20T19:00:00.000Z',
  endDate: '2027-03-20T21:00:00.000Z',
  timeZoneId: 'Europe/London',
  formatted: { dateAndTime: '' },
  recurrenceStatus: 'ONE_TIME' as const,
}
const event = {
  id: 'e-1',
  title: 'Cider tasting',
  slug: 'cider-tasting',
  status: 'UPCOMING' as const,
  location: { type: 'VENUE' as const, name: 'Mill' },
  dateAndTimeSettings: settings,
}
const withDates = {
  ...event,
  dateAndTimeSettings: {
    ...settings,
    recurrenceStatus: 'RECURRING_UPCOMING' as const,
    recurringEvents: { categoryId: 's-1' },
  },
}
const date = (id: string, startDate: string, change: object = {}) => ({
  ...withDates,
  id,
  dateAndTimeSettings: { ...withDates.dateAndTimeSettings, startDate },
  ...change,
})
const preview = (...starts: [string, boolean][]) => ({
  dates: starts.map(([startDate, exists]) => ({ startDate, endDate: startDate, exists })),
})
const answers = {
  'POST /events/v3/events/query': {
    events: [
      date('e-1', settings.startDate, { summaries: { tickets: { ticketsSold: 7 } } }),
      date('e-2', '2027-03-27T19:00:00.000Z', { status: 'CANCELED' }),
    ],
    pagingMetadata: { total: 4, count: 2, offset: 0 },
  },
  'POST /fairground/v1/event-series/preview': preview(
    ['2027-03-20T19:00:00.000Z', true],
    ['2027-03-27T19:00:00.000Z', false],
    ['2027-04-03T18:00:00.000Z', false],
  ),
  'PATCH /events/v3/events/e-1': { event },
  'POST /events/v3/bulk/events/cancel-by-filter': {},
  'PATCH /fairground/v1/events/e-1/later-dates': { event, changed: 2 },
  'GET /events/v3/events/e-1': { event: withDates },
  'GET /fairground/v1/venues': { venues: [] },
}

/** As the wire has it, with its dates read. */
const read = (given: object) =>
  JSON.parse(JSON.stringify(given), (key, value) => (/^(start|end)Date$/.test(key) ? new Date(value) : value))

const OncePage = () => (
  <>
    <h1>Cider tasting</h1>
    <DatesCard event={read(event)} />
  </>
)

const SeriesPage = () => (
  <>
    <h1>Cider tasting</h1>
    <DatesCard event={read(withDates)} />
  </>
)

const open = (Component: () => React.JSX.Element) => openPage({ Component }, '/events/:eventId', '/events/e-1', answers)

const ticks = () => [...document.querySelectorAll<HTMLInputElement>('fieldset input[type=checkbox]')]

test('an organiser repeats an event weekly and leaves one of the dates out', async () => {
  const { root, sent } = await open(OncePage)
  expect(root.textContent).toContain('This event takes place once.')
  press(button('Add dates…'))
  await settled(() => expect(document.body.textContent).toContain('Sat, 27 Mar 2027, 19:00 GMT'))
  expect(document.body.textContent).toContain('Sat, 20 Mar 2027, 19:00 GMT (there already)')
  expect(sent.find(([request]) => request.endsWith('/preview'))?.[1]).toMatchObject({
    eventId: 'e-1',
    timeZoneId: 'Europe/London',
    rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=10',
  })
  press(ticks().at(-2)!)
  press(button('Add 1 date'))
  const recurringEvents = { rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=10', exceptDays: ['2027-03-27'] }
  await settled(() =>
    expect(sent).toContainEqual([
      'PATCH /events/v3/events/e-1',
      { event: { id: 'e-1', dateAndTimeSettings: { recurringEvents } } },
    ]),
  )
})

test('a form with a mistake says so and sends nothing', async () => {
  const { sent } = await open(OncePage)
  press(button('Add dates…'))
  await settled(() => expect(document.body.textContent).toContain('(there already)'))
  type('Dates in all, with this one', '400')
  press(button('Add dates'))
  expect(document.body.textContent).toContain('Enter a whole number from 1 to 366.')
  expect(sent.map(([request]) => request)).not.toContain('PATCH /events/v3/events/e-1')
})

test('an organiser sees the dates of a series, and cancels this one and all later ones once that is confirmed', async () => {
  const { root, sent } = await open(SeriesPage)
  await settled(() => expect(root.textContent).toContain('7 coming'))
  expect(root.textContent).toContain('2 dates more later.')
  expect([...root.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/events/e-1'),
    expect.stringContaining('/events/e-2'),
  ])
  press(button('This and all later dates'))
  await settled(() => expect(document.body.textContent).toContain('Cancel this and later dates'))
  const item = [...document.querySelectorAll('[role=menuitem]')].find((one) => one.textContent?.startsWith('Cancel'))!
  press(item)
  await settled(() => expect(document.body.textContent).toContain('Cancel this and all later dates?'))
  const word = document.querySelector<HTMLInputElement>('[role=alertdialog] input, [role=dialog] input')!
  type(document.querySelector(`label[for="${word.id}"]`)?.textContent ?? '', 'cancel')
  press(button('Cancel this and later dates'))
  await settled(() =>
    expect(sent).toContainEqual([
      'POST /events/v3/bulk/events/cancel-by-filter',
      {
        filter: {
          'dateAndTimeSettings.recurringEvents.categoryId': 's-1',
          'dateAndTimeSettings.startDate': { $gte: '2027-03-20T19:00:00.000Z' },
        },
      },
    ]),
  )
})

test('an organiser changes the title of this date and all later ones', async () => {
  const { sent } = await openPage(editPage, '/events/:eventId/edit', '/events/e-1/edit', answers, {
    beside: { '/events/:eventId': { Component: SeriesPage } },
  })
  type('Title', 'Perry tasting')
  await settled(() => expect(document.querySelectorAll('input[name=dates]')).toHaveLength(2))
  press(document.querySelectorAll<HTMLInputElement>('input[type=radio][name=dates]')[1]!)
  press(button('Save'))
  await settled(() =>
    expect(sent).toContainEqual([
      'PATCH /fairground/v1/events/e-1/later-dates',
      { eventId: 'e-1', event: { title: 'Perry tasting' } },
    ]),
  )
  expect(sent.map(([request]) => request)).not.toContain('PATCH /events/v3/events/e-1')
})
