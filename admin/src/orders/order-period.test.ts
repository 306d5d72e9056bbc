import { expect, test } from 'vitest'
import { readChoice } from '../list/list-choice.ts'
import { ORDER_TABS, paths } from '../paths.ts'
import { daysOf, spanOf, startOfDay } from './order-period.ts'
import { orderSearch } from './order-search.ts'

const now = new Date('2026-03-01T03:30:00Z')

test.for([
  ['today', 'Europe/London', '2026-03-01', '2026-03-01'],
  ['today', 'America/New_York', '2026-02-28', '2026-02-28'],
  ['yesterday', 'Europe/London', '2026-02-28', '2026-02-28'],
  ['week', 'Europe/London', '2026-02-23', '2026-03-01'],
  ['month', 'Europe/London', '2026-03-01', '2026-03-01'],
  ['last-month', 'Europe/London', '2026-02-01', '2026-02-28'],
] as const)('%s in %s is %s to %s', ([period, zone, from, to]) => {
  expect(daysOf({ period }, now, zone)).toEqual({ from, to })
})

test.for([
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z'],
  ['2026-03-30', 'Europe/London', '2026-03-29T23:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ['2026-01-01', 'Asia/Kolkata', '2025-12-31T18:30:00.000Z'],
  // The clocks of Cairo skip midnight.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
] as const)('%s begins in %s at %s', ([day, zone, start]) => {
  expect(startOfDay(day, zone).toISOString()).toBe(start)
})

test('the last day is whole, and one bound may be open', () => {
  const zone = 'Europe/London'
  expect(spanOf({ from: '2026-10-25', to: '2026-10-25' }, now, zone)).toEqual({
    $gte: '2026-10-24T23:00:00.000Z',
    $lt: '2026-10-26T00:00:00.000Z',
  })
  expect(spanOf({ to: '2026-01-01' }, now, zone)).toEqual({ $lt: '2026-01-02T00:00:00.000Z' })
  expect(spanOf({}, now, zone)).toBeUndefined()
})

test('the address carries the days, and days that are none are passed over', () => {
  const read = (search: string) => readChoice(search, ORDER_TABS)
  expect(paths.orders({ period: 'week', q: 'ines' })).toBe('/orders?q=ines&period=week')
  expect(read('?from=2026-02-31&to=2026-03-01')).toMatchObject({ to: '2026-03-01' })
  expect(read('?from=2026-02-31')).not.toHaveProperty('from')
  expect(read('?period=year&from=2026-02-01')).toMatchObject({ from: '2026-02-01' })
})

test('words and days apply together, on the server', () => {
  const created = { $gte: '2026-03-01T00:00:00.000Z' }
  expect(orderSearch({ tab: 'canceled', q: '7', size: 25 }, created)).toEqual({
    search: {
      filter: { $and: [{ archived: false, status: 'CANCELED' }, { number: '7' }, { createdDate: created }] },
      cursorPaging: { limit: 25 },
    },
  })
})
