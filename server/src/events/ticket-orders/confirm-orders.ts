import { canDo, type TicketingOrderAct } from '@fairground/domain/tickets/ticket-order-status.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { markPaid } from '../../sales/payments/record-payment.ts'
import { type LockedOrder, lockOrderRow } from '../../sales/purchase/change-order.ts'
import type { TicketingOrderRow } from './order-row.ts'
import { archiveOrders, ticketingOrdersByNumber } from './queries.ts'

interface OrderNumbers {
  readonly eventId: string
  readonly numbers: readonly string[]
}

/** The orders were paid: pending payments count as received, and tickets are issued where they were not. All or none. */
export async function confirmOrders(ctx: Ctx, named: OrderNumbers): Promise<TicketingOrderRow[]> {
  await ctx.db.inTx(async (tx) => {
    for (const order of await lockedFor(tx, named, 'CONFIRM')) await markPaid(tx, ctx, order, { pending: 'received' })
  })
  return ordersNamed(ctx.db, named)
}

/** Archives orders, or takes them out of the archive. All or none. */
export async function fileOrders(ctx: Ctx, named: OrderNumbers, archived: boolean): Promise<TicketingOrderRow[]> {
  await ctx.db.inTx((tx) => writeArchived(tx, ctx, named, archived))
  return ordersNamed(ctx.db, named)
}

export async function writeArchived(tx: Tx, ctx: Ctx, named: OrderNumbers, archived: boolean): Promise<void> {
  const orders = await lockedFor(tx, named, archived ? 'ARCHIVE' : 'UNARCHIVE')
  await tx.run(archiveOrders, { eventId: named.eventId, numbers: [...named.numbers], archived })
  await happen(
    tx,
    orders.map(({ id }) => ({ entity: 'order', entityId: id, slug: 'updated', payload: {} })),
    ctx,
  )
}

/** In the order of the numbers; 404 for one that is not there. */
export async function ordersNamed(
  db: Pick<Tx, 'rows'>,
  { eventId, numbers }: OrderNumbers,
): Promise<TicketingOrderRow[]> {
  const rows = await db.rows(ticketingOrdersByNumber, { eventId, numbers: [...numbers] })
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return [...new Set(numbers)].map((number) => {
    const row = byNumber.get(number)
    if (!row) throw new ApiError({ code: 'ORDER_NOT_FOUND', orderNumber: number })
    return row
  })
}

/** Orders locked in the order of their ids; their statuses are read under the lock and must allow the action. */
export async function lockedFor(tx: Tx, named: OrderNumbers, action: TicketingOrderAct): Promise<LockedOrder[]> {
  const ids = (await ordersNamed(tx, named)).map(({ orderId }) => orderId).sort()
  const locked: LockedOrder[] = []
  for (const id of ids) locked.push((await lockOrderRow(tx, id))!) // orders are never deleted
  for (const { number, status } of await ordersNamed(tx, named)) {
    if (!canDo(status, action)) throw notAvailable({ number, status }, action)
  }
  return locked
}

/** Another price waits for a payment that is open at its provider: it may still come in, and then it is of the price before. */
export const notAvailable = (
  { number, status }: Pick<TicketingOrderRow, 'number' | 'status'>,
  action: TicketingOrderAct,
): ApiError =>
  action === 'REPRICE' && status === 'PENDING'
    ? new ApiError({ code: 'PAYMENT_UNDER_WAY' })
    : new ApiError({ code: 'ORDER_ACTION_NOT_AVAILABLE', orderNumber: number, status })
