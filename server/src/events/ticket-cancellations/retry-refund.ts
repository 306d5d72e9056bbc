import { amongPayments } from '@fairground/domain/orders/event-refund.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { PaymentMethods } from '../../sales/payments/methods.ts'
import { beginRefundWithin, paymentRefundsOf } from '../../sales/payments/refunds/begin-refund.ts'
import { paymentsLeft } from '../../sales/payments/refunds/refundable.ts'
import { settleRefund } from '../../sales/payments/refunds/settle-refund.ts'
import { authorOf } from '../../sales/purchase/activities.ts'
import { lockOrderRow } from '../../sales/purchase/change-order.ts'
import { lockProviderPart, writeRetriedRefund } from './queries.ts'

/**
 * Begins the refund of cancelled tickets again, of what has not moved: less where staff gave some of it back otherwise. While a refund is
 * under way, and once everything has moved, nothing happens. The payments' own job finishes what is interrupted.
 */
export async function retryRefund(
  ctx: Ctx,
  methods: PaymentMethods,
  { orderId, cancellationId: id }: { readonly orderId: string; readonly cancellationId: string },
): Promise<void> {
  const refundId = await ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    const stored = await tx.row(lockProviderPart, { orderId, id })
    if (!stored) throw new ApiError({ code: 'TICKET_CANCELLATION_NOT_FOUND' })
    const { byProvider, moved, pending, ofChange } = stored
    if (pending || moved >= byProvider) return undefined
    const { byProvider: parts } = amongPayments(byProvider - moved, await paymentsLeft(tx, order, methods))
    if (parts.length === 0) throw new ApiError({ code: 'PAYMENT_NOT_REFUNDABLE' })
    const { locale } = ctx.site
    const begun = await beginRefundWithin(tx, { ...ctx, locale, ...authorOf(ctx.caller) }, methods, {
      orderId,
      paymentRefunds: paymentRefundsOf(parts, { currency: order.currency, locale }),
      ofChange,
    })
    const again = parts.reduce((sum, { amount }) => sum + amount, 0n)
    await tx.run(writeRetriedRefund, { id, byProvider: moved + again, moved, refundId: begun })
    return begun
  })
  if (refundId) await settleRefund(ctx.db, ctx, methods, refundId)
}
