import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { forgetGuess } from '../carts/cart-of-checkout.ts'
import { takeBoughtOut } from './leave-cart.ts'
import { completeCheckout, lockCheckout } from './queries.ts'

/**
 * Completes a checkout that was bought in another system, of that owner or, with null, of anybody. Nothing is taken from stock: that
 * system has sold it.
 */
export async function markCompleted(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, ownerId }: { readonly id: string; readonly ownerId: string | null },
): Promise<void> {
  const checkout = await ctx.db.inTx(async (tx) => {
    const found = await tx.row(lockCheckout, { id, ownerId })
    if (!found) throw new ApiError({ code: 'CHECKOUT_NOT_FOUND' })
    if (found.status === 'COMPLETED') return found
    await tx.run(completeCheckout, { id, at: ctx.now })
    await takeBoughtOut(tx, found, ctx.now)
    return found
  })
  forgetGuess(ctx, checkout.ownerId)
}
