import { expect, test } from 'vitest'
import { dayAfterKey } from './month-days.ts'

const week = [undefined, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']

test.for([
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-12-08', '2026-12-01'],
  ['ArrowDown', '2026-12-28', '2027-01-04'],
  ['Home', '2026-12-03', '2026-12-01'],
  ['End', '2026-12-03', '2026-12-06'],
  ['PageUp', '2027-03-31', '2027-02-28'],
  ['PageDown', '2026-12-31', '2027-01-31'],
  ['a', '2026-12-31', undefined],
] as const)('%s leads from %s to %s', ([key, day, next]) => {
  expect(dayAfterKey(key, day, week, false)).toBe(next)
})

test('arrows follow the side on which a language begins', () => {
  expect(dayAfterKey('ArrowLeft', '2026-12-02', week, true)).toBe('2026-12-03')
})
