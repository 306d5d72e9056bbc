import { canDo } from '@fairground/domain/tickets/ticket-order-status.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { markPaid } from '../../payments/record-payment.ts'
import { lockOrderRow } from '../../purchase/change-order.ts'
import type { TicketingOrderRow } from './order-row.ts'
import { ticketingOrdersByNumber } from './queries.ts'

/** Offline orders were paid. Refused as a whole when one of them cannot be confirmed; one that is paid stays as it is. */
export async function confirmOrders(
  ctx: Ctx,
  eventId: string,
  numbers: readonly string[],
): Promise<TicketingOrderRow[]> {
  await ctx.db.inTx(async (tx) => {
    const orders = await tx.rows(ticketingOrdersByNumber, { eventId, numbers: [...numbers] })
    const missing = numbers.find((number) => !orders.some((order) => order.number === number))
    if (missing !== undefined) throw new ApiError({ code: 'ORDER_NOT_FOUND', orderNumber: missing })
    // Rows are locked in the order of their ids, as everybody does.
    for (const { orderId, number, status } of orders.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
      if (status === 'PAID' || status === 'FREE') continue
      if (!canDo(status, 'CONFIRM'))
        throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', orderNumber: number, status })
      const locked = await lockOrderRow(tx, orderId)
      if (locked && locked.status === 'APPROVED' && locked.paid < locked.total) await markPaid(tx, ctx, locked)
    }
  })
  return ctx.db.rows(ticketingOrdersByNumber, { eventId, numbers: [...numbers] })
}
