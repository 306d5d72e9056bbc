import { expect, test } from 'vitest'
import type { Benefit } from '../price/input.ts'
import { type CouponTerms, couponDiscount, minimumUnits } from './discount.ts'

const terms = (more: Partial<CouponTerms>): CouponTerms => ({
  type: 'moneyOffAmount',
  amount: null,
  rate: null,
  buy: null,
  get: null,
  oneItem: false,
  ...more,
})

test.each<[Partial<CouponTerms>, Benefit]>([
  [
    { type: 'moneyOffAmount', amount: 500n },
    { kind: 'moneyOff', amount: 500n },
  ],
  [
    { type: 'fixedPriceAmount', amount: 900n },
    { kind: 'fixedPrice', amount: 900n },
  ],
  [
    { type: 'percentOffRate', rate: 125_000n },
    { kind: 'percentOff', rate: 125_000n },
  ],
  [
    { type: 'buyXGetY', buy: 2, get: 1 },
    { kind: 'buyXGetY', buy: 2, get: 1 },
  ],
  [{ type: 'freeShipping' }, { kind: 'freeShipping' }],
])('%o', (more, benefit) => {
  expect(couponDiscount('c', terms(more), ['a'])).toEqual({ id: 'c', benefit, lineIds: ['a'], oneUnitOnly: false })
})

test('one unit alone, where that says something', () => {
  const oneUnitOnly = (more: Partial<CouponTerms>) =>
    couponDiscount('c', terms({ ...more, oneItem: true }), null).oneUnitOnly
  expect([oneUnitOnly({}), oneUnitOnly({ type: 'buyXGetY', buy: 1, get: 1 })]).toEqual([true, false])
})

test('a buy-get discount needs both the bought and the free units', () => {
  expect([minimumUnits(terms({})), minimumUnits(terms({ type: 'buyXGetY', buy: 2, get: 1 }))]).toEqual([1, 3])
})
