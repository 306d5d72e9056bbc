import * as oauth from '@fairground/contract/identity/oauth.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Follow } from '../accounts/follow-visitor.ts'
import { endSession } from '../tokens/end-sessions.ts'
import { issueAnonymous, renew, type TokenIssuer } from '../tokens/issue-tokens.ts'
import { newVisitors } from '../tokens/new-visitors.ts'
import { familyOf, isRefreshToken } from '../tokens/refresh-tokens.ts'
import { exchangeAppCode, renewAppAccess } from './app-access.ts'
import { exchangeForApp, exchangeForMember, freeOfPage } from './app-grants.ts'
import { exchangeCode } from './codes.ts'
import { unpacked } from './raw-message.ts'
import { type TokenInfoDeps, tokenInfo } from './token-info.ts'
import { userInfo } from './user-info.ts'

interface TokenDeps extends TokenIssuer, TokenInfoDeps {
  readonly follow: Follow
}

const required = (field: string): InvalidArgument =>
  new InvalidArgument([{ field, description: message('violations.required'), violatedRule: 'REQUIRED_FIELD' }])

/** Tokens for what a request proves, by its kind of grant. */
async function issueFor(deps: TokenDeps, ctx: Ctx, request: RequestOf<typeof oauth.token>) {
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
      return exchangeCode(deps.tokens, deps.follow, ctx, request)
    case 'authorized_client':
      if (!request.member_id && !request.session_token) throw required('member_id')
      return exchangeForMember(deps.tokens, deps.follow, ctx, {
        memberId: request.member_id,
        sessionToken: request.session_token,
      })
    case 'client_credentials':
      if (!request.client_id) throw required('client_id')
      if (!request.client_secret) throw required('client_secret')
      // The instance of an app is the site it was installed on.
      if (request.instance_id && request.instance_id !== ctx.site.id) throw new ApiError({ code: 'INVALID_GRANT' })
      return exchangeForApp(deps.pool, deps.tokens, ctx, { clientId: request.client_id, secret: request.client_secret })
    case 'strip_bound_session':
      if (!request.access_token) throw required('access_token')
      if (!request.client_secret) throw required('client_secret')
      return freeOfPage(deps, ctx, request.access_token, request.client_secret)
    case undefined:
      throw required('grantType')
  }
}

export function tokenRoutes(api: Api, deps: TokenDeps): void {
  const { tokens } = deps
  mount(api, oauth.token, (request, ctx) => issueFor(deps, ctx, request), {
    once: true,
    unpack: unpacked,
    // The site follows from the client, and there is no caller yet.
    siteOf: ({ clientId, client_id }) => siteOfClient(deps, clientId ?? client_id),
    limit: ({ grantType }) => (grantType === 'anonymous' ? newVisitors : undefined),
  })

  mount(
    api,
    oauth.oauthAccess,
    ({ grant_type, client_id: clientId, client_secret: secret, code, refresh_token: refreshToken }, ctx) => {
      if (grant_type === 'authorization_code') {
        if (!code) throw required('code')
        return exchangeAppCode(deps, ctx, { clientId, secret, code })
      }
      if (!refreshToken) throw required('refresh_token')
      return renewAppAccess(deps, ctx, { clientId, secret, refreshToken })
    },
    { once: true, siteOf: ({ client_id }) => siteOfClient(deps, client_id) },
  )

  mount(
    api,
    oauth.tokenInfo,
    ({ token }, ctx) => {
      if (!token) throw required('token')
      return tokenInfo(deps, ctx, token.replace(/^Bearer /, ''))
    },
    { unpack: unpacked },
  )

  mount(api, oauth.userInfo, (_request, ctx) => userInfo(ctx))

  mount(api, oauth.jwks, async () => ({ keys: [...tokens.keys] }))

  mount(api, oauth.revoke, async ({ token }, ctx) => {
    const family = await sessionOf(deps, ctx, token.replace(/^Bearer /, ''))
    if (family) await ctx.db.inTx((tx) => endSession(tx, family, ctx))
    return {}
  })
}

function siteOfClient({ directory }: TokenDeps, id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  const client = directory.client(id)
  if (!client) throw new ApiError({ code: 'UNKNOWN_CLIENT' })
  return client.siteId
}

async function sessionOf({ tokens }: TokenDeps, { db, site }: Ctx, token: string): Promise<string | undefined> {
  if (isRefreshToken(token)) return familyOf(tokens, db, token)
  const claims = tokens.verify(token)
  return claims?.site === site.id ? (claims.family ?? undefined) : undefined
}
