import { expect, test } from 'vitest'
import { chargeDifference, daysToCompare, refundDifference } from './payment-difference.ts'

const pounds = (amount: bigint) => ({ amount, currency: 'GBP' })
const paid = { ...pounds(2000n), status: 'APPROVED' } as const

test.for([
  ['the books agree', pounds(2000n), paid, undefined],
  ['a part went back since', pounds(2000n), { ...paid, status: 'PARTIALLY_REFUNDED' }, undefined],
  ['no payment is known of it', pounds(2000n), undefined, 'CHARGE_UNKNOWN'],
  ['its payment was given up', pounds(2000n), { ...paid, status: 'CANCELED' }, 'CHARGE_NOT_BOOKED'],
  ['another amount was taken', pounds(1999n), paid, 'CHARGE_AMOUNT'],
  ['another currency was taken', { amount: 2000n, currency: 'EUR' }, paid, 'CHARGE_AMOUNT'],
] as const)('a charge is held against its payment: %s', ([, taken, booked, expected]) => {
  expect(chargeDifference(taken, booked)).toBe(expected)
})

const given = (status: 'SUCCEEDED' | 'PENDING' | 'FAILED', amount = 500n) => ({ ...pounds(amount), status })
const back = { ...pounds(500n), status: 'SUCCEEDED' } as const

test.for([
  ['the books agree', given('SUCCEEDED'), back, undefined],
  ['it is not decided there', given('PENDING'), undefined, undefined],
  ['it is not decided here', given('SUCCEEDED'), { ...back, status: 'PENDING' }, undefined],
  ['it was given at the provider', given('SUCCEEDED'), undefined, 'REFUND_UNKNOWN'],
  ['it failed here alone', given('SUCCEEDED'), { ...back, status: 'FAILED' }, 'REFUND_NOT_BOOKED'],
  ['it failed there alone', given('FAILED'), back, 'REFUND_FAILED'],
  ['it failed on both sides', given('FAILED'), { ...back, status: 'FAILED' }, undefined],
  ['another amount went back', given('SUCCEEDED', 600n), back, 'REFUND_AMOUNT'],
] as const)('a refund is held against ours: %s', ([, theirs, booked, expected]) => {
  expect(refundDifference(theirs, booked)).toBe(expected)
})

test('a day is compared two hours after its end, and once more when a week is over', () => {
  const all = daysToCompare(new Date('2026-11-28T02:00:00Z'), [])
  expect(all).toEqual([
    { day: '2026-11-17', round: 'AGAIN' },
    { day: '2026-11-18', round: 'AGAIN' },
    { day: '2026-11-19', round: 'AGAIN' },
    { day: '2026-11-25', round: 'FIRST' },
    { day: '2026-11-26', round: 'FIRST' },
    { day: '2026-11-27', round: 'FIRST' },
  ])
  expect(daysToCompare(new Date('2026-11-28T01:59:59Z'), []).at(-1)).toEqual({ day: '2026-11-26', round: 'FIRST' })
  expect(daysToCompare(new Date('2026-11-28T02:00:00Z'), all)).toEqual([])
  expect(daysToCompare(new Date('2026-11-29T02:00:00Z'), all)).toEqual([
    { day: '2026-11-20', round: 'AGAIN' },
    { day: '2026-11-28', round: 'FIRST' },
  ])
})
