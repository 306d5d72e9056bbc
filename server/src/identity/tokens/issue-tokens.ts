import { randomUUID } from 'node:crypto'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import type { Directory } from '../../sites/directory.ts'
import { ACCESS_TOKEN_SECONDS, type AccessTokens, type Claims } from './access-tokens.ts'
import { insertRefreshToken, isVisitorAlive, useRefreshToken } from './queries.ts'
import { expiryOf, isVisitorRefresh } from './visitor-refresh.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MEMBER_DAYS = 180
const APP_DAYS = 365
/** A member's session ends when it was not used for so long. */
export const MEMBER_IDLE_MS = 30 * DAY_MS

export interface IssuedTokens {
  readonly access_token: string
  readonly refresh_token?: string
  readonly expires_in: number
}

export interface TokenIssuer {
  readonly directory: Directory
  readonly tokens: AccessTokens
}

interface Session {
  readonly clientId: string
  readonly role: 'visitor' | 'member' | 'app'
  readonly subjectId: string
  /** Visitor that a member was. */
  readonly visitorId: string | null
  readonly family: string
}

type Moment = Pick<Ctx, 'site' | 'now' | 'newId'>

/** An access token without a refresh token beside it. */
export async function signAccess(
  tokens: AccessTokens,
  { site, now }: Pick<Ctx, 'site' | 'now'>,
  claims: Pick<Claims, 'sub' | 'role' | 'client' | 'visitor' | 'family'>,
): Promise<IssuedTokens> {
  const iat = Math.floor(now.getTime() / 1000)
  const exp = iat + ACCESS_TOKEN_SECONDS
  const access_token = await tokens.sign({ ...claims, site: site.id, jti: randomUUID(), iat, exp })
  return { access_token, expires_in: ACCESS_TOKEN_SECONDS }
}

const signSession = (tokens: AccessTokens, ctx: Moment, session: Session): Promise<IssuedTokens> =>
  signAccess(tokens, ctx, {
    sub: session.subjectId,
    role: session.role,
    client: session.clientId,
    visitor: session.visitorId,
    family: session.family,
  })

/** Begins a session: one family, one refresh token. A visitor's is signed and has no row. */
export async function beginSession(
  tokens: AccessTokens,
  db: Queryable,
  ctx: Moment,
  session: Session,
): Promise<Required<IssuedTokens>> {
  if (session.role === 'visitor') {
    const refresh_token = tokens.visitors.seal(ctx.site.id, { ...session, createdAt: ctx.now })
    return { ...(await signSession(tokens, ctx, session)), refresh_token }
  }
  const refreshToken = newSecret('fgr')
  const days = session.role === 'member' ? MEMBER_DAYS : APP_DAYS
  await db.run(insertRefreshToken, {
    ...session,
    hash: hashSecret(refreshToken),
    at: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + days * DAY_MS),
  })
  return { ...(await signSession(tokens, ctx, session)), refresh_token: refreshToken }
}

/** A visitor nobody has seen before. */
export async function issueAnonymous(
  { directory, tokens }: TokenIssuer,
  ctx: Ctx,
  clientId: string,
): Promise<IssuedTokens> {
  if (!directory.client(clientId)) throw new ApiError({ code: 'UNKNOWN_CLIENT' })
  const session = { clientId, role: 'visitor', subjectId: ctx.newId(), visitorId: null, family: ctx.newId() } as const
  return beginSession(tokens, ctx.db, ctx, session)
}

/** The session that a visitor's token holds, unless it is over, was ended, or its app is gone. */
async function visitorOf(
  tokens: AccessTokens,
  db: Queryable,
  { site, now }: Moment,
  refreshToken: string,
): Promise<Session | undefined> {
  const visitor = tokens.visitors.open(site.id, refreshToken)
  if (!visitor || expiryOf(visitor) <= now) return undefined
  const { clientId, subjectId, family } = visitor
  const known = await db.row(isVisitorAlive, { family, clientId })
  return known?.alive ? { clientId, role: 'visitor', subjectId, visitorId: null, family } : undefined
}

/** The session of a refresh token, while it lives. The token is not rotated: published clients keep their first one. */
export async function renewed(
  tokens: AccessTokens,
  db: Queryable,
  ctx: Moment,
  refreshToken: string,
): Promise<(Session & IssuedTokens) | undefined> {
  const session = isVisitorRefresh(refreshToken)
    ? await visitorOf(tokens, db, ctx, refreshToken)
    : await db.row(useRefreshToken, {
        hash: hashSecret(refreshToken),
        at: ctx.now,
        idleSince: new Date(ctx.now.getTime() - MEMBER_IDLE_MS),
      })
  return session && { ...session, ...(await signSession(tokens, ctx, session)) }
}

/** The same refresh token comes back. */
export async function renew(
  { tokens }: TokenIssuer,
  ctx: Ctx,
  refreshToken: string,
  clientId: string | undefined,
): Promise<IssuedTokens> {
  const found = await renewed(tokens, ctx.db, ctx, refreshToken)
  const isTheirs = clientId === undefined || found?.clientId === clientId
  // An app's is worth nothing without its secret.
  if (!found || found.role === 'app' || !isTheirs) throw new ApiError({ code: 'INVALID_GRANT' })
  return { access_token: found.access_token, refresh_token: refreshToken, expires_in: found.expires_in }
}
