import type { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import { transactionTransitions } from '@fairground/domain/orders/transaction-status.ts'
import { statesBefore } from '@fairground/domain/transitions.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockOrderRow } from '../purchase/change-order.ts'
import { followPayments } from './follow-payments.ts'
import { isRecordedByStaff } from './methods.ts'
import { lockPayment, writePayment } from './queries.ts'

/** Written by refunds alone. */
const BY_REFUNDS: readonly TransactionStatus[] = ['REFUNDED', 'PARTIALLY_REFUNDED']

/**
 * Staff say what became of a payment that they recorded. One that a provider decides is left to it. A payment that is in the state
 * already stays as it is.
 */
export function changePaymentStatus(
  ctx: Ctx,
  { orderId, paymentId, status }: { orderId: string; paymentId: string; status: TransactionStatus },
): Promise<void> {
  return ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    const payment = await tx.row(lockPayment, { id: paymentId })
    if (payment?.orderId !== order.id) throw new ApiError({ code: 'PAYMENT_NOT_FOUND', paymentId })
    if (payment.status === status) return
    const from =
      isRecordedByStaff(payment.provider) && !BY_REFUNDS.includes(status)
        ? statesBefore(transactionTransitions, status)
        : []
    const moved = await tx.run(writePayment, {
      id: paymentId,
      from,
      status,
      reference: null,
      reason: null,
      at: ctx.now,
    })
    if (moved === 0) throw new ApiError({ code: 'STATUS_NOT_ALLOWED', status: payment.status })
    await happen(tx, [{ entity: 'payment', entityId: paymentId, slug: 'updated', payload: { orderId, status } }], ctx)
    await followPayments(tx, ctx, order)
  })
}
