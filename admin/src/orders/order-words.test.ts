import { expect, test } from 'vitest'
import { paymentMark } from './order-words.ts'

test.for([
  ['PENDING_MERCHANT', '25.00', 'To capture'],
  ['PENDING_MERCHANT', '0.00', 'Needs approval'],
  ['PARTIALLY_PAID', '25.00', 'Partly paid'],
  ['PAID', '0.00', 'Paid'],
] as const)('a payment that is %s with %s reserved is marked “%s”', ([paymentStatus, amount, words]) => {
  expect(paymentMark({ paymentStatus, balanceSummary: { authorized: { amount } } })[1]).toBe(words)
})
