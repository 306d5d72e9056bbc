import { expect, test } from 'vitest'
import { kindOf, readDeposit } from './read-deposit.ts'

test.for([
  ['all', '25', null],
  ['percentage', ' 12,5 ', { percentage: '12.5' }],
  ['percentage', '99.9', { percentage: '99.9' }],
  ['percentage', '100', undefined],
  ['percentage', '0.0', undefined],
  ['amount', '20', { amount: '20' }],
  ['amount', '0', undefined],
  ['amount', 'ten', undefined],
  ['amount', '', undefined],
] as const)('a deposit of the kind %s with the entry “%s” is read', ([kind, entered, expected]) => {
  expect(readDeposit(kind, entered)).toEqual(expected)
})

test('the kind of a stored deposit is found again', () => {
  expect([kindOf(null), kindOf({ percentage: '5' }), kindOf({ amount: '5' })]).toEqual(['all', 'percentage', 'amount'])
})
