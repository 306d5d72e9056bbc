import { expect, test } from 'vitest'
import { priceAfter, priceChangeFault, priceMessage } from './price-change.ts'

test.for([
  ['per cent', { kind: 'percent', typed: '5' }, '36.00', '37.80'],
  ['a part of one per cent', { kind: 'percent', typed: '7.5' }, '36.00', '38.70'],
  ['with a comma', { kind: 'percent', typed: '-12,25' }, '36.00', '31.59'],
  ['per cent, to .99', { kind: 'percent', typed: '5', ending: '99' }, '36.00', '37.99'],
  ['an amount less, to .00', { kind: 'amount', typed: '-1.60', ending: '00' }, '36.00', '34.00'],
  ['one for all, to .95', { kind: 'set', typed: '20', ending: '95' }, '36.00', '19.95'],
  ['below nothing', { kind: 'amount', typed: '-40', ending: '99' }, '36.00', undefined],
] as const)('%s', ([, change, before, after]) => expect(priceAfter(change, before, 'GBP')).toBe(after))

test.for([
  [
    { kind: 'percent', typed: '-10', ending: '99' },
    { percentage: -10, ending: '99' },
  ],
  [{ kind: 'percent', typed: '−7,5' }, { percentage: -7.5 }],
  [{ kind: 'amount', typed: '-1,50' }, { amount: '-1.50' }],
  [{ kind: 'set', typed: '18' }, { price: '18' }],
] as const)('%o on the wire', ([change, message]) => expect(priceMessage(change)).toEqual(message))

test.for([
  ['7.5', true],
  ['-100', true],
  ['1000', true],
  ['-100.01', false],
  ['1000.5', false],
  ['7.125', false],
  ['ten', false],
  ['', false],
] as const)('%s per cent is taken: %s', ([typed, taken]) => {
  expect(priceChangeFault({ kind: 'percent', typed }, 'GBP') === undefined).toBe(taken)
})
