import Type from 'typebox'
import { caller, operation } from '../operation.ts'
import { Id, list, optional, text } from '../scalars.ts'
import { Collection } from './collection.ts'
import { PlatformPagingMetadata, PlatformQuery } from './platform-query.ts'

// The client has no mapping for these on the API host and calls the relative path.

export const queryCollections = operation({
  module: 'stores.collections',
  name: 'queryCollections',
  summary: 'Collections that match a filter, sorted and paged. Visitors see the visible ones.',
  method: 'GET',
  path: '/v2/collections/query',
  aliases: ['/_api/catalog-server/v2/collections/query'],
  postFallback: '',
  who: caller,
  request: Type.Object({ query: optional(PlatformQuery) }),
  response: Type.Object({ collections: list(Collection, 100), metadata: PlatformPagingMetadata }),
  refusals: [],
})

export const getCollection = operation({
  module: 'stores.collections',
  name: 'getCollection',
  summary: 'One collection.',
  method: 'GET',
  path: '/v2/collections/{id}',
  aliases: ['/_api/catalog-server/v2/collections/{id}'],
  who: caller,
  request: Type.Object({ id: Id }),
  response: Type.Object({ collection: Collection }),
  refusals: ['COLLECTION_NOT_FOUND'],
})

export const getCollectionBySlug = operation({
  module: 'stores.collections',
  name: 'getCollectionBySlug',
  summary: 'One collection by its slug.',
  method: 'GET',
  path: '/v2/collections/slug/{slug}',
  aliases: ['/_api/catalog-server/v2/collections/slug/{slug}'],
  who: caller,
  request: Type.Object({ slug: text(100, { minLength: 1 }) }),
  response: Type.Object({ collection: Collection }),
  refusals: ['COLLECTION_NOT_FOUND'],
})

export const operations = [queryCollections, getCollection, getCollectionBySlug] as const
