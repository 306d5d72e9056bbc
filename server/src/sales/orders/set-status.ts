import type { updateOrderStatus } from '@fairground/contract/ecom/order-status.ts'
import { MANUAL_PAYMENT_METHOD } from '@fairground/contract/enumerations/payments.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { setStatus } from '@fairground/domain/orders/set-status.ts'
import { record } from '../../audit/record.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { approveUnpaid } from '../payments/approve-unpaid.ts'
import { cancelPlacedOrder, lockOrderRow } from '../purchase/change-order.ts'
import { getOrder } from './operations.ts'
import type { OrderRow } from './queries.ts'

/**
 * Approves an order that waits for its payment, for the merchant trusts its buyer, or cancels one: its units stay sold, unless they were
 * only held.
 */
export function updateStatus(
  ctx: Ctx,
  { orderId: id, status: to, reason }: RequestOf<typeof updateOrderStatus>,
): Promise<OrderRow> {
  if (reason && to !== 'APPROVED')
    throw new InvalidArgument([
      { field: 'reason', description: message('violations.unknownField'), violatedRule: 'FORMAT' },
    ])
  return ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, id)
    if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    const decided = setStatus(order.status, to)
    if (!decided.ok) throw new ApiError({ code: decided.code, status: order.status })
    if (decided.to === 'APPROVED') {
      const chosen = order.paysOutside ? undefined : { method: MANUAL_PAYMENT_METHOD }
      await approveUnpaid(tx, ctx, order, { payBy: null, chosen })
      const target = { id: order.id, name: String(order.number) }
      await record(tx, ctx, { action: 'order.approved', target, ...(reason ? { after: { reason } } : {}) })
    } else {
      await cancelPlacedOrder(tx, ctx, order, { restock: order.status !== 'APPROVED', reason: 'CANCELED_BY_STAFF' })
    }
    return getOrder(ctx, id, tx)
  })
}
