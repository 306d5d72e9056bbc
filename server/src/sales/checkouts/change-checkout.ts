import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import { reachOf } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { type PricedCheckout, pricedWith } from './price-checkout.ts'
import { lockCheckout, writeCheckout } from './queries.ts'
import { shownBy } from './shown-total.ts'

/** Owner of the checkouts that the caller reaches: themselves, or, for administrators, everybody (null). */
export const reach = (ctx: Pick<Ctx, 'caller'>): string | null => reachOf(ctx.caller, 'orders.read')

/** Changes an open checkout under its row lock; 404 for a stranger's, 409 for one that is complete. */
export function changeCheckout(
  ctx: Ctx,
  id: string,
  change: (doc: CheckoutDoc, db: Queryable) => Promise<{ doc: CheckoutDoc; lines: readonly ResolvedLine[] }>,
): Promise<PricedCheckout> {
  return ctx.db.inTx(async (tx) => {
    const checkout = await tx.row(lockCheckout, { id, ownerId: reach(ctx) })
    if (!checkout) throw new ApiError({ code: 'CHECKOUT_NOT_FOUND' })
    assertOpen(checkout)
    const { doc, lines } = await change(checkout.doc, tx)
    const priced = await pricedWith(ctx, tx, { ...checkout, doc }, lines)
    const written = await tx.row(writeCheckout, { id, doc, at: ctx.now, ...shownBy(ctx, priced) })
    if (!written) throw new Error('A locked checkout changed')
    return { ...priced, checkout: written }
  })
}

/** 409 for one that is complete, with its order where it has one. */
export function assertOpen({ status, orderId }: Checkout): void {
  if (status === 'COMPLETED')
    throw new ApiError({ code: 'CHECKOUT_IS_COMPLETE', ...present({ orderId: orderId ?? undefined }) })
}
