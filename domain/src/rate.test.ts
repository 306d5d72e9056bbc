import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFraction, formatPercent, parseFraction, parsePercent, portion, rateOf, WHOLE } from './rate.ts'

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

test.for([
  ['0.2', 200_000n, '0.2', '20'],
  ['0.08875', 88_750n, '0.08875', '8.875'],
  ['0', 0n, '0', '0'],
  ['1', WHOLE, '1', '100'],
] as const)('fraction %s', ([text, rate, fraction, percent]) => {
  expect(rateOf(parseFraction(text))).toBe(rate)
  expect(formatFraction(rate)).toBe(fraction)
  expect(formatPercent(rate)).toBe(percent)
})

test('a fraction above 1 is refused', () => {
  expect(parseFraction('1.1')).toEqual({ ok: false, rule: 'DECIMAL_LTE' })
  expect(() => rateOf(parseFraction('x'))).toThrow(RangeError)
})

test('a portion rounds half up', () => {
  expect(portion(250n, 100_000n)).toBe(25n)
  expect(portion(5n, 100_000n)).toBe(1n)
  expect(portion(4n, 100_000n)).toBe(0n)
})

test('formatting and parsing are inverse', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: WHOLE }), (rate) => {
      expect(rateOf(parseFraction(formatFraction(rate)))).toBe(rate)
      expect(rateOf(parsePercent(formatPercent(rate)))).toBe(rate)
    }),
  )
})
