import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyExponent } from './currency.ts'
import { amountAsNumber, amountOf, displayAmount, formatAmount, parseAmount, sumOf } from './money.ts'

test.for([
  ['EUR', 2],
  ['USD', 2],
  ['JPY', 0],
  ['ISK', 0],
  ['BHD', 3],
  ['IQD', 3],
  ['CLF', 4],
  ['XYZ', 2],
  ['toString', 2],
] as const)('%s has %i digits', ([currency, digits]) => {
  expect(currencyExponent(currency)).toBe(digits)
})

test.for([
  ['10', 'EUR', 1000n],
  ['10.5', 'EUR', 1050n],
  ['0.01', 'EUR', 1n],
  ['007.10', 'EUR', 710n],
  ['1050', 'JPY', 1050n],
  ['1.234', 'BHD', 1234n],
  [10.5, 'EUR', 1050n],
  [0.1, 'EUR', 10n],
  [-0, 'EUR', 0n],
  ['-0', 'EUR', 0n],
  ['1000000000.00', 'EUR', 100_000_000_000n],
  ['1000000000', 'JPY', 1_000_000_000n],
] as const)('%s %s', ([text, currency, minor]) => {
  expect(parseAmount(text, currency)).toEqual({ ok: true, minor })
})

test.for([
  ['more digits than the currency has', '10.505', 'EUR', { rule: 'DECIMAL_MAX_SCALE', limit: 2 }],
  ['digits of a currency that has none', '10.5', 'JPY', { rule: 'DECIMAL_MAX_SCALE', limit: 0 }],
  ['a float that is not what it seems', 0.1 + 0.2, 'EUR', { rule: 'DECIMAL_MAX_SCALE', limit: 2 }],
  ['a tiny float', 1e-7, 'EUR', { rule: 'DECIMAL_MAX_SCALE', limit: 2 }],
  ['negative', '-0.01', 'EUR', { rule: 'DECIMAL_GTE', limit: 0 }],
  ['beyond the bound', '1000000000.01', 'EUR', { rule: 'DECIMAL_LTE', limit: 1_000_000_000 }],
  ['a large float', 1e12, 'JPY', { rule: 'DECIMAL_LTE', limit: 1_000_000_000 }],
  ['a huge float', 1e21, 'JPY', { rule: 'FORMAT' }],
  ['NaN', Number.NaN, 'EUR', { rule: 'FORMAT' }],
  ['Infinity', Number.POSITIVE_INFINITY, 'EUR', { rule: 'FORMAT' }],
  ['the word NaN', 'NaN', 'EUR', { rule: 'FORMAT' }],
  ['an exponent', '1e3', 'EUR', { rule: 'FORMAT' }],
  ['a comma', '10,50', 'EUR', { rule: 'FORMAT' }],
  ['nothing', '', 'EUR', { rule: 'FORMAT' }],
  ['blanks', ' 1', 'EUR', { rule: 'FORMAT' }],
  ['hexadecimal', '0x10', 'EUR', { rule: 'FORMAT' }],
  ['a megabyte of digits', '9'.repeat(1_000_000), 'EUR', { rule: 'FORMAT' }],
] as const)('an amount is refused: %s', ([, text, currency, refusal]) => {
  expect(parseAmount(text, currency)).toEqual({ ok: false, refusal })
})

test('negative amounts where they are allowed', () => {
  expect(parseAmount('-1.50', 'EUR', { negative: true })).toEqual({ ok: true, minor: -150n })
})

test.for([
  [1050n, 'EUR', '10.50'],
  [5n, 'EUR', '0.05'],
  [-5n, 'EUR', '-0.05'],
  [0n, 'EUR', '0.00'],
  [1050n, 'JPY', '1050'],
  [1n, 'BHD', '0.001'],
] as const)('%d %s is "%s"', ([minor, currency, text]) => {
  expect(formatAmount(minor, currency)).toBe(text)
})

test.for([
  [123_456n, 'EUR', 'en-GB', '€1,234.56'],
  [1050n, 'JPY', 'en-US', '¥1,050'],
  [1234n, 'BHD', 'en-US', 'BHD 1.234'],
  [123_456n, 'EUR', 'de-DE', '1.234,56 €'],
  [-150n, 'USD', 'en-US', '-$1.50'],
  [99_999_999_999_999_999n, 'USD', 'en-US', '$999,999,999,999,999.99'],
] as const)('%d %s in %s reads %s', ([minor, currency, locale, text]) => {
  expect(displayAmount(minor, currency, locale).replaceAll('\u00a0', ' ')).toBe(text)
})

test('stored text that is not an amount is a defect', () => {
  expect(amountOf('-1.50', 'EUR')).toBe(-150n)
  expect(() => amountOf('1.505', 'EUR')).toThrow(RangeError)
})

test('amounts together, in minor units', () => {
  expect(sumOf([], 'EUR')).toBe(0n)
  expect(sumOf(['4.50', '2', '-0.25'], 'EUR')).toBe(625n)
  expect(() => sumOf(['4.50', '2.005'], 'EUR')).toThrow(RangeError)
})

const currency = fc.constantFrom('EUR', 'JPY', 'BHD', 'CLF')
const minor = fc.bigInt({ min: -100_000_000_000n, max: 100_000_000_000n })

test('writing and reading an amount are inverse', () => {
  fc.assert(
    fc.property(minor, currency, (minor, currency) => {
      if (currency === 'JPY') minor /= 100n
      expect(amountOf(formatAmount(minor, currency), currency)).toBe(minor)
      expect(amountOf(amountAsNumber(minor, currency), currency)).toBe(minor)
    }),
  )
})
