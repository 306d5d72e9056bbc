import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Directory } from '../sites/directory.ts'
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from './access-tokens.ts'
import { insertRefreshToken, useRefreshToken } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const VISITOR_DAYS = 365
const MEMBER_IDLE_DAYS = 30

export interface IssuedTokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_in: number
}

export interface TokenIssuer {
  readonly directory: Directory
  readonly tokens: AccessTokens
}

/** A visitor nobody has seen before. */
export async function issueAnonymous(
  { directory, tokens }: TokenIssuer,
  ctx: Ctx,
  clientId: string,
): Promise<IssuedTokens> {
  const client = directory.client(clientId)
  if (!client) throw new ApiError({ code: 'UNKNOWN_CLIENT' })
  const visitor = ctx.newId()
  const family = ctx.newId()
  const refreshToken = newSecret('fgr')
  await ctx.db.run(insertRefreshToken, {
    hash: hashSecret(refreshToken),
    clientId,
    family,
    role: 'visitor',
    subjectId: visitor,
    at: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + VISITOR_DAYS * DAY_MS),
  })
  const seconds = Math.floor(ctx.now.getTime() / 1000)
  const access = await tokens.sign({
    sub: visitor,
    role: 'visitor',
    site: ctx.site.id,
    client: clientId,
    visitor: null,
    family,
    iat: seconds,
    exp: seconds + ACCESS_TOKEN_SECONDS,
  })
  return { access_token: access, refresh_token: refreshToken, expires_in: ACCESS_TOKEN_SECONDS }
}

/** The same refresh token comes back: it is not rotated, for published clients keep their first one. */
export async function renew(
  { tokens }: TokenIssuer,
  ctx: Ctx,
  refreshToken: string,
  clientId: string | undefined,
): Promise<IssuedTokens> {
  const found = await ctx.db.row(useRefreshToken, {
    hash: hashSecret(refreshToken),
    at: ctx.now,
    idleSince: new Date(ctx.now.getTime() - MEMBER_IDLE_DAYS * DAY_MS),
  })
  if (!found || (clientId !== undefined && found.clientId !== clientId)) throw new ApiError({ code: 'INVALID_GRANT' })
  const seconds = Math.floor(ctx.now.getTime() / 1000)
  const access = await tokens.sign({
    sub: found.subjectId,
    role: found.role,
    site: ctx.site.id,
    client: found.clientId,
    visitor: null,
    family: found.family,
    iat: seconds,
    exp: seconds + ACCESS_TOKEN_SECONDS,
  })
  return { access_token: access, refresh_token: refreshToken, expires_in: ACCESS_TOKEN_SECONDS }
}
