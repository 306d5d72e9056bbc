import { expect, test } from 'vitest'
import { aroundMonth, monthIn, monthsLater, weeksOf } from './month-grid.ts'

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
