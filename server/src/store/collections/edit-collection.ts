import {
  ALL_PRODUCTS_ID,
  ALL_PRODUCTS_SLUG,
  type CollectionForCreate,
  type CollectionForUpdate,
} from '@fairground/contract/stores/collection.ts'
import { freeSlug, MAX_SLUG_LENGTH, slugify } from '@fairground/domain/catalog/slug.ts'
import type { Static } from 'typebox'
import type { Tx } from '../../db/database.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError, InvalidArgument } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { happen } from '../../outbox/happenings.ts'
import { isUuid } from '../products/ids.ts'
import {
  addToCollection,
  type CollectionRecord,
  deleteCollectionRow,
  findCollectionSlugs,
  findCollectionsByName,
  lockCollection,
  removeFromCollection,
  saveCollections,
} from './queries.ts'
import { docFromWire } from './wire.ts'

type Moment = Pick<Ctx, 'now' | 'newId'>

const notFound = (collectionId: string) => new ApiError({ code: 'COLLECTION_NOT_FOUND', collectionId })

/** Stored collections only: that of all products cannot be changed. */
function changeable(id: string, field: string): string {
  if (id === ALL_PRODUCTS_ID) {
    throw new InvalidArgument([
      {
        field,
        description: 'is the collection of all products, which cannot be changed',
        violatedRule: 'FIELD_NOT_ALLOWED',
      },
    ])
  }
  if (!isUuid(id)) throw notFound(id)
  return id
}

/** Slugs in the order asked; a chosen one that is taken is refused. */
async function freeSlugs(tx: Tx, asked: readonly { name: string; slug?: string | undefined }[]): Promise<string[]> {
  const bases = asked.map(({ name, slug }) => slugify(slug ?? name, 'collection', MAX_SLUG_LENGTH - 8))
  const rows = await tx.rows(findCollectionSlugs, { slugs: [...new Set(bases)] })
  const taken = new Set([ALL_PRODUCTS_SLUG, ...rows.map((row) => row.slug)])
  return asked.map(({ slug }, i) => {
    const base = bases[i]!
    if (slug !== undefined && taken.has(base)) throw new ApiError({ code: 'SLUG_TAKEN', slug: base })
    const free = freeSlug(base, (candidate) => taken.has(candidate))
    taken.add(free)
    return free
  })
}

const said = (id: string, slug: string) => ({ entity: 'collection', entityId: id, slug, payload: { collectionId: id } })

/** Another writer took the slug between our look and our write. */
async function refusingTakenSlug<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    throw violatedConstraint(error) === 'collections_slug' ? new ApiError({ code: 'SLUG_TAKEN' }) : error
  })
}

async function insertCollections(tx: Tx, records: readonly CollectionRecord[], moment: Moment): Promise<void> {
  await tx.run(saveCollections, { records, at: moment.now })
  await happen(
    tx,
    records.map(({ id }) => said(id, 'created')),
    moment,
  )
}

export function createCollection(ctx: Ctx, wire: Static<typeof CollectionForCreate>): Promise<string> {
  return refusingTakenSlug(
    ctx.db.inTx(async (tx) => {
      const [slug] = await freeSlugs(tx, [wire])
      const doc = docFromWire(wire, { description: '' })
      const record = { id: ctx.newId(), slug: slug!, name: wire.name, visible: wire.visible ?? true, doc }
      await insertCollections(tx, [record], ctx)
      return record.id
    }),
  )
}

export async function updateCollection(ctx: Ctx, wire: Static<typeof CollectionForUpdate>): Promise<void> {
  const id = changeable(wire.id, 'collection.id')
  await refusingTakenSlug(
    ctx.db.inTx(async (tx) => {
      const before = await tx.row(lockCollection, { id })
      if (!before) throw notFound(id)
      const renamed = wire.slug !== undefined && wire.slug !== before.slug
      const [slug] = renamed ? await freeSlugs(tx, [{ name: before.name, slug: wire.slug }]) : [before.slug]
      const record = {
        ...{ id, slug: slug!, name: wire.name ?? before.name, visible: wire.visible ?? before.visible },
        doc: docFromWire(wire, before.doc),
      }
      await tx.run(saveCollections, { records: [record], at: ctx.now })
      await happen(tx, [said(id, 'updated')], ctx)
    }),
  )
}

export async function deleteCollection(ctx: Ctx, collectionId: string): Promise<void> {
  const id = changeable(collectionId, 'id')
  await ctx.db.inTx(async (tx) => {
    if ((await tx.run(deleteCollectionRow, { id })) === 0) throw notFound(id)
    const left = await tx.rows(removeFromCollection, { id, productIds: null, at: ctx.now })
    await happen(tx, [said(id, 'deleted'), ...left.map(moved)], ctx)
  })
}

const moved = ({ id }: { id: string }) => ({
  entity: 'product',
  entityId: id,
  slug: 'updated',
  payload: { productId: id, changedFields: ['collectionIds'] },
})

/** Adds products; throws PRODUCT_NOT_FOUND when one does not exist, and then adds none. */
export async function addProducts(ctx: Ctx, collectionId: string, productIds: readonly string[]): Promise<void> {
  if (collectionId === ALL_PRODUCTS_ID) return
  const id = changeable(collectionId, 'id')
  const unknown = productIds.find((productId) => !isUuid(productId))
  if (unknown) throw new ApiError({ code: 'PRODUCT_NOT_FOUND', productId: unknown })
  await ctx.db.inTx(async (tx) => {
    if (!(await tx.row(lockCollection, { id }))) throw notFound(id)
    if (productIds.length === 0) return
    const found = await tx.rows(addToCollection, { id, productIds: [...productIds], at: ctx.now })
    const known = new Set(found.map((row) => row.id))
    const missing = productIds.find((productId) => !known.has(productId.toLowerCase()))
    if (missing) throw new ApiError({ code: 'PRODUCT_NOT_FOUND', productId: missing })
    await happen(tx, [said(id, 'updated'), ...found.map(moved)], ctx)
  })
}

/** Removes products; those that are not in the collection are passed over. */
export async function removeProducts(ctx: Ctx, collectionId: string, productIds: readonly string[]): Promise<void> {
  const id = changeable(collectionId, 'id')
  await ctx.db.inTx(async (tx) => {
    if (!(await tx.row(lockCollection, { id }))) throw notFound(id)
    const ids = productIds.filter(isUuid)
    const left = await tx.rows(removeFromCollection, { id, productIds: ids, at: ctx.now })
    await happen(tx, [said(id, 'updated'), ...left.map(moved)], ctx)
  })
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
  if (missing.length > 0) {
    const slugs = await freeSlugs(
      tx,
      missing.map(([, name]) => ({ name })),
    )
    const records = missing.map(([, name], i) => ({
      ...{ id: moment.newId(), slug: slugs[i]!, name, visible: true, doc: { description: '' } },
    }))
    await insertCollections(tx, records, moment)
    for (const record of records) known.set(record.name.toLowerCase(), record.id)
  }
  return known
}
