import { present } from '../present.ts'
import { WHOLE } from '../rate.ts'
import { allocate, roundHalfUp } from '../rounding.ts'
import type { ChargedPart, PricedCharge, TaxTotal } from './breakdown.ts'
import type { SettledTax, Tax, TaxPart } from './input.ts'

/** Denominator of weights: a compound rate is a product of two rates. */
const WHOLE_WEIGHT = WHOLE * WHOLE

/**
 * The tax of one discounted amount, rounded once: on top it is base x rate; inside it is base - base / (1 + rate).
 * `net` is the discounted amount as the shop shows it. Several taxes share the rounded amount by largest remainder.
 */
export function taxed(listed: bigint, net: bigint, tax: Tax | null): PricedCharge {
  if (tax?.settled?.net === net) return settled(listed, tax, tax.settled)
  const rate = tax?.rate ?? 0n
  const included = tax?.included ?? false
  const weights = tax?.parts ? weightsOf(tax.parts) : [rate * WHOLE]
  const weight = weights.reduce((a, b) => a + b, 0n)
  const amount = roundHalfUp(net * weight, included ? WHOLE_WEIGHT + weight : WHOLE_WEIGHT)
  const beforeTax = included ? net - amount : net
  return {
    listed,
    net,
    taxable: rate === 0n ? 0n : beforeTax,
    tax: amount,
    taxRate: rate,
    taxIncluded: included,
    taxKey: tax?.key ?? null,
    ...present({
      taxGroupId: tax?.groupId,
      exempt: tax?.full === undefined ? undefined : rate === 0n ? beforeTax : 0n,
      taxParts: tax?.parts && charged(tax.parts, { amount, beforeTax, weights }),
    }),
    beforeTax,
    afterTax: beforeTax + amount,
  }
}

/** A charge with the amounts that a calculator outside found for it. */
function settled(listed: bigint, tax: Tax, { net, taxable, amounts }: SettledTax): PricedCharge {
  const { rate, included, key, groupId, parts = [] } = tax
  const amount = amounts.reduce((sum, one) => sum + one, 0n)
  const beforeTax = included ? net - amount : net
  return {
    listed,
    net,
    taxable,
    tax: amount,
    taxRate: rate,
    taxIncluded: included,
    taxKey: key ?? null,
    ...present({ taxGroupId: groupId }),
    taxParts: parts.map((part, i) => ({ ...part, amount: amounts[i] as bigint })), // one amount per part
    settled: true,
    beforeTax,
    afterTax: beforeTax + amount,
  }
}

/** Height of each part on the untaxed amount, in 1 / WHOLE_WEIGHT. */
function weightsOf(parts: readonly TaxPart[]): bigint[] {
  const simple = parts.reduce((sum, { rate, compound }) => (compound ? sum : sum + rate), 0n)
  return parts.map(({ rate, compound }) => rate * (compound ? WHOLE + simple : WHOLE))
}

interface Charged {
  readonly amount: bigint
  readonly beforeTax: bigint
  readonly weights: readonly bigint[]
}

/** Parts with their amounts; a compound one is on the price with the others. */
function charged(parts: readonly TaxPart[], { amount, beforeTax, weights }: Charged): ChargedPart[] {
  const amounts = allocate(amount, weights)
  const simple = amounts.reduce((sum, one, i) => (parts[i]?.compound ? sum : sum + one), 0n)
  return parts.map((part, i) => ({
    ...part,
    amount: amounts[i] as bigint, // one amount per weight
    ...present({ taxable: part.compound ? beforeTax + simple : part.taxable }),
  }))
}

/** Exempt amount of all charges; undefined where the buyer is not exempt. */
export function exemptTotal(charges: readonly PricedCharge[]): bigint | undefined {
  const amounts = charges.flatMap(({ exempt }) => (exempt === undefined ? [] : [exempt]))
  return amounts.length === 0 ? undefined : amounts.reduce((a, b) => a + b)
}

/** Sums by tax: one entry for each rate, kind, key and name, in order of first appearance. */
export function taxTotals(charges: readonly PricedCharge[]): TaxTotal[] {
  const totals = new Map<string, TaxTotal>()
  const add = (name: string, one: TaxTotal) => {
    const total = totals.get(name)
    totals.set(
      name,
      total ? { ...total, taxable: total.taxable + one.taxable, amount: total.amount + one.amount } : one,
    )
  }
  for (const { taxRate, taxIncluded: included, taxKey: key, taxable, tax, taxParts } of charges) {
    if (taxRate === 0n) continue
    if (!taxParts) add(`${taxRate} ${included} ${key}`, { rate: taxRate, included, key, taxable, amount: tax })
    for (const { amount, ...part } of taxParts ?? []) {
      const { rate, name, type, jurisdiction, jurisdictionType, taxable: own, ...others } = part
      add(JSON.stringify([`${rate}`, included, name, type, jurisdiction, jurisdictionType, others.compound ?? false]), {
        rate,
        included,
        key,
        taxable: own ?? taxable,
        amount,
        part: { rate, name, type, jurisdiction, jurisdictionType, ...others },
      })
    }
  }
  return [...totals.values()]
}
