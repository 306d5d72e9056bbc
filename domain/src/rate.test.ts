import { expect, test } from 'vitest'
import { parsePercent, parsePercentChange, portion, WHOLE } from './rate.ts'

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

test.for([
  ['7.5', { ok: true, rate: 75_000n }],
  [7.35, { ok: true, rate: 73_500n }],
  [-12.25, { ok: true, rate: -122_500n }],
  [-0, { ok: true, rate: 0n }],
  ['1000', { ok: true, rate: 10_000_000n }],
  ['1000.01', { ok: false, rule: 'DECIMAL_LTE' }],
  [7.125, { ok: false, rule: 'DECIMAL_MAX_SCALE' }],
  [1e-7, { ok: false, rule: 'FORMAT' }],
  ['--5', { ok: false, rule: 'FORMAT' }],
  ['', { ok: false, rule: 'FORMAT' }],
] as const)('a change by %s per cent', ([percent, expected]) => {
  expect(parsePercentChange(percent)).toEqual(expected)
})
