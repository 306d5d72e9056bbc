import type { recordManuallyCollectedPayment } from '@fairground/contract/ecom/orders.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { isRefused } from '../../bulk/attempt.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { markPaid, recordPayments } from '../payments/record-payment.ts'
import { heldOf, lockOrderRow } from '../purchase/change-order.ts'
import { getOrder } from './operations.ts'
import type { OrderRow } from './queries.ts'

const NOT_FOUND = { code: 'ORDER_NOT_FOUND' } as const

/** All that is owed was paid by hand. */
export function markAsPaid(ctx: Ctx, id: string): Promise<OrderRow> {
  return ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, id)
    if (!order) throw new ApiError(NOT_FOUND)
    await markPaid(tx, ctx, order)
    return getOrder(ctx, id, tx)
  })
}

/** Each by itself: one that cannot be marked keeps none of the others. */
export async function markManyAsPaid(ctx: Ctx, ids: readonly string[]): Promise<Outcome<OrderRow>[]> {
  const outcomes: Outcome<OrderRow>[] = []
  for (const id of ids) {
    try {
      outcomes.push({ ok: true, id, item: await markAsPaid(ctx, id) })
    } catch (error) {
      if (!isRefused(error)) throw error
      outcomes.push({ ok: false, id, error })
    }
  }
  return outcomes
}

/** A part of what is owed was paid by hand; never more than that. */
export function recordManualPayment(
  ctx: Ctx,
  { orderId, amount, userDefinedPaymentMethodName }: RequestOf<typeof recordManuallyCollectedPayment>,
): Promise<void> {
  return ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw new ApiError(NOT_FOUND)
    if (order.status === 'CANCELED') throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
    const owed = order.toPay - order.paid - heldOf(order)
    if (owed <= 0n) throw new ApiError({ code: 'ORDER_ALREADY_PAID' })
    const paid = amountIn(amount.amount, order.currency, 'amount.amount')
    if (paid <= 0n || paid > owed) throw new ApiError({ code: 'INVALID_AMOUNT' })
    const { predefined, custom } = userDefinedPaymentMethodName ?? {}
    const methodName = predefined ? { predefined } : custom ? { custom } : undefined
    const doc = methodName ? { methodName } : {}
    await recordPayments(tx, ctx, order, [{ amount: paid, status: 'APPROVED', offline: true, doc }])
  })
}
