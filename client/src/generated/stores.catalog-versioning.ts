// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type GetCatalogVersionRefusal = never

export type GetCatalogVersionRequest = Record<never, never>

export interface GetCatalogVersionResponse {
  catalogVersion: 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED'
}

/** Module `stores.catalog-versioning`. */
export const catalogVersioning = {
  /** Version of the site’s catalogue. Both are served over the same goods; the newer is the one it has. */
  getCatalogVersion: call<GetCatalogVersionRequest, GetCatalogVersionResponse, GetCatalogVersionRefusal>('GET', '/stores/v3/provision/version'),
}
