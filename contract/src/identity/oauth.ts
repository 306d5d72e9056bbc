import Type from 'typebox'
import { AppGrantType, GrantType, SnakeGrantType, SubjectType, TenantType } from '../enumerations/identity.ts'
import { anyone, caller, operation } from '../operation.ts'
import { Empty, Guid, list, named, oneOf, optional, text } from '../scalars.ts'
import { EmailAddress } from './identity.ts'

/** Wrapper of published clients of `identity.oauth` around their message: JSON or a form, in base64. */
const RawBody = text(8002, { pattern: '^[A-Za-z0-9+/_-]*={0,2}$' })

const TokenAnswer = Type.Object({
  access_token: Type.String(),
  refresh_token: optional(Type.String()),
  expires_in: Type.Integer(),
})

export const token = operation({
  module: 'sdk.core',
  name: 'token',
  summary:
    'Issues access and refresh tokens. Refresh tokens are not rotated: published clients keep their first one. authorized_client needs an API key beside the access token: `Authorization: <token>,<key>`; the client_secret of client_credentials and strip_bound_session is an API key.',
  method: 'POST',
  path: '/oauth2/token',
  aliases: ['/_api/oauth2/token', '/v1/oauth/token', '/oauth/token', '/oauth2-ng/v1/oauth/token'],
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
    access_token: optional(text(4000)),
    body: optional(RawBody),
  }),
  response: TokenAnswer,
  refusals: ['UNKNOWN_CLIENT', 'INVALID_GRANT', 'MEMBER_NOT_FOUND', 'IDENTITY_BLOCKED', 'TOO_MANY_REQUESTS'],
})

export const oauthAccess = operation({
  module: 'sdk.core',
  name: 'oauthAccess',
  summary:
    'Tokens of an app that the owner has let in: for the code that its redirect address was given, then for the refresh token. The client_secret is an API key; the tokens are worth what it is worth.',
  method: 'POST',
  path: '/oauth/access',
  aliases: ['/_api/oauth/access'],
  who: anyone,
  request: Type.Object({
    grant_type: oneOf(AppGrantType),
    code: optional(text(200)),
    refresh_token: optional(text(200)),
    client_id: Guid,
    client_secret: text(200, { minLength: 1 }),
  }),
  response: TokenAnswer,
  refusals: ['UNKNOWN_CLIENT', 'INVALID_GRANT', 'TOO_MANY_REQUESTS'],
})

export const revoke = operation({
  module: 'fairground.tokens',
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

export const tokenInfo = operation({
  module: 'sdk.core',
  name: 'tokenInfo',
  summary: 'Owner of a token, the site where it counts, and if it is still valid.',
  method: 'POST',
  path: '/oauth2/token-info',
  aliases: [
    '/_api/oauth2/token-info',
    '/oauth2/token_info',
    '/v1/oauth/token-info',
    '/oauth/token-info',
    '/oauth2-ng/v1/oauth/token-info',
  ],
  who: anyone,
  request: Type.Object({ token: optional(text(4000, { minLength: 1 })), body: optional(RawBody) }),
  response: Type.Object({
    active: Type.Boolean(),
    subjectType: oneOf(SubjectType),
    subjectId: Type.String(),
    tenantType: oneOf(TenantType),
    exp: Type.Integer(),
    iat: Type.Integer(),
    /** Empty for what no app was given: API keys, staff sessions, our own pages. */
    clientId: Type.String(),
    siteId: Type.String(),
    /** Instance of a token that an app has: the app as this site has it, which is the site. */
    instanceId: optional(Type.String()),
  }),
  refusals: [],
})

const at = (name: string) => ({
  path: `/v1/oauth/${name}`,
  publicPath: `/oauth2/${name}`,
  sitePath: `/_api/oauth2/${name}`,
  aliases: [`/oauth/${name}`, `/oauth2-ng/v1/oauth/${name}`],
})

export const jwks = operation({
  module: 'identity.oauth',
  name: 'jwks',
  summary:
    'The public keys that access tokens are signed with, as a JSON Web Key Set: every recipient of a token can check it.',
  method: 'GET',
  ...at('jwks'),
  who: anyone,
  request: Type.Object({}),
  response: Type.Object({
    keys: list(
      named(
        'JsonWebKey',
        Type.Object({
          kty: Type.String(),
          crv: Type.String(),
          x: Type.String(),
          kid: Type.String(),
          alg: Type.String(),
          use: Type.String(),
        }),
      ),
      100,
    ),
  }),
  refusals: [],
})

export const userInfo = operation({
  module: 'identity.oauth',
  name: 'userInfo',
  summary: 'The caller’s account. Fields that only people have are absent for visitors and keys.',
  method: 'GET',
  ...at('user-info'),
  who: caller,
  request: Type.Object({}),
  response: Type.Object({
    sub: Guid,
    givenName: optional(Type.String()),
    familyName: optional(Type.String()),
    name: optional(Type.String()),
    email: optional(EmailAddress),
    emailVerified: optional(Type.Boolean()),
    picture: optional(Type.String()),
    language: optional(Type.String()),
  }),
  refusals: [],
})

export const operations = [token, oauthAccess, tokenInfo, revoke, jwks, userInfo] as const
