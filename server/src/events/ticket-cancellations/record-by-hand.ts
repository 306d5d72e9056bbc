import { amongPayments } from '@fairground/domain/orders/event-refund.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { PaymentMethods } from '../../sales/payments/methods.ts'
import { beginRefundWithin, paymentRefundsOf } from '../../sales/payments/refunds/begin-refund.ts'
import { paymentsLeft } from '../../sales/payments/refunds/refundable.ts'
import { settleRefund } from '../../sales/payments/refunds/settle-refund.ts'
import { authorOf } from '../../sales/purchase/activities.ts'
import { lockOrderRow } from '../../sales/purchase/change-order.ts'
import { lockCancellation, writeHandRefund } from './queries.ts'

/** Records that a person gave back what no provider can. Once; less where staff gave some of it back before. */
export async function recordByHand(
  ctx: Ctx,
  methods: PaymentMethods,
  { orderId, cancellationId: id }: { readonly orderId: string; readonly cancellationId: string },
): Promise<void> {
  const refundId = await ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    const stored = await tx.row(lockCancellation, { orderId, id })
    if (!stored) throw new ApiError({ code: 'TICKET_CANCELLATION_NOT_FOUND' })
    if (stored.handRefundId) return undefined
    if (stored.byHand === 0n) throw new ApiError({ code: 'PAYMENT_NOT_REFUNDABLE' })
    const payments = (await paymentsLeft(tx, order, methods)).filter(({ by }) => by === 'HAND')
    const { byHand: parts } = amongPayments(stored.byHand, payments)
    const { locale } = ctx.site
    const given =
      parts.length === 0
        ? null
        : await beginRefundWithin(tx, { ...ctx, locale, ...authorOf(ctx.caller) }, methods, {
            orderId,
            paymentRefunds: paymentRefundsOf(parts, { currency: order.currency, locale, external: true }),
            ofChange: stored.ofChange,
          })
    const byHand = parts.reduce((sum, { amount }) => sum + amount, 0n)
    await tx.run(writeHandRefund, { id, byHand, refundId: given })
    return given ?? undefined
  })
  if (refundId) await settleRefund(ctx.db, ctx, methods, refundId)
}
