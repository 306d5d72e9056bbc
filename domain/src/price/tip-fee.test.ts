import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceInput } from './input.ts'
import { price } from './price.ts'
import { tipOf, withTip } from './tip-fee.ts'

const input = (tip: bigint, pay: 'NOW' | 'LATER' = 'NOW'): PriceInput => ({
  currency: 'EUR',
  lines: [{ id: 'a', unitPrice: 1050n, quantity: 3, tax: null, pay }],
  shipping: { amount: 490n, tax: null },
  fees: tip > 0n ? [{ id: 'f', kind: 'TIP', amount: tip, tax: null }] : [],
})
const amount = fc.bigInt({ min: 0n, max: 1_000_000n })
const feeOf = (tip: bigint) => (tip > 0n ? { id: 'f', amount: tip } : undefined)

test('a tip that is changed afterwards costs what it costs from the beginning', () => {
  fc.assert(
    fc.property(amount, amount, (before, after) => {
      expect(withTip(price(input(before)), feeOf(after))).toEqual(price(input(after)))
    }),
  )
})

test('a tip on what is paid later is paid later, too', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 1_000_000n }), amount, (before, after) => {
      expect(withTip(price(input(before, 'LATER')), feeOf(after))).toEqual(price(input(after, 'LATER')))
    }),
  )
})

test('a purchase without a tip has none', () => {
  expect(tipOf(price(input(0n)))).toBeUndefined()
  expect(tipOf(price(input(70n)))).toMatchObject({ net: 70n, tax: 0n })
})
