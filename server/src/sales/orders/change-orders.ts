import type { bulkUpdateOrderTags, updateOrder as updateOperation } from '@fairground/contract/ecom/orders.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { attempt, isRefused } from '../../bulk/attempt.ts'
import { asMoves, tagMover } from '../../bulk/tag-moves.ts'
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
  for (const { id, change } of orders) {
    try {
      outcomes.push({ ok: true, id, item: await updateOrder(ctx, { order: change() }) })
    } catch (error) {
      if (!isRefused(error)) throw error
      outcomes.push({ ok: false, id, error })
    }
  }
  return outcomes
}

/** Tags come, then others go. At most three statements. */
export function moveOrderTags(
  ctx: Ctx,
  { orderIds, ...moves }: RequestOf<typeof bulkUpdateOrderTags>,
): Promise<Outcome<void>[]> {
  const moved = tagMover(asMoves(moves))
  return ctx.db.inTx(async (tx) => {
    const rows = await tx.rows(lockTags, { ids: [...orderIds] })
    const attempts = new Map(rows.map((row) => [row.id, attempt(() => ({ id: row.id, ...moved(row) }))]))
    const after = [...attempts.values()].flatMap(({ value }) => value ?? [])
    await tx.run(writeTags, {
      rows: after.map(({ id, publicTags, privateTags }) => ({ id, tags: publicTags, private_tags: privateTags })),
      at: ctx.now,
    })
    const payload = { fields: ['tags'] }
    await happen(
      tx,
      after.map(({ id }) => ({ entity: 'order', entityId: id, slug: 'updated', payload })),
      ctx,
    )
    return orderIds.map((id): Outcome<void> => {
      const { value, error = new ApiError({ code: 'ORDER_NOT_FOUND' }) } = attempts.get(id) ?? {}
      return value ? { ok: true, id, item: undefined } : { ok: false, id, error }
    })
  })
}
