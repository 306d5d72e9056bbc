import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../../ground/database.ts'
import { describeProduct, namesFor, quantitiesOf, type ReferenceNames } from '../product-files/describe-product.ts'
import type { FileProduct } from '../product-files/file-product.ts'
import type { ProductDraft } from '../products/model/product.ts'
import type { CatalogProduct } from '../products/read/catalog-product.ts'
import { type ProductState, stateOf } from '../products/write/product-state.ts'
import { mergedProduct } from './merge-product.ts'
import { readAgain } from './read-again.ts'
import type { ReadProduct } from './read-product.ts'
import { type Standing, skusOf } from './standing.ts'

/** A product of a file and the one that it means. */
export interface Match {
  /** Product of another shop's file with the fields that the product has besides, and those that the file would show as the shop does. */
  readonly product: ReadProduct
  readonly before: CatalogProduct
  readonly state: ProductState
  /** As it stands. */
  readonly was: FileProduct
  readonly names: ReferenceNames
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
  { known, catalog }: { known: ReadonlyMap<string, Standing>; catalog: readonly CatalogProduct[] },
): Promise<Matches> {
  const byId = new Map(catalog.map((one) => [one.product.id, one]))
  const names = await namesFor(
    db,
    catalog.map(({ product }) => product),
  )
  const look = (before: CatalogProduct) => {
    const state = stateOf(before)
    return { before, state, was: describeProduct(state, names, quantitiesOf(before)), names }
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
    const chosen = other && matchesNamed(product, seen.was, other.was, currency) ? other : seen
    matches.set(handle, { ...chosen, product: { ...product, incoming: incomingOf(product, chosen.was, currency) } })
  }
  return { matches, same }
}

/** True when the product that has the handle now matches, and not the one that an import once brought by it: it is equal, or has the SKUs. */
function matchesNamed(product: ReadProduct, brought: FileProduct, named: FileProduct, currency: string): boolean {
  const { format, incoming, columns } = product
  if (format === 'OWN') return false
  if (isDeepStrictEqual(readAgain(format, named, currency, columns), incoming)) return true
  const has = (one: FileProduct) => skusOf(product).every((sku) => skusOf({ incoming: one }).includes(sku))
  return skusOf(product).length > 0 && has(named) && !has(brought)
}

function incomingOf({ format, incoming, columns }: ReadProduct, was: FileProduct, currency: string): FileProduct {
  const base = format === 'OWN' ? undefined : readAgain(format, was, currency, columns)
  return base ? mergedProduct({ was, base, incoming }) : incoming
}

/** Draft in which unchanged parts keep the ids of the shop. */
export function ofTheShop({ product: { incoming }, state, was }: Match, draft: ProductDraft): ProductDraft {
  const { sections: _, ...withoutSections } = draft
  const isSame = incoming.sections === was.sections
  const withSections: ProductDraft = isSame ? { ...withoutSections, infoSectionIds: state.infoSectionIds } : draft
  return incoming.draft.doc.options === was.draft.doc.options
    ? { ...withSections, doc: { ...withSections.doc, options: state.doc.options } }
    : withSections
}

/** Products whose collections the file changes: the others have theirs. */
export const newCollections = (matches: Matches['matches']): FileProduct[] =>
  matches
    .values()
    .flatMap(({ product: { incoming }, was }) => (incoming.collections === was.collections ? [] : [incoming]))
    .toArray()
