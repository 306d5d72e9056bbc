import type { Ctx } from '../../http/context.ts'
import { happen } from '../../outbox/happenings.ts'
import { writeClock } from '../sites/queries.ts'

/** Everything that shows a status by time is stale at once: the domain event drops it in every process. */
export async function moveClock(ctx: Pick<Ctx, 'db' | 'site' | 'now' | 'newId'>, offsetMs: number): Promise<void> {
  await ctx.db.inTx(async (tx) => {
    await tx.run(writeClock, { id: ctx.site.id, offsetMs: BigInt(Math.round(offsetMs)) })
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'clockSet', payload: { offsetMs } }], ctx)
    for (const tag of ['events', 'products', 'collections']) tx.effects.tags.add(tag)
  })
}
