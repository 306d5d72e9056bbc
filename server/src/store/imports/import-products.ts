import { stat } from 'node:fs/promises'
import type { Tx } from '../../db/database.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError, InvalidArgument } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { ensureCollections } from '../collections/edit-collection.ts'
import { createProducts, retryingSlugs } from '../products/create-products.ts'
import type { ProductDraft } from '../products/model.ts'
import { type ProductState, stateOf, withFields, withVariantFields } from '../products/product-state.ts'
import { lockCatalog, saveStates } from '../products/write-products.ts'
import { type RowProblem, rowGroups } from './product-rows.ts'
import { findImported, lockImports, saveImported } from './queries.ts'
import { type ReadProduct, readProduct } from './read-product.ts'

export interface ImportProblem extends RowProblem {
  readonly handle: string
}

export interface ImportSummary {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** Products that were left out, each with its lines in `errors`. */
  readonly failed: number
  readonly rows: number
  readonly errors: readonly ImportProblem[]
  /** What was taken over differently. */
  readonly warnings: readonly ImportProblem[]
}

export interface ImportProgress extends Pick<ImportSummary, 'created' | 'updated' | 'unchanged' | 'failed' | 'rows'> {
  readonly bytes: number
  readonly totalBytes: number
}

export interface ImportRequest {
  readonly path: string
  /** Reads and compares, writes nothing. */
  readonly dryRun?: boolean
  readonly onProgress?: (progress: ImportProgress) => void
  /** Products per transaction. */
  readonly batch?: number
}

export type ImportContext = Pick<Ctx, 'db' | 'site' | 'now' | 'newId'>

const BATCH = 100
/** A batch of large products ends early: variants per transaction. */
const BATCH_VARIANTS = 2000
/** Problems that are kept; the counts go on. */
const MAX_PROBLEMS = 1000

/**
 * Brings a Shopify product export into the shop. Batches are transactions that also remember each handle and the hash of
 * what was read, so a run that was killed goes on where it stopped and a repeated run changes nothing.
 * A product whose rows are wrong is left out whole. Throws UnreadableFile when the file is no product export.
 */
export async function importProducts(ctx: ImportContext, request: ImportRequest): Promise<ImportSummary> {
  const { path, dryRun = false, onProgress = () => {}, batch: batchSize = BATCH } = request
  const totalBytes = (await stat(path)).size
  const count = { created: 0, updated: 0, unchanged: 0, failed: 0, rows: 0 }
  const errors: ImportProblem[] = []
  const warnings: ImportProblem[] = []
  const seen = new Set<string>()
  let bytes = 0
  let waiting: ReadProduct[] = []

  const fail = (handle: string, problems: readonly RowProblem[]) => {
    count.failed++
    if (errors.length < MAX_PROBLEMS) errors.push(...problems.map((problem) => ({ handle, ...problem })))
  }
  const flush = async () => {
    const products = waiting
    waiting = []
    if (products.length === 0) return
    const outcomes = dryRun ? await compare(ctx, products) : await writeBatch(ctx, products)
    for (const [i, outcome] of outcomes.entries()) {
      const { handle, line } = products[i]!
      if (typeof outcome === 'string') count[outcome]++
      else fail(handle, [{ line, message: outcome.message }])
    }
    onProgress({ ...count, bytes, totalBytes })
  }

  for await (const group of rowGroups(path, (read) => (bytes += read))) {
    count.rows += group.rows.length
    const read = readProduct(group, ctx.site.currency)
    if (!read.ok) fail(group.handle, read.problems)
    else if (seen.has(group.handle)) {
      fail(group.handle, [
        {
          line: read.product.line,
          message: 'The product stands earlier in the file; its rows must follow each other.',
        },
      ])
    } else {
      seen.add(group.handle)
      if (warnings.length < MAX_PROBLEMS)
        warnings.push(...read.product.warnings.map((w) => ({ handle: group.handle, ...w })))
      waiting.push(read.product)
    }
    const variants = waiting.reduce((sum, product) => sum + product.draft.variants.length, 0)
    if (waiting.length >= batchSize || variants >= BATCH_VARIANTS) await flush()
  }
  await flush()
  onProgress({ ...count, bytes: totalBytes, totalBytes })
  return { ...count, errors, warnings }
}

type Outcome = 'created' | 'updated' | 'unchanged' | { readonly message: string }

async function compare({ db }: ImportContext, products: readonly ReadProduct[]): Promise<Outcome[]> {
  const known = new Map(
    (await db.rows(findImported, { handles: products.map((p) => p.handle) })).map((row) => [row.handle, row]),
  )
  return products.map(({ handle, contentHash }) => {
    const before = known.get(handle)
    return before ? (before.contentHash === contentHash ? 'unchanged' : 'updated') : 'created'
  })
}

/** One transaction for all; when that is refused, one for each, so that only the one at fault is left out. */
async function writeBatch(ctx: ImportContext, products: readonly ReadProduct[]): Promise<Outcome[]> {
  try {
    return await retryingSlugs(() => ctx.db.inTx((tx) => write(tx, products, ctx)))
  } catch (error) {
    const message = refusalText(error)
    if (message === undefined) throw error
    if (products.length === 1) return [{ message }]
    const outcomes: Outcome[] = []
    for (const product of products) outcomes.push(...(await writeBatch(ctx, [product])))
    return outcomes
  }
}

/** Why the shop refused a product; undefined when the trouble is not the product's. */
function refusalText(error: unknown): string | undefined {
  if (error instanceof InvalidArgument) return error.violations.map((v) => `${v.field} ${v.description}`).join('; ')
  if (error instanceof ApiError) return `The shop refused it: ${error.code}.`
  return violatedConstraint(error) === undefined ? undefined : 'The shop refused it: a value does not fit.'
}

async function write(tx: Tx, products: readonly ReadProduct[], moment: ImportContext): Promise<Outcome[]> {
  await tx.rows(lockImports, {})
  const known = new Map(
    (await tx.rows(findImported, { handles: products.map((p) => p.handle) })).map((row) => [row.handle, row]),
  )
  const outcomes = products.map(({ handle, contentHash }) => {
    const before = known.get(handle)
    return before ? (before.contentHash === contentHash ? 'unchanged' : 'updated') : 'created'
  })
  const changed = products.filter((_, i) => outcomes[i] !== 'unchanged')
  if (changed.length === 0) return outcomes

  const collections = await ensureCollections(
    tx,
    changed.flatMap((p) => p.collections),
    moment,
  )
  const drafts = new Map(
    changed.map((product): [string, ProductDraft] => [
      product.handle,
      { ...product.draft, collectionIds: product.collections.map((name) => collections.get(name.toLowerCase())!) },
    ]),
  )
  const ids = new Map<string, string>()
  const fresh = changed.filter((p) => !known.has(p.handle))
  const made = await createProducts(
    tx,
    fresh.map((p) => drafts.get(p.handle)!),
    moment,
  )
  for (const [i, state] of made.entries()) ids.set(fresh[i]!.handle, state.id)

  const standing = changed.filter((p) => known.has(p.handle))
  const byId = new Map(standing.map((p) => [known.get(p.handle)!.productId, p.handle]))
  const before = standing.length === 0 ? [] : await lockCatalog(tx, [...byId.keys()])
  const changes = before.map((found) => {
    const handle = byId.get(found.product.id)!
    ids.set(handle, found.product.id)
    return { before: found, after: overwritten(stateOf(found), drafts.get(handle)!, moment.newId) }
  })
  await saveStates(tx, changes, 'IMPORT', moment)

  const records = changed.flatMap(({ handle, contentHash }) => {
    const id = ids.get(handle)
    return id ? [{ handle, product_id: id, content_hash: contentHash }] : []
  })
  await tx.run(saveImported, { records, at: moment.now })
  return outcomes
}

/** The file's word replaces the product's; slug, ribbon, and collections that the file does not name stay. */
function overwritten(state: ProductState, draft: ProductDraft, newId: () => string): ProductState {
  const { infoSections, textFields, taxGroupId } = state.doc
  const doc = { ...draft.doc, infoSections, textFields, ...(taxGroupId ? { taxGroupId } : {}) }
  const fields = withFields(state, { ...draft, ribbon: state.ribbon, doc }, newId)
  return {
    ...withVariantFields(fields, draft.variants),
    trackInventory: draft.trackInventory,
    collectionIds: [...new Set([...state.collectionIds, ...draft.collectionIds])],
  }
}
