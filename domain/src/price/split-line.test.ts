import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PricedLine } from './breakdown.ts'
import { price } from './price.ts'
import { splitLine, splitLines } from './split-line.ts'

const minor = fc.oneof(fc.bigInt({ min: 0n, max: 20n }), fc.bigInt({ min: 0n, max: 10_000_000n }))
const rate = fc.constantFrom(0n, 70_000n, 88_750n, 200_000n)
const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n)
const amounts = [
  'listed',
  'net',
  'taxable',
  'tax',
  'beforeTax',
  'afterTax',
  'unitPrice',
  'discount',
  'total',
  'payNow',
] as const satisfies readonly (keyof PricedLine)[]

test('every amount of the parts of a line adds up to that of the line, and none is below 0', () => {
  fc.assert(
    fc.property(
      fc.record({
        unitPrice: minor,
        quantity: fc.integer({ min: 1, max: 20 }),
        tax: fc.option(fc.record({ rate, included: fc.boolean() })),
        fee: fc.constantFrom('FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE'),
      }),
      fc.array(
        fc.oneof(
          minor.map((amount) => ({ kind: 'moneyOff' as const, amount })),
          rate.map((r) => ({ kind: 'percentOff' as const, rate: r * 4n })),
        ),
        { maxLength: 3 },
      ),
      fc.array(fc.bigInt({ min: 0n, max: 1000n }), { minLength: 1, maxLength: 12 }),
      ({ unitPrice, quantity, tax, fee }, benefits, weights) => {
        const whole = price({
          currency: 'EUR',
          lines: [
            { id: 'pass', unitPrice, quantity, tax, pay: 'NOW', ticketFee: { type: fee, rate: 25_000n } },
            { id: 'other', unitPrice: 500n, quantity: 1, tax, pay: 'NOW' },
          ],
          discounts: benefits.map((benefit, i) => ({ id: `D${i}`, benefit })),
        })
        const parts = weights.map((weight, i) => ({ id: String(i), weight }))
        const split = splitLines(whole, new Map([['pass', parts]]))
        const own = split.lines.slice(0, -1)
        const line = whole.lines[0]!
        for (const amount of amounts) {
          expect(sum(own.map((part) => part[amount]))).toBe(line[amount])
          for (const part of own) expect(part[amount] >= 0n).toBe(true)
        }
        expect(sum(own.map(({ ticketFee }) => ticketFee?.amount ?? 0n))).toBe(line.ticketFee?.amount ?? 0n)
        expect(split.summary).toEqual(whole.summary)
        for (const [i, one] of whole.discounts.entries())
          expect(sum(split.discounts[i]!.lines.map(({ amount }) => amount))).toBe(
            sum(one.lines.map(({ amount }) => amount)),
          )
        for (const part of own) {
          expect(part.explain.at(-1)).toEqual({ step: 'TOTAL', amount: part.total })
          expect(part.unitPrice * BigInt(quantity)).toBe(part.listed)
        }
      },
    ),
  )
})

test('parts cost what they weigh, and the last of free ones has nothing more', () => {
  const priced = (unitPrice: bigint) =>
    price({
      currency: 'EUR',
      lines: [{ id: 'pass', unitPrice, quantity: 2, tax: { rate: 200_000n, included: true }, pay: 'NOW' }],
    }).lines[0]!
  const parts = [33n, 33n, 34n].map((weight, i) => ({ id: String(i), weight }))
  expect(splitLine(priced(100n), parts).map(({ unitPrice, total }) => [unitPrice, total])).toEqual([
    [33n, 66n],
    [33n, 66n],
    [34n, 68n],
  ])
  expect(splitLine(priced(0n), parts).map(({ total }) => total)).toEqual([0n, 0n, 0n])
})

test('a part of several units has the quantity of all of them, at their own price', () => {
  const whole = price({
    currency: 'EUR',
    lines: [{ id: 'family', unitPrice: 5000n, quantity: 3, tax: null, pay: 'NOW' }],
    discounts: [{ id: 'D', benefit: { kind: 'percentOff', rate: 100_000n } }],
  })
  const parts = [
    { id: 'adults', weight: 3334n, perUnit: 2 },
    { id: 'children', weight: 1666n, perUnit: 2 },
  ]
  const [adults, children] = splitLine(whole.lines[0]!, parts)
  expect(adults).toMatchObject({ quantity: 6, unitPrice: 1667n, listed: 10_002n, discount: 1000n, total: 9002n })
  expect(children).toMatchObject({ quantity: 6, unitPrice: 833n, listed: 4998n, discount: 500n, total: 4498n })
  expect(adults?.explain[0]).toMatchObject({ step: 'LISTED', quantity: 6, unitPrice: 1667n })
})
