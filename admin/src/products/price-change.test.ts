import { expect, test } from 'vitest'
import { priceAfter, priceMessage } from './price-change.ts'

test.for([
  ['per cent', { kind: 'percent', typed: '5' }, '36.00', '37.80'],
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
  [{ kind: 'amount', typed: '-1,50' }, { amount: '-1.50' }],
  [{ kind: 'set', typed: '18' }, { price: '18' }],
] as const)('%o on the wire', ([change, message]) => expect(priceMessage(change)).toEqual(message))
