import type { Ctx } from '../../ground/context.ts'
import type { Db } from '../../ground/database.ts'
import { waitingPayments } from './queries.ts'
import { type Settling, settlePayment } from './settle-payment.ts'

interface Waiting {
  readonly provider: string
  readonly amount: bigint
  /** The request that it pays; null for one of the whole order. */
  readonly requestId: string | null
  /** The member for whom it saves; null where it saves nothing. */
  readonly saveFor: string | null
  /** Saved means of payment that it charges; null where its buyer gives another. */
  readonly savedId: string | null
}

/**
 * Ends the payments of an order that its buyer has not finished, but for `except`. One that its provider decides by now goes on.
 * Returns whether none waits any more.
 */
export async function closePayments(
  ctx: Pick<Ctx, 'now' | 'newId'> & { readonly db: Db },
  settling: Settling,
  orderId: string,
  except: (payment: Waiting) => boolean = () => false,
): Promise<boolean> {
  let isClosed = true
  for (const payment of await ctx.db.rows(waitingPayments, { orderId, status: 'PENDING' })) {
    if (except(payment)) continue
    if (!settling.methods.provider(payment.provider)) isClosed = false
    else if ((await settlePayment(ctx, settling, payment.id, 'void')).status === 'PENDING') isClosed = false
  }
  return isClosed
}
