import type { Queryable, Tx } from '../../db/database.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError, InvalidArgument } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { ensureCollections } from '../collections/edit-collection.ts'
import { sectionsOf } from '../info-sections/operations.ts'
import { type Difference, differencesOf } from '../product-files/differences.ts'
import { namesFor, quantitiesOf, tellProduct } from '../product-files/tell-product.ts'
import type { CatalogProduct } from '../products/catalog-product.ts'
import { createProducts } from '../products/create-products.ts'
import type { ProductDraft } from '../products/model.ts'
import { type ProductState, stateOf } from '../products/product-state.ts'
import { readCatalog } from '../products/read-catalog.ts'
import { racing } from '../products/slug-races.ts'
import { lockCatalog, saveStates } from '../products/write-products.ts'
import { ribbonsNamed } from '../ribbons/operations.ts'
import { draftOf, type Found, overwritten } from './become.ts'
import { findImported, findProductsBySlug, lockImports, saveImported } from './queries.ts'
import type { ReadProduct } from './read-product.ts'

export type ImportContext = Pick<Ctx, 'db' | 'site' | 'now' | 'newId'>

/** What became, or would become, of one product. */
export type Outcome =
  | { readonly kind: 'created'; readonly productId?: string }
  | {
      readonly kind: 'updated'
      readonly productId: string
      readonly differences: readonly Difference[]
      /** As it was before. */
      readonly before: ProductState
      /** Units that the file sets, by variant. */
      readonly counted: Readonly<Record<string, bigint>>
    }
  | { readonly kind: 'unchanged'; readonly productId: string }
  | { readonly kind: 'failed'; readonly message: string }

/** What would become of the products; nothing is written. */
export async function compare(ctx: ImportContext, products: readonly ReadProduct[]): Promise<Outcome[]> {
  const { db } = ctx
  const known = await standing(db, products)
  const found = await readCatalog(
    db,
    [...known.values()].map(({ productId }) => productId),
  )
  const changed = await changesOf(ctx, db, products, known, found, await findReferences(db, products))
  return products.map((product) => changed.get(product.handle)?.outcome ?? { kind: 'created' })
}

/** One transaction for all; when that is refused, one for each, so that only the one at fault is left out. */
export async function takeOver(
  ctx: ImportContext,
  products: readonly ReadProduct[],
  record: (tx: Tx, outcomes: readonly Outcome[], products: readonly ReadProduct[]) => Promise<void> = async () => {},
): Promise<Outcome[]> {
  try {
    return await racing(ctx.db, async (tx) => {
      const outcomes = await write(tx, products, ctx)
      await record(tx, outcomes, products)
      return outcomes
    })
  } catch (error) {
    const message = refusalText(error)
    if (message === undefined) throw error
    if (products.length === 1) {
      const outcome: Outcome = { kind: 'failed', message }
      await ctx.db.inTx((tx) => record(tx, [outcome], products))
      return [outcome]
    }
    const outcomes: Outcome[] = []
    for (const product of products) outcomes.push(...(await takeOver(ctx, [product], record)))
    return outcomes
  }
}

/** Why the shop refused a product; undefined when the trouble is not the product's. */
function refusalText(error: unknown): string | undefined {
  if (error instanceof InvalidArgument) return error.violations.map((v) => `${v.field} ${v.description}`).join('; ')
  if (error instanceof ApiError) return `The shop refused it: ${error.code}.`
  return violatedConstraint(error) === undefined ? undefined : 'The shop refused it: a value does not fit.'
}

interface Standing {
  readonly productId: string
  /** Absent where no import brought it. */
  readonly contentHash?: string
}

/** Products that the file means: of another shop's those that it brought before, of our own those with its slugs. */
async function standing(db: Queryable, products: readonly ReadProduct[]): Promise<Map<string, Standing>> {
  const handles = products.map(({ handle }) => handle)
  if (products[0]?.format !== 'OWN')
    return new Map((await db.rows(findImported, { handles })).map(({ handle, ...row }) => [handle, row]))
  const rows = await db.rows(findProductsBySlug, { slugs: handles })
  return new Map(rows.map(({ slug, id }) => [slug, { productId: id }]))
}

/** Sections by id that are as the files tell them; the rest is found when it is written. */
async function findReferences(db: Queryable, products: readonly ReadProduct[]): Promise<Found> {
  const told = products.flatMap((product) => product.told.sections)
  const rows = await sectionsOf(
    db,
    told.flatMap(({ id }) => id ?? []),
  )
  const same = told.filter(({ id = '', title, description }) => {
    const row = rows.get(id)
    return row?.title === title && row.doc.html === description
  })
  return { collections: new Map(), ribbons: new Map(), sections: new Set(same.flatMap(({ id }) => id ?? [])) }
}

interface Changed {
  readonly outcome: Outcome
  readonly change?: { readonly before: CatalogProduct; readonly after: ProductState }
}

/** Products that stand, by handle: how each differs from what the file tells. */
async function changesOf(
  ctx: ImportContext,
  db: Queryable,
  products: readonly ReadProduct[],
  known: ReadonlyMap<string, Standing>,
  catalog: readonly CatalogProduct[],
  found: Found,
): Promise<Map<string, Changed>> {
  const byId = new Map(catalog.map((one) => [one.product.id, one]))
  const names = await namesFor(
    db,
    catalog.map(({ product }) => product),
  )
  const changed = new Map<string, Changed>()
  for (const product of products) {
    const { productId, contentHash } = known.get(product.handle) ?? {}
    const before = productId === undefined ? undefined : byId.get(productId)
    if (!before || productId === undefined) continue
    if (contentHash === product.contentHash) {
      changed.set(product.handle, { outcome: { kind: 'unchanged', productId } })
      continue
    }
    const state = stateOf(before)
    const after = overwritten(state, product, draftOf(product, found), ctx.newId)
    const quantities = quantitiesOf(before)
    const was = tellProduct(state, names, quantities)
    const differences = differencesOf(
      was,
      toldAfter(product, was, tellProduct(after, names, quantities)),
      ctx.site.currency,
    )
    const outcome: Outcome =
      differences.length === 0
        ? { kind: 'unchanged', productId }
        : {
            ...{ kind: 'updated' as const, productId, differences },
            before: { ...state, ...withQuantities(state, quantities) },
            counted: countedIn(after),
          }
    changed.set(product.handle, { outcome, change: { before, after } })
  }
  return changed
}

const countedIn = ({ variants }: ProductState) =>
  Object.fromEntries(variants.flatMap(({ id, quantity }) => (quantity === undefined ? [] : [[id, quantity] as const])))

const withQuantities = ({ variants }: ProductState, quantities: ReadonlyMap<string, bigint>) => ({
  variants: variants.map((variant) => {
    const quantity = quantities.get(variant.id)
    return quantity === undefined ? variant : { ...variant, quantity }
  }),
})

/** Collections, ribbons and sections that do not exist yet are told by the file's names. */
function toldAfter(
  { format, told }: ReadProduct,
  was: ReturnType<typeof tellProduct>,
  after: ReturnType<typeof tellProduct>,
) {
  const { mainCollection: _, ...rest } = after
  if (format === 'OWN')
    return {
      ...rest,
      ...{ collections: told.collections, moreRibbons: told.moreRibbons, sections: told.sections },
      ...(told.mainCollection === undefined ? {} : { mainCollection: told.mainCollection }),
    }
  const known = new Set(was.collections.map((name) => name.toLowerCase()))
  const more = told.collections.filter((name) => !known.has(name.toLowerCase()))
  return { ...after, collections: [...was.collections, ...more] }
}

async function write(tx: Tx, products: readonly ReadProduct[], ctx: ImportContext): Promise<Outcome[]> {
  await tx.rows(lockImports, {})
  const known = await standing(tx, products)
  const stale = products.filter((p) => {
    const before = known.get(p.handle)
    return before && before.contentHash !== p.contentHash
  })
  const found: Found = {
    ...(await findReferences(tx, products)),
    collections: await ensureCollections(
      tx,
      products.flatMap(({ handle, contentHash, told }) =>
        known.get(handle)?.contentHash === contentHash
          ? []
          : [...told.collections, ...(told.mainCollection ? [told.mainCollection] : [])],
      ),
      ctx,
    ),
    ribbons: await ribbonsNamed(
      tx,
      ctx,
      products.flatMap(({ told }) => told.moreRibbons),
    ),
  }
  const catalog = await lockCatalog(
    tx,
    stale.flatMap((p) => known.get(p.handle)?.productId ?? []),
  )
  const changed = await changesOf(ctx, tx, stale, known, catalog, found)

  const fresh = products.filter((p) => !known.has(p.handle))
  const drafts = fresh.map((product): ProductDraft => draftOf(product, found))
  const made = await createProducts(tx, drafts, ctx)
  const created = new Map(made.map((state, i) => [fresh[i]!.handle, state.id]))
  const changes = [...changed.values()].flatMap(({ outcome, change }) =>
    outcome.kind === 'updated' && change ? [change] : [],
  )
  await saveStates(tx, changes, 'IMPORT', ctx)

  const outcomes = products.map(({ handle }): Outcome => {
    const productId = created.get(handle)
    if (productId !== undefined) return { kind: 'created', productId }
    return changed.get(handle)?.outcome ?? { kind: 'unchanged', productId: known.get(handle)!.productId }
  })
  const records = products.flatMap(({ format, handle, contentHash }, i) => {
    const outcome = outcomes[i]!
    const id = format === 'OWN' || outcome.kind === 'failed' ? undefined : outcome.productId
    return id === undefined ? [] : [{ handle, product_id: id, content_hash: contentHash }]
  })
  if (records.length > 0) await tx.run(saveImported, { records, at: ctx.now })
  return outcomes
}
