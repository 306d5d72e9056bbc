import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert, formatExchangeRate, leastShownAs, parseExchangeRate } from './convert.ts'

test.for([
  ['1000 pence at 1.1734 are 11.73 euros', 1000n, 'GBP', 'EUR', 1_173_400n, 1173n],
  ['halves go up', 50n, 'GBP', 'EUR', 1_010_000n, 51n],
  ['yen have no minor units', 1000n, 'GBP', 'JPY', 190_500_000n, 1905n],
  ['dinars have three digits', 1000n, 'GBP', 'BHD', 480_000n, 4800n],
  ['from yen', 1905n, 'JPY', 'GBP', 5_249n, 1000n],
  ['nothing is nothing', 0n, 'GBP', 'USD', 1_300_000n, 0n],
] as const)('%s', ([, minor, from, code, rate, expected]) => {
  expect(convert(minor, from, { code, rate })).toBe(expected)
})

test('more never becomes less', () => {
  const amount = fc.bigInt(0n, 10n ** 11n)
  fc.assert(
    fc.property(amount, amount, fc.bigInt(1n, 10n ** 12n), (a, b, rate) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      expect(convert(low, 'GBP', { code: 'USD', rate })).toBeLessThanOrEqual(
        convert(high, 'GBP', { code: 'USD', rate }),
      )
    }),
  )
})

test('a bound of what is shown is one of what it is made of', () => {
  const currency = fc.constantFrom('GBP', 'JPY', 'BHD')
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 9n), fc.bigInt(1n, 10n ** 10n), currency, currency, (shown, rate, from, code) => {
      const least = leastShownAs(shown, from, { code, rate })
      expect(convert(least, from, { code, rate })).toBeGreaterThanOrEqual(shown)
      if (least > 0n) expect(convert(least - 1n, from, { code, rate })).toBeLessThan(shown)
    }),
  )
})

describe('the text of a rate', () => {
  test.for([
    ['1.1734', 1_173_400n],
    ['190.5', 190_500_000n],
    ['2', 2_000_000n],
    ['0.000001', 1n],
    ['1.10000000', 1_100_000n],
  ] as const)('%s', ([text, rate]) => {
    expect(parseExchangeRate(text)).toEqual({ ok: true, rate })
  })
  test.for([
    ['0', 'DECIMAL_GT'],
    ['-1', 'FORMAT'],
    ['1e3', 'FORMAT'],
    ['1.0000001', 'DECIMAL_MAX_SCALE'],
    ['1234567890', 'FORMAT'],
  ] as const)('%s is refused', ([text, rule]) => {
    expect(parseExchangeRate(text)).toEqual({ ok: false, rule })
  })
  test('parses to the same rate', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 15n - 1n), (rate) => {
        expect(parseExchangeRate(formatExchangeRate(rate))).toEqual({ ok: true, rate })
      }),
    )
  })
})
