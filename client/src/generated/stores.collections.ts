// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

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

export interface CursorPaging {
  limit?: number
  cursor?: string
}

export type GetCollectionBySlugRefusal = 'COLLECTION_NOT_FOUND'

export interface GetCollectionBySlugRequest {
  slug: string
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

export interface Keyword {
  term?: string
  isMain?: boolean
  origin?: string
}

export interface Media {
  mainMedia?: MediaItem
  items: MediaItem[]
}

export interface MediaItem {
  id: string
  image?: MediaItemUrlAndSize
  video?: MediaItemVideo
  thumbnail?: MediaItemUrlAndSize
  mediaType: 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip'
  title: string
}

export interface MediaItemUrlAndSize {
  url?: string
  width?: number
  height?: number
  format?: string
  altText?: string
}

export interface MediaItemVideo {
  files: MediaItemUrlAndSize[]
  stillFrameMediaId: string
}

export interface Paging {
  limit?: number
  offset?: number
}

export interface PlatformPagingMetadata {
  count: number
  offset?: number
  total?: number
  tooManyToCount?: boolean
  cursors?: {
    next?: string
    prev?: string
  }
}

export interface PlatformQuery {
  filter?: Record<string, unknown>
  sort?: Sorting[]
  paging?: Paging
  cursorPaging?: CursorPaging
}

export type QueryCollectionsRefusal = never

export interface QueryCollectionsRequest {
  query?: PlatformQuery
}

export interface QueryCollectionsResponse {
  collections: Collection[]
  metadata: PlatformPagingMetadata
}

export interface SeoSchema {
  tags?: Tag[]
  settings?: Settings
}

export interface Settings {
  preventAutoRedirect?: boolean
  keywords?: Keyword[]
}

export interface Sorting {
  fieldName: string
  order?: 'ASC' | 'DESC'
}

export interface Tag {
  type?: string
  props?: Record<string, unknown>
  meta?: Record<string, unknown>
  children?: string
  custom?: boolean
  disabled?: boolean
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
