import { expect, test } from 'vitest'
import { priceAsCharged } from './as-charged.ts'

const input = {
  currency: 'GBP',
  shipping: { amount: 500n, tax: null },
  lines: [
    { id: 'a', quantity: 3, unitPrice: 1000n, tax: null, pay: 'NOW' as const },
    { id: 'b', quantity: 1, unitPrice: 500n, tax: null, pay: 'NOW' as const },
  ],
  discounts: [{ id: 'd', benefit: { kind: 'moneyOff' as const, amount: 500n } }],
}

test.for([
  ['on top', { amount: 701n, included: false }, { tax: 701n, addedTax: 701n, total: 4201n }, 3500n],
  ['in the prices', { amount: 583n, included: true }, { tax: 583n, addedTax: 0n, total: 3500n }, 2917n],
  ['of nothing', { amount: 0n, included: true }, { tax: 0n, addedTax: 0n, total: 3500n }, 0n],
] as const)(
  'a tax %s is shared by lines and delivery, and adds up to what was charged',
  ([, tax, summary, taxable]) => {
    const breakdown = priceAsCharged(input, tax)!
    expect(breakdown.summary).toMatchObject({ subtotal: 3500n, discount: 500n, shipping: 500n, ...summary })
    const charges = [...breakdown.lines, breakdown.shipping]
    const sum = (pick: (charge: (typeof charges)[number]) => bigint) =>
      charges.reduce((all, one) => all + pick(one), 0n)
    expect([sum(({ tax: one }) => one), sum(({ afterTax }) => afterTax)]).toEqual([tax.amount, summary.total])
    expect(sum((charge) => charge.taxable)).toBe(taxable)
    expect([breakdown.due, breakdown.payLater.total]).toEqual([summary.total, 0n])
    for (const line of breakdown.lines) expect(line.explain.at(-1)).toEqual({ step: 'TOTAL', amount: line.total })
  },
)

test('a tax of more than there is to pay is none', () => {
  expect(priceAsCharged(input, { amount: 3500n, included: true })).toBeUndefined()
  const free = { currency: 'GBP', lines: [{ id: 'a', quantity: 1, unitPrice: 0n, tax: null, pay: 'NOW' as const }] }
  expect(priceAsCharged(free, { amount: 1n, included: false })).toBeUndefined()
})
