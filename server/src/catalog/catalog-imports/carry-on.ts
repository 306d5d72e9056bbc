import { isRefused, type Refused } from '../../bulk/attempt.ts'
import { eachOnItsOwn } from '../../ground/each.ts'
import { itemError, type Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'
import { itemOf, moveItems } from '../categories/operations.ts'
import { sentFields } from '../products/v3/sent-fields.ts'
import { createV3, updateV3, type Writing } from '../products/v3/write-products.ts'
import { isWhole, lacking } from './imported-product.ts'
import {
  endImport,
  findByHandle,
  findImport,
  findResult,
  type ItemDoc,
  itemsToDo,
  noteProgress,
  saveOutcomes,
  stalledImports,
  type Written,
} from './queries.ts'

const BATCH = 50
const STALLED_MS = 60_000

/** Context of the job; it writes in the name of the submitter. */
export type ImportContext = Pick<Writing, 'db' | 'site' | 'now' | 'newId' | 'publicUrl'>

type Item = { readonly id: string; readonly handle: string; readonly doc: ItemDoc }
/** Outcome of an item; without an error it is in the shop. */
interface Done {
  readonly item: Item
  readonly isNew: boolean
  readonly productId?: string
  readonly error?: Refused
}

/** Writes what is left of a submitted import, a batch at a time; safe to repeat, for handles say what is there. */
export async function carryOnImport(ctx: ImportContext, importId: string): Promise<void> {
  const found = await ctx.db.row(findImport, { id: importId })
  if (found?.status !== 'SUBMITTED' || found.submittedBy === null) return
  const writing = { ...ctx, caller: found.submittedBy }
  for (;;) {
    const items = await ctx.db.rows(itemsToDo, { importId, limit: BATCH })
    if (items.length === 0) break
    const done = await withCategories(writing, await upsert(writing, importId, items))
    await ctx.db.run(saveOutcomes, { importId, records: done.map(recordOf) })
    await ctx.db.run(noteProgress, { id: importId, at: ctx.now })
  }
  await ctx.db.inTx(async (tx) => {
    const ended = await tx.row(endImport, { id: importId, at: ctx.now })
    if (!ended) return
    const payload = { jobId: ended.jobId, ...(await tx.row(findResult, { importId })) }
    await happen(tx, [{ entity: 'catalog_import', entityId: importId, slug: 'completed', payload }], ctx)
  })
}

/** Imports whose process ended: no batch was written for a minute. */
export async function carryOnStalledImports(ctx: ImportContext): Promise<void> {
  const before = new Date(ctx.now.getTime() - STALLED_MS)
  await eachOnItsOwn(await ctx.db.rows(stalledImports, { before }), ({ id }) => carryOnImport(ctx, id))
}

const recordOf = ({ item, isNew, productId, error }: Done): Written => ({
  id: item.id,
  outcome: error ? 'FAILED' : isNew ? 'CREATED' : 'UPDATED',
  product_id: productId ?? null,
  error: error ? { ...itemError(error) } : null,
})

async function upsert(ctx: Writing, importId: string, items: readonly Item[]): Promise<Done[]> {
  const rows = await ctx.db.rows(findByHandle, { handles: items.map(({ handle }) => handle) })
  const ids = new Map(rows.map(({ handle, id }) => [handle, id]))
  const fresh = items.filter(({ handle }) => !ids.has(handle))
  const whole = fresh.filter(({ doc }) => isWhole(doc.product))
  const standing = items.filter(({ handle }) => ids.has(handle))
  const made = await oneByOneIfRefused(whole, async (batch) => {
    const { products } = await createV3(
      ctx,
      batch.map(({ doc }) => ({ ...doc.product, importId })),
    )
    return products
  })
  const changed = await oneByOneIfRefused(standing, async (batch) => {
    const changes = batch.map(({ handle, doc: { product, fieldMask } }) => {
      const { handle: _, ...change } = sentFields(product, fieldMask, Object.keys(product))
      return { ...change, id: ids.get(handle)! } // standing
    })
    return (await updateV3(ctx, changes)).products
  })
  return [
    ...fresh
      .filter((item) => !whole.includes(item))
      .map((item) => ({ item, isNew: true, error: lacking(item.doc.product) })),
    ...whole.map((item, i) => doneOf(item, true, made[i]!)), // one outcome per item
    ...standing.map((item, i) => doneOf(item, false, changed[i]!)),
  ]
}

const doneOf = (item: Item, isNew: boolean, outcome: Outcome<string>): Done =>
  outcome.ok ? { item, isNew, productId: outcome.item } : { item, isNew, error: outcome.error }

/** A refusal of a whole batch refuses only the item at fault. */
async function oneByOneIfRefused(
  items: readonly Item[],
  write: (items: readonly Item[]) => Promise<readonly Outcome<string>[]>,
): Promise<readonly Outcome<string>[]> {
  if (items.length === 0) return []
  try {
    return await write(items)
  } catch (error) {
    if (!isRefused(error)) throw error
    if (items.length === 1) return [{ ok: false, error }]
    const each: Outcome<string>[] = []
    for (const item of items) each.push(...(await oneByOneIfRefused([item], write)))
    return each
  }
}

/** A category that does not exist, or that an app manages, is reported at its product; the product is there nevertheless. */
async function withCategories(ctx: Writing, done: readonly Done[]): Promise<Done[]> {
  const errors = new Map<string, Refused>()
  const wanted = new Map<string, string[]>()
  for (const { item, productId } of done)
    for (const categoryId of productId ? new Set(item.doc.categoryIds) : [])
      wanted.set(categoryId, [...(wanted.get(categoryId) ?? []), productId!]) // requested above
  for (const [categoryId, productIds] of wanted) {
    const refused = await putInto(ctx, categoryId, productIds)
    if (refused) for (const id of productIds) errors.set(id, refused)
  }
  return done.map((one) => {
    const error = one.error ?? errors.get(one.productId ?? '')
    return error ? { ...one, error } : one
  })
}

async function putInto(ctx: Writing, categoryId: string, productIds: readonly string[]): Promise<Refused | undefined> {
  try {
    await moveItems(ctx, categoryId, productIds.map(itemOf), { direction: 'in' })
    return undefined
  } catch (error) {
    if (isRefused(error)) return error
    throw error
  }
}
