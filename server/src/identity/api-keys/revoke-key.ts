import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import { SESSION_ENTITY } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { happen } from '../../outbox/happenings.ts'
import { revokeKey } from './queries.ts'

/** The key is a session that ends: this process refuses it from the commit on, the others when they read the outbox. */
export async function revokeApiKey(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.inTx(async (tx) => {
    const key = await tx.row(revokeKey, { id, at: ctx.now })
    if (!key) throw new ApiError({ code: 'API_KEY_NOT_FOUND', id })
    await happen(tx, [{ entity: SESSION_ENTITY, entityId: id, slug: 'ended', payload: {} }], ctx)
    const { name, scopes } = key
    await record(tx, ctx, { action: 'apiKey.revoked', target: { id, name }, before: { name, scopes } })
  })
}
