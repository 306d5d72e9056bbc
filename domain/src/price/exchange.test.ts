import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchangeUnit } from './exchange.ts'
import type { PriceLine } from './input.ts'
import { price } from './price.ts'

const VAT = { rate: 200_000n, included: true }
const line = (id: string, unitPrice: bigint, more: Partial<PriceLine> = {}): PriceLine => ({
  id,
  unitPrice,
  quantity: 1,
  tax: VAT,
  pay: 'NOW',
  ticketFee: { type: 'FEE_ADDED_AT_CHECKOUT', rate: 25_000n },
  ...more,
})
const bought = price({ currency: 'GBP', lines: [line('seats', 3500n, { quantity: 3 }), line('mug', 900n)] })

const rate = fc.constantFrom(0n, 25_000n, 75_000n, 200_000n)
/** Lines of at least so many units. */
const asBought = (min: number) =>
  fc.record({
    unitPrice: fc.bigInt({ min: 0n, max: 20_000n }),
    quantity: fc.integer({ min, max: 9 }),
    tax: fc.option(fc.record({ rate, included: fc.boolean() })),
    ticketFee: fc.record({ type: fc.constantFrom('FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE'), rate }),
  })

const STAYS_PAID = { cheaper: 'STAYS_PAID' } as const

test.for([
  ['as much', 3500n, {}, [3500n, 3500n]],
  ['as much, where the price is kept', 3500n, STAYS_PAID, [3500n, 3500n]],
  ['as much, where every difference is allowed', 3500n, { cheaper: 'GOES_BACK', dearer: true }, [3500n, 3500n]],
  ['less', 2000n, {}, null],
  ['less, where it may cost more', 2000n, { dearer: true }, null],
  ['less, where the price is kept', 2000n, STAYS_PAID, [3500n, 2000n]],
  ['nothing, where the price is kept', 0n, STAYS_PAID, [3500n, 0n]],
  ['more', 3600n, {}, null],
  ['more, where the price is kept', 3600n, STAYS_PAID, null],
  ['more, where the difference goes back', 3600n, { cheaper: 'GOES_BACK' }, null],
] as const)('a unit becomes a thing that costs %s', ([, unitPrice, differences, expected]) => {
  const exchanged = exchangeUnit(bought, 'seats', line('one', unitPrice), differences)
  expect(exchanged && [exchanged.unit.unitPrice, exchanged.offered.unitPrice]).toEqual(expected)
  if (!exchanged) return
  const { breakdown } = exchanged
  expect(breakdown.summary).toEqual(bought.summary)
  expect(breakdown.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['seats', 2],
    ['one', 1],
    ['mug', 1],
  ])
  const sum = (lines: typeof breakdown.lines) => lines.reduce((all, { total }) => all + total, 0n)
  expect(sum(breakdown.lines)).toBe(sum(bought.lines))
})

test('an untaxed line cannot take over the price of a taxed one', () => {
  const untaxed = line('one', 2000n, { tax: null })
  expect(exchangeUnit(bought, 'seats', untaxed, STAYS_PAID)).toBeNull()
})

test.for([
  ['more', 5000n, { dearer: true }, 1435n],
  ['less', 2000n, { cheaper: 'GOES_BACK' }, -1640n],
  ['nothing', 0n, { cheaper: 'GOES_BACK' }, -3690n],
] as const)('the sums of an order follow a unit that costs %s', ([, unitPrice, differences, difference]) => {
  const even = price({ currency: 'GBP', lines: [line('seats', 3600n, { quantity: 3 }), line('mug', 900n)] })
  const exchanged = exchangeUnit(even, 'seats', line('one', unitPrice), differences)!
  expect(exchanged.difference).toBe(difference)
  const again = price({
    currency: 'GBP',
    lines: [line('seats', 3600n, { quantity: 2 }), line('one', unitPrice), line('mug', 900n)],
  })
  const lines = exchanged.breakdown.lines.map(({ divided: _, ...one }) => one)
  expect({ ...exchanged.breakdown, lines }).toEqual(again)
  expect(exchanged.breakdown.summary.total - even.summary.total).toBe(difference)
})

test('pennies of rounding neither refuse a unit that costs the same nor charge for it', () => {
  const differences = fc.constantFrom({}, STAYS_PAID, { cheaper: 'GOES_BACK', dearer: true } as const)
  fc.assert(
    fc.property(asBought(1), differences, ({ quantity, ...each }, allowed) => {
      const before = price({ currency: 'GBP', lines: [line('seats', each.unitPrice, { ...each, quantity })] })
      const same = exchangeUnit(before, 'seats', line('one', each.unitPrice, each), allowed)
      expect(same?.difference).toBe(0n)
      expect(same?.breakdown.summary).toEqual(before.summary)
      // The second of them has its share, too.
      const again = same?.rest && exchangeUnit(same.breakdown, 'seats', line('two', each.unitPrice, each), allowed)
      if (again) expect([again.difference, again.breakdown.summary]).toEqual([0n, before.summary])
    }),
  )
})

test.for([
  [{ tax: VAT }, 999n, 800n],
  [{ tax: null }, 1020n, 800n],
] as const)('a cheaper thing for which what was paid stays paid takes a share of the line', ([more, full, low]) => {
  const before = price({ currency: 'GBP', lines: [line('seats', full, { ...more, quantity: 2 })] })
  const exchanged = exchangeUnit(before, 'seats', line('one', low, more), STAYS_PAID)
  expect(exchanged?.breakdown.summary).toEqual(before.summary)
})

test('no unit of a line becomes dearer to change once another of the line is changed', () => {
  fc.assert(
    fc.property(asBought(2), fc.bigInt({ min: 100n, max: 9_000n }), ({ quantity, ...each }, more) => {
      const before = price({ currency: 'GBP', lines: [line('seats', each.unitPrice, { ...each, quantity })] })
      const dearer = (id: string) => line(id, each.unitPrice + more, each)
      let breakdown = before
      const differences = Array.from({ length: quantity }, (_, n) => {
        const exchanged = exchangeUnit(breakdown, 'seats', dearer(`one ${n}`), { dearer: true })!
        breakdown = exchanged.breakdown
        return exchanged.difference
      })
      expect(differences.slice(1).every((difference, i) => difference <= differences[i]!)).toBe(true)
    }),
  )
})
