// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CursorPagingMetadata, CursorQuery, StoresLocation } from './shapes.ts'

export type { CursorPaging, CursorPagingMetadata, CursorQuery, Sorting, StoresLocation } from './shapes.ts'

export type GetDefaultStoresLocationRefusal = never

export type GetDefaultStoresLocationRequest = Record<never, never>

export interface GetDefaultStoresLocationResponse {
  storesLocation: StoresLocation
}

export type GetStoresLocationRefusal = 'LOCATION_NOT_FOUND'

export interface GetStoresLocationRequest {
  storesLocationId: string
}

export interface GetStoresLocationResponse {
  storesLocation: StoresLocation
}

export type QueryStoresLocationsRefusal = never

export interface QueryStoresLocationsRequest {
  query?: CursorQuery
}

export interface QueryStoresLocationsResponse {
  storesLocations: StoresLocation[]
  pagingMetadata: CursorPagingMetadata
}

/** Module `stores.stores-locations-v-3`. */
export const storesLocationsV3 = {
  /** One location, closed ones too. */
  getStoresLocation: call<GetStoresLocationRequest, GetStoresLocationResponse, GetStoresLocationRefusal>('GET', '/stores/v3/locations/{storesLocationId}', { values: { storesLocation: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Open locations that match; the default one first unless sorted. */
  queryStoresLocations: call<QueryStoresLocationsRequest, QueryStoresLocationsResponse, QueryStoresLocationsRefusal, StoresLocation>('POST', '/stores/v3/locations/query', { values: { storesLocations: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'storesLocations', metadata: 'pagingMetadata' } }),
  /** The location that online sales draw on. */
  getDefaultStoresLocation: call<GetDefaultStoresLocationRequest, GetDefaultStoresLocationResponse, GetDefaultStoresLocationRefusal>('GET', '/stores/v3/locations/default', { values: { storesLocation: { createdDate: 'date', updatedDate: 'date' } } }),
}
