import { MAX_QUANTITY } from '@fairground/contract/stores/inventory-item.ts'
import {
  changedStock,
  type ItemStock,
  type StockChange,
  type StockRefusal,
} from '@fairground/domain/ledger/stock-change.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { isStale, staleRevision } from '../../ground/same-revision.ts'
import { message } from '../../ground/texts/message.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import {
  commit,
  createPools,
  lockedPools,
  type PoolChangeReason,
  setCapacity,
  setFree,
} from '../../sales/ledger/ledger.ts'
import { announceChanges, announceStockLevels } from './announce.ts'
import { stockOf, underLock } from './item-stock.ts'
import {
  findItems,
  followProducts,
  followVariants,
  type ItemRow,
  lockItems,
  lockProductsOfItems,
  type Namespaces,
  writeItems,
} from './queries.ts'

/** Part of a request that changes of stock need: jobs and imports have no more. */
export type Changing = Pick<Ctx, 'now' | 'newId' | 'site'> & Partial<Pick<Ctx, 'caller'>>

export interface ItemChange extends StockChange {
  readonly id: string
  /** Refused as stale when the item has another. */
  readonly revision?: string | undefined
  /** Null takes them away. */
  readonly extendedFields?: Namespaces | null | undefined
}

export const itemNotFound = (inventoryItemId: string) =>
  new ApiError({ code: 'INVENTORY_ITEM_NOT_FOUND', inventoryItemId })

export function refusalOf(refusal: StockRefusal, inventoryItemId: string): ApiError | InvalidArgument {
  const { code, ...data } = refusal
  if (code === 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY')
    return new InvalidArgument([
      {
        field: 'inventoryItem.preorderInfo.limit',
        description: message('violations.countedUnits'),
        violatedRule: 'OTHER',
        ruleName: code,
      },
    ])
  return new ApiError({ code, inventoryItemId, ...data })
}

interface Options {
  readonly reason: PoolChangeReason
  /** Bound of what adding may reach; catalogue v1 has its own. */
  readonly most?: number
}

/**
 * Changes items one after the other, those that name an item twice building on each other; what is refused changes nothing of its
 * item. A constant number of statements. Locks products, items and pools, each in id order.
 */
export async function changeItems(
  tx: Tx,
  ctx: Changing,
  changes: readonly ItemChange[],
  { reason, most = MAX_QUANTITY }: Options,
): Promise<Outcome<ItemRow>[]> {
  const before = await lockAll(tx, changes)
  const now = new Map([...before].map(([id, row]) => [id, stockOf(row)]))
  const extended = new Map([...before].map(([id, row]) => [id, row.extendedFields]))
  const touched = new Set<string>()
  const refused = changes.map((change): ApiError | InvalidArgument | undefined => {
    const { id } = change
    const row = before.get(id)
    if (!row) return itemNotFound(id)
    if (isStale(row, change.revision)) return staleRevision(row, { inventoryItemId: id })
    // There is nothing to wait for where nothing is made.
    if (row.digital && change.preorder?.enabled)
      return new ApiError({ code: 'PRE_ORDER_VALIDATION', inventoryItemId: id, reason: 'DIGITAL_PRODUCT' })
    const decision = changedStock(now.get(id)!, change, BigInt(most)) // of every locked row
    if (!decision.ok) return refusalOf(decision.refusal, id)
    now.set(id, decision.stock)
    if (change.extendedFields !== undefined) extended.set(id, change.extendedFields)
    touched.add(id)
    return undefined
  })
  const after = await write(tx, ctx, before, { stocks: now, extended, touched, reason })
  return changes.map(({ id }, i) => {
    const error = refused[i]
    return error ? { ok: false, id, error } : { ok: true, id, item: after.get(id)! } // touched, so written
  })
}

async function lockAll(tx: Tx, changes: readonly { id: string }[]): Promise<Map<string, ItemRow>> {
  const ids = [...new Set(changes.map(({ id }) => id))]
  await tx.rows(lockProductsOfItems, { ids })
  const rows = await tx.rows(lockItems, { ids })
  const pools = await lockedPools(
    tx,
    rows.flatMap(({ poolId, preorderPoolId }) => (preorderPoolId ? [poolId, preorderPoolId] : [poolId])),
  )
  return new Map(rows.map((row) => [row.id, underLock(row, pools)]))
}

/** Stock and fields of the items by id, and which of them are to be written. */
interface Changed {
  readonly stocks: ReadonlyMap<string, ItemStock>
  readonly extended: ReadonlyMap<string, Namespaces | null>
  readonly touched: ReadonlySet<string>
  readonly reason: PoolChangeReason
}

async function write(
  tx: Tx,
  ctx: Changing,
  before: ReadonlyMap<string, ItemRow>,
  { stocks, extended, touched, reason }: Changed,
): Promise<Map<string, ItemRow>> {
  if (touched.size === 0) return new Map()
  const items = [...touched].map((id) => {
    const row = before.get(id)! // only locked items are touched
    const stock = stocks.get(id)!
    const needsPool = row.preorderPoolId === null && (stock.preorder.enabled || stock.preorder.limit !== null)
    return { row, stock, preorderPoolId: needsPool ? ctx.newId() : row.preorderPoolId, needsPool }
  })
  const quantities = items.filter(({ row, stock }) => stockOf(row).quantity !== stock.quantity)
  await setFree(
    tx,
    quantities.map(({ row, stock }) => ({ poolId: row.poolId, free: stock.quantity, reason })),
    ctx,
  )
  await writePreorders(tx, ctx, items, reason)
  await tx.run(writeItems, {
    ids: items.map(({ row }) => row.id),
    inStock: items.map(({ stock }) => stock.inStock),
    preorderPools: items.map(({ preorderPoolId }) => preorderPoolId), // null where none was ever allowed
    preorders: items.map(({ stock }) => stock.preorder.enabled),
    messages: items.map(({ stock }) => stock.preorder.message),
    at: ctx.now,
    extended: items.map(({ row }) => {
      const fields = extended.get(row.id)
      return fields ? JSON.stringify(fields) : null
    }),
  })
  const shown = items.filter(({ row }) => row.atDefault)
  await tx.run(followVariants, {
    variantIds: shown.map(({ row }) => row.variantId),
    inStock: shown.map(({ stock }) => stock.inStock),
    preorders: shown.map(({ stock }) => stock.preorder.enabled),
    limits: shown.map(({ stock }) => stock.preorder.limit), // null is no limit
    messages: shown.map(({ stock }) => stock.preorder.message),
    pools: shown.map(({ preorderPoolId }) => preorderPoolId),
  })
  const productIds = [...new Set(items.map(({ row }) => row.productId))]
  await tx.run(followProducts, { productIds, at: ctx.now })
  const after = await tx.rows(findItems, { ids: [...touched] })
  await announceChanges(
    tx,
    after.map((row) => ({ before: before.get(row.id)!, after: row })),
    reason,
    ctx,
  )
  await announceStockLevels(tx, productIds, ctx.site, ctx)
  return new Map(after.map((row) => [row.id, row]))
}

interface Decided {
  readonly row: ItemRow
  readonly stock: ItemStock
  readonly preorderPoolId: string | null
  readonly needsPool: boolean
}

/** The pool of what may be sold ahead: its capacity is the limit, what it has given is what was sold. */
async function writePreorders(tx: Tx, ctx: Changing, items: readonly Decided[], reason: PoolChangeReason) {
  await createPools(
    tx,
    items.flatMap(({ row, stock, preorderPoolId, needsPool }) =>
      needsPool ? [{ id: preorderPoolId!, kind: 'preorder', refId: row.id, capacity: stock.preorder.limit }] : [],
    ),
    ctx,
  )
  await setCapacity(
    tx,
    items.flatMap(({ row, stock, preorderPoolId, needsPool }) =>
      preorderPoolId && !needsPool && row.preorderLimit !== stock.preorder.limit
        ? [{ poolId: preorderPoolId, capacity: stock.preorder.limit, reason }]
        : [],
    ),
    ctx,
  )
  const sold = items.flatMap(({ row, stock, preorderPoolId }) =>
    stock.preorder.sold > row.preorderSold
      ? [{ poolId: preorderPoolId!, quantity: Number(stock.preorder.sold - row.preorderSold), lineId: row.id }]
      : [],
  )
  if (sold.length === 0) return
  const taken = await commit(tx, { purpose: 'adjustment', refId: ctx.newId(), takes: sold }, ctx.now)
  if (!taken.ok) throw new Error('The pools are locked, so what was decided can be taken')
}
