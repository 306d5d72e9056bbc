import type { Tx } from '../../ground/database.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { lockedPools, setFree } from '../../sales/ledger/ledger.ts'
import { announceItems } from './announce.ts'
import { type Changing, itemNotFound } from './change-items.ts'
import {
  deleteItemRows,
  followProducts,
  followVariants,
  type ItemRow,
  lockItems,
  lockProductsOfItems,
} from './queries.ts'

/**
 * Ends keeping stock. Pools stay, for orders and the history refer to them; at the default location the variant has none then: it is
 * not counted, switched off and not sold ahead.
 */
export async function deleteItems(tx: Tx, ctx: Changing, itemIds: readonly string[]): Promise<Outcome<ItemRow>[]> {
  const ids = [...new Set(itemIds)]
  await tx.rows(lockProductsOfItems, { ids })
  const rows = await tx.rows(lockItems, { ids })
  await lockedPools(
    tx,
    rows.map(({ poolId }) => poolId),
  )
  const shown = rows.filter(({ atDefault }) => atDefault)
  await setFree(
    tx,
    shown.map(({ poolId }) => ({ poolId, free: null, reason: 'MANUAL' })),
    ctx,
  )
  await tx.run(followVariants, {
    variantIds: shown.map(({ variantId }) => variantId),
    inStock: shown.map(() => false),
    preorders: shown.map(() => false),
    limits: shown.map(() => null),
    messages: shown.map(() => null),
    pools: shown.map(() => null),
  })
  await tx.run(deleteItemRows, { ids })
  await tx.run(followProducts, { productIds: [...new Set(rows.map(({ productId }) => productId))], at: ctx.now })
  await announceItems(tx, 'deleted', rows, ctx)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return itemIds.map((id) => {
    const item = byId.get(id)
    return item ? { ok: true, id: item.id, item } : { ok: false, id, error: itemNotFound(id) }
  })
}
