import type { FeeCharge } from '@fairground/domain/price/input.ts'
import { type TipChoice, tipAmount } from '@fairground/domain/tips/tip.ts'
import type { Site } from '../../ground/site.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'

/** Tip of a checkout, as its buyer chose it; `id` is the fee's, of checkout and order. */
export interface ChosenTip extends Readonly<TipChoice> {
  readonly id: string
}

/**
 * Amount of a tip on these lines, in minor units; undefined where the site does not take it. Shares are of what the lines cost before
 * discounts: a coupon costs the staff nothing.
 */
export function tipOnLines(
  { tips, currency }: Pick<Site, 'tips' | 'currency'>,
  choice: TipChoice,
  lines: readonly ResolvedLine[],
): bigint | undefined {
  if (!tips?.allowCustomerTip) return undefined
  const subtotal = lines.reduce((sum, { line, sellable }) => sum + sellable.price * BigInt(line.quantity), 0n)
  return tipAmount(choice, tips, { subtotal, currency })
}

/** The tip as a fee of the checkout: none where none was chosen, or the site takes it no more. */
export function tipFees(site: Site, tip: ChosenTip | undefined, lines: readonly ResolvedLine[]): FeeCharge[] {
  const amount = tip && tipOnLines(site, tip, lines)
  return tip && amount ? [{ id: tip.id, kind: 'TIP', amount, tax: null }] : []
}
