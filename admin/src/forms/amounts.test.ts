import { expect, test } from 'vitest'
import { formatsOf } from '../formats.ts'
import { amountFault, currencySign, typedAmount, wireAmount } from './amounts.ts'
import { moneyOrText } from './money-or-text.ts'

test.for([
  ['18', 'GBP', undefined],
  [' 18,50 ', 'GBP', undefined],
  ['', 'GBP', 'Enter an amount, such as 18.00.'],
  ['eighteen', 'GBP', 'Enter an amount, such as 18.00.'],
  ['18.005', 'GBP', 'This currency has fewer decimals.'],
  ['eighteen', 'JPY', 'Enter an amount, such as 18.'],
  ['eighteen', 'KWD', 'Enter an amount, such as 18.000.'],
  ['18.005', 'KWD', undefined],
  ['18.5', 'JPY', 'This currency has fewer decimals.'],
  ['-1', 'GBP', 'Enter 0 or more.'],
  ['10000000000', 'GBP', 'This amount is too large.'],
] as const)('“%s” in %s', ([typed, currency, fault]) => {
  expect(amountFault(typed, currency)).toBe(fault)
})

test('an amount is written as the wire has it, and read from it', () => {
  expect([wireAmount(' 18,50 '), typedAmount(18.5, 'GBP'), typedAmount(1800, 'JPY')]).toEqual([
    '18.50',
    '18.50',
    '1800',
  ])
})

test('the sign of a currency', () => {
  expect([currencySign('GBP', 'en-GB'), currencySign('EUR', 'de-DE')]).toEqual(['£', '€'])
})

test.for([
  ['18.50', 'GBP', '£18.50'],
  ['18.005', 'GBP', '18.005'],
  ['6000', 'JPY', 'JP¥6,000'],
  ['6000.50', 'JPY', '6000.50'],
  ['six', 'JPY', 'six'],
] as const)('%s from an address, in %s', ([amount, currency, shown]) => {
  const site = { currency, locale: 'en-GB', timeZone: 'Europe/London' }
  expect(moneyOrText(amount, formatsOf(site))).toBe(shown)
})
