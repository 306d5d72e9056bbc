import { ApiError } from '../../http/api-error.ts'
import { type Caller, isAdministrator, ownerId } from '../../http/caller.ts'
import type { Ctx } from '../../http/context.ts'
import type { TicketingOrderRow } from './order-row.ts'
import { findTicketingOrder } from './queries.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whose rows a caller reaches: their own, or (null) anybody's for an administrator. */
export const ownerOrAnybody = (caller: Caller): string | null =>
  isAdministrator(caller) ? null : (ownerId(caller) ?? NOBODY)

/** The caller's own ticketing order, or anybody's for an administrator. */
export async function getTicketingOrder(ctx: Ctx, eventId: string, number: string): Promise<TicketingOrderRow> {
  const row = await ctx.db.row(findTicketingOrder, { eventId, number, ownerId: ownerOrAnybody(ctx.caller) })
  if (!row) throw new ApiError({ code: 'ORDER_NOT_FOUND', orderNumber: number })
  return row
}
