import type { bulkUpdateOrderTags, updateOrder as updateOperation } from '@fairground/contract/ecom/orders.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { isRefused } from '../../bulk/attempt.ts'
import { tagMover } from '../../bulk/tag-moves.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'
import { updateOrder } from './operations.ts'
import { lockTags, type OrderRow, writeTags } from './queries.ts'

type Change = RequestOf<typeof updateOperation>['order']

/** Each by itself, in their order: one may be named twice. */
export async function updateOrders(
  ctx: Ctx,
  orders: readonly { readonly id: string; change(): Change }[],
): Promise<Outcome<OrderRow>[]> {
  const outcomes: Outcome<OrderRow>[] = []
  for (const { id: orderId, change } of orders) {
    const id = orderId.toLowerCase()
    try {
      outcomes.push({ ok: true, id, item: await updateOrder(ctx, { order: change() }) })
    } catch (error) {
      if (!isRefused(error)) throw error
      outcomes.push({ ok: false, id, error })
    }
  }
  return outcomes
}

type TagMove = RequestOf<typeof bulkUpdateOrderTags>['assignTags']
const asMoved = (move: TagMove) => (move ? { publicTags: move.tags, privateTags: move.privateTags } : undefined)

/** Tags come, then others go. At most three statements. */
export function moveOrderTags(
  ctx: Ctx,
  { orderIds, assignTags, unassignTags }: RequestOf<typeof bulkUpdateOrderTags>,
): Promise<Outcome<void>[]> {
  const moved = tagMover({ assignTags: asMoved(assignTags), unassignTags: asMoved(unassignTags) })
  return ctx.db.inTx(async (tx) => {
    const rows = await tx.rows(lockTags, { ids: [...orderIds] })
    const after = rows.map((row) => ({ id: row.id, ...moved(row) }))
    await tx.run(writeTags, {
      rows: after.map(({ id, publicTags, privateTags }) => ({ id, tags: publicTags, private_tags: privateTags })),
      at: ctx.now,
    })
    const payload = { fields: ['tags'] }
    await happen(
      tx,
      rows.map(({ id }) => ({ entity: 'order', entityId: id, slug: 'updated', payload })),
      ctx,
    )
    const there = new Set(rows.map(({ id }) => id))
    return orderIds.map((orderId): Outcome<void> => {
      const id = orderId.toLowerCase()
      return there.has(id)
        ? { ok: true, id, item: undefined }
        : { ok: false, id, error: new ApiError({ code: 'ORDER_NOT_FOUND' }) }
    })
  })
}
