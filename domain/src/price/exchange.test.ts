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
  ['more', 5000n, { dearer: true }, 1537n],
  ['less', 2000n, { cheaper: 'GOES_BACK' }, -1538n],
  ['nothing', 0n, { cheaper: 'GOES_BACK' }, -3588n],
] as const)('the sums of an order follow a unit that costs %s', ([, unitPrice, differences, difference]) => {
  const exchanged = exchangeUnit(bought, 'seats', line('one', unitPrice), differences)!
  expect(exchanged.difference).toBe(difference)
  const again = price({
    currency: 'GBP',
    lines: [line('seats', 3500n, { quantity: 2 }), line('one', unitPrice), line('mug', 900n)],
  })
  expect(exchanged.breakdown).toEqual(again)
  expect(exchanged.breakdown.summary.total - bought.summary.total).toBe(difference)
})
