import { expect, test } from 'vitest'
import { isTaken, type MethodLimits, type PayablePurchase } from './method-limits.ts'

const purchase: PayablePurchase = {
  country: 'GB',
  amount: 5000n,
  currency: 'GBP',
  delivery: 'SHIPPING',
  items: new Set(['GOODS']),
}

test.for<[MethodLimits, Partial<PayablePurchase>, boolean]>([
  [{}, {}, true],
  [{ countries: ['GB', 'IE'] }, {}, true],
  [{ countries: ['IE'] }, {}, false],
  [{ minimumAmount: '50.00' }, {}, true],
  [{ minimumAmount: '50.01' }, {}, false],
  [{ maximumAmount: '50' }, {}, true],
  [{ maximumAmount: '49.99' }, {}, false],
  [{ deliveries: ['PICKUP'] }, {}, false],
  [{ deliveries: ['PICKUP', 'NONE'] }, { delivery: 'NONE' }, true],
  [{ countries: ['IE'], deliveries: ['PICKUP'] }, { country: undefined, delivery: undefined }, true],
  [{ items: ['TICKETS'] }, {}, false],
  [{ items: ['GOODS'] }, { items: new Set(['GOODS', 'TICKETS']) }, false],
  [{ items: ['GOODS', 'TICKETS'] }, { items: new Set(['GOODS', 'TICKETS']) }, true],
  [{ countries: ['GB'], items: ['DOWNLOADS'] }, { items: new Set(['DOWNLOADS']) }, true],
])('a method with limits %o takes a purchase that differs by %o: %o', ([limits, change, taken]) => {
  expect(isTaken(limits, { ...purchase, ...change }, 'GBP')).toBe(taken)
})

test('amounts of limits are in the digits of the currency', () => {
  expect(isTaken({ minimumAmount: '1000' }, { ...purchase, amount: 1000n, currency: 'JPY' }, 'JPY')).toBe(true)
  expect(isTaken({ minimumAmount: '1000' }, { ...purchase, amount: 1000n, currency: 'KWD' }, 'KWD')).toBe(false)
})

test('amounts of limits say nothing of a purchase in another currency', () => {
  expect(isTaken({ maximumAmount: '10.00' }, { ...purchase, currency: 'EUR' }, 'GBP')).toBe(true)
  expect(isTaken({ maximumAmount: '10.00' }, purchase, 'GBP')).toBe(false)
})
