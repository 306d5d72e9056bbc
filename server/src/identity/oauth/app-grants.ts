import type { Pool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { memberById } from '../accounts/find-member.ts'
import type { Follow } from '../accounts/follow-visitor.ts'
import { keyOfSecret } from '../api-keys/find-key.ts'
import { takeSessionToken } from '../sessions/session-token.ts'
import { type AccessTokens, LEEWAY_SECONDS } from '../tokens/access-tokens.ts'
import { beginSession, type IssuedTokens, signAccess } from '../tokens/issue-tokens.ts'
import type { Revocations } from '../tokens/revocations.ts'

/** A member's tokens for a site that signs its members in itself: its key stands beside the visitor's token. */
export async function exchangeForMember(
  tokens: AccessTokens,
  follow: Follow,
  ctx: Ctx,
  { memberId, sessionToken }: { memberId: string | undefined; sessionToken: string | undefined },
): Promise<IssuedTokens> {
  const { caller, db, now } = ctx
  if (caller.kind !== 'apiKey' || !caller.beside || !holdsScope(caller, 'members.write'))
    throw new ApiError({ code: 'PERMISSION_DENIED' }, (t) =>
      t('refusals.visitorTokenAndKey', { form: '<token>,<key>' }),
    )
  const { visitorId, clientId } = caller.beside
  if (clientId === null) throw new ApiError({ code: 'UNKNOWN_CLIENT' })
  if (sessionToken !== undefined) {
    const proved = await takeSessionToken(db, now, sessionToken)
    if (!proved || (memberId !== undefined && proved.memberId !== memberId))
      throw new ApiError({ code: 'INVALID_GRANT' })
    memberId = proved.memberId
  }
  const member = memberId === undefined ? undefined : await memberById(db, memberId)
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
export async function keyOfApp(pool: Pool, ctx: Ctx, secret: string): Promise<{ id: string }> {
  const key = await keyOfSecret(pool, secret)
  if (key?.siteId !== ctx.site.id) throw new ApiError({ code: 'INVALID_GRANT' })
  return key
}

/** An access token worth what the API key is worth that stands as the client's secret; it ends with the key. */
export async function exchangeForApp(
  pool: Pool,
  tokens: AccessTokens,
  ctx: Ctx,
  { clientId, secret }: { clientId: string; secret: string },
): Promise<IssuedTokens> {
  const key = await keyOfApp(pool, ctx, secret)
  return signAccess(tokens, ctx, { sub: key.id, role: 'app', client: clientId, visitor: null, family: null })
}

/**
 * A fresh access token for the owner of a page's access token, for the app's own server: it outlives the page, and ends with
 * the session as every token of it does.
 */
export async function freeOfPage(
  { pool, tokens, revocations }: { pool: Pool; tokens: AccessTokens; revocations: Pick<Revocations, 'isRevoked'> },
  ctx: Ctx,
  accessToken: string,
  secret: string,
): Promise<IssuedTokens> {
  await keyOfApp(pool, ctx, secret)
  const claims = tokens.verify(accessToken)
  const isGood =
    claims?.site === ctx.site.id &&
    claims.exp + LEEWAY_SECONDS > ctx.now.getTime() / 1000 &&
    !(claims.family !== null && revocations.isRevoked(claims.family))
  if (!isGood) throw new ApiError({ code: 'INVALID_GRANT' })
  return signAccess(tokens, ctx, claims)
}
