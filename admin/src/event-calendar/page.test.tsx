import { dayKey } from '@fairground/domain/formatting/dates.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { button, openPage, settled } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const event = (id: string, startDate: string, endDate: string, change: object = {}) => ({
  id,
  title: `Event ${id}`,
  status: 'UPCOMING',
  column: 'OPEN',
  registrationType: 'TICKETING',
  soldOut: false,
  dateAndTimeSettings: { dateAndTimeTbd: false, startDate, endDate, timeZoneId: 'Europe/London' },
  location: { type: 'VENUE', name: 'Hall', locationTbd: false },
  ...change,
})
const PERIOD = 'GET /fairground/v1/event-period'
const open = (at: string, events: object[], site: object = {}, hasMore = false) =>
  openPage(page, '/events/calendar', at, { [PERIOD]: { events, hasMore } }, { site })

const cells = (root: HTMLElement) =>
  new Map([...root.querySelectorAll<HTMLElement>('td[data-day]')].map((cell) => [cell.dataset.day, cell]))
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })

test('a month has each event on all its days in its own zone, in one request', async () => {
  const abroad = { dateAndTimeTbd: false, startDate: '2026-03-19T23:30:00Z', endDate: '2026-03-20T01:00:00Z' }
  const { root, sent } = await open('/events/calendar?month=2026-03', [
    event('fair', '2026-03-13T10:00:00Z', '2026-03-15T18:00:00Z'),
    event('night', '', '', { dateAndTimeSettings: { ...abroad, timeZoneId: 'Europe/Berlin' } }),
  ])
  const days = cells(root)
  expect(days.size).toBe(31)
  expect(['12', '13', '14', '15', '16'].map((day) => days.get(`2026-03-${day}`)?.querySelectorAll('a').length)).toEqual(
    [0, 1, 1, 1, 0],
  )
  expect(days.get('2026-03-13')?.textContent).toContain('10:00')
  expect(days.get('2026-03-14')?.textContent).toContain('continues')
  expect(days.get('2026-03-19')?.textContent).toBe('19')
  expect(days.get('2026-03-20')?.textContent).toContain('00:30 CET')
  expect(root.querySelector('td[aria-current]')).toBeNull()
  expect(sent.filter(([request]) => request === PERIOD)).toHaveLength(1)
  expect(root.querySelector('th')?.textContent).toBe('Mon')
})

test('an address without a month shows the one that it is, with today in it', async () => {
  const { root } = await open('/events/calendar', [])
  const [today, later] = [dayKey(new Date(), 'Europe/London'), dayKey(new Date(Date.now() + 1000), 'Europe/London')]
  expect([today, later]).toContain(root.querySelector('td[aria-current=date]')?.getAttribute('data-day'))
  expect(root.textContent).toContain('Nothing takes place in this month.')
})

test('weeks begin on Sunday where people write dates so', async () => {
  const { root } = await open('/events/calendar?month=2026-11', [], { locale: 'en-US' })
  expect(root.querySelector('th')?.textContent).toBe('Sun')
  expect(root.querySelector('tbody tr td')?.getAttribute('data-day')).toBe('2026-11-01')
})

test('the keyboard walks along days and months, into a day and out again', async () => {
  const { root } = await open('/events/calendar?month=2026-03', [
    event('one', '2026-03-21T10:00:00Z', '2026-03-21T12:00:00Z'),
  ])
  const here = () => (document.activeElement as HTMLElement | null)?.dataset.day // what has focus is an element of the page
  const reachable = [...root.querySelectorAll('td[tabindex="0"]')]
  expect(reachable.map((cell) => cell.getAttribute('data-day'))).toEqual(['2026-03-01'])
  act(() => cells(root).get('2026-03-14')?.focus())
  await press('ArrowDown')
  expect(here()).toBe('2026-03-21')
  await press('Enter')
  expect(document.activeElement?.getAttribute('href')).toBe('/events/one')
  await press('ArrowDown')
  expect(document.activeElement?.getAttribute('href')).toBe('/events/one')
  await press('Escape')
  expect(here()).toBe('2026-03-21')
  await press('PageDown')
  await settled(() => expect(here()).toBe('2026-04-21'))
  expect(root.querySelector('h2')?.textContent).toBe('April 2026')
})

test('a full day opens, and a month of too many events says so', async () => {
  const events = [1, 2, 3, 4, 5, 6].map((n) => event(`${n}`, '2026-03-21T10:00:00Z', '2026-03-21T12:00:00Z'))
  const { root } = await open('/events/calendar?month=2026-03', events, {}, true)
  const links = () => cells(root).get('2026-03-21')?.querySelectorAll('a').length
  expect(links()).toBe(4)
  act(() => button('2 more').click())
  expect(links()).toBe(6)
  expect(root.textContent).toContain('Only the first 6 events of this month are shown.')
})
