import type { Specification } from '@fairground/client/generated/ecom.coupons.ts'
import { expect, test } from 'vitest'
import { formatsOf } from '../formats.ts'
import { couponSentences } from './coupon-sentence.ts'
import { couponState } from './coupon-state.ts'
import { periodOf, usesOf, whatItDoes } from './coupon-words.ts'

const formats = formatsOf({ locale: 'en-GB', timeZone: 'Europe/London', currency: 'GBP' })
const names: Record<string, string> = { m: 'Mugs', n: 'Night market' }
const nameOf = (_: unknown, id: string) => names[id] ?? '?'
const now = new Date('2026-11-22T12:00:00Z')
const at = (moment: string) => String(Date.parse(moment))

const goods = { namespace: 'stores' } as const
const mugs = { namespace: 'stores', group: { name: 'collection', entityId: 'm' } } as const
const night = { namespace: 'events', group: { name: 'event', entityId: 'n' } } as const

test.for([
  [{ percentOffRate: 10, scope: goods }, '10% off all goods'],
  [{ percentOffRate: 12.5, scope: { namespace: 'events' } }, '12.5% off all tickets'],
  [{ percentOffRate: 8.0625, scope: { namespace: 'stores', group: { name: 'product' } } }, '8.0625% off all goods'],
  [{ moneyOffAmount: 5 }, '£5.00 off the whole order'],
  [{ moneyOffAmount: 5, minimumSubtotal: 30 }, '£5.00 off orders from £30.00'],
  [{ moneyOffAmount: 2, scope: night }, '£2.00 off tickets for Night market'],
  [{ moneyOffAmount: 2, scope: mugs, limitedToOneItem: true }, '£2.00 off Mugs, cheapest unit only'],
  [{ freeShipping: true }, 'Free delivery'],
  [{ freeShipping: true, minimumSubtotal: 30 }, 'Free delivery for orders from £30.00'],
  [{ buyXGetY: { x: 2, y: 1 }, scope: mugs }, 'Every 3rd free: Mugs'],
  [{ buyXGetY: { x: 20, y: 1 }, scope: mugs }, 'Every 21st free: Mugs'],
  [{ buyXGetY: { x: 3, y: 2 }, scope: goods }, 'Buy 3, get 2 free: all goods'],
  [{ fixedPriceAmount: 0, scope: mugs }, '£0.00 a unit: Mugs'],
  [{ fixedPriceAmount: 7.5, minimumSubtotal: 30 }, '£7.50 a unit: every item, in orders from £30.00'],
  [{}, ''],
] as [Specification, string][])('%j: %s', ([specification, words]) => {
  expect(whatItDoes(specification, formats, nameOf)).toBe(words)
})

const coupon = (specification: Specification, numberOfUsages = 0, expired = false) => ({
  id: 'c',
  dateCreated: '0',
  specification: { active: true, ...specification },
  numberOfUsages,
  expired,
})

test.for([
  ['active', coupon({})],
  ['active', coupon({ usageLimit: 3, startTime: at('2026-11-22T12:00:00Z') }, 2)],
  ['usedUp', coupon({ usageLimit: 3 }, 3)],
  ['usedUp', coupon({ usageLimit: 3 }, 4)],
  ['scheduled', coupon({ startTime: at('2026-11-22T12:00:01Z') })],
  ['expired', coupon({ usageLimit: 3 }, 3, true)],
  ['off', coupon({ active: false }, 0, true)],
] as const)('%s: %j', ([state, one]) => {
  expect(couponState(one, now)).toBe(state)
})

test('uses and period of a coupon are written in words', () => {
  expect([usesOf(coupon({}, 1200), formats), usesOf(coupon({ usageLimit: 100 }, 12), formats)]).toEqual([
    '1,200',
    '12 of 100',
  ])
  const [startTime, expirationTime] = [at('2026-12-01T09:00:00Z'), at('2027-06-24T17:00:00Z')]
  expect(
    [{}, { startTime }, { expirationTime }, { startTime, expirationTime }].map((period) =>
      periodOf(period, formats, now),
    ),
  ).toEqual(['', 'From 1 Dec, 09:00', 'Until 24 Jun 2027, 18:00', '1 Dec, 09:00 – 24 Jun 2027, 18:00'])
})

const bounded = { startTime: at('2026-12-01T09:00:00Z'), expirationTime: at('2026-12-24T18:00:00Z') }

test.for([
  [
    { code: 'SUMMER10', percentOffRate: 10, scope: goods, active: true },
    'Buyers who enter SUMMER10 get 10% off all goods. It is valid now and does not expire. There is no limit on its use.',
  ],
  [
    {
      code: 'X',
      buyXGetY: { x: 2, y: 1 },
      scope: mugs,
      active: true,
      usageLimit: 100,
      limitPerCustomer: 1,
      ...bounded,
    },
    'Buyers who enter X get the cheapest of every 3 units free: Mugs. It works from 1 December 2026, 09:00 GMT until 24 December 2026, 18:00 GMT. It can be used for 100 orders, once for each customer.',
  ],
  [
    { fixedPriceAmount: 5, scope: night, active: false, limitPerCustomer: 2, startTime: bounded.startTime },
    'Buyers who enter the code get each unit for £5.00: tickets for Night market. It works from 1 December 2026, 09:00 GMT on. Each customer may use it 2 times. It is inactive: nobody can use it until you activate it.',
  ],
  [
    { code: 'X', freeShipping: true, active: true, usageLimit: 1, expirationTime: at('2026-11-22T12:00:00Z') },
    'Buyers who enter X get free delivery. It ended on 22 November 2026, 12:00 GMT, so nobody can use it. It can be used for 1 order.',
  ],
] as [Specification, string][])('%j', ([specification, words]) => {
  expect(couponSentences(specification, formats, nameOf, now).join(' ')).toBe(words)
})
