import fc from 'fast-check'
import { expect, test } from 'vitest'
import { least } from '../rounding.ts'
import { paidFor, type ReversedAmount, reversedPart } from './reversal.ts'

test.for([
  ['a half of added tax', { amount: 1000n, tax: 89n, included: false }, 545n, { amount: 500n, tax: 45n }],
  ['a half of included tax', { amount: 1000n, tax: 167n, included: true }, 500n, { amount: 500n, tax: 84n }],
  ['all of it', { amount: 1000n, tax: 89n, included: false }, 1089n, { amount: 1000n, tax: 89n }],
  ['more than there is', { amount: 1000n, tax: 89n, included: false }, 5000n, { amount: 1000n, tax: 89n }],
] as const)('a refund of %s takes back its share of the tax', ([, charge, refunded, expected]) => {
  expect(reversedPart(charge, { amount: 0n, tax: 0n }, refunded)).toEqual(expected)
})

test('refunds one after the other take back a charge, and never more', () => {
  const amount = fc.bigInt(0n, 10_000n)
  fc.assert(
    fc.property(amount, amount, fc.boolean(), fc.array(amount, { maxLength: 5 }), (net, tax, included, refunds) => {
      const charge = { amount: included ? net + tax : net, tax, included }
      let before: ReversedAmount = { amount: 0n, tax: 0n }
      let left = paidFor(charge)
      for (const wanted of [...refunds, left]) {
        const refunded = least(wanted, left)
        const part = reversedPart(charge, before, refunded)
        expect(part.amount >= 0n && part.tax >= 0n).toBe(true)
        expect(paidFor({ amount: part.amount, tax: part.tax, included })).toBe(refunded)
        before = { amount: before.amount + part.amount, tax: before.tax + part.tax }
        left -= refunded
      }
      expect(before).toEqual({ amount: charge.amount, tax: charge.tax })
    }),
  )
})
