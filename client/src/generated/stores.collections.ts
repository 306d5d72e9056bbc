// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { GetCollectionBySlugRefusal, GetCollectionBySlugRequest, MediaItem, PlatformPagingMetadata, PlatformQuery, SeoSchema } from './shapes.ts'

export type { CursorPaging, GetCollectionBySlugRefusal, GetCollectionBySlugRequest, Keyword, MediaItem, MediaItemUrlAndSize, MediaItemVideo, Paging, PlatformPagingMetadata, PlatformQuery, SeoSchema, Settings, Sorting, Tag } from './shapes.ts'

export interface Collection {
  id: string
  name: string
  media: Media
  numberOfProducts: number
  description: string
  slug: string
  visible: boolean
  seoSchema?: SeoSchema
  lastUpdated?: Date
}

export interface GetCollectionBySlugResponse {
  collection: Collection
}

export type GetCollectionRefusal = 'COLLECTION_NOT_FOUND'

export interface GetCollectionRequest {
  id: string
}

export interface GetCollectionResponse {
  collection: Collection
}

export interface Media {
  mainMedia?: MediaItem
  items: MediaItem[]
}

export type QueryCollectionsRefusal = never

export interface QueryCollectionsRequest {
  query?: PlatformQuery
}

export interface QueryCollectionsResponse {
  collections: Collection[]
  metadata: PlatformPagingMetadata
}

/** Module `stores.collections`. */
export const collections = {
  /** Collections that match a filter, sorted and paged. Visitors see the visible ones. */
  queryCollections: call<QueryCollectionsRequest, QueryCollectionsResponse, QueryCollectionsRefusal, Collection>('GET', '/v2/collections/query', { fallback: '', values: { collections: { lastUpdated: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'collections', metadata: 'metadata' } }),
  /** One collection. */
  getCollection: call<GetCollectionRequest, GetCollectionResponse, GetCollectionRefusal>('GET', '/v2/collections/{id}', { values: { collection: { lastUpdated: 'date' } } }),
  /** One collection by its slug. */
  getCollectionBySlug: call<GetCollectionBySlugRequest, GetCollectionBySlugResponse, GetCollectionBySlugRefusal>('GET', '/v2/collections/slug/{slug}', { values: { collection: { lastUpdated: 'date' } } }),
}
