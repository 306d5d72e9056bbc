import type { Db, Queryable, Tx } from '../../ground/database.ts'
import type { Site } from '../../ground/site.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import type { PoolChangeReason } from '../../sales/ledger/ledger.ts'
import { defaultLocation } from '../locations/operations.ts'
import { announceStockLevels } from './announce.ts'
import { type Changing, changeItems, type ItemChange } from './change-items.ts'
import { createItems, type NewItem } from './create-items.ts'
import { findItemsOfVariants, type ItemRow, insertItems, lockProductsById, productsWithItems } from './queries.ts'

export { itemToWire } from './wire.ts'
export type { ItemRow }

/** Items of variants (row ids) at every location, the default one's first. */
async function inventoryOf(db: Queryable, variantIds: readonly string[]): Promise<Map<string, ItemRow[]>> {
  const rows = variantIds.length === 0 ? [] : await db.rows(findItemsOfVariants, { variantIds: [...variantIds] })
  return Map.groupBy(rows, ({ variantId }) => variantId)
}

/** Stock of a variant at a location: what is absent stays as it is. */
export interface StockEntry extends Omit<NewItem, 'variantId'> {
  /** Row id. */
  readonly variantId: string
  /** Revision of the item, where the caller read one; another is refused as stale. */
  readonly revision?: string | undefined
}

/**
 * Sets stock of variants, at the default location unless they name another; begins to track those that were not.
 * In the order of the entries; what is refused changes nothing of its variant.
 */
export async function setInventory(
  tx: Tx,
  ctx: Changing,
  entries: readonly StockEntry[],
  { reason = 'MANUAL', most }: { reason?: PoolChangeReason; most?: number } = {},
): Promise<Outcome<ItemRow>[]> {
  if (entries.length === 0) return []
  const standing = await inventoryOf(
    tx,
    entries.map(({ variantId }) => variantId),
  )
  const { id: defaultId } = await defaultLocation(tx)
  const itemOf = ({ variantId, locationId = defaultId }: StockEntry) =>
    standing.get(variantId)?.find((row) => row.locationId === locationId)
  const outcomes = new Array<Outcome<ItemRow>>(entries.length)
  const places = Map.groupBy(entries.keys(), (place) => (itemOf(entries[place]!) ? 'stands' : 'begins'))
  const [stands, begins] = [places.get('stands') ?? [], places.get('begins') ?? []]
  const changes = stands.map((place): ItemChange => {
    const { revision, quantity, inStock, preorder } = entries[place]!
    return { id: itemOf(entries[place]!)!.id, revision, quantity, inStock, preorder } // they stand
  })
  const changed = await changeItems(tx, ctx, changes, { reason, most })
  const begun = await createItems(
    tx,
    ctx,
    begins.map((place) => entries[place]!),
    reason,
  )
  for (const [i, place] of stands.entries()) outcomes[place] = changed[i]!
  for (const [i, place] of begins.entries()) outcomes[place] = begun[i]!
  return outcomes
}

export interface StockStep {
  /** Row id. */
  readonly variantId: string
  /** Units to add; negative takes. */
  readonly delta: bigint
  readonly preordered?: boolean | undefined
}

/** Adds and takes at the default location, all or nothing. Variants that are not counted, or not tracked, stay as they are. */
export async function moveStock(
  tx: Tx,
  ctx: Changing,
  steps: readonly StockStep[],
  options: { reason: PoolChangeReason; most: number },
): Promise<void> {
  const standing = await inventoryOf(
    tx,
    steps.map(({ variantId }) => variantId),
  )
  const changes = steps.flatMap(({ variantId, ...step }) => {
    const item = standing.get(variantId)?.find(({ atDefault }) => atDefault)
    return item && (item.capacity !== null || step.preordered) ? [{ id: item.id, ...step }] : []
  })
  for (const outcome of await changeItems(tx, ctx, changes, options)) if (!outcome.ok) throw outcome.error
}

/** Keeps stock, at the default location, of variants that were just made, from the pools they have. One statement or two. */
export async function trackStockOf(
  tx: Tx,
  { now, newId }: Pick<Changing, 'now' | 'newId'>,
  variants: readonly { id: string; productId: string; poolId: string }[],
): Promise<void> {
  if (variants.length === 0) return
  const { id: locationId } = await defaultLocation(tx)
  await tx.rows(insertItems, {
    ids: variants.map(() => newId()),
    productIds: variants.map((v) => v.productId),
    variantIds: variants.map((v) => v.id),
    locationIds: variants.map(() => locationId),
    pools: variants.map((v) => v.poolId),
    inStock: variants.map(() => true),
    revision: 1n,
    at: now,
  })
}

const PRODUCTS_AT_ONCE = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Reports, as a job, levels that changed since they were last reported, of these products or of all: low, out of stock, back in stock. */
export async function announceStock(
  db: Db,
  site: Pick<Site, 'settings'>,
  moment: Pick<Changing, 'now' | 'newId'>,
  productIds?: readonly string[],
): Promise<void> {
  // Locks products before items, as every writer of them does.
  const announce = (ids: readonly string[]) =>
    db.inTx(async (tx) => {
      await tx.rows(lockProductsById, { ids: [...ids] })
      await announceStockLevels(tx, ids, site, moment)
    })
  if (productIds) return productIds.length > 0 ? announce(productIds) : undefined
  for (let after = BEFORE_ALL; ; ) {
    const page = await db.rows(productsWithItems, { after, limit: PRODUCTS_AT_ONCE })
    const ids = page.map(({ id }) => id)
    if (ids.length > 0) await announce(ids)
    const last = ids.at(-1)
    if (!last || ids.length < PRODUCTS_AT_ONCE) return
    after = last
  }
}
