// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface ApiKey {
  id: string
  name: string
  scopes: Array<'catalog.read' | 'catalog.write' | 'inventory.read' | 'inventory.write' | 'carts.read' | 'carts.write' | 'orders.read' | 'orders.write' | 'events.read' | 'events.write' | 'guests.read' | 'guests.write' | 'members.read' | 'members.write' | 'settings.read' | 'settings.write'>
  createdDate: Date
  lastUsedDate?: Date
}

export type CreateApiKeyRefusal = 'LIMIT_REACHED' | 'PERMISSION_DENIED'

export interface CreateApiKeyRequest {
  name: string
  scopes: Array<'catalog.read' | 'catalog.write' | 'inventory.read' | 'inventory.write' | 'carts.read' | 'carts.write' | 'orders.read' | 'orders.write' | 'events.read' | 'events.write' | 'guests.read' | 'guests.write' | 'members.read' | 'members.write' | 'settings.read' | 'settings.write'>
}

export interface CreateApiKeyResponse {
  apiKey: ApiKey
  secret: string
}

export type ListApiKeysRefusal = never

export type ListApiKeysRequest = Record<never, never>

export interface ListApiKeysResponse {
  apiKeys: ApiKey[]
}

export type RevokeApiKeyRefusal = 'API_KEY_NOT_FOUND'

export interface RevokeApiKeyRequest {
  id: string
}

export type RevokeApiKeyResponse = Record<never, never>

/** Module `fairground.api-keys`. */
export const apiKeys = {
  /** The keys that are in use, newest first. The secret of a key is shown once: when it is made. */
  listApiKeys: call<ListApiKeysRequest, ListApiKeysResponse, ListApiKeysRefusal>('GET', '/fairground/v1/api-keys', { values: { apiKeys: { createdDate: 'date', lastUsedDate: 'date' } } }),
  /** Makes a key with some of the caller’s own scopes. The answer holds the secret, which is shown this once. */
  createApiKey: call<CreateApiKeyRequest, CreateApiKeyResponse, CreateApiKeyRefusal>('POST', '/fairground/v1/api-keys', { values: { apiKey: { createdDate: 'date', lastUsedDate: 'date' } } }),
  /** Ends a key at once, with every token that it was exchanged for. */
  revokeApiKey: call<RevokeApiKeyRequest, RevokeApiKeyResponse, RevokeApiKeyRefusal>('DELETE', '/fairground/v1/api-keys/{id}'),
}
