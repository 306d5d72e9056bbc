import type { Specification } from '@fairground/client/generated/ecom.coupons.ts'
import { CouponCondition } from '@fairground/contract/ecom/coupon-conditions.ts'
import { expect, test } from 'vitest'
import { t } from '../texts.ts'
import { type CouponValues, changesOf, couponMessage, couponValues, emptyCoupon } from './coupon-values.ts'
import { generateCode } from './generate-code.ts'

const ZONE = 'Europe/London'
const PLACE = { zone: ZONE, currency: 'GBP' }
const message = (change: Partial<CouponValues>) =>
  couponMessage({ ...emptyCoupon, code: ' SUMMER ', name: ' Summer ', percent: '10', ...change }, PLACE)
const nothing = {
  ...Object.fromEntries(CouponCondition.map((field) => [field, null])),
  scope: null,
  limitedToOneItem: false,
  startTime: null,
  expirationTime: null,
  usageLimit: null,
  limitPerCustomer: null,
}
const summer = { code: 'SUMMER', name: 'Summer', active: true }

test('an emptied field is sent as nothing', () => {
  expect(message({})).toEqual({ ...summer, percentOffRate: 10, ...nothing })
})

test.for([
  [{ kind: 'moneyOffAmount', amount: '5,50' }, { moneyOffAmount: 5.5 }],
  [{ kind: 'fixedPriceAmount', amount: '0' }, { fixedPriceAmount: 0 }],
  [{ kind: 'buyXGetY', buy: '3', free: '2', oneUnit: true }, { buyXGetY: { x: 3, y: 2 } }],
  [
    { kind: 'freeShipping', minimumSubtotal: '30', oneUnit: true },
    { freeShipping: true, minimumSubtotal: 30 },
  ],
] as [Partial<CouponValues>, Specification][])('%j', ([change, benefit]) => {
  expect(message({ percent: '', ...change })).toEqual({ ...summer, ...nothing, ...benefit })
})

test('a minimum is of the whole order alone, and an id of a named target', () => {
  const { scope, minimumSubtotal } = message({ target: 'collection', entityId: 'c-1', minimumSubtotal: '30' })
  expect([scope, minimumSubtotal]).toEqual([
    { namespace: 'stores', group: { name: 'collection', entityId: 'c-1' } },
    null,
  ])
  expect(message({ target: 'tickets', entityId: 'c-1' }).scope).toEqual({ namespace: 'events' })
})

test.for<Specification>([
  { percentOffRate: 12.5, type: 'percentOffRate', limitedToOneItem: true, minimumSubtotal: 30 },
  { moneyOffAmount: 5, type: 'moneyOffAmount', scope: { namespace: 'events' }, usageLimit: 3, limitPerCustomer: 1 },
  { fixedPriceAmount: 0, type: 'fixedPriceAmount', scope: { namespace: 'stores' }, startTime: '1798761600000' },
  {
    buyXGetY: { x: 2, y: 1 },
    type: 'buyXGetY',
    scope: { namespace: 'stores', group: { name: 'product', entityId: 'p' } },
  },
  { freeShipping: true, type: 'freeShipping', expirationTime: '1813000000123' },
])('an untouched field is not sent: %j', (specification) => {
  const stored = { id: 'c', dateCreated: '0', expired: false, numberOfUsages: 0 }
  const values = couponValues({ ...stored, specification: { ...summer, ...specification } }, 'GBP', ZONE)
  const before = couponMessage(values, PLACE)
  expect(changesOf(before, couponMessage(values, PLACE))).toEqual({})
  expect(changesOf(before, couponMessage({ ...values, usageLimit: '7', name: 'Autumn' }, PLACE))).toEqual({
    usageLimit: 7,
    name: 'Autumn',
  })
})

test('times are those of the site’s zone', () => {
  const { startTime, expirationTime } = message({ start: '2027-06-12T18:30', end: '2027-12-12T18:30' })
  expect([startTime, expirationTime]).toEqual([
    String(Date.parse('2027-06-12T17:30:00Z')),
    String(Date.parse('2027-12-12T18:30:00Z')),
  ])
})

test('codes are eight signs that nobody takes for each other', () => {
  expect(generateCode(Uint8Array.of(0, 31, 32, 255, 7, 8, 9, 10))).toBe('A9A9HJKL')
  expect(generateCode()).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
})

test('each condition has a label, a placeholder and its words in the summary', () => {
  for (const condition of CouponCondition) {
    expect(t('admin.coupons.conditionLabel', { condition })).not.toBe('')
    expect(t('admin.coupons.conditionPlaceholder', { condition })).not.toBe('')
    expect(t('admin.coupons.conditionOfOrders', { condition, bound: '£30.00' })).toContain('£30.00')
  }
})
