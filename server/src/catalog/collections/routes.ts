import * as reads from '@fairground/contract/stores/collections.ts'
import * as contract from '@fairground/contract/stores/products.ts'
import { cursorPage, offsetPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { seesHidden } from '../visibility/sees-hidden.ts'
import { addProducts, createCollection, deleteCollection, removeProducts, updateCollection } from './edit-collection.ts'
import {
  type CollectionRow,
  collectionColumns,
  collectionsFrom,
  findCollection,
  findCollectionBySlug,
} from './queries.ts'
import { collectionToWire } from './wire.ts'

const spec: QuerySpec = {
  from: collectionsFrom,
  site: 'c.site_id',
  columns: collectionColumns,
  tieBreak: { sql: 'c.key', type: 'uuid' },
  defaultSort: [{ fieldName: 'name' }],
  fields: {
    id: { sql: 'c.id', type: 'text', sortable: true },
    name: { sql: 'c.name', type: 'text', sortable: true },
    slug: { sql: 'c.slug', type: 'text', sortable: true },
    visible: { sql: 'c.visible', type: 'bool' },
    lastUpdated: { sql: 'c.updated_at', type: 'timestamptz', sortable: true },
  },
}
const visibleOnly: Condition = { sql: 'c.visible', values: [] }

function shown(ctx: Ctx, row: CollectionRow | undefined, named: Record<string, string>): CollectionRow {
  if (row && (row.visible || seesHidden(ctx.caller))) return row
  throw new ApiError({ code: 'COLLECTION_NOT_FOUND', ...named })
}

const byId = async (ctx: Ctx, id: string) => ({
  collection: collectionToWire(
    shown(ctx, await ctx.db.row(findCollection, { id: id.toLowerCase() }), { collectionId: id }),
  ),
})
const bySlug = async ({ slug }: { slug: string }, ctx: Ctx) => ({
  collection: collectionToWire(shown(ctx, await ctx.db.row(findCollectionBySlug, { slug }), { slug })),
})

/** They show how many products there are and a picture of one. */
const tags = () => ['collections', 'products']

export function collectionRoutes(api: Api): void {
  mount(api, reads.getCollection, ({ id }, ctx) => byId(ctx, id), { cache: tags })
  mount(api, reads.getCollectionBySlug, bySlug, { cache: tags })
  mount(api, contract.getCollectionBySlug, bySlug, { cache: tags })
  mount(
    api,
    reads.queryCollections,
    async ({ query = {} }, ctx) => {
      const scope = { db: ctx.db, where: seesHidden(ctx.caller) ? [] : [visibleOnly] }
      const { rows, paging } = query.cursorPaging
        ? await cursorPage<CollectionRow>(spec, query, { ...scope, cursors: ctx.cursors, now: ctx.now })
        : await offsetPage<CollectionRow>(spec, query, scope)
      return { collections: rows.map(collectionToWire), metadata: paging }
    },
    { cache: tags },
  )

  mount(api, contract.createCollection, async ({ collection }, ctx) =>
    byId(ctx, await createCollection(ctx, collection)),
  )
  mount(api, contract.updateCollection, async ({ collection }, ctx) => {
    await updateCollection(ctx, collection)
    return byId(ctx, collection.id)
  })
  mount(api, contract.deleteCollection, async ({ id }, ctx) => {
    await deleteCollection(ctx, id)
    return {}
  })
  mount(api, contract.addProductsToCollection, async ({ id, productIds }, ctx) => {
    await addProducts(ctx, id, productIds)
    return {}
  })
  mount(api, contract.removeProductsFromCollection, async ({ id, productIds }, ctx) => {
    await removeProducts(ctx, id, productIds)
    return {}
  })
}
