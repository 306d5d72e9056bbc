import type { Explanation, PricedLine } from './breakdown.ts'
import type { PriceLine } from './input.ts'

/** The steps from listed price to total, for a person who asks why a line costs what it costs. */
export function explain(priced: Omit<PricedLine, 'explain'>, { pay, quantity, unitPrice }: PriceLine): Explanation[] {
  const steps: Explanation[] = [{ step: 'LISTED', unitPrice, quantity, amount: unitPrice * BigInt(quantity) }]
  if (pay === 'COVERED') steps.push({ step: 'COVERED', amount: 0n })
  for (const { id, amount } of priced.discounts) steps.push({ step: 'DISCOUNT', id, amount: -amount })
  if (priced.taxRate > 0n) {
    steps.push({ step: 'TAXABLE', amount: priced.taxable })
    steps.push({ step: 'TAX', rate: priced.taxRate, included: priced.taxIncluded, amount: priced.tax })
  }
  if (priced.ticketFee) steps.push({ step: 'FEE', ...priced.ticketFee })
  steps.push({ step: 'TOTAL', amount: priced.total })
  return steps
}
