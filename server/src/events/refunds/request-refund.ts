import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import { actorOf, holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { refuseUnspendable } from '../../sales/gift-cards/give-credit.ts'
import { currencyOf } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, statusOf } from '../event/event-state.ts'
import { lockEventRow } from '../event/find-events.ts'
import { cancelWithin } from '../events/change-state.ts'
import { cancellationNamesMoney } from '../notifications/cancellation.ts'
import { findEventRefund, insertEventRefund, insertRefundOrders, lockEventRefund, retryFailed } from './queries.ts'

/**
 * Stores that the paid orders of a cancelled event are refunded, which a job does; with `cancel`, cancels it in the same transaction, so
 * that the mail about it names the money; with `credit`, buyers get gift cards instead. Requested again, it goes on with what is left.
 */
export const requestRefund = (
  ctx: Ctx,
  eventId: string,
  { cancel = false, credit: asCredit = false }: { readonly cancel?: boolean; readonly credit?: boolean },
): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    if (cancel && !holdsScope(ctx.caller, 'events.write'))
      throw new ApiError({ code: 'PERMISSION_DENIED', scope: 'events.write' })
    const event = await lockEventRow(tx, eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
    const cancels = cancel && event.canceledAt === null
    const [canceled] = cancels ? await cancelWithin(tx, ctx, [eventId]) : [event]
    if (!canceled?.canceledAt) {
      const status = statusOf(factsOf(event), ctx.now)
      throw new ApiError({ code: 'INVALID_EVENT_STATUS_TRANSITION', eventId, status })
    }
    const mails = !(cancels && (await cancellationNamesMoney(tx, eventId)))
    if (asCredit) refuseUnspendable(ctx.site, currencyOf(event, ctx.site))
    const actor = actorOf(ctx.caller)
    const isNew = await tx.run(insertEventRefund, {
      eventId,
      actorKind: actor?.kind ?? null,
      actorId: actor?.id ?? null,
      at: ctx.now,
      asCredit,
    })
    const requested = await tx.row(findEventRefund, { eventId })
    if (requested?.asCredit !== asCredit) throw new ApiError({ code: 'EVENT_REFUND_REQUESTED_OTHERWISE', eventId })
    const orders = await tx.run(insertRefundOrders, { eventId, mails, at: ctx.now })
    if (isNew > 0 || orders > 0)
      await announce(tx, ctx, event, { action: asCredit ? 'event.credited' : 'event.refunded', orders })
  })

/** Returns nothing; 404 where nothing was requested for the event. */
export const retryRefund = (ctx: Ctx, event: EventRow): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    await lockRefund(tx, event.id)
    const orders = await tx.run(retryFailed, { eventId: event.id, at: ctx.now })
    if (orders > 0) await announce(tx, ctx, event, { action: 'event.refundRetried', orders })
  })

async function lockRefund(tx: Tx, eventId: string): Promise<void> {
  if (!(await tx.row(lockEventRefund, { eventId }))) throw new ApiError({ code: 'EVENT_REFUND_NOT_FOUND', eventId })
}

async function announce(
  tx: Tx,
  ctx: Ctx,
  event: EventRow,
  {
    action,
    orders,
  }: { readonly action: 'event.refunded' | 'event.credited' | 'event.refundRetried'; readonly orders: number },
): Promise<void> {
  await record(tx, ctx, { action, target: { id: event.id, name: event.title }, after: { orders } })
  await happen(tx, [{ entity: 'eventRefund', entityId: event.id, slug: 'requested', payload: {} }], ctx)
}
