import * as contract from '@fairground/contract/fairground/api-keys.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { type Api, mount } from '../../http/mount.ts'
import { createKey } from './create-key.ts'
import { type ApiKeyRow, listKeys } from './queries.ts'
import { revokeApiKey } from './revoke-key.ts'

type ApiKey = ResponseOf<typeof contract.listApiKeys>['apiKeys'][number]

export function apiKeyRoutes(api: Api): void {
  mount(api, contract.listApiKeys, async (_request, { db }) => ({
    apiKeys: (await db.rows(listKeys, {})).map(keyToWire),
  }))

  mount(
    api,
    contract.createApiKey,
    async (request, ctx) => {
      const { key, secret } = await createKey(ctx, request)
      return { apiKey: keyToWire(key), secret }
    },
    { once: true },
  )

  mount(api, contract.revokeApiKey, async ({ id }, ctx) => {
    await revokeApiKey(ctx, id)
    return {}
  })
}

const keyToWire = ({ id, name, scopes, createdAt, lastUsedAt }: ApiKeyRow): ApiKey => ({
  id,
  name,
  scopes,
  createdDate: createdAt.toISOString(),
  ...present({ lastUsedDate: lastUsedAt ? lastUsedAt.toISOString() : undefined }),
})
