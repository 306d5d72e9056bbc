import { amountOf, formatAmount } from '@fairground/domain/money.ts'
import { allocate } from '@fairground/domain/rounding.ts'

export interface Share {
  readonly staffMemberId: string
  readonly amount: string
}

/** Parts of an amount for staff by their weights, which add up to it exactly; nobody with a weight of 0 is given one. */
export function sharesOf(amount: string, currency: string, weights: ReadonlyMap<string, bigint>): Share[] {
  const chosen = [...weights].filter(([, weight]) => weight > 0n)
  if (chosen.length === 0) return []
  const parts = allocate(
    amountOf(amount, currency),
    chosen.map(([, weight]) => weight),
  )
  return chosen.flatMap(([staffMemberId], i) => {
    const part = parts[i] ?? 0n
    return part > 0n ? [{ staffMemberId, amount: formatAmount(part, currency) }] : []
  })
}
