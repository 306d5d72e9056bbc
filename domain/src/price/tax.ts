import { WHOLE } from '../rate.ts'
import { roundHalfUp } from '../rounding.ts'
import type { PricedCharge, TaxTotal } from './breakdown.ts'
import type { Tax } from './input.ts'

/**
 * The tax of one discounted amount, rounded once: on top it is base x rate; inside it is base - base / (1 + rate).
 * `net` is the discounted amount as the shop shows it.
 */
export function taxed(listed: bigint, net: bigint, tax: Tax | null): PricedCharge {
  const rate = tax?.rate ?? 0n
  const included = tax?.included ?? false
  const amount = included ? roundHalfUp(net * rate, WHOLE + rate) : roundHalfUp(net * rate, WHOLE)
  const beforeTax = included ? net - amount : net
  return {
    listed,
    net,
    taxable: rate === 0n ? 0n : beforeTax,
    tax: amount,
    taxRate: rate,
    taxIncluded: included,
    taxKey: tax?.key ?? null,
    beforeTax,
    afterTax: beforeTax + amount,
  }
}

/** Sums by rate, kind and key, in order of first appearance. */
export function taxTotals(charges: readonly PricedCharge[]): TaxTotal[] {
  const totals = new Map<string, TaxTotal>()
  for (const { taxRate, taxIncluded, taxKey, taxable, tax } of charges) {
    if (taxRate === 0n) continue
    const name = `${taxRate} ${taxIncluded} ${taxKey}`
    const total = totals.get(name) ?? { rate: taxRate, included: taxIncluded, key: taxKey, taxable: 0n, amount: 0n }
    totals.set(name, { ...total, taxable: total.taxable + taxable, amount: total.amount + tax })
  }
  return [...totals.values()]
}
