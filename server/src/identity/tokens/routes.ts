import * as oauth from '@fairground/contract/identity/oauth.ts'
import type { Pool } from '../../db/database.ts'
import { ApiError, InvalidArgument } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Follow } from '../members/follow-visitor.ts'
import { exchangeForApp, exchangeForMember } from '../oauth/app-grants.ts'
import { exchangeCode } from '../oauth/codes.ts'
import { hashSecret } from '../secrets.ts'
import { endSession } from './end-sessions.ts'
import { issueAnonymous, renew, type TokenIssuer } from './issue-tokens.ts'
import { familyOfRefreshToken } from './queries.ts'
import type { Revocations } from './revocations.ts'
import { tokenInfo } from './token-info.ts'

export interface TokenDeps extends TokenIssuer {
  readonly pool: Pool
  readonly revocations: Pick<Revocations, 'isRevoked'>
  readonly follow: Follow
}

const required = (field: string): InvalidArgument =>
  new InvalidArgument([{ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' }])

export function tokenRoutes(api: Api, deps: TokenDeps): void {
  const { directory, tokens, follow, pool } = deps
  mount(
    api,
    oauth.token,
    async (request, ctx) => {
      switch (request.grantType ?? request.grant_type) {
        case 'anonymous':
          if (!request.clientId) throw required('clientId')
          return issueAnonymous(deps, ctx, request.clientId)
        case 'refresh_token':
          if (!request.refreshToken) throw required('refreshToken')
          return renew(deps, ctx, request.refreshToken, request.clientId)
        case 'authorization_code':
          if (!request.clientId) throw required('clientId')
          if (!request.code) throw required('code')
          return exchangeCode(tokens, follow, ctx, request)
        case 'authorized_client':
          if (!request.member_id && !request.session_token) throw required('member_id')
          return exchangeForMember(tokens, follow, ctx, request.member_id, request.session_token)
        case 'client_credentials':
          if (!request.client_id) throw required('client_id')
          if (!request.client_secret) throw required('client_secret')
          return exchangeForApp(pool, tokens, ctx, request.client_id, request.client_secret)
        case undefined:
          throw required('grantType')
      }
    },
    {
      once: true,
      // The site follows from the client, and there is no caller yet.
      siteOf: ({ clientId, client_id }) => {
        const id = clientId ?? client_id
        if (id === undefined) return undefined
        const client = directory.client(id)
        if (!client) throw new ApiError({ code: 'UNKNOWN_CLIENT' })
        return client.siteId
      },
      limit: ({ grantType }) =>
        grantType === 'anonymous' ? { name: 'anonymous-token', per: 'address', perMinute: 60 } : undefined,
    },
  )

  mount(api, oauth.tokenInfo, ({ token }, ctx) => tokenInfo(deps, ctx, token.replace(/^Bearer /, '')))

  mount(api, oauth.revoke, async ({ token }, ctx) => {
    const family = await familyOf(deps, ctx, token.replace(/^Bearer /, ''))
    if (family) await ctx.db.inTx((tx) => endSession(tx, family, ctx))
    return {}
  })
}

async function familyOf({ tokens }: TokenDeps, { db, site }: Ctx, token: string): Promise<string | undefined> {
  if (token.startsWith('fgr_')) return (await db.row(familyOfRefreshToken, { hash: hashSecret(token) }))?.family
  const claims = await tokens.verify(token)
  return claims?.site === site.id ? (claims.family ?? undefined) : undefined
}
