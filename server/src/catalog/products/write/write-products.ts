import { recordOf } from '../../../db/columns.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { type Happening, happen } from '../../../outbox/happenings.ts'
import { createPools, lockedPools, type PoolChangeReason, setFree } from '../../../sales/ledger/ledger.ts'
import { fitWritten } from '../../category-rules/fit-written.ts'
import { trackStockOf } from '../../inventory-items/operations.ts'
import { productRanges } from '../model/priced.ts'
import { variantRecord } from '../model/stored-fields.ts'
import { type CatalogProduct, withVariants } from '../read/catalog-product.ts'
import { findVariants, lockProducts } from '../read/queries.ts'
import { type ProductState, stateOf, type VariantState } from './product-state.ts'
import { deleteVariants, insertProducts, productRecord, saveProducts, saveVariants } from './queries.ts'
import { withReferences } from './references.ts'
import { searchText } from './search-text.ts'
import { changedFields, changedVariants } from './what-changed.ts'

type Moment = Pick<Ctx, 'now' | 'newId'> & Partial<Pick<Ctx, 'caller'>>

const idOf = ({ id }: { readonly id: string }): string => id

/** Locks products and reads their variants; those that do not exist are missing from the answer. */
export async function lockCatalog(tx: Tx, ids: readonly string[]): Promise<CatalogProduct[]> {
  const products = await tx.rows(lockProducts, { ids: [...ids] })
  return withVariants(products, await tx.rows(findVariants, { productIds: products.map((p) => p.id) }))
}

/** Writes products that do not exist yet: at most fifteen statements, however many. Returns them with what they refer to. */
export async function insertStates(
  tx: Tx,
  drafts: readonly ProductState[],
  moment: Moment,
): Promise<readonly ProductState[]> {
  if (drafts.length === 0) return []
  const states = await withReferences(tx, drafts, moment)
  await tx.run(insertProducts, { records: states.map(recordOfProduct), at: moment.now })
  await createPools(tx, states.flatMap(newPools), moment)
  await tx.run(saveVariants, { records: states.flatMap(recordsOfVariants) })
  await trackStockOf(tx, moment, states.flatMap(newStockEntries))
  await fitWritten(tx, states.map(idOf), moment)
  await happen(
    tx,
    states.map((state) => happening(state, 'created')),
    moment,
  )
  return states
}

export interface ProductChange {
  readonly before: CatalogProduct
  readonly after: ProductState
}

/** Writes changed products, which the caller has locked. Removed variants leave their pools behind: orders refer to them. */
export async function saveStates(
  tx: Tx,
  requested: readonly ProductChange[],
  reason: PoolChangeReason,
  moment: Moment,
): Promise<void> {
  if (requested.length === 0) return
  const states = await withReferences(
    tx,
    requested.map((change) => change.after),
    moment,
  )
  const changes = requested.map(({ before }, i) => ({ before, after: states[i]! })) // one state per change
  const gone = changes.flatMap(({ before, after }) => {
    const remaining = new Set(after.variants.map((v) => v.id))
    return before.variants.filter((v) => !remaining.has(v.id)).map((v) => v.id)
  })
  if (gone.length > 0) await tx.run(deleteVariants, { ids: gone })
  await createPools(tx, states.flatMap(newPools), moment)
  await tx.run(saveVariants, { records: states.flatMap(recordsOfVariants) })
  await trackStockOf(tx, moment, states.flatMap(newStockEntries))
  await tx.run(saveProducts, { records: states.map(recordOfProduct), at: moment.now })
  const counts = changes.flatMap(({ before, after }) => freeChanges(before, after).map((to) => ({ ...to, reason })))
  await lockedPools(
    tx,
    counts.map(({ poolId }) => poolId),
  )
  await setFree(tx, counts, moment)
  await fitWritten(tx, states.map(idOf), moment)
  await happen(tx, changes.flatMap(whatHappened), moment)
}

/** One product from its present state to the next; undefined when there is none. */
export async function changeProduct(
  tx: Tx,
  id: string,
  next: (state: ProductState, found: CatalogProduct) => ProductState,
  { moment, reason = 'MANUAL' }: { moment: Moment; reason?: PoolChangeReason | undefined },
): Promise<ProductChange | undefined> {
  const [before] = await lockCatalog(tx, [id])
  if (!before) return undefined
  const change = { before, after: next(stateOf(before), before) }
  await saveStates(tx, [change], reason, moment)
  return change
}

/** Counting starts at the given quantity or at 0; without counting a pool is unlimited. */
const newPools = (state: ProductState) =>
  state.variants
    .filter((v) => v.isNew)
    .map((v) => ({
      id: v.poolId,
      kind: 'stock' as const,
      refId: v.id,
      capacity: state.trackInventory ? (v.quantity ?? 0n) : null,
    }))

/** A variant has a stock entry from the beginning, except where its writer sets the stock of each variant. */
const newStockEntries = (state: ProductState) =>
  state.variants.filter((v) => v.isNew && !v.unkept).map((v) => ({ id: v.id, productId: state.id, poolId: v.poolId }))

function freeChanges({ product }: CatalogProduct, after: ProductState): { poolId: string; free: bigint | null }[] {
  const standing = after.variants.filter((v) => !v.isNew)
  if (!after.trackInventory)
    return product.trackInventory ? standing.map((v) => ({ poolId: v.poolId, free: null })) : []
  const freeOf = (v: VariantState) => v.quantity ?? (product.trackInventory ? undefined : 0n)
  return standing.flatMap((v) => {
    const free = freeOf(v)
    return free === undefined ? [] : [{ poolId: v.poolId, free }]
  })
}

/** The row that a product becomes. */
function recordOfProduct(state: ProductState): object {
  const { discount, variants, doc } = state
  const ranges = productRanges({ ...state, discountType: discount.type, discountValue: discount.value }, variants)
  return recordOf(productRecord, {
    ...state,
    handle: state.handle ?? state.slug,
    discountType: discount.type,
    discountValue: discount.value,
    priceMin: ranges.price.min,
    priceMax: ranges.price.max,
    compareAtMin: ranges.compareAt?.min ?? null,
    compareAtMax: ranges.compareAt?.max ?? null,
    weightMin: ranges.grams.min,
    weightMax: ranges.grams.max,
    infoSectionIds: [...state.infoSectionIds],
    publicTags: [...state.publicTags],
    privateTags: [...state.privateTags],
    collectionIds: [...state.collectionIds],
    customizationIds: [...doc.options, ...doc.modifiers].flatMap((one) => one.id ?? []),
    searchText: searchText(state),
  })
}

const recordsOfVariants = (state: ProductState): object[] =>
  state.variants.map((variant, position) => recordOf(variantRecord, { ...variant, productId: state.id, position }))

const happening = ({ id, name, slug, visible }: ProductState, what: string): Happening => ({
  entity: 'product',
  entityId: id,
  slug: what,
  payload: { productId: id, name, slug, visible },
})

/** Changed variants have an event of their own, for readers who follow prices and SKUs of single variants. */
function whatHappened({ before, after }: ProductChange): Happening[] {
  const was = stateOf(before)
  const updated = happening(after, 'updated')
  const variants = changedVariants(was, after)
  return [
    { ...updated, payload: { ...updated.payload, changedFields: changedFields(was, after) } },
    ...(variants.length === 0
      ? []
      : [{ ...updated, slug: 'variants_changed', payload: { productId: after.id, variants } }]),
  ]
}
