import { couponConditions } from '@fairground/contract/ecom/coupon-conditions.ts'
import { expect, test } from 'vitest'
import { conditions, noConditions, unmetCondition, wholeOrderConditions } from './conditions.ts'

const cart = { subtotal: 5000n, inScope: { units: 2, subscriptionsOnly: false } }

test.for([
  ['no condition', {}, undefined],
  ['at the minimum', { minimumSubtotal: 5000n }, undefined],
  ['below the minimum', { minimumSubtotal: 5001n }, 'minimumSubtotal'],
] as const)('%s', ([, required, unmet]) => {
  expect(unmetCondition({ ...noConditions, ...required }, cart)).toBe(unmet)
})

test('each condition of the contract is declared', () => {
  expect(Object.keys(conditions)).toEqual(Object.keys(couponConditions))
  expect(wholeOrderConditions({ ...noConditions, minimumSubtotal: 1n })).toEqual(['minimumSubtotal'])
})
