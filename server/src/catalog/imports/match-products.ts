import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../../ground/database.ts'
import { namesFor, quantitiesOf, type ToldNames, tellProduct } from '../product-files/tell-product.ts'
import type { ToldProduct } from '../product-files/told-product.ts'
import type { ProductDraft } from '../products/model/product.ts'
import type { CatalogProduct } from '../products/read/catalog-product.ts'
import { type ProductState, stateOf } from '../products/write/product-state.ts'
import { mergedTold } from './merge-told.ts'
import { readAgain } from './read-again.ts'
import type { ReadProduct } from './read-product.ts'
import { type Standing, skusOf } from './standing.ts'

/** A product of a file and the one that it means. */
export interface Match {
  /** Of another shop's file with what the product has besides, and what the file says as the shop would. */
  readonly product: ReadProduct
  readonly before: CatalogProduct
  readonly state: ProductState
  /** As it stands. */
  readonly was: ToldProduct
  readonly names: ToldNames
}

export interface Matches {
  /** By handle: what the file may say otherwise. */
  readonly matches: ReadonlyMap<string, Match>
  /** By handle, ids of those of which an import with the same words is known. */
  readonly same: ReadonlyMap<string, string>
}

export const idsOf = ({ productId, rivalId }: Standing): string[] => [productId, ...(rivalId ? [rivalId] : [])]

export const productsOf = (matches: Matches['matches']): ReadProduct[] =>
  matches
    .values()
    .map(({ product }) => product)
    .toArray()

export async function matchesOf(
  db: Queryable,
  currency: string,
  products: readonly ReadProduct[],
  known: ReadonlyMap<string, Standing>,
  catalog: readonly CatalogProduct[],
): Promise<Matches> {
  const byId = new Map(catalog.map((one) => [one.product.id, one]))
  const names = await namesFor(
    db,
    catalog.map(({ product }) => product),
  )
  const look = (before: CatalogProduct) => {
    const state = stateOf(before)
    return { before, state, was: tellProduct(state, names, quantitiesOf(before)), names }
  }
  const matches = new Map<string, Match>()
  const same = new Map<string, string>()
  for (const product of products) {
    const { handle, contentHash } = product
    const standing = known.get(handle)
    if (!standing) continue
    if (standing.contentHash === contentHash) {
      same.set(handle, standing.productId)
      continue
    }
    const [first, rival] = idsOf(standing).map((id) => byId.get(id))
    if (!first) continue
    const seen = look(first)
    const other = rival && look(rival)
    const meant = other && isMeant(product, seen.was, other.was, currency) ? other : seen
    matches.set(handle, { ...meant, product: { ...product, told: toldOf(product, meant.was, currency) } })
  }
  return { matches, same }
}

/** Whether the one that has the handle now is meant, and not what an import once brought by it: it is just so, or has the SKUs. */
function isMeant(product: ReadProduct, brought: ToldProduct, named: ToldProduct, currency: string): boolean {
  const { format, told, columns } = product
  if (format === 'OWN') return false
  if (isDeepStrictEqual(readAgain(format, named, currency, columns), told)) return true
  const has = (one: ToldProduct) => skusOf(product).every((sku) => skusOf({ told: one }).includes(sku))
  return skusOf(product).length > 0 && has(named) && !has(brought)
}

function toldOf({ format, told, columns }: ReadProduct, was: ToldProduct, currency: string): ToldProduct {
  const base = format === 'OWN' ? undefined : readAgain(format, was, currency, columns)
  return base ? mergedTold({ was, base, told }) : told
}

/** What the file leaves as it is keeps the ids of the shop. */
export function ofTheShop({ product: { told }, state, was }: Match, draft: ProductDraft): ProductDraft {
  const { sections: _, ...withoutSections } = draft
  const isSame = told.sections === was.sections
  const kept: ProductDraft = isSame ? { ...withoutSections, infoSectionIds: state.infoSectionIds } : draft
  return told.draft.doc.options === was.draft.doc.options
    ? { ...kept, doc: { ...kept.doc, options: state.doc.options } }
    : kept
}

/** Those whose collections the file says otherwise: the others have theirs. */
export const newCollections = (matches: Matches['matches']): ToldProduct[] =>
  matches
    .values()
    .flatMap(({ product: { told }, was }) => (told.collections === was.collections ? [] : [told]))
    .toArray()
