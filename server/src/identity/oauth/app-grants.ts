import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { holdsScope } from '../../http/caller.ts'
import type { Ctx } from '../../http/context.ts'
import { findApiKey } from '../api-keys/queries.ts'
import { takeSessionToken } from '../authentication/session-token.ts'
import type { Follow } from '../members/follow-visitor.ts'
import { findMember } from '../members/queries.ts'
import { hashSecret } from '../secrets.ts'
import { findLookup } from '../sites/queries.ts'
import { type AccessTokens, LEEWAY_SECONDS } from '../tokens/access-tokens.ts'
import { beginSession, type IssuedTokens, signAccess } from '../tokens/issue-tokens.ts'
import type { Revocations } from '../tokens/revocations.ts'

/** A member's tokens for a site that signs its members in itself: its key stands beside the visitor's token. */
export async function exchangeForMember(
  tokens: AccessTokens,
  follow: Follow,
  ctx: Ctx,
  memberId: string | undefined,
  sessionToken: string | undefined,
): Promise<IssuedTokens> {
  const { caller, db, now } = ctx
  if (caller.kind !== 'apiKey' || !caller.beside || !holdsScope(caller, 'members.write'))
    throw new ApiError({
      code: 'PERMISSION_DENIED',
      description: 'Send a visitor token and an API key: `<token>,<key>`.',
    })
  const { visitorId, clientId } = caller.beside
  if (clientId === null) throw new ApiError({ code: 'UNKNOWN_CLIENT' })
  if (sessionToken !== undefined) {
    const proved = await takeSessionToken(db, now, sessionToken)
    if (!proved || (memberId !== undefined && proved.memberId !== memberId))
      throw new ApiError({ code: 'INVALID_GRANT' })
    memberId = proved.memberId
  }
  const member = memberId === undefined ? undefined : await db.row(findMember, { id: memberId })
  if (!member) throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
  if (member.status !== 'ACTIVE') throw new ApiError({ code: 'IDENTITY_BLOCKED' })
  return db.inTx(async (tx) => {
    if (visitorId !== null) await follow(tx, { visitorId }, { memberId: member.id }, now)
    return beginSession(tokens, tx, ctx, {
      clientId,
      role: 'member',
      subjectId: member.id,
      visitorId,
      family: ctx.newId(),
    })
  })
}

/** The API key of this site that stands as an app's secret. */
export async function keyOfSecret(pool: Pool, ctx: Ctx, secret: string): Promise<{ id: string }> {
  const lookup = await pool.siteless.row(findLookup, { kind: 'api-key', key: hashSecret(secret) })
  const key =
    lookup?.siteId === ctx.site.id && lookup.target ? await ctx.db.row(findApiKey, { id: lookup.target }) : undefined
  if (!key) throw new ApiError({ code: 'INVALID_GRANT' })
  return key
}

/** An access token worth what the API key is worth that stands as the client's secret; it ends with the key. */
export async function exchangeForApp(
  pool: Pool,
  tokens: AccessTokens,
  ctx: Ctx,
  clientId: string,
  secret: string,
): Promise<IssuedTokens> {
  const key = await keyOfSecret(pool, ctx, secret)
  return signAccess(tokens, ctx, { sub: key.id, role: 'app', client: clientId, visitor: null, family: null })
}

/**
 * A fresh access token for whoever a page's access token is of, for the app's own server: it outlives the page, and ends with
 * the session as every token of it does.
 */
export async function freeOfPage(
  { pool, tokens, revocations }: { pool: Pool; tokens: AccessTokens; revocations: Pick<Revocations, 'isRevoked'> },
  ctx: Ctx,
  accessToken: string,
  secret: string,
): Promise<IssuedTokens> {
  await keyOfSecret(pool, ctx, secret)
  const claims = tokens.verify(accessToken)
  const isGood =
    claims?.site === ctx.site.id &&
    claims.exp + LEEWAY_SECONDS > ctx.now.getTime() / 1000 &&
    !(claims.family !== null && revocations.isRevoked(claims.family))
  if (!isGood) throw new ApiError({ code: 'INVALID_GRANT' })
  return signAccess(tokens, ctx, claims)
}
