import { ApiError } from '../../ground/api-error.ts'
import { reachOf } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import type { TicketingOrderRow } from './order-row.ts'
import type { OrderInFull } from './present-orders.ts'
import { findOrderOfReservation, findTicketingOrder, ticketLinesOf } from './queries.ts'

/** The caller's own ticketing order, or anybody's for an administrator. */
export async function getTicketingOrder(
  ctx: Pick<Ctx, 'caller'> & { readonly db: Queryable },
  eventId: string,
  number: string,
): Promise<TicketingOrderRow> {
  const ownerId = reachOf(ctx.caller, 'orders.read')
  const row = await ctx.db.row(findTicketingOrder, { eventId, number, ownerId })
  if (!row) throw new ApiError({ code: 'ORDER_NOT_FOUND', orderNumber: number })
  return row
}

/** The ticketing order that a reservation became for one of its events, with the parts of its invoice. */
export const ticketingOrderOfReservation = (
  db: Queryable,
  reservationId: string,
  eventId: string,
): Promise<OrderInFull | undefined> => db.row(findOrderOfReservation, { reservationId, eventId })

/** The lines of an order that are tickets, in their order: those of this ticketing order's event, and those of other events. */
export async function ticketLinesOfOrder(db: Queryable, { orderId, eventId }: TicketingOrderRow) {
  const lines = await db.rows(ticketLinesOf, { orderIds: [orderId] })
  const isOwn = (line: (typeof lines)[number]) => line.doc.ticket?.eventId === eventId
  return { own: lines.filter(isOwn), others: lines.filter((line) => !isOwn(line)) }
}

type Line = Awaited<ReturnType<typeof ticketLinesOfOrder>>['own'][number]

/** Ids of the line and of those whose tickets have the same guests: the other dates of its pass. */
export const sharedLines = ({ id, doc: { pass } }: Line, others: readonly Line[]): string[] => [
  id,
  ...(pass ? others.filter(({ doc }) => doc.pass?.lineId === pass.lineId).map((other) => other.id) : []),
]
