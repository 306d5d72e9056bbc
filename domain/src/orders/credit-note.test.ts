import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceInput, Tax, TaxPart } from '../price/input.ts'
import { price } from '../price/price.ts'
import { type Credit, creditOf, DELIVERY_CHARGE, leftToCredit } from './credit-note.ts'
import { taxSummary } from './tax-summary.ts'

const part = (name: string, rate: bigint, compound = false): TaxPart => ({
  name,
  rate,
  compound,
  type: 'VAT',
  jurisdiction: name,
  jurisdictionType: 'STATE',
})
const TAXES: readonly (Tax | null)[] = [
  null,
  { rate: 0n, included: true },
  { rate: 200_000n, included: true },
  { rate: 200_000n, included: false, parts: [part('VAT', 200_000n)] },
  { rate: 55_000n, included: true, parts: [part('VAT', 55_000n)] },
  { rate: 70_000n, included: false, parts: [part('State', 50_000n), part('City', 20_000n)] },
  { rate: 154_875n, included: false, parts: [part('GST', 50_000n), part('QST', 99_750n, true)] },
]
const [, , full, added] = TAXES
const input = (more: Partial<PriceInput>): PriceInput => ({ currency: 'GBP', lines: [], ...more })
const line = (id: string, unitPrice: bigint, tax: Tax | null | undefined, quantity = 1) =>
  ({ id, unitPrice, quantity, tax: tax ?? null, pay: 'NOW' }) as const
const NOTHING = new Map<string, bigint>()
const mixed = price(
  input({
    lines: [line('a', 1200n, full, 2), line('b', 1000n, added)],
    shipping: { amount: 500n, tax: null },
    fees: [{ id: 'f', kind: 'TIP', amount: 100n, tax: null }],
  }),
)

test('the charge that a refund names is credited with its own tax', () => {
  expect(creditOf(mixed, { amount: 1200n, named: new Map([['a', 1200n]]), before: NOTHING })).toEqual({
    charges: [{ id: 'a', amount: 1200n, taxRate: 200_000n }],
    taxes: [{ rate: 200_000n, net: 1000n, tax: 200n }],
    untaxed: 0n,
    total: 1200n,
  })
})

test('a compound tax is credited on the price with the others, as it was charged', () => {
  const sold = price(input({ lines: [line('a', 10_000n, TAXES.at(-1))] }))
  const rows = [
    { rate: 50_000n, name: 'GST', net: 10_000n, tax: 500n },
    { rate: 99_750n, name: 'QST', net: 10_500n, tax: 1047n },
  ]
  expect(taxSummary(sold).rows).toEqual(rows)
  expect(creditOf(sold, { amount: sold.summary.total, named: NOTHING, before: NOTHING }).taxes).toEqual(rows)
  const half = creditOf(sold, { amount: 5774n, named: NOTHING, before: NOTHING })
  expect(half.taxes.map(({ net, tax }) => [net, tax])).toEqual([
    [5000n, 250n],
    [5250n, 524n],
  ])
})

test('an amount beyond what is named is credited over all that is left, and one below it over what is named', () => {
  const more = creditOf(mixed, { amount: 3000n, named: new Map([['a', 2400n]]), before: NOTHING })
  expect(more.charges.map(({ id, amount }) => [id, amount])).toEqual([
    ['a', 2400n],
    ['b', 400n],
    [DELIVERY_CHARGE, 167n],
    ['f', 33n],
  ])
  const less = creditOf(mixed, {
    amount: 300n,
    named: new Map([
      ['a', 1200n],
      ['b', 1200n],
    ]),
    before: NOTHING,
  })
  expect(less.charges.map(({ id, amount }) => [id, amount])).toEqual([
    ['a', 150n],
    ['b', 150n],
  ])
})

test('no more is credited than is left, and nothing of charges that the invoice has not', () => {
  const before = new Map([
    ['a', 2400n],
    ['b', 1200n],
  ])
  expect(leftToCredit(mixed, before)).toBe(600n)
  const rest = creditOf(mixed, {
    amount: 10_000n,
    named: new Map([
      ['a', 2400n],
      ['elsewhere', 5n],
    ]),
    before,
  })
  expect(rest).toMatchObject({ total: 600n, untaxed: 600n, taxes: [] })
  expect(rest.charges.map(({ id }) => id)).toEqual([DELIVERY_CHARGE, 'f'])
})

/** Net amounts and taxes as a reader adds them up: the second tax of a region is on what the first one is on. */
const printedTotal = ({ taxes, untaxed }: Credit): bigint =>
  taxes.reduce((total, { name, net, tax }) => total + tax + (['City', 'QST'].includes(name ?? '') ? 0n : net), untaxed)

test('the net amount and the tax of a part that divides badly add up to what is given back', () => {
  const invoice = price(input({ lines: [line('a', 1999n, added, 3)] }))
  const half = { amount: 3598n, named: NOTHING }
  const first = creditOf(invoice, { ...half, before: NOTHING })
  expect(first).toMatchObject({ taxes: [{ net: 2998n, tax: 600n }], untaxed: 0n, total: 3598n })
  const second = creditOf(invoice, { ...half, before: new Map([['a', 3598n]]) })
  expect(second).toMatchObject({ taxes: [{ net: 2999n, tax: 599n }], untaxed: 0n, total: 3598n })
})

test('a tax that is on less than the others are is credited with what it is on', () => {
  const invoice = price(
    input({
      lines: [
        line('a', 1000n, {
          rate: 85_000n,
          included: false,
          parts: [part('State', 40_000n), { ...part('City', 45_000n), taxable: 301n }],
          settled: { net: 1000n, taxable: 900n, amounts: [36n, 14n] },
        }),
      ],
    }),
  )
  const first = creditOf(invoice, { amount: 350n, named: NOTHING, before: NOTHING })
  const second = creditOf(invoice, { amount: 700n, named: NOTHING, before: new Map([['a', 350n]]) })
  expect(first.taxes.map(({ net, tax }) => [net, tax])).toEqual([
    [300n, 12n],
    [100n, 5n],
  ])
  const both = first.taxes.map((row, i) => ({
    ...row,
    net: row.net + (second.taxes[i]?.net ?? 0n),
    tax: row.tax + (second.taxes[i]?.tax ?? 0n),
  }))
  expect(both).toEqual(taxSummary(invoice).rows)
})

test('credit notes over a whole invoice add up to it, rate by rate, however the refunds were cut', () => {
  const charge = fc.record({
    unitPrice: fc.bigInt(0n, 99_999n),
    quantity: fc.integer({ min: 1, max: 9 }),
    tax: fc.constantFrom(...TAXES),
  })
  const cut = fc.record({ share: fc.integer({ min: 1, max: 100 }), named: fc.integer({ min: 0, max: 4 }) })
  fc.assert(
    fc.property(
      fc.array(charge, { minLength: 1, maxLength: 5 }),
      fc.bigInt(0n, 5_000n),
      fc.array(cut, { maxLength: 6 }),
      (goods, delivery, cuts) => {
        const invoice = price(
          input({
            lines: goods.map(({ unitPrice, quantity, tax }, i) => line(`l${i}`, unitPrice, tax, quantity)),
            shipping: { amount: delivery, tax: full ?? null },
          }),
        )
        const before = new Map<string, bigint>()
        const credited = new Map<string, { net: bigint; tax: bigint }>()
        let [total, untaxed] = [0n, 0n]
        for (const { share, named } of [...cuts, { share: 100, named: 0 }]) {
          const amount = (leftToCredit(invoice, before) * BigInt(share)) / 100n
          const note = creditOf(invoice, { amount, named: new Map([[`l${named}`, amount]]), before })
          expect(note.total).toBe(amount)
          expect(note.charges.reduce((sum, one) => sum + one.amount, 0n)).toBe(amount)
          expect(printedTotal(note)).toBe(amount)
          expect(note.taxes.every((one) => one.net >= 0n && one.tax >= 0n) && note.untaxed >= 0n).toBe(true)
          for (const one of note.charges) before.set(one.id, (before.get(one.id) ?? 0n) + one.amount)
          for (const { rate, name, net, tax } of note.taxes) {
            const sofar = credited.get(`${rate} ${name ?? ''}`) ?? { net: 0n, tax: 0n }
            credited.set(`${rate} ${name ?? ''}`, { net: sofar.net + net, tax: sofar.tax + tax })
          }
          total += note.total
          untaxed += note.untaxed
        }
        const summary = taxSummary(invoice)
        expect(total).toBe(invoice.summary.total)
        expect(untaxed).toBe(summary.untaxed)
        expect(credited).toEqual(
          new Map(summary.rows.map(({ rate, name, net, tax }) => [`${rate} ${name ?? ''}`, { net, tax }])),
        )
      },
    ),
  )
})
