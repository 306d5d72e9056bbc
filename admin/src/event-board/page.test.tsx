import { act } from 'react'
import { expect, test } from 'vitest'
import { openPage, settled } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const BOARD = 'GET /fairground/v1/event-board'
const event = (id: string, column: string, change: object = {}) => ({
  id,
  title: `Event ${id}`,
  status: 'UPCOMING',
  column,
  registrationType: 'TICKETING',
  soldOut: false,
  dateAndTimeSettings: {
    dateAndTimeTbd: false,
    startDate: '2026-03-19T19:30:00Z',
    endDate: '2026-03-19T21:00:00Z',
    timeZoneId: 'Europe/London',
  },
  location: { type: 'VENUE', name: 'Hall', locationTbd: false },
  ...change,
})
const columns = [
  { column: 'DRAFT', total: 1, events: [event('d', 'DRAFT', { status: 'DRAFT' })] },
  { column: 'SCHEDULED', total: 0, events: [] },
  { column: 'OPEN', total: 2, events: [event('o', 'OPEN')] },
  {
    column: 'CLOSED',
    total: 2,
    events: [event('s', 'CLOSED', { soldOut: true }), event('c', 'CLOSED', { registrationType: 'RSVP' })],
  },
  { column: 'OVER', total: 1, events: [event('x', 'OVER', { status: 'CANCELED' })] },
]

test('a board has a column for each state, with its number and its events, in one request', async () => {
  const { root, sent } = await openPage(page, '/events/board', '/events/board?q=jam', { [BOARD]: { columns } })
  const sections = [...root.querySelectorAll('section[aria-labelledby]')].map((section) => [
    section.querySelector('h2')?.textContent,
    ...[...section.querySelectorAll('li')].map((card) => card.querySelector('span:last-child')?.textContent),
  ])
  expect(sections).toEqual([
    ['Drafts1', 'Draft'],
    ['Not on sale yet0'],
    ['On sale or open2', 'On sale'],
    ['Sold out or closed2', 'Sold out', 'Registration closed'],
    ['Over or cancelled1', 'Cancelled'],
  ])
  expect(sent.filter(([request]) => request === BOARD)).toHaveLength(1)
  const faces = [...root.querySelectorAll('nav[aria-label="Ways to look at events"] a')]
  expect(faces.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/events?q=jam', null],
    ['/events/calendar?q=jam', null],
    ['/events/board?q=jam', 'page'],
  ])
})

test('more of a column comes when it is wanted, each event once', async () => {
  const answers: Record<string, unknown> = { [BOARD]: { columns } }
  const { root } = await openPage(page, '/events/board', '/events/board', answers)
  answers[BOARD] = { columns: [{ column: 'OPEN', total: 2, events: [event('o', 'OPEN'), event('p', 'OPEN')] }] }
  const more = [...root.querySelectorAll('button')].find((one) => one.textContent?.includes('of On sale or open'))
  expect(more?.textContent).toContain('1 more')
  act(() => more?.click())
  const titles = () =>
    [...root.querySelectorAll('section[aria-labelledby]')][2]?.querySelectorAll('li') as NodeListOf<HTMLElement> // there are five
  await settled(() =>
    expect([...titles()].map((card) => card.querySelector('a')?.textContent)).toEqual(['Event o', 'Event p']),
  )
  expect(root.textContent).not.toContain('1 more')
})
