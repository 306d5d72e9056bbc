import { expect, test } from 'vitest'
import type { PriceInput, Tax, TaxPart } from '../price/input.ts'
import { price } from '../price/price.ts'
import { taxSummary } from './tax-summary.ts'

const part = (name: string, rate: bigint): TaxPart => ({
  name,
  rate,
  type: 'VAT',
  jurisdiction: name,
  jurisdictionType: 'STATE',
})
const full: Tax = { rate: 200_000n, included: false, parts: [part('VAT', 200_000n)] }
const reduced: Tax = { rate: 50_000n, included: true, parts: [part('VAT', 50_000n)] }
const input = (more: Partial<PriceInput>): PriceInput => ({ currency: 'GBP', lines: [], ...more })
const line = (id: string, unitPrice: bigint, tax: Tax | null) =>
  ({ id, unitPrice, quantity: 1, tax, pay: 'NOW' }) as const

test.for<[string, PriceInput, ReturnType<typeof taxSummary>]>([
  ['nothing sold', input({}), { rows: [], untaxed: 0n, net: 0n, tax: 0n }],
  [
    'two rates, one of them in its price, and a tip without tax',
    input({
      lines: [line('a', 1000n, full), line('b', 2100n, reduced)],
      fees: [{ id: 'f', kind: 'TIP', amount: 100n, tax: null }],
    }),
    {
      rows: [
        { rate: 200_000n, name: 'VAT', net: 1000n, tax: 200n },
        { rate: 50_000n, name: 'VAT', net: 2000n, tax: 100n },
      ],
      untaxed: 100n,
      net: 3100n,
      tax: 300n,
    },
  ],
  [
    'delivery is taxed with the goods of its rate, and a rate without a name stays so',
    input({
      lines: [line('a', 1000n, { rate: 200_000n, included: false })],
      shipping: { amount: 500n, tax: { rate: 200_000n, included: false } },
    }),
    { rows: [{ rate: 200_000n, net: 1500n, tax: 300n }], untaxed: 0n, net: 1500n, tax: 300n },
  ],
  [
    'taxes of two jurisdictions that have one name and one rate are two rows',
    input({
      lines: [
        line('a', 10_000n, {
          rate: 20_000n,
          included: false,
          parts: ['City', 'District'].map((jurisdiction) => ({ ...part('Sales Tax', 10_000n), jurisdiction })),
        }),
      ],
    }),
    {
      rows: [
        { rate: 10_000n, name: 'Sales Tax', net: 10_000n, tax: 100n },
        { rate: 10_000n, name: 'Sales Tax', net: 10_000n, tax: 100n },
      ],
      untaxed: 0n,
      net: 10_000n,
      tax: 200n,
    },
  ],
  [
    'two taxes on one price have its net in both rows',
    input({
      lines: [
        line('a', 10_000n, { rate: 70_000n, included: false, parts: [part('State', 50_000n), part('City', 20_000n)] }),
      ],
    }),
    {
      rows: [
        { rate: 50_000n, name: 'State', net: 10_000n, tax: 500n },
        { rate: 20_000n, name: 'City', net: 10_000n, tax: 200n },
      ],
      untaxed: 0n,
      net: 10_000n,
      tax: 700n,
    },
  ],
  [
    'tax in prices and tax on top of them are one row where rate and name are the same',
    input({ lines: [line('a', 1000n, full), line('b', 1200n, { ...full, included: true })] }),
    { rows: [{ rate: 200_000n, name: 'VAT', net: 2000n, tax: 400n }], untaxed: 0n, net: 2000n, tax: 400n },
  ],
])('%s', ([, given, expected]) => {
  const breakdown = price(given)
  const summary = taxSummary(breakdown)
  expect(summary).toEqual(expected)
  expect(summary.net + summary.tax).toBe(breakdown.summary.total)
})
