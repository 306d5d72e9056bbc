import { expect, test } from 'vitest'
import { type MethodLimits, type PayablePurchase, whyNotTaken } from './method-limits.ts'

const purchase: PayablePurchase = {
  country: 'GB',
  amount: 5000n,
  currency: 'GBP',
  delivery: 'SHIPPING',
  items: new Set(['GOODS']),
}

test.for<[MethodLimits, Partial<PayablePurchase>, ReturnType<typeof whyNotTaken>]>([
  [{}, {}, undefined],
  [{ countries: ['GB', 'IE'] }, {}, undefined],
  [{ countries: ['IE'] }, {}, 'COUNTRY'],
  [{ minimumAmount: '50.00' }, {}, undefined],
  [{ minimumAmount: '50.01' }, {}, 'AMOUNT'],
  [{ maximumAmount: '50' }, {}, undefined],
  [{ maximumAmount: '49.99' }, {}, 'AMOUNT'],
  [{ deliveries: ['PICKUP'] }, {}, 'DELIVERY'],
  [{ deliveries: ['PICKUP', 'NONE'] }, { delivery: 'NONE' }, undefined],
  [{ countries: ['IE'], deliveries: ['PICKUP'] }, { country: undefined, delivery: undefined }, undefined],
  [{ items: ['TICKETS'] }, {}, 'ITEMS'],
  [{ items: ['GOODS'] }, { items: new Set(['GOODS', 'TICKETS']) }, 'ITEMS'],
  [{ items: ['GOODS', 'TICKETS'] }, { items: new Set(['GOODS', 'TICKETS']) }, undefined],
  [{ countries: ['GB'], items: ['DOWNLOADS'] }, { items: new Set(['DOWNLOADS']) }, undefined],
])('a method with limits %o leaves a purchase that differs by %o for: %o', ([limits, change, why]) => {
  expect(whyNotTaken(limits, { ...purchase, ...change }, 'GBP')).toBe(why)
})

test('amounts of limits are in the digits of the currency', () => {
  expect(whyNotTaken({ minimumAmount: '1000' }, { ...purchase, amount: 1000n, currency: 'JPY' }, 'JPY')).toBeUndefined()
  expect(whyNotTaken({ minimumAmount: '1000' }, { ...purchase, amount: 1000n, currency: 'KWD' }, 'KWD')).toBe('AMOUNT')
})

test('amounts of limits say nothing of a purchase in another currency', () => {
  expect(whyNotTaken({ maximumAmount: '10.00' }, { ...purchase, currency: 'EUR' }, 'GBP')).toBeUndefined()
  expect(whyNotTaken({ maximumAmount: '10.00' }, purchase, 'GBP')).toBe('AMOUNT')
})
