import { expect, test } from 'vitest'
import { parsePercent, portion, WHOLE } from './rate.ts'

test.for([
  ['20', 200_000n],
  ['8.875', 88_750n],
  ['0.001', 10n],
  ['12.50000000', 125_000n],
  [12.5, 125_000n],
  ['100', WHOLE],
] as const)('%s percent', ([percent, rate]) => {
  expect(parsePercent(percent)).toEqual({ ok: true, rate })
})

test.for([
  ['100.0001', 'DECIMAL_LTE'],
  ['0.00001', 'DECIMAL_MAX_SCALE'],
  ['-1', 'FORMAT'],
  ['1e2', 'FORMAT'],
  ['', 'FORMAT'],
  [Number.NaN, 'FORMAT'],
] as const)('%s percent is refused', ([percent, rule]) => {
  expect(parsePercent(percent)).toEqual({ ok: false, rule })
})

test('a portion rounds half up', () => {
  expect(portion(250n, 100_000n)).toBe(25n)
  expect(portion(5n, 100_000n)).toBe(1n)
  expect(portion(4n, 100_000n)).toBe(0n)
})
