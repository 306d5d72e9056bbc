import { expect, test } from 'vitest'
import { fromRates, isComplete, noRates, type RateValues, rateMistakes, toRates } from './rate-values.ts'

const tiers = [
  { from: '0', amount: '4.50' },
  { from: '2', amount: '9' },
]

test.for<[string, RateValues]>([
  ['flat', { ...noRates, amount: '5' }],
  ['flat, free from 50', { ...noRates, amount: '5', freeFrom: '50' }],
  ['for each item', { ...noRates, amount: '1.2', forEach: true }],
  ['by weight', { ...noRates, basis: 'weight', tiers }],
  ['by price, free from 100', { ...noRates, basis: 'price', tiers, freeFrom: '100' }],
  ['by number of items', { ...noRates, basis: 'quantity', tiers }],
])('rates %s are read back as they were written', ([, values]) => {
  expect(fromRates(toRates(values) ?? [])).toEqual(values)
})

test('conditions that the form does not show stay as they are', () => {
  const values = fromRates([
    { amount: '3', conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '1' }] },
    { amount: '4', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GT', value: '1' }] },
  ])
  expect([values.basis, toRates(values)]).toEqual(['other', undefined])
})

test.for<[string, Partial<RateValues>, boolean]>([
  ['an amount with a comma', { amount: '4,50' }, true],
  ['a thousand with a comma', { freeFrom: '1,200' }, false],
  ['a step of a thousand with a comma', { basis: 'price', tiers: [{ from: '1,200', amount: '1' }] }, false],
  ['a weight of three digits', { basis: 'weight', tiers: [{ from: '1.125', amount: '1' }] }, true],
  ['no amount', { amount: '' }, false],
  ['tiers that do not rise', { basis: 'weight', tiers: [...tiers].reverse() }, false],
  ['half an item', { basis: 'quantity', tiers: [{ from: '1.5', amount: '1' }] }, false],
  ['a tier that is no number', { basis: 'price', tiers: [{ from: 'ten', amount: '1' }] }, false],
  ['no tier', { basis: 'price', tiers: [] }, false],
])('%s', ([, change, complete]) => {
  expect(isComplete({ ...noRates, amount: '1', ...change }, 'GBP')).toBe(complete)
})

test('each field that holds no value has its own sentence, and a step that does not rise is the one below', () => {
  const typed = { basis: 'weight', freeFrom: '-1', tiers: [...tiers, { from: '1', amount: '12.345' }] } as const
  expect(rateMistakes({ ...noRates, ...typed }, 'GBP')).toEqual({
    amount: undefined,
    freeFrom: 'Enter 0 or more.',
    noTier: undefined,
    tiers: [
      { from: undefined, amount: undefined },
      { from: undefined, amount: undefined },
      { from: 'Enter more than in the step before.', amount: 'This currency has fewer decimals.' },
    ],
  })
  expect(rateMistakes({ ...noRates, amount: '1e9' }, 'GBP').amount).toBe('Enter an amount, such as 18.00.')
})
