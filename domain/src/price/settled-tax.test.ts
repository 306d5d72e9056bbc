import { expect, test } from 'vitest'
import type { PriceLine, Tax } from './input.ts'
import { price } from './price.ts'

const parts: Tax['parts'] = [
  { rate: 40_000n, name: 'Sales Tax', type: 'sales_tax', jurisdiction: 'New York', jurisdictionType: 'STATE' },
  {
    rate: 45_000n,
    name: 'Sales Tax',
    type: 'sales_tax',
    jurisdiction: 'New York City',
    jurisdictionType: 'CITY',
    taxable: 500n,
  },
]
const tax = (included: boolean, net: bigint): Tax => ({
  rate: 85_000n,
  included,
  parts,
  settled: { net, taxable: 900n, amounts: [37n, 22n] },
})
const line = (one: Tax): PriceLine => ({ id: 'a', unitPrice: 1000n, quantity: 1, tax: one, pay: 'NOW' })

test.for([
  ['added', false, { net: 1000n, beforeTax: 1000n, tax: 59n, total: 1059n }],
  ['included', true, { net: 1000n, beforeTax: 941n, tax: 59n, total: 1000n }],
] as const)('tax that was calculated outside and is %s is taken as it is', ([, included, expected]) => {
  const { lines, taxes, summary } = price({ currency: 'USD', lines: [line(tax(included, 1000n))] })
  expect(lines[0]).toMatchObject({ ...expected, taxable: 900n, settled: true })
  expect(taxes.map(({ amount, taxable }) => [amount, taxable])).toEqual([
    [37n, 900n],
    [22n, 500n],
  ])
  expect(summary.total).toBe(expected.total)
})

test('an amount that was not calculated bears the rates', () => {
  const { lines } = price({ currency: 'USD', lines: [line(tax(false, 999n))] })
  expect(lines[0]).toMatchObject({ tax: 85n, taxable: 1000n })
  expect(lines[0]?.settled).toBeUndefined()
})

test('taxes that are calculated later do not change how a discount is shared', () => {
  const lines = ['a', 'b', 'c'].map((id) => ({ ...line(tax(false, -1n)), id }))
  const discounts = [{ id: 'off', benefit: { kind: 'moneyOff' as const, amount: 100n } }]
  const before = price({ currency: 'USD', lines, discounts }).lines
  const settled = lines.map((one, i) => ({ ...one, tax: tax(false, before[i]!.net) })) // as many lines
  const after = price({ currency: 'USD', lines: settled, discounts }).lines
  expect(after.map(({ net }) => net)).toEqual(before.map(({ net }) => net))
  expect(after.every((one) => one.settled)).toBe(true)
})
