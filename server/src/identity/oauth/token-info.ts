import type { tokenInfo as contract } from '@fairground/contract/identity/oauth.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Pool } from '../../db/database.ts'
import type { Ctx } from '../../ground/context.ts'
import { keyOfSecret } from '../api-keys/find-key.ts'
import { userOfSession } from '../staff/find-user.ts'
import { LEEWAY_SECONDS } from '../tokens/access-tokens.ts'
import type { TokenIssuer } from '../tokens/issue-tokens.ts'
import { isRefreshToken, refreshTokenOnRecord } from '../tokens/refresh-tokens.ts'
import type { Revocations } from '../tokens/revocations.ts'

export interface TokenInfoDeps extends Pick<TokenIssuer, 'tokens'> {
  readonly pool: Pool
  readonly revocations: Pick<Revocations, 'isRevoked'>
}

type Info = ResponseOf<typeof contract>

const UNKNOWN: Info = {
  active: false,
  subjectType: 'UNKNOWN',
  subjectId: '',
  tenantType: 'ROOT',
  exp: 0,
  iat: 0,
  clientId: '',
  siteId: '',
}
const KINDS = { member: 'MEMBER', visitor: 'VISITOR', app: 'APP' } as const

/** Owner of a token: a visitor, a member, an app (API keys too) or a staff user's session. */
export async function tokenInfo(deps: TokenInfoDeps, ctx: Ctx, token: string): Promise<Info> {
  if (token.startsWith('fgk_')) return apiKeyInfo(deps, token)
  if (token.startsWith('fgs_')) return staffInfo(ctx, token)
  if (isRefreshToken(token)) return refreshTokenInfo(deps, ctx, token)
  const claims = deps.tokens.verify(token)
  if (!claims) return UNKNOWN
  const revoked = claims.family !== null && deps.revocations.isRevoked(claims.family)
  return {
    active: !revoked && claims.exp + LEEWAY_SECONDS > ctx.now.getTime() / 1000,
    subjectType: KINDS[claims.role],
    subjectId: claims.sub,
    tenantType: 'SITE',
    exp: claims.exp,
    iat: claims.iat,
    // The app as this site has it: the published app strategy wants to know.
    clientId: claims.client ?? '',
    ...present({ instanceId: claims.client ? claims.site : undefined }),
    siteId: claims.site,
  }
}

async function refreshTokenInfo({ tokens }: TokenInfoDeps, { db, now, site }: Ctx, secret: string): Promise<Info> {
  const found = await refreshTokenOnRecord(tokens, db, secret, now)
  if (!found) return UNKNOWN
  return {
    active: found.active,
    subjectType: KINDS[found.role],
    subjectId: found.subjectId,
    tenantType: 'SITE',
    exp: Math.floor(found.expiresAt.getTime() / 1000),
    iat: Math.floor(found.createdAt.getTime() / 1000),
    clientId: found.clientId,
    instanceId: site.id,
    siteId: site.id,
  }
}

/** Keys do not run out. */
const NEVER = 253_402_300_799

async function apiKeyInfo({ pool }: TokenInfoDeps, secret: string): Promise<Info> {
  const key = await keyOfSecret(pool, secret)
  if (!key) return UNKNOWN
  return {
    active: true,
    subjectType: 'APP',
    subjectId: key.id,
    tenantType: 'SITE',
    exp: NEVER,
    iat: 0,
    clientId: '',
    siteId: key.siteId,
  }
}

async function staffInfo({ db, now, site }: Ctx, secret: string): Promise<Info> {
  const user = await userOfSession(db, secret, now)
  if (!user) return UNKNOWN
  const iat = Math.floor(now.getTime() / 1000)
  const times = { exp: Math.floor(user.expiresAt.getTime() / 1000), iat }
  return {
    active: true,
    subjectType: 'USER',
    subjectId: user.id,
    tenantType: 'ACCOUNT',
    ...times,
    clientId: '',
    siteId: site.id,
  }
}
