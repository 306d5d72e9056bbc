import { couponConditions } from '@fairground/contract/ecom/coupon-conditions.ts'
import { expect, test } from 'vitest'
import { conditions, noConditions, ordersLetThrough, unmetCondition, wholeOrderConditions } from './conditions.ts'

const cart = { subtotal: 5000n, inScope: { units: 2, subscriptionsOnly: false } }

test.for([
  ['no condition', {}, undefined],
  ['at the minimum', { minimumSubtotal: 5000n }, undefined],
  ['below the minimum', { minimumSubtotal: 5001n }, 'minimumSubtotal'],
] as const)('%s', ([, required, unmet]) => {
  expect(unmetCondition({ ...noConditions, ...required }, cart)).toBe(unmet)
})

test('each condition of the contract is declared, with words', () => {
  expect(Object.keys(conditions)).toEqual(Object.keys(couponConditions))
  for (const { label, orders } of Object.values(conditions)) expect([label, orders('3')]).not.toContain('')
  expect(ordersLetThrough(() => undefined)).toBeUndefined()
  expect(ordersLetThrough((field) => (field === 'minimumSubtotal' ? '£30.00' : undefined))).toBe('orders from £30.00')
  expect(wholeOrderConditions({ ...noConditions, minimumSubtotal: 1n })).toEqual(['minimumSubtotal'])
})
