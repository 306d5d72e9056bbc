import {
  ALL_PRODUCTS_ID,
  type CollectionForCreate,
  type CollectionForUpdate,
} from '@fairground/contract/stores/collection.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { isUuid } from '../../ground/ids.ts'
import { message } from '../../ground/texts/message.ts'
import { only } from '../../http/bulk-answers.ts'
import {
  createCategory,
  deleteCategory,
  itemOf,
  makeCategories,
  moveItems,
  showCategories,
  updateCategories,
} from '../categories/operations.ts'
import { findCollectionsByName } from './queries.ts'
import { docFromWire } from './wire.ts'

type Moment = Pick<Ctx, 'now' | 'newId'>

const notFound = (collectionId: string) => new ApiError({ code: 'COLLECTION_NOT_FOUND', collectionId })

/** Stored collections only: that of all products cannot be changed. */
function changeable(id: string, field: string): string {
  if (id === ALL_PRODUCTS_ID) {
    throw new InvalidArgument([
      {
        field,
        description: message('violations.allProducts'),
        violatedRule: 'FIELD_NOT_ALLOWED',
      },
    ])
  }
  if (!isUuid(id)) throw notFound(id)
  return id
}

/** A category as catalogue 1 calls it. */
async function asCollection<T>(id: string, change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'CATEGORY_NOT_FOUND' ? notFound(id) : error
  })
}

export const createCollection = (ctx: Ctx, wire: Static<typeof CollectionForCreate>): Promise<string> =>
  createCategory(
    ctx,
    {
      name: wire.name,
      slug: wire.slug,
      visible: wire.visible ?? true,
      doc: docFromWire(wire, { description: '' }),
    },
    'SLUG_TAKEN',
  )

export async function updateCollection(ctx: Ctx, wire: Static<typeof CollectionForUpdate>): Promise<void> {
  const id = changeable(wire.id, 'collection.id')
  const { name, slug, visible } = wire
  const change = { id, name, slug, doc: (before: Parameters<typeof docFromWire>[1]) => docFromWire(wire, before) }
  only(await asCollection(id, updateCategories(ctx, [change], 'SLUG_TAKEN').then(withNotFound(id))))
  if (visible !== undefined) only(await asCollection(id, showCategories(ctx, [id], visible)))
}

/** The refusal of an item as catalogue 1 calls it. */
const withNotFound =
  (id: string) =>
  <O extends { readonly ok: boolean; readonly error?: unknown }>(outcomes: readonly O[]): readonly O[] => {
    const [outcome] = outcomes
    if (outcome?.error instanceof ApiError && outcome.error.code === 'CATEGORY_NOT_FOUND') throw notFound(id)
    return outcomes
  }

export async function deleteCollection(ctx: Ctx, collectionId: string): Promise<void> {
  const id = changeable(collectionId, 'id')
  await asCollection(id, deleteCategory(ctx, id))
}

/** Adds products; throws PRODUCT_NOT_FOUND when one does not exist, and then adds none. */
export async function addProducts(ctx: Ctx, collectionId: string, productIds: readonly string[]): Promise<void> {
  if (collectionId === ALL_PRODUCTS_ID) return
  const id = changeable(collectionId, 'id')
  await asCollection(id, moveItems(ctx, id, productIds.map(itemOf), { direction: 'in', needed: 'all' }))
}

/** Removes products; those that are not in the collection are passed over. */
export async function removeProducts(ctx: Ctx, collectionId: string, productIds: readonly string[]): Promise<void> {
  const id = changeable(collectionId, 'id')
  await asCollection(id, moveItems(ctx, id, productIds.map(itemOf), { direction: 'out' }))
}

/** Ids of the collections with these names (whatever their case), made where there is none. In the order of the names. */
export async function ensureCollections(
  tx: Tx,
  names: readonly string[],
  moment: Moment,
): Promise<Map<string, string>> {
  const wanted = new Map(names.map((name) => [name.toLowerCase(), name]))
  if (wanted.size === 0) return new Map()
  const rows = await tx.rows(findCollectionsByName, { names: [...wanted.keys()] })
  const known = new Map(rows.map((row) => [row.name.toLowerCase(), row.id]))
  const missing = [...wanted].filter(([key]) => !known.has(key))
  const ids = await makeCategories(
    tx,
    moment,
    missing.map(([, name]) => name),
  )
  missing.forEach(([key], i) => {
    known.set(key, ids[i]!) // one for each name
  })
  return known
}
