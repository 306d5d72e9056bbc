import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import type { AccessTokens } from '../tokens/access-tokens.ts'
import { endSession } from '../tokens/end-sessions.ts'
import { beginSession, type IssuedTokens, renewed } from '../tokens/issue-tokens.ts'
import { keyOfApp } from './app-grants.ts'
import { deleteOldAppCodes, findUsedAppCode, insertAppCode, useAppCode } from './queries.ts'

/** As a member's code. */
const LIFE_MS = 60_000

/** The code that an app's redirect address is given once the owner has let the app in. */
export async function writeAppCode(db: Queryable, ctx: Pick<Ctx, 'now' | 'newId'>, clientId: string): Promise<string> {
  const code = newSecret('fgi')
  const expiresAt = new Date(ctx.now.getTime() + LIFE_MS)
  await db.run(insertAppCode, { hash: hashSecret(code), clientId, family: ctx.newId(), at: ctx.now, expiresAt })
  return code
}

interface Needs {
  readonly pool: Pool
  readonly tokens: AccessTokens
}

/** Once; the second use of a code ends what its first use began. */
export async function exchangeAppCode(
  { pool, tokens }: Needs,
  ctx: Ctx,
  { clientId, secret, code }: { readonly clientId: string; readonly secret: string; readonly code: string },
): Promise<IssuedTokens> {
  const key = await keyOfApp(pool, ctx, secret)
  const hash = hashSecret(code)
  const issued = await ctx.db.inTx(async (tx) => {
    const found = await tx.row(useAppCode, { hash, at: ctx.now })
    if (found?.clientId === clientId)
      return beginSession(tokens, tx, ctx, {
        clientId,
        role: 'app',
        subjectId: key.id,
        visitorId: null,
        family: found.family,
      })
    const used = found ? undefined : await tx.row(findUsedAppCode, { hash })
    if (used) await endSession(tx, used.family, ctx)
    return undefined
  })
  if (!issued) throw new ApiError({ code: 'INVALID_GRANT' })
  return issued
}

/** The same refresh token comes back; without the key that it was made with it is worth nothing. */
export async function renewAppAccess(
  { pool, tokens }: Needs,
  ctx: Ctx,
  {
    clientId,
    secret,
    refreshToken,
  }: { readonly clientId: string; readonly secret: string; readonly refreshToken: string },
): Promise<IssuedTokens> {
  const key = await keyOfApp(pool, ctx, secret)
  const found = await renewed(tokens, ctx.db, ctx, refreshToken)
  if (found?.role !== 'app' || found.clientId !== clientId || found.subjectId !== key.id)
    throw new ApiError({ code: 'INVALID_GRANT' })
  return { access_token: found.access_token, refresh_token: refreshToken, expires_in: found.expires_in }
}

export const forgetOldAppCodes = (db: Queryable, before: Date): Promise<number> => db.run(deleteOldAppCodes, { before })
