import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeRefund, type RefundFee, type RefundLine, type RefundShipping } from './refund.ts'

const line = (change: Partial<RefundLine> = {}): RefundLine => ({
  id: 'a',
  quantity: 3,
  given: 0,
  listed: 1000n,
  discount: 100n,
  tax: 90n,
  fee: 10n,
  total: 1000n,
  ...change,
})
const shipping: RefundShipping = { listed: 600n, discount: 0n, tax: 100n, total: 600n, given: 0n }
const tip: RefundFee = { id: 'f', tax: 0n, total: 250n, given: 50n }
const fees = [tip]
const selection = { lineItems: [], shipping: null, fees: [] }

test.for([
  ['a unit', {}, { lineItems: [{ lineItemId: 'a', quantity: 1 }] }, 333n],
  ['the last unit has what is left', { given: 2 }, { lineItems: [{ lineItemId: 'a', quantity: 1 }] }, 333n],
  ['all of it', {}, { lineItems: [{ lineItemId: 'a', quantity: 3 }] }, 1000n],
  [
    'a line in two entries',
    {},
    {
      lineItems: [
        { lineItemId: 'a', quantity: 1 },
        { lineItemId: 'a', quantity: 2 },
      ],
    },
    1000n,
  ],
  ['delivery, in part', {}, { shipping: 150n }, 150n],
  ['a part of a fee', {}, { fees: [{ id: 'f', amount: 30n }] }, 30n],
  ['what is left of a fee', {}, { fees: [{ id: 'f', amount: null }] }, 200n],
  ['nothing', {}, {}, 0n],
] as const)('a refund comes to: %s', ([, change, items, total]) => {
  const computed = computeRefund({ lines: [line(change)], shipping, fees }, { ...selection, ...items })
  expect(computed.ok && computed.refund.sum.total).toBe(total)
})

test.for([
  ['a line that is not there', { lineItems: [{ lineItemId: 'b', quantity: 1 }] }, 'LINE_ITEM_NOT_FOUND'],
  ['more than was bought', { lineItems: [{ lineItemId: 'a', quantity: 4 }] }, 'INVALID_LINE_ITEM_REFUND_QUANTITY'],
  ['more of delivery than it cost', { shipping: 601n }, 'INVALID_SHIPPING_REFUND_AMOUNT'],
  ['nothing of delivery', { shipping: 0n }, 'INVALID_SHIPPING_REFUND_AMOUNT'],
  ['a fee that is not there', { fees: [{ id: 'g', amount: null }] }, 'ADDITIONAL_FEE_NOT_FOUND'],
  ['more than is left of a fee', { fees: [{ id: 'f', amount: 201n }] }, 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT'],
  [
    'a fee in two entries that are more than is left',
    {
      fees: [
        { id: 'f', amount: 150n },
        { id: 'f', amount: 51n },
      ],
    },
    'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
  ],
] as const)('refused: %s', ([, items, code]) => {
  const computed = computeRefund({ lines: [line()], shipping, fees }, { ...selection, ...items })
  expect(computed.ok ? [] : computed.refusals.map((refusal) => refusal.code)).toEqual([code])
})

test('a refunded unit is not refunded again', () => {
  const units = { ...selection, lineItems: [{ lineItemId: 'a', quantity: 2 }] }
  expect(computeRefund({ lines: [line({ given: 2 })], shipping, fees }, units)).toEqual({
    ok: false,
    refusals: [{ code: 'INVALID_LINE_ITEM_REFUND_QUANTITY', lineItemId: 'a', quantity: 2, left: 1 }],
  })
  const delivery = { ...selection, shipping: 500n }
  expect(computeRefund({ lines: [], shipping: { ...shipping, given: 200n }, fees }, delivery)).toEqual({
    ok: false,
    refusals: [{ code: 'INVALID_SHIPPING_REFUND_AMOUNT', left: 400n }],
  })
  expect(computeRefund({ lines: [], shipping: null, fees }, delivery)).toEqual({
    ok: false,
    refusals: [{ code: 'SHIPPING_NOT_FOUND' }],
  })
})

test('unit by unit every part of a line comes back whole', () => {
  const amount = fc.bigInt({ min: 0n, max: 10_000_000n })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), amount, amount, amount, (quantity, total, tax, listed) => {
      const sums = { total: 0n, tax: 0n, subtotal: 0n }
      for (let given = 0; given < quantity; given++) {
        const whole = line({ quantity, given, total, tax, listed })
        const one = { ...selection, lineItems: [{ lineItemId: 'a', quantity: 1 }] }
        const computed = computeRefund({ lines: [whole], shipping: null, fees }, one)
        if (!computed.ok) throw new Error('refused')
        sums.total += computed.refund.sum.total
        sums.tax += computed.refund.sum.tax
        sums.subtotal += computed.refund.sum.subtotal
      }
      expect(sums).toEqual({ total, tax, subtotal: listed })
    }),
  )
})

test('parts of units that are refunded one by one add up to what each cost, and to the line', () => {
  const price = fc.bigInt({ min: 1n, max: 100_000n })
  const percent = fc.bigInt({ min: 0n, max: 100n })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      price,
      percent,
      percent,
      fc.bigInt({ min: 0n, max: 500n }),
      fc.boolean(),
      (quantity, unitPrice, off, rate, fee, isOnTop) => {
        const listed = unitPrice * BigInt(quantity)
        const discount = (listed * off) / 100n
        const net = listed - discount
        const tax = isOnTop ? (net * rate) / 100n : (net * rate) / (100n + rate)
        const total = net + (isOnTop ? tax : 0n) + fee
        const sums = { total: 0n, tax: 0n, fees: 0n, net: 0n }
        for (let given = 0; given < quantity; given++) {
          const lines = [line({ quantity, given, listed, discount, tax, fee, total })]
          const units = { ...selection, lineItems: [{ lineItemId: 'a', quantity: 1 }] }
          const computed = computeRefund({ lines, shipping: null, fees }, units)
          if (!computed.ok) throw new Error('refused')
          const one = computed.refund.sum
          expect(one.subtotal - one.discount + (isOnTop ? one.tax : 0n) + one.fees).toBe(one.total)
          expect(Object.values(one).every((part) => part >= 0n)).toBe(true)
          sums.total += one.total
          sums.tax += one.tax
          sums.fees += one.fees
          sums.net += one.subtotal - one.discount
        }
        expect(sums).toEqual({ total, tax, fees: fee, net })
      },
    ),
  )
})
