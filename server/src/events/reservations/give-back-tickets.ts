import { reservationTransitions } from '@fairground/domain/tickets/reservation-transitions.ts'
import { statesBefore } from '@fairground/domain/transitions.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { fewOf, givenBackBy } from '../../sales/held-tickets/given-back.ts'
import { release } from '../../sales/ledger/ledger.ts'
import { getReservation } from './find-reservation.ts'
import { deleteReservation, isHolding, moveReservation, writeTakenOver } from './queries.ts'
import type { ReservationRow } from './reservation-row.ts'

/** Frees the units at once. The organiser's cancellation differs from the buyer's. */
export async function cancelReservation(ctx: Ctx, id: string): Promise<ReservationRow> {
  const before = await getReservation(ctx, id)
  const manually = holdsScope(ctx.caller, 'orders.write') && before.ownerKind !== 'staff'
  return ctx.db.inTx(async (tx) => {
    const to = manually ? 'CANCELED_MANUALLY' : 'CANCELED'
    const from = statesBefore(reservationTransitions, to)
    const row = await tx.row(moveReservation, { id, from, to, at: ctx.now })
    if (!row) throw new ApiError({ code: 'RESERVATION_NOT_PENDING', reservationId: id, status: before.status })
    const payload = givenBackBy(row.doc, fewOf(await release(tx, [id], 'RELEASED', { now: ctx.now })))
    await happen(tx, [{ entity: 'ticketReservation', entityId: id, slug: 'canceled', payload }], ctx)
    return row
  })
}

/** Cancels a pending reservation for the organiser, in a transaction of its caller; one that ended otherwise stays as it is. */
export async function cancelHeld(tx: Tx, { now, newId }: Pick<Ctx, 'now' | 'newId'>, id: string): Promise<void> {
  const to = 'CANCELED_MANUALLY'
  const row = await tx.row(moveReservation, { id, from: statesBefore(reservationTransitions, to), to, at: now })
  if (!row) return
  const payload = givenBackBy(row.doc, fewOf(await release(tx, [id], 'RELEASED', { now })))
  await happen(tx, [{ entity: 'ticketReservation', entityId: id, slug: 'canceled', payload }], { now, newId })
}

/** True while it holds its units. */
export const isHeld = async (db: Queryable, { now }: Pick<Ctx, 'now'>, id: string): Promise<boolean> =>
  (await db.row(isHolding, { id, at: now })) !== undefined

/** Ends a pending reservation whose units an order takes over in this transaction, whatever its time is: they tell if they are still held. */
export const endTakenOver = async (
  tx: Tx,
  { now, newId }: Pick<Ctx, 'now' | 'newId'>,
  id: string,
): Promise<boolean> => {
  if ((await tx.run(writeTakenOver, { id, at: now })) === 0) return false
  await happen(tx, [{ entity: 'ticketReservation', entityId: id, slug: 'canceled', payload: {} }], { now, newId })
  return true
}

/** Forgets a reservation that did not become an order; answers what it was. */
export async function forgetReservation(ctx: Ctx, id: string): Promise<ReservationRow> {
  const before = await getReservation(ctx, id)
  await ctx.db.inTx(async (tx) => {
    const deleted = await tx.row(deleteReservation, { id })
    if (!deleted) throw new ApiError({ code: 'RESERVATION_NOT_PENDING', reservationId: id, status: before.status })
    const payload = givenBackBy(before.doc, fewOf(await release(tx, [id], 'RELEASED', { now: ctx.now })))
    await happen(tx, [{ entity: 'ticketReservation', entityId: id, slug: 'deleted', payload }], ctx)
  })
  return before
}
