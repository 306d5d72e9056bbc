import Type from 'typebox'
import { anyone, operation } from '../operation.ts'
import { Guid, oneOf, optional, text } from '../scalars.ts'

/** Grants of this slice; the member grants come with sign-in. */
export const GrantType = ['anonymous', 'refresh_token'] as const

export const token = operation({
  module: 'sdk.core',
  name: 'token',
  summary: 'Issues access and refresh tokens. Refresh tokens are not rotated: published clients keep their first one.',
  method: 'POST',
  path: '/oauth2/token',
  who: anyone,
  request: Type.Object({
    grantType: oneOf(GrantType),
    clientId: optional(Guid),
    refreshToken: optional(text(200)),
  }),
  response: Type.Object({
    access_token: Type.String(),
    refresh_token: optional(Type.String()),
    expires_in: Type.Integer(),
  }),
  refusals: ['UNKNOWN_CLIENT', 'INVALID_GRANT', 'TOO_MANY_REQUESTS'],
})

export const SubjectType = ['APP', 'USER', 'MEMBER', 'VISITOR', 'UNKNOWN'] as const

export const tokenInfo = operation({
  module: 'sdk.core',
  name: 'tokenInfo',
  summary: 'Says whom a token belongs to and whether it is still valid.',
  method: 'POST',
  path: '/oauth2/token-info',
  who: anyone,
  request: Type.Object({ token: text(4000, { minLength: 1 }) }),
  response: Type.Object({
    active: Type.Boolean(),
    subjectType: oneOf(SubjectType),
    subjectId: Type.String(),
    exp: Type.Integer(),
    iat: Type.Integer(),
    clientId: optional(Type.String()),
    siteId: Type.String(),
  }),
  refusals: [],
})

export const operations = [token, tokenInfo] as const
