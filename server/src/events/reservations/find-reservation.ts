import { statusAt } from '@fairground/domain/tickets/reservation-transitions.ts'
import { ApiError } from '../../ground/api-error.ts'
import { reachOf } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { findReservation } from './queries.ts'
import type { ReservationRow } from './reservation-row.ts'

/** The caller's own, or anybody's for an administrator; another's is not found. Its status is that of now. */
export async function getReservation(ctx: Ctx, id: string): Promise<ReservationRow> {
  const row = await ctx.db.row(findReservation, { id, ownerId: reachOf(ctx.caller, 'orders.read') })
  if (!row) throw new ApiError({ code: 'TICKET_RESERVATION_NOT_FOUND', reservationId: id })
  return { ...row, status: statusAt(row.status, row.expiresAt, ctx.now) }
}

/** Anybody's, for a caller who reached its order. */
export const reservationOnRecord = (db: Queryable, id: string): Promise<ReservationRow | undefined> =>
  db.row(findReservation, { id, ownerId: null })

/** As generation 1 asks: the reservation must hold tickets of the event. */
export async function getReservationOf(ctx: Ctx, id: string, eventId: string): Promise<ReservationRow> {
  const row = await getReservation(ctx, id)
  if (!row.doc.tickets.some((ticket) => ticket.eventId === eventId)) {
    throw new ApiError({ code: 'TICKET_RESERVATION_NOT_FOUND', reservationId: id })
  }
  return row
}
