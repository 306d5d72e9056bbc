import type { Tx } from '../../db/database.ts'
import type { Ctx } from '../../http/context.ts'
import { createPools, type PoolChangeReason, setFree } from '../../ledger/ledger.ts'
import { type Happening, happen } from '../../outbox/happenings.ts'
import { type CatalogProduct, withVariants } from './catalog-product.ts'
import { priceRange } from './priced.ts'
import { type ProductState, stateOf, type VariantState } from './product-state.ts'
import {
  deleteVariants,
  findVariants,
  insertProducts,
  lockProducts,
  type ProductRecord,
  saveProducts,
  saveVariants,
  type VariantRecord,
} from './queries.ts'
import { searchText } from './search-text.ts'

type Moment = Pick<Ctx, 'now' | 'newId'>

/** Locks products and reads their variants; those that do not exist are missing from the answer. */
export async function lockCatalog(tx: Tx, ids: readonly string[]): Promise<CatalogProduct[]> {
  const products = await tx.rows(lockProducts, { ids: [...ids] })
  return withVariants(products, await tx.rows(findVariants, { productIds: products.map((p) => p.id) }))
}

/** Writes products that do not exist yet: six statements, however many. */
export async function insertStates(tx: Tx, states: readonly ProductState[], moment: Moment): Promise<void> {
  if (states.length === 0) return
  await tx.run(insertProducts, { records: states.map(productRecord), at: moment.now })
  await createPools(tx, states.flatMap(newPools), moment.now)
  await tx.run(saveVariants, { records: states.flatMap(variantRecords) })
  await happen(
    tx,
    states.map((state) => happening(state, 'created')),
    moment,
  )
}

export interface ProductChange {
  readonly before: CatalogProduct
  readonly after: ProductState
}

/** Writes changed products, which the caller has locked. Removed variants leave their pools behind: orders refer to them. */
export async function saveStates(
  tx: Tx,
  changes: readonly ProductChange[],
  reason: PoolChangeReason,
  moment: Moment,
): Promise<void> {
  if (changes.length === 0) return
  const states = changes.map((change) => change.after)
  const gone = changes.flatMap(({ before, after }) => {
    const kept = new Set(after.variants.map((v) => v.id))
    return before.variants.filter((v) => !kept.has(v.id)).map((v) => v.id)
  })
  if (gone.length > 0) await tx.run(deleteVariants, { ids: gone })
  await createPools(tx, states.flatMap(newPools), moment.now)
  await tx.run(saveVariants, { records: states.flatMap(variantRecords) })
  await tx.run(saveProducts, { records: states.map(productRecord), at: moment.now })
  await setFree(
    tx,
    changes.flatMap(({ before, after }) => freeChanges(before, after).map((change) => ({ ...change, reason }))),
    moment.now,
  )
  await happen(
    tx,
    states.map((state) => happening(state, 'updated')),
    moment,
  )
}

/** One product from its present state to the next; undefined when there is none. */
export async function changeProduct(
  tx: Tx,
  id: string,
  next: (state: ProductState, found: CatalogProduct) => ProductState,
  moment: Moment,
  reason: PoolChangeReason = 'MANUAL',
): Promise<ProductChange | undefined> {
  const [before] = await lockCatalog(tx, [id])
  if (!before) return undefined
  const change = { before, after: next(stateOf(before), before) }
  await saveStates(tx, [change], reason, moment)
  return change
}

/** Counting starts from nothing on hand unless a quantity is said; without counting a pool is unlimited. */
const newPools = (state: ProductState) =>
  state.variants
    .filter((v) => v.isNew)
    .map((v) => ({
      id: v.poolId,
      kind: 'stock' as const,
      refId: v.id,
      capacity: state.trackInventory ? (v.quantity ?? 0n) : null,
    }))

function freeChanges({ product }: CatalogProduct, after: ProductState): { poolId: string; free: bigint | null }[] {
  const standing = after.variants.filter((v) => !v.isNew)
  if (!after.trackInventory)
    return product.trackInventory ? standing.map((v) => ({ poolId: v.poolId, free: null })) : []
  const asked = (v: VariantState) => v.quantity ?? (product.trackInventory ? undefined : 0n)
  return standing.flatMap((v) => {
    const free = asked(v)
    return free === undefined ? [] : [{ poolId: v.poolId, free }]
  })
}

function productRecord(state: ProductState): ProductRecord {
  const { id, slug, name, visible, sku, brand, ribbon, doc, discount } = state
  const range = priceRange(
    { price: state.price, discountType: discount.type, discountValue: discount.value },
    state.variants,
  )
  return {
    ...{ id, slug, name, visible, sku, brand, ribbon, doc },
    product_type: state.productType,
    price: String(state.price),
    cost: state.cost === null ? null : String(state.cost),
    discount_type: discount.type,
    discount_value: String(discount.value),
    price_min: String(range.min),
    price_max: String(range.max),
    weight_grams: state.weightGrams,
    manage_variants: state.manageVariants,
    track_inventory: state.trackInventory,
    collection_ids: state.collectionIds,
    search_text: searchText(state),
  }
}

const variantRecords = (state: ProductState): VariantRecord[] =>
  state.variants.map((v, position) => ({
    ...{ id: v.id, choices: v.choices, visible: v.visible, sku: v.sku, doc: v.doc, position },
    product_id: state.id,
    variant_id: v.variantId,
    pool_id: v.poolId,
    in_stock: v.inStock,
    price: v.price === null ? null : String(v.price),
    cost: v.cost === null ? null : String(v.cost),
    weight_grams: v.weightGrams,
  }))

const happening = ({ id, name, slug, visible }: ProductState, what: string): Happening => ({
  entity: 'product',
  entityId: id,
  slug: what,
  payload: { productId: id, name, slug, visible },
})
