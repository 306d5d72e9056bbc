import * as oauth from '@fairground/contract/identity/oauth.ts'
import { ApiError, InvalidArgument } from '../../http/api-error.ts'
import { type Api, mount } from '../../http/mount.ts'
import { LEEWAY_SECONDS } from './access-tokens.ts'
import { issueAnonymous, renew, type TokenIssuer } from './issue-tokens.ts'

const required = (field: string): InvalidArgument =>
  new InvalidArgument([{ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' }])

const UNKNOWN = { active: false, subjectType: 'UNKNOWN', subjectId: '', exp: 0, iat: 0, siteId: '' } as const

export function tokenRoutes(api: Api, issuer: TokenIssuer): void {
  mount(
    api,
    oauth.token,
    async ({ grantType, clientId, refreshToken }, ctx) => {
      if (grantType === 'anonymous') {
        if (!clientId) throw required('clientId')
        return issueAnonymous(issuer, ctx, clientId)
      }
      if (!refreshToken) throw required('refreshToken')
      return renew(issuer, ctx, refreshToken, clientId)
    },
    {
      // The site follows from the client, and there is no caller yet.
      siteOf: ({ clientId }) => {
        if (clientId === undefined) return undefined
        const client = issuer.directory.client(clientId)
        if (!client) throw new ApiError({ code: 'UNKNOWN_CLIENT' })
        return client.siteId
      },
      limit: ({ grantType }) =>
        grantType === 'anonymous' ? { name: 'anonymous-token', per: 'address', perMinute: 60 } : undefined,
    },
  )

  mount(api, oauth.tokenInfo, async ({ token }, ctx) => {
    const claims = await issuer.tokens.verify(token.replace(/^Bearer /, ''))
    if (!claims) return UNKNOWN
    return {
      active: claims.exp + LEEWAY_SECONDS > ctx.now.getTime() / 1000,
      subjectType: claims.role === 'member' ? ('MEMBER' as const) : ('VISITOR' as const),
      subjectId: claims.sub,
      exp: claims.exp,
      iat: claims.iat,
      ...(claims.client ? { clientId: claims.client } : {}),
      siteId: claims.site,
    }
  })
}
