import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { DatabaseBusy } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Checkout } from './checkout.ts'
import type { PricedCheckout } from './price-checkout.ts'
import { writeShownTotal } from './queries.ts'

/** A caller who makes orders for others is charged nothing by it: their buyers see the total before they pay. */
const isBuyer = ({ caller }: Pick<Ctx, 'caller'>): boolean => !holdsScope(caller, 'orders.write')

type Shown = Pick<Checkout, 'shownTotal' | 'shownDue'>

export const NOT_SHOWN: Shown = { shownTotal: null, shownDue: null }

/** Total that the answer to this caller shows the buyer of a checkout. */
export const shownBy = (ctx: Pick<Ctx, 'caller'>, { breakdown: { due, summary } }: PricedCheckout): Shown =>
  isBuyer(ctx) ? { shownTotal: summary.total, shownDue: due } : NOT_SHOWN

/** Remembers what an answer shows the buyer of an open checkout. It is written when it differs from what was shown before. */
export async function rememberShown(ctx: Ctx, { checkout, breakdown }: PricedCheckout): Promise<void> {
  const { id, status, revision, shownTotal, shownDue } = checkout
  const { due, summary } = breakdown
  if (status !== 'OPEN' || !isBuyer(ctx) || (shownTotal === summary.total && shownDue === due)) return
  try {
    await ctx.db.run(writeShownTotal, { id, revision, total: summary.total, due })
  } catch (error) {
    // A database that takes no writes still shows checkouts; orders are refused as long as it does not.
    if (!(error instanceof DatabaseBusy)) throw error
  }
}

/**
 * Throws CHECKOUT_CHANGED where the buyer would be charged more than they were last shown. A checkout that was not shown since its lines
 * were taken over from a cart is held to the prices at which the cart showed its lines.
 */
export function refuseWhenRisen(ctx: Ctx, { checkout, lines, breakdown }: PricedCheckout): void {
  if (!isBuyer(ctx)) return
  const { shownTotal, shownDue } = checkout
  const { due, summary } = breakdown
  const hasRisen =
    shownTotal === null || shownDue === null
      ? lines.some(({ line, sellable }) => sellable.price > BigInt(line.seen.price))
      : summary.total > shownTotal || due > shownDue
  const { currency } = ctx.site
  if (!hasRisen) return
  const isSameTotal = shownTotal !== null && summary.total <= shownTotal
  throw new ApiError(
    { code: 'CHECKOUT_CHANGED', total: formatAmount(summary.total, currency), due: formatAmount(due, currency) },
    (t, locale) =>
      isSameTotal
        ? t('refusals-sales.dueIsNow', { due: formatMoney(due, currency, locale) })
        : t('refusals-sales.totalIsNow', { total: formatMoney(summary.total, currency, locale) }),
  )
}
