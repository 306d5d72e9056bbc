import type { ItemStock } from '@fairground/domain/ledger/stock-change.ts'
import { freeUnits, type Pool } from '../../sales/ledger/ledger.ts'
import type { ItemRow } from './queries.ts'

/** The row as the rules see it. */
export const stockOf = (row: ItemRow): ItemStock => ({
  quantity: freeUnits(row),
  inStock: row.inStock,
  preorder: {
    enabled: row.preorderEnabled,
    message: row.preorderMessage,
    limit: row.preorderLimit,
    sold: row.preorderSold,
  },
})

/** The row with what its pools hold under their lock. */
export function underLock(row: ItemRow, pools: ReadonlyMap<string, Pool>): ItemRow {
  const stock = pools.get(row.poolId)
  const preorder = row.preorderPoolId === null ? undefined : pools.get(row.preorderPoolId)
  return {
    ...row,
    ...(stock ? { capacity: stock.capacity, used: stock.used, owed: stock.owed } : {}),
    ...(preorder ? { preorderLimit: preorder.capacity, preorderSold: preorder.used } : {}),
  }
}
