import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, statusOf } from '../event/event-state.ts'
import { findEvent } from '../event/find-events.ts'
import { cancelEvents, publishDrafts } from './queries.ts'

type Within = Pick<Ctx, 'db' | 'now' | 'newId'>

/** A draft becomes visible. */
export const publishEvent = (ctx: Ctx, id: string): Promise<EventRow> =>
  ctx.db.inTx(async (tx) => {
    const row = await tx.row(publishDrafts, { id, at: ctx.now })
    if (!row) {
      const found = await findEvent(tx, id)
      if (!found) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
      const code = found.canceledAt ? 'INVALID_EVENT_STATUS_TRANSITION' : 'EVENT_ALREADY_PUBLISHED'
      throw new ApiError({ code, eventId: id, status: statusOf(factsOf(found), ctx.now) })
    }
    await happen(tx, [{ entity: 'event', entityId: id, slug: 'published', payload: {} }], ctx)
    return row
  })

/** An event that is not over can be cancelled, also a draft. */
export async function cancelEvent(ctx: Ctx, id: string): Promise<EventRow> {
  const [row] = await cancelAll(ctx, [id])
  if (row) return row
  const found = await findEvent(ctx.db, id)
  if (!found) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
  const status = statusOf(factsOf(found), ctx.now)
  throw new ApiError({ code: 'INVALID_EVENT_STATUS_TRANSITION', eventId: id, status })
}

/** Cancels those that can be cancelled; the others are left as they are. */
export const cancelAll = (ctx: Within, ids: readonly string[]): Promise<EventRow[]> =>
  ctx.db.inTx((tx) => cancelWithin(tx, ctx, ids))

/** The same beside what follows from it. */
export async function cancelWithin(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  ids: readonly string[],
): Promise<EventRow[]> {
  const rows = await tx.rows(cancelEvents, { ids: [...ids], at: ctx.now })
  await happen(
    tx,
    rows.map((row) => ({ entity: 'event', entityId: row.id, slug: 'canceled', payload: {} })),
    ctx,
  )
  return rows
}
