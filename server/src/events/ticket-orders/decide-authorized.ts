import { canDo } from '@fairground/domain/tickets/ticket-order-status.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { ordersNamed } from './confirm-orders.ts'

/** Takes, or gives up, every amount that payments of an order have reserved. */
export type DecideAuthorized = (ctx: Ctx, orderId: string, act: 'capture' | 'void') => Promise<void>

/** The same of one ticketing order; its tickets are issued with the money. */
export async function decideTicketOrder(
  ctx: Ctx,
  decide: DecideAuthorized,
  { eventId, orderNumber, act }: { eventId: string; orderNumber: string; act: 'capture' | 'void' },
): Promise<void> {
  const [order] = await ordersNamed(ctx.db, { eventId, numbers: [orderNumber] })
  if (!order || !canDo(order.status, act === 'capture' ? 'CAPTURE' : 'VOID'))
    throw new ApiError({ code: 'ORDER_STATUS_NOT_AUTHORIZED', orderNumber })
  await decide(ctx, order.orderId, act)
}
