import type { Breakdown, PricedFee, PriceSummary } from './breakdown.ts'
import { addUp, ofFee, subtract } from './pay.ts'
import { taxed } from './tax.ts'

/** The tip among the fees, which bears no tax; undefined where there is none. */
export const tipOf = ({ fees }: Pick<Breakdown, 'fees'>): PricedFee | undefined =>
  fees.find(({ kind }) => kind === 'TIP')

/** The same purchase with another tip, or without one: totals follow, all else is as it was sold. What the tip rises by is owed now. */
export function withTip(breakdown: Breakdown, tip: { id: string; amount: bigint } | undefined): Breakdown {
  const before = tipOf(breakdown)
  const after: PricedFee | undefined = tip && { id: tip.id, kind: 'TIP', ...taxed(tip.amount, tip.amount, null) }
  const changed = (summary: PriceSummary): PriceSummary => {
    const without = before ? subtract(summary, ofFee(before)) : summary
    return after ? addUp([without, ofFee(after)]) : without
  }
  const isLater = before !== undefined && breakdown.payNow.additionalFees < before.net
  const payNow = isLater ? breakdown.payNow : changed(breakdown.payNow)
  return {
    ...breakdown,
    fees: [...breakdown.fees.filter((fee) => fee !== before), ...(after ? [after] : [])],
    summary: changed(breakdown.summary),
    payNow,
    payLater: isLater ? changed(breakdown.payLater) : breakdown.payLater,
    due: breakdown.due + payNow.total - breakdown.payNow.total,
  }
}
