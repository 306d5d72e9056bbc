import type { createApiKey } from '@fairground/contract/fairground/api-keys.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { record } from '../audit/record.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { insertLookup } from '../sites/queries.ts'
import { grantable } from '../staff/grantable.ts'
import { type ApiKeyRow, countKeys, insertApiKey } from './queries.ts'

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
  const hash = hashSecret(secret)
  const key: ApiKeyRow = { id: ctx.newId(), name, scopes, createdAt: ctx.now, lastUsedAt: null }
  await ctx.db.inTx(async (tx) => {
    const { n = 0 } = (await tx.row(countKeys, {})) ?? {}
    if (n >= MAX_KEYS) throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_KEYS })
    await tx.run(insertApiKey, { id: key.id, name, hash, scopes, at: ctx.now })
    await tx.run(insertLookup, { kind: 'api-key', key: hash, siteId: ctx.site.id, target: key.id })
    await record(tx, ctx, { action: 'apiKey.created', target: key, after: { name, scopes } })
  })
  return { key, secret }
}
