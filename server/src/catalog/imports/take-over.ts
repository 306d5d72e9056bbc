import { present } from '@fairground/domain/present.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { Message, message } from '../../ground/texts/message.ts'
import { ensureCollections } from '../collections/edit-collection.ts'
import { sectionsOf } from '../info-sections/operations.ts'
import { ribbonsNamed } from '../labels/ribbons.ts'
import { describeProduct, quantitiesOf } from '../product-files/describe-product.ts'
import { type Difference, differencesOf } from '../product-files/differences.ts'
import type { ProductDraft } from '../products/model/product.ts'
import type { CatalogProduct } from '../products/read/catalog-product.ts'
import { readCatalog } from '../products/read/read-catalog.ts'
import { createProducts } from '../products/write/create-products.ts'
import type { ProductState } from '../products/write/product-state.ts'
import { racing } from '../products/write/slug-races.ts'
import { lockCatalog, saveStates } from '../products/write/write-products.ts'
import { draftOf, type Found, overwritten } from './become.ts'
import { idsOf, type Match, matchesOf, newCollections, ofTheShop, productsOf } from './match-products.ts'
import { lockImports, saveImported } from './queries.ts'
import type { ReadProduct } from './read-product.ts'
import { standing } from './standing.ts'

export type ImportContext = Pick<Ctx, 'db' | 'site' | 'now' | 'newId'>

/** Outcome of one product, actual or expected. */
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
  | { readonly kind: 'failed'; readonly message: Message }

/** Outcomes to expect of the products; nothing is written. */
export async function compare(ctx: ImportContext, products: readonly ReadProduct[]): Promise<Outcome[]> {
  const { db } = ctx
  const known = await standing(db, products)
  const found = await readCatalog(db, [...known.values()].flatMap(idsOf))
  const { matches, same } = await matchesOf(db, ctx.site.currency, products, { known, catalog: found })
  const changed = changesOf(ctx, matches.values(), await findReferences(db, productsOf(matches)))
  return products.map((product): Outcome => {
    const { handle } = product
    const productId = same.get(handle)
    if (productId !== undefined) return { kind: 'unchanged', productId }
    return changed.get(handle)?.outcome ?? refusalOf(product) ?? { kind: 'created' }
  })
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
    const refused = refusalOfError(error)
    if (!refused) throw error
    if (products.length === 1) {
      const outcome: Outcome = { kind: 'failed', message: refused }
      await ctx.db.inTx((tx) => record(tx, [outcome], products))
      return [outcome]
    }
    const outcomes: Outcome[] = []
    for (const product of products) outcomes.push(...(await takeOver(ctx, [product], record)))
    return outcomes
  }
}

/** Reason why the shop refused a product; undefined when the trouble is not the product's. */
function refusalOfError(error: unknown): Message | undefined {
  if (error instanceof InvalidArgument) {
    return error.violations
      .map(({ field, description }) => new Message('violations.faultOf', { field, description }))
      .reduceRight((others, fault) => new Message('imports.andFault', { fault, others }))
  }
  if (error instanceof ApiError) return message('imports.refusedByCode', { code: error.code })
  return violatedConstraint(error) === undefined ? undefined : message('imports.valueDoesNotFit')
}

const LONGEST_CHOICE = 50

/** Files of other shops say longer names than products have here; who has such a product already keeps what it has. */
function refusalOf({ incoming }: ReadProduct): Outcome | undefined {
  const texts = incoming.draft.doc.options.flatMap(({ name, choices }) => [
    name,
    ...choices.map((one) => one.description),
  ])
  return texts.some((text) => text.length > LONGEST_CHOICE)
    ? { kind: 'failed', message: message('imports.longNames', { most: String(LONGEST_CHOICE) }) }
    : undefined
}

/** Sections by id that are as the files tell them; the rest is found when it is written. */
async function findReferences(db: Queryable, products: readonly ReadProduct[]): Promise<Found> {
  const sections = products.flatMap((product) => product.incoming.sections)
  const rows = await sectionsOf(
    db,
    sections.flatMap(({ id }) => id ?? []),
  )
  const same = sections.filter(({ id = '', title, description }) => {
    const row = rows.get(id)
    return row?.title === title && row.doc.html === description
  })
  return { collections: new Map(), ribbons: new Map(), sections: new Set(same.flatMap(({ id }) => id ?? [])) }
}

interface Changed {
  readonly outcome: Outcome
  readonly change?: { readonly before: CatalogProduct; readonly after: ProductState }
}

/** Products that stand, by handle: how each differs from the file. */
function changesOf(ctx: ImportContext, matches: Iterable<Match>, found: Found): Map<string, Changed> {
  const changed = new Map<string, Changed>()
  for (const match of matches) {
    const { product, before, state, was, names } = match
    const refused = refusalOf(product)
    if (refused) {
      changed.set(product.handle, { outcome: refused })
      continue
    }
    const quantities = quantitiesOf(before)
    const after = overwritten(state, product, ofTheShop(match, draftOf(product, found)), ctx.newId)
    const differences = differencesOf(
      was,
      describedAfter(product, was, describeProduct(after, names, quantities)),
      ctx.site.currency,
    )
    const productId = state.id
    const outcome: Outcome =
      differences.length === 0
        ? { kind: 'unchanged', productId }
        : {
            kind: 'updated' as const,
            productId,
            differences,
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

/** Product after the import; collections, ribbons and sections that do not exist yet have the file's names. */
function describedAfter(
  { format, incoming }: ReadProduct,
  was: ReturnType<typeof describeProduct>,
  after: ReturnType<typeof describeProduct>,
) {
  const { mainCollection: _, ...rest } = after
  if (format === 'OWN')
    return {
      ...rest,
      collections: incoming.collections,
      moreRibbons: incoming.moreRibbons,
      sections: incoming.sections,
      ...present({ mainCollection: incoming.mainCollection }),
    }
  const known = new Set(was.collections.map((name) => name.toLowerCase()))
  const more = incoming.collections.filter((name) => !known.has(name.toLowerCase()))
  return { ...after, collections: [...was.collections, ...more] }
}

async function write(tx: Tx, products: readonly ReadProduct[], ctx: ImportContext): Promise<Outcome[]> {
  await tx.rows(lockImports, {})
  const known = await standing(tx, products)
  const catalog = await lockCatalog(
    tx,
    products.flatMap(({ handle, contentHash }) => {
      const before = known.get(handle)
      return before && before.contentHash !== contentHash ? idsOf(before) : []
    }),
  )
  const { matches, same } = await matchesOf(tx, ctx.site.currency, products, { known, catalog })
  const isFresh = ({ handle }: ReadProduct) => !same.has(handle) && !matches.has(handle)
  const fresh = products.filter((product) => isFresh(product) && !refusalOf(product))
  const writing = [...fresh, ...productsOf(matches)]
  const found: Found = {
    ...(await findReferences(tx, writing)),
    collections: await ensureCollections(
      tx,
      [...fresh.map(({ incoming }) => incoming), ...newCollections(matches)].flatMap(
        ({ collections, mainCollection }) => [...collections, ...(mainCollection ? [mainCollection] : [])],
      ),
      ctx,
    ),
    ribbons: await ribbonsNamed(
      tx,
      ctx,
      writing.flatMap(({ incoming }) => incoming.moreRibbons),
    ),
  }
  const changed = changesOf(ctx, matches.values(), found)

  const drafts = fresh.map((product): ProductDraft => draftOf(product, found))
  const made = await createProducts(tx, drafts, ctx)
  const created = new Map(made.map((state, i) => [fresh[i]!.handle, state.id]))
  const changes = [...changed.values()].flatMap(({ outcome, change }) =>
    outcome.kind === 'updated' && change ? [change] : [],
  )
  await saveStates(tx, changes, 'IMPORT', ctx)

  const outcomes = products.map((product): Outcome => {
    const { handle } = product
    const productId = created.get(handle)
    if (productId !== undefined) return { kind: 'created', productId }
    if (isFresh(product)) return refusalOf(product)!
    return changed.get(handle)?.outcome ?? { kind: 'unchanged', productId: same.get(handle)! }
  })
  const records = products.flatMap(({ format, handle, contentHash }, i) => {
    const outcome = outcomes[i]!
    const isRecorded =
      outcome.kind === 'created' || (outcome.kind !== 'failed' && known.get(handle)?.contentHash !== undefined)
    const id = format !== 'OWN' && isRecorded ? outcome.productId : undefined
    return id === undefined ? [] : [{ handle, product_id: id, content_hash: contentHash }]
  })
  if (records.length > 0) await tx.run(saveImported, { records, at: ctx.now })
  return outcomes
}
