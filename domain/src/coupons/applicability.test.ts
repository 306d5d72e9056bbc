import { expect, test } from 'vitest'
import { type CouponState, invalidCouponReason } from './applicability.ts'
import { noConditions } from './conditions.ts'

const noon = new Date('2030-06-01T12:00:00Z')
const one = new Date('2030-06-01T13:00:00Z')
const coupon: CouponState = {
  active: true,
  startsAt: null,
  expiresAt: null,
  usageLimit: null,
  used: 0,
  limitPerCustomer: null,
  usedByCustomer: 0,
  conditions: noConditions,
  minimumQuantity: 1,
  appliesToSubscriptions: false,
}
const cart = { subtotal: 5000n, inScope: { units: 2, subscriptionsOnly: false } }

test.for([
  ['applies', {}, {}, null],
  ['switched off', { active: false }, {}, 'DISABLED'],
  ['expires now', { expiresAt: noon }, {}, 'EXPIRED'],
  ['expires later', { expiresAt: one }, {}, null],
  ['starts later', { startsAt: one }, {}, 'INACTIVE'],
  ['starts now', { startsAt: noon }, {}, null],
  ['last use', { usageLimit: 3, used: 2 }, {}, null],
  ['used up', { usageLimit: 3, used: 3 }, {}, 'MAX_USAGE_EXCEEDED'],
  ['used up by this customer', { limitPerCustomer: 1, usedByCustomer: 1 }, {}, 'MAX_USAGE_PER_CUSTOMER_EXCEEDED'],
  [
    'nothing in scope',
    {},
    { inScope: { units: 0, subscriptionsOnly: false } },
    'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  ],
  ['only subscriptions', {}, { inScope: { units: 2, subscriptionsOnly: true } }, 'NOT_APPLICABLE_TO_SUBSCRIPTIONS'],
  ['subscriptions welcome', { appliesToSubscriptions: true }, { inScope: { units: 2, subscriptionsOnly: true } }, null],
  ['too few', { minimumQuantity: 3 }, {}, 'MIN_LINE_ITEM_QUANTITY_NOT_REACHED'],
  ['at the minimum', { conditions: { ...noConditions, minimumSubtotal: 5000n } }, {}, null],
  ['below the minimum', { conditions: { ...noConditions, minimumSubtotal: 5001n } }, {}, 'MIN_SUBTOTAL_NOT_REACHED'],
  [
    'expired, and below the minimum',
    { expiresAt: noon, conditions: { ...noConditions, minimumSubtotal: 9999n } },
    {},
    'EXPIRED',
  ],
] as const)('%s', ([, change, cartChange, reason]) => {
  expect(invalidCouponReason({ ...coupon, ...change }, { ...cart, ...cartChange }, noon)).toBe(reason)
})
