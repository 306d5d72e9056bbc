import type { Ctx } from '../../ground/context.ts'
import type { Actor, Tx } from '../../ground/database.ts'
import { partsOf } from '../../ground/parts.ts'
import { happen } from '../../outbox/happenings.ts'
import { cancelAll } from './change-state.ts'
import { deleteAll, refuseHindered } from './delete-events.ts'

/** Events that one transaction changes: well within the time that a statement may take. */
const PIECE = 100

type EventChange = 'cancel' | 'delete'

/** Part of a change of many events, as its domain event and its job carry it. */
export interface EventPiece {
  readonly change: EventChange
  readonly eventIds: readonly string[]
  /** On whose behalf; null where nobody of the staff requested it. */
  readonly actor: Actor | null
}

/**
 * Changes the events at once when they are few. Of more than `PIECE`, domain events written in one transaction become a job for each
 * piece, and the answer has the id they share. Each job changes what is still to be changed, so that it may run twice.
 */
export async function changeMany(
  ctx: Ctx,
  change: EventChange,
  eventIds: readonly string[],
): Promise<{ jobId?: string }> {
  if (eventIds.length <= PIECE) {
    await (change === 'cancel' ? cancelAll(ctx, eventIds) : deleteAll(ctx, eventIds, 'refused'))
    return {}
  }
  if (change === 'delete') await refuseHindered(ctx.db, ctx, eventIds)
  const jobId = ctx.newId()
  await ctx.db.inTx((tx) => happen(tx, piecesOf(tx, jobId, change, eventIds), ctx))
  return { jobId }
}

const piecesOf = (tx: Tx, jobId: string, change: EventChange, eventIds: readonly string[]) =>
  partsOf(eventIds, PIECE).map((piece) => {
    const payload: EventPiece = { change, eventIds: piece, actor: tx.actor ?? null }
    return { entity: 'eventsChange', entityId: jobId, slug: 'requested', payload: { ...payload } }
  })

/** Changes one piece in one transaction. Events that changed meanwhile, so that this cannot be done to them, are left as they are. */
export async function changePiece(
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  { change, eventIds }: Pick<EventPiece, 'change' | 'eventIds'>,
): Promise<void> {
  await (change === 'cancel' ? cancelAll(ctx, eventIds) : deleteAll(ctx, eventIds, 'left'))
}
