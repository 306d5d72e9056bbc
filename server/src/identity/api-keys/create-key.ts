import type { createApiKey } from '@fairground/contract/fairground/api-keys.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { grantable } from '../../ground/grantable.ts'
import { newSecret } from '../../ground/secrets.ts'
import { type ApiKeyRow, countKeys, lockKeys } from './queries.ts'
import { writeKey } from './write-key.ts'

/** Keys in use at once. */
const MAX_KEYS = 200

/** A key with some of the caller's scopes. The secret leaves this function once; the database holds its hash. */
export async function createKey(
  ctx: Ctx,
  { name, scopes: wanted }: RequestOf<typeof createApiKey>,
): Promise<{ key: ApiKeyRow; secret: string }> {
  const scopes = [...new Set(wanted)]
  grantable(ctx.caller, scopes)
  const secret = newSecret('fgk')
  const key: ApiKeyRow = { id: ctx.newId(), name, scopes, createdAt: ctx.now, lastUsedAt: null }
  await ctx.db.inTx(async (tx) => {
    await tx.run(lockKeys, {})
    const { n = 0 } = (await tx.row(countKeys, {})) ?? {}
    if (n >= MAX_KEYS) throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_KEYS })
    await writeKey(tx, { id: key.id, siteId: ctx.site.id, name, scopes, secret, at: ctx.now })
    await record(tx, ctx, { action: 'apiKey.created', target: key, after: { name, scopes } })
  })
  return { key, secret }
}
