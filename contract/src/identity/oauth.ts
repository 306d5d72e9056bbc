import Type from 'typebox'
import { anyone, operation } from '../operation.ts'
import { Empty, Guid, oneOf, optional, text } from '../scalars.ts'

/** Spelled in camel case, as the published client sends them. */
export const GrantType = ['anonymous', 'refresh_token', 'authorization_code'] as const
/** Spelled in snake case, with snake-case fields. */
export const SnakeGrantType = ['authorized_client', 'client_credentials'] as const

export const token = operation({
  module: 'sdk.core',
  name: 'token',
  summary:
    'Issues access and refresh tokens. Refresh tokens are not rotated: published clients keep their first one. authorized_client needs an API key beside the access token: `Authorization: <token>,<key>`; the client_secret of client_credentials is an API key.',
  method: 'POST',
  path: '/oauth2/token',
  aliases: ['/_api/oauth2/token', '/v1/oauth/token'],
  who: anyone,
  request: Type.Object({
    grantType: optional(oneOf(GrantType)),
    clientId: optional(Guid),
    refreshToken: optional(text(200)),
    code: optional(text(200)),
    codeVerifier: optional(text(200)),
    redirectUri: optional(text(2048)),
    grant_type: optional(oneOf(SnakeGrantType)),
    scope: optional(text(200)),
    member_id: optional(Guid),
    session_token: optional(text(1000)),
    client_id: optional(Guid),
    client_secret: optional(text(200)),
    instance_id: optional(Guid),
  }),
  response: Type.Object({
    access_token: Type.String(),
    refresh_token: optional(Type.String()),
    expires_in: Type.Integer(),
  }),
  refusals: ['UNKNOWN_CLIENT', 'INVALID_GRANT', 'MEMBER_NOT_FOUND', 'IDENTITY_BLOCKED', 'TOO_MANY_REQUESTS'],
})

export const revoke = operation({
  module: 'fairground.oauth',
  name: 'revoke',
  summary:
    'Ends the session that an access or refresh token belongs to. The answer is the same for a token that is unknown.',
  method: 'POST',
  path: '/oauth2/revoke',
  who: anyone,
  request: Type.Object({ token: text(4000, { minLength: 1 }) }),
  response: Empty,
  refusals: [],
})

export const SubjectType = ['APP', 'USER', 'MEMBER', 'VISITOR', 'UNKNOWN'] as const

export const tokenInfo = operation({
  module: 'sdk.core',
  name: 'tokenInfo',
  summary: 'Says whom a token belongs to and whether it is still valid.',
  method: 'POST',
  path: '/oauth2/token-info',
  aliases: ['/_api/oauth2/token-info', '/v1/oauth/token-info'],
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

export const operations = [token, tokenInfo, revoke] as const
