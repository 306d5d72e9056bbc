import { present } from '@fairground/domain/present.ts'
import type { Queryable } from '../../ground/database.ts'
import { findImported, findProductsByIdOrSlug, findProductsBySku, findProductsBySlug } from './queries.ts'
import type { ReadProduct } from './read-product.ts'

export interface Standing {
  readonly productId: string
  /** Hash of what an import brought; absent where the product was found by its own fields. */
  readonly contentHash?: string
  /** Another product that has this handle for its address now. */
  readonly rivalId?: string
}

/**
 * Products that a file means, by its handles. Our own file names them by their addresses. Of another shop's: the product that its id is
 * ours of; else what an earlier import brought by this handle; else the one that has the handle for its address; else the one that has all
 * of its SKUs, if there is but one. No product is matched twice.
 */
export async function standing(db: Queryable, products: readonly ReadProduct[]): Promise<Map<string, Standing>> {
  const handles = products.map(({ handle }) => handle)
  if (products[0]?.format === 'OWN') {
    const rows = await db.rows(findProductsBySlug, { slugs: handles })
    return new Map(rows.map(({ slug, id }) => [slug, { productId: id }]))
  }
  const brought = new Map((await db.rows(findImported, { handles })).map(({ handle, ...row }) => [handle, row]))
  const slugs = products.flatMap(({ format, handle }) => (format === 'SHOPIFY' ? handle : []))
  const ids = products.flatMap(({ ownId }) => ownId ?? [])
  const found = await db.rows(findProductsByIdOrSlug, { ids, slugs })
  const bySlug = new Map(found.map(({ id, slug }) => [slug, id]))
  const known = new Set(found.map(({ id }) => id))
  const matched = new Map<string, Standing>()
  const taken = new Set<string>()
  const match = (handle: string, standing: Standing) => {
    if (matched.has(handle) || taken.has(standing.productId)) return
    taken.add(standing.productId)
    matched.set(handle, standing)
  }
  for (const { handle, ownId } of products) {
    const record = brought.get(handle)
    const rivalId = bySlug.get(handle)
    if (ownId !== undefined && known.has(ownId)) match(handle, { productId: ownId })
    else if (record) {
      const { productId, contentHash, slug } = record
      const isRivalled = rivalId !== undefined && rivalId !== productId
      if (isRivalled && bySlug.has(slug)) match(handle, { productId: rivalId })
      else match(handle, { productId, contentHash, ...present({ rivalId: isRivalled ? rivalId : undefined }) })
    }
  }
  for (const handle of slugs) if (bySlug.has(handle)) match(handle, { productId: bySlug.get(handle)! }) // just requested
  const missing = products.filter(({ handle }) => !matched.has(handle))
  for (const [handle, productId] of await bySkus(db, missing)) match(handle, { productId })
  return matched
}

async function bySkus(db: Queryable, products: readonly ReadProduct[]): Promise<Map<string, string>> {
  const all = [...new Set(products.flatMap(skusOf))]
  if (all.length === 0) return new Map()
  const owners = Map.groupBy(await db.rows(findProductsBySku, { skus: all }), ({ sku }) => sku)
  return new Map(
    products.flatMap((product) => {
      const ids = skusOf(product).map((sku) => (owners.get(sku) ?? []).map(({ id }) => id))
      const [first] = ids[0] ?? []
      return first !== undefined && ids.every((one) => one.length === 1 && one[0] === first)
        ? [[product.handle, first]]
        : []
    }),
  )
}

/** SKUs of the product and its variants; empty where there is none to find it by. */
export const skusOf = ({ incoming: { draft } }: Pick<ReadProduct, 'incoming'>): string[] => [
  ...new Set([draft.sku, ...draft.variants.map(({ sku }) => sku ?? '')].filter((sku) => sku !== '')),
]
