import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { deleteEvents, hinderedEvents, lockEvents } from './delete-queries.ts'

type Within = Pick<Ctx, 'db' | 'now' | 'newId'>

/** Events that guests have places at, or whose orders are not settled, are refused for all, or left as they are. */
type Hindered = 'refused' | 'left'

export async function deleteEvent(ctx: Ctx, id: string): Promise<void> {
  if ((await deleteAll(ctx, [id], 'refused')) === 0) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
}

/** Deletes; orders and tickets keep their copies. Returns how many there were. */
export const deleteAll = (ctx: Within, ids: readonly string[], hindered: Hindered): Promise<number> =>
  ctx.db.inTx(async (tx) => {
    const locked = (await tx.rows(lockEvents, { ids: [...ids] })).map(({ id }) => id)
    if (hindered === 'refused') await refuseHindered(tx, ctx, locked)
    const left = hindered === 'left' ? await hinderedAmong(tx, ctx, locked) : []
    const free = locked.filter((id) => !left.some((event) => event.id === id))
    const rows = await tx.rows(deleteEvents, { ids: free, at: ctx.now })
    await happen(
      tx,
      rows.map((row) => ({ entity: 'event', entityId: row.id, slug: 'deleted', payload: {} })),
      ctx,
    )
    return rows.length
  })

/** Refuses while one of the events cannot be deleted, and names it. */
export async function refuseHindered(db: Queryable, ctx: Pick<Ctx, 'now'>, ids: readonly string[]): Promise<void> {
  const [first] = await hinderedAmong(db, ctx, ids)
  if (!first) return
  const { id: eventId, title, guests, orders } = first
  if (guests > 0) throw new ApiError({ code: 'EVENT_HAS_GUESTS', eventId, title, guests })
  throw new ApiError({ code: 'EVENT_NOT_SETTLED', eventId, title, orders })
}

const hinderedAmong = (db: Queryable, { now }: Pick<Ctx, 'now'>, ids: readonly string[]) =>
  db.rows(hinderedEvents, { ids: [...ids], at: now })
