import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceSummary } from './breakdown.ts'
import type { Benefit, PriceInput, PriceLine, Tax } from './input.ts'
import { subtract } from './pay.ts'
import { price } from './price.ts'
import { refundForUnits } from './refund.ts'

const minor = fc.oneof(fc.bigInt({ min: 0n, max: 20n }), fc.bigInt({ min: 0n, max: 100_000_000_000n }))
const rate = fc.oneof(
  fc.constantFrom(0n, 70_000n, 88_750n, 190_000n, 200_000n),
  fc.bigInt({ min: 0n, max: 1_000_000n }),
)
const tax: fc.Arbitrary<Tax | null> = fc.option(fc.record({ rate, included: fc.boolean() }))
const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const someIds = fc.option(fc.subarray([...ids]))

const anyLine = (id: string): fc.Arbitrary<PriceLine> =>
  fc.record(
    {
      id: fc.constant(id),
      unitPrice: minor,
      quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 100_000 })),
      tax,
      pay: fc.constantFrom('NOW', 'NOW', 'LATER', 'COVERED'),
      depositPerUnit: minor,
      ticketFee: fc.record({ type: fc.constantFrom('FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE'), rate }),
    },
    { requiredKeys: ['id', 'unitPrice', 'quantity', 'tax', 'pay'] },
  )

const benefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ kind: fc.constant('moneyOff'), amount: minor }),
  fc.record({ kind: fc.constant('moneyOffEach'), amount: minor }),
  fc.record({ kind: fc.constant('percentOff'), rate }),
  fc.record({ kind: fc.constant('fixedPrice'), amount: minor }),
  fc.record({
    kind: fc.constant('buyXGetY'),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constant('freeShipping') }),
)

const input: fc.Arbitrary<PriceInput> = fc.integer({ min: 0, max: ids.length }).chain((count) =>
  fc.record({
    currency: fc.constant('EUR'),
    lines: fc.tuple(...ids.slice(0, count).map(anyLine)),
    discounts: fc
      .array(fc.record({ benefit, lineIds: someIds, oneUnitOnly: fc.boolean() }), { maxLength: 3 })
      .map((all) => all.map((d, i) => ({ ...d, id: `D${i}` }))),
    shipping: fc.option(fc.record({ amount: minor, tax })),
    fees: fc
      .array(fc.record({ amount: minor, tax, lineIds: someIds }), { maxLength: 2 })
      .map((all) => all.map((f, i) => ({ ...f, id: `F${i}`, kind: 'TIP' as const }))),
    giftCards: fc.array(minor, { maxLength: 2 }).map((all) => all.map((balance, i) => ({ id: `G${i}`, balance }))),
  }),
)

const text = (value: unknown) => JSON.stringify(value, (_, v) => (typeof v === 'bigint' ? `${v}n` : v))
const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n)
const holds = (s: PriceSummary) => s.subtotal - s.discount + s.shipping + s.additionalFees + s.addedTax === s.total

test('I1: the parts make up the total, in the whole, now and later', () => {
  fc.assert(
    fc.property(input, (input) => {
      const { summary, payNow, payLater, lines, shipping, fees } = price(input)
      expect([summary, payNow, payLater].map(holds)).toEqual([true, true, true])
      expect(subtract(summary, payLater)).toEqual(payNow)
      expect(sum([...lines.map((l) => l.total), shipping.afterTax, ...fees.map((f) => f.afterTax)])).toBe(summary.total)
    }),
  )
})

test('I2: nothing is below 0, and what is free stays within what it is taken from', () => {
  fc.assert(
    fc.property(input, (input) => {
      const { summary, payNow, payLater, lines, due } = price(input)
      for (const part of [summary, payNow, payLater])
        for (const amount of Object.values(part)) expect(amount >= 0n).toBe(true)
      for (const line of lines) {
        expect(line.discount >= 0n && line.discount <= line.listed).toBe(true)
        expect(
          line.beforeTax >= 0n && line.tax >= 0n && line.total >= 0n && line.payNow >= 0n && line.payLater >= 0n,
        ).toBe(true)
      }
      expect(due >= 0n).toBe(true)
    }),
  )
})

test('I3: discounts and taxes of the lines add up to those of the whole', () => {
  fc.assert(
    fc.property(input, (input) => {
      const { summary, lines, discounts, shipping, fees, taxes } = price(input)
      expect(sum(lines.map((l) => l.discount))).toBe(summary.discount)
      expect(sum(lines.flatMap((l) => l.discounts.map((d) => d.amount)))).toBe(summary.discount)
      expect(sum(discounts.map((d) => d.amount - d.shipping))).toBe(summary.discount)
      expect(sum([...lines.map((l) => l.tax), shipping.tax, ...fees.map((f) => f.tax)])).toBe(summary.tax)
      expect(sum(taxes.map((t) => t.amount))).toBe(summary.tax)
    }),
  )
})

test('I4: the same input has the same answer, and is left alone', () => {
  fc.assert(
    fc.property(input, (input) => {
      const before = text(input)
      expect(text(price(input))).toBe(text(price(input)))
      expect(text(input)).toBe(before)
    }),
  )
})

test('I17: the order of the lines does not change the total', () => {
  fc.assert(
    fc.property(
      input.chain((input) =>
        fc.tuple(fc.constant(input), fc.shuffledSubarray([...input.lines], { minLength: input.lines.length })),
      ),
      ([input, lines]) => {
        const { summary, payNow, taxes } = price(input)
        const again = price({ ...input, lines })
        expect([again.summary, again.payNow]).toEqual([summary, payNow])
        expect(sum(again.taxes.map((t) => t.amount))).toBe(sum(taxes.map((t) => t.amount)))
      },
    ),
    { numRuns: 500 },
  )
})

test('I18: adding an item never lowers the subtotal', () => {
  fc.assert(
    fc.property(input, anyLine('z'), (input, line) => {
      expect(price({ ...input, lines: [...input.lines, line] }).summary.subtotal >= price(input).summary.subtotal).toBe(
        true,
      )
    }),
  )
})

test('explanations end in the total and account for it', () => {
  fc.assert(
    fc.property(input, (input) => {
      for (const line of price(input).lines) {
        expect(line.explain.at(-1)).toEqual({ step: 'TOTAL', amount: line.total })
        const explained = line.explain.reduce((amount, step) => {
          if (step.step === 'LISTED') return step.amount
          if (step.step === 'COVERED') return 0n
          if (step.step === 'DISCOUNT') return amount + step.amount
          if (step.step === 'TAX') return step.included ? amount : amount + step.amount
          if (step.step === 'FEE') return step.type === 'FEE_ADDED_AT_CHECKOUT' ? amount + step.amount : amount
          return amount
        }, 0n)
        expect(explained).toBe(line.total)
      }
    }),
  )
})

test('refunding unit by unit gives back exactly the line', () => {
  fc.assert(
    fc.property(minor, fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 }), (total, steps) => {
      const quantity = steps.reduce((a, b) => a + b)
      let refunded = 0
      let given = 0n
      for (const units of steps) {
        const amount = refundForUnits(total, quantity, refunded, units)
        expect(amount >= 0n).toBe(true)
        given += amount
        refunded += units
      }
      expect(given).toBe(total)
      expect(refundForUnits(total, quantity, refunded, 1)).toBe(0n)
    }),
  )
})
