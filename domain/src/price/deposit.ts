import { portion, type Rate } from '../rate.ts'

/** Part of the price that is paid with the order: a share of it, or an amount of each unit in minor units. */
export type DepositRule = { readonly rate: Rate } | { readonly amount: bigint }

/** Deposit of one unit at this price; undefined where all is paid at once: the deposit is the whole price, or nothing. */
export function depositOf(rule: DepositRule | undefined, unitPrice: bigint): bigint | undefined {
  if (!rule) return undefined
  const deposit = 'rate' in rule ? portion(unitPrice, rule.rate) : rule.amount
  return deposit > 0n && deposit < unitPrice ? deposit : undefined
}
