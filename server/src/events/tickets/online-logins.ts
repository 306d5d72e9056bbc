import { letsInOnline } from '@fairground/domain/events/online-access.ts'
import { holdsScope, reachOf } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { accessOf, guestAccess, onlineFacts } from '../online/online-access.ts'
import type { TicketRow } from './ticket-row.ts'

/** Link of a ticket that lets in online; undefined for others, and for callers who may not see it. */
export type LoginOf = (ticket: TicketRow) => string | undefined

/** Links of tickets for their buyer, who sees them once they are shown, and for callers with `events.read`. */
export async function loginsFor(ctx: Ctx, tickets: readonly TicketRow[]): Promise<LoginOf> {
  const forStaff = reachOf(ctx.caller, 'guests.read') === null
  if (forStaff && !holdsScope(ctx.caller, 'events.read')) return () => undefined
  const events = await eventsOnRecord(ctx.db, [...new Set(tickets.map(({ eventId }) => eventId))])
  const online = [...events.values()].filter(({ doc }) => doc.online).map(({ id }) => id)
  if (online.length === 0) return () => undefined
  const stored = await accessOf(ctx.db, online)
  return ({ eventId, attendance, voided, orderStatus }) => {
    const event = events.get(eventId)
    const access = stored.get(eventId)
    const isPaid = orderStatus === 'PAID' || orderStatus === 'FREE'
    if (!event || !access || voided || !isPaid || !letsInOnline(onlineFacts(event), attendance)) return undefined
    return forStaff ? (access.link ?? undefined) : guestAccess(event, access, ctx.now)?.link
  }
}
