import Type from 'typebox'
import { Scope } from '../enumerations/staff.ts'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.api-keys'

const ApiKey = named(
  'ApiKey',
  Type.Object({
    id: Guid,
    name: Type.String(),
    scopes: Type.Array(oneOf(Scope)),
    createdDate: Timestamp,
    /** To the minute; absent until the first call. */
    lastUsedDate: optional(Timestamp),
  }),
)

export const listApiKeys = operation({
  module,
  name: 'listApiKeys',
  summary: 'The keys that are in use, newest first. The secret of a key is shown once: when it is made.',
  method: 'GET',
  path: '/fairground/v1/api-keys',
  who: admin('settings.read'),
  request: Type.Object({}),
  response: Type.Object({ apiKeys: Type.Array(ApiKey) }),
  refusals: [],
})

export const createApiKey = operation({
  module,
  name: 'createApiKey',
  summary: 'Makes a key with some of the caller’s own scopes. The answer holds the secret, which is shown this once.',
  method: 'POST',
  path: '/fairground/v1/api-keys',
  who: admin('settings.write'),
  request: Type.Object({ name: text(100, { minLength: 1 }), scopes: list(oneOf(Scope), Scope.length, 1) }),
  response: Type.Object({ apiKey: ApiKey, secret: Type.String() }),
  refusals: ['LIMIT_REACHED', 'PERMISSION_DENIED'],
})

export const revokeApiKey = operation({
  module,
  name: 'revokeApiKey',
  summary: 'Ends a key at once, with every token that it was exchanged for.',
  method: 'DELETE',
  path: '/fairground/v1/api-keys/{id}',
  who: admin('settings.write'),
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['API_KEY_NOT_FOUND'],
})

export const operations = [listApiKeys, createApiKey, revokeApiKey] as const
