import { expect, test } from 'vitest'
import { aroundMonth, daysWithin, monthIn, monthsLater, weekdayNames, weekStartOf, weeksOf } from './month-grid.ts'

test.for(['2026-13', '2026-00', '26-1', '2026-1', '1899-01', '2026-12-01', '', null])('%j is no month', (text) => {
  expect(monthIn(text)).toBeUndefined()
})

test.for([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-06', 0, '2026-06'],
] as const)('%s and %i months is %s', ([month, months, later]) => {
  expect(monthsLater(month, months)).toBe(later)
})

test.for([
  ['begins on a Tuesday', '2026-12', 5, [undefined, '2026-12-01'], '2026-12-31'],
  ['begins on a Sunday', '2026-11', 6, [undefined, undefined], '2026-11-30'],
  ['is four whole weeks', '2027-02', 4, ['2027-02-01', '2027-02-02'], '2027-02-28'],
  ['has a leap day', '2028-02', 5, [undefined, '2028-02-01'], '2028-02-29'],
] as const)('a month that %s', ([, month, weeks, start, last]) => {
  const grid = weeksOf(month)
  expect(grid).toHaveLength(weeks)
  expect(grid.every((week) => week.length === 7)).toBe(true)
  expect(grid[0]?.slice(0, 2)).toEqual(start)
  expect(grid.flat().findLast((day) => day !== undefined)).toBe(last)
})

test('the instants around a month hold its days in every zone', () => {
  const { from, to } = aroundMonth('2026-03')
  expect([from.toISOString(), to.toISOString()]).toEqual(['2026-02-28T00:00:00.000Z', '2026-04-02T00:00:00.000Z'])
})

test.for([
  ['en-US', 7, 'Sun'],
  ['en-GB', 1, 'Mon'],
  ['de', 1, 'Mo'],
  ['fr-CA', 7, 'dim.'],
  ['ar-EG', 6, 'السبت'],
] as const)('a week in %s begins on day %i', ([locale, day, name]) => {
  expect(weekStartOf(locale)).toBe(day)
  expect(weekdayNames(locale)[0]).toBe(name)
})

test('the first day of the week agrees with what the runtime knows of each region', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const regions = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((region) => region !== 'ZZ' && names.of(region) !== undefined)
  expect(regions.length).toBeGreaterThan(240)
  const known = (locale: string) => (new Intl.Locale(locale) as unknown as WithWeek).getWeekInfo().firstDay
  expect(regions.filter((region) => weekStartOf(`en-${region}`) !== known(`en-${region}`))).toEqual([])
})

/** Not in the types of the language yet. */
interface WithWeek {
  getWeekInfo(): { firstDay: number }
}

test('a month whose weeks begin on Sunday has its days under their names', () => {
  expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01')
  expect(weeksOf('2026-12', 7)[0]?.slice(0, 3)).toEqual([undefined, undefined, '2026-12-01'])
})

test.for([
  ['an evening', '2026-12-12T18:30:00Z', '2026-12-12T22:00:00Z', ['2026-12-12']],
  ['a night', '2026-12-12T20:00:00Z', '2026-12-13T02:00:00Z', ['2026-12-12', '2026-12-13']],
  ['one that ends at midnight', '2026-12-12T18:00:00Z', '2026-12-12T23:00:00Z', ['2026-12-12']],
  ['one without an end', '2026-12-31T23:30:00Z', null, []],
  ['one that began the month before', '2026-11-28T10:00:00Z', '2026-12-02T10:00:00Z', ['2026-12-01', '2026-12-02']],
  ['one that goes on', '2026-12-30T10:00:00Z', '2027-01-03T10:00:00Z', ['2026-12-30', '2026-12-31']],
] as const)('the days of %s are those of its own zone', ([, start, end, days]) => {
  const event = { start: new Date(start), end: end === null ? null : new Date(end), zone: 'Europe/Paris' }
  expect(daysWithin('2026-12', event)).toEqual(days)
})
