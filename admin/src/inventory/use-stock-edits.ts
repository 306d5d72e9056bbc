import type { InventoryItem } from '@fairground/client/generated/stores.inventory-items-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { INVENTORY, type InventoryChoice, inventoryClient, inventoryQuery, type StockRow } from './inventory-queries.ts'
import { type RowEdit, shownAfter } from './stock-edits.ts'

export type StockReason = 'MANUAL' | 'ORDER' | 'REVERT_INVENTORY_CHANGE'

interface Result {
  readonly itemMetadata: { readonly id?: string; readonly success: boolean; readonly error?: { description: string } }
  readonly item?: InventoryItem
}

type Shown = { rows: StockRow[]; cursors: { next?: string; prev?: string } }

/** Shows what is typed at once and sends it, one message after the other; what is refused goes back and says why. */
export function useStockEdits(choice: InventoryChoice, reason: StockReason) {
  const queryClient = useQueryClient()
  const { queryKey } = inventoryQuery(choice)
  const last = useRef<Promise<void>>(Promise.resolve())
  const show = (change: (row: StockRow) => StockRow) =>
    queryClient.setQueryData<Shown>(queryKey, (data) => data && { ...data, rows: data.rows.map(change) })

  const send = async (edits: readonly RowEdit[]) => {
    const known = new Map(queryClient.getQueryData<Shown>(queryKey)?.rows.map((row) => [row.id, row]))
    const fresh = edits.map((edit) => ({ ...edit, revision: known.get(edit.row.id)?.revision ?? edit.row.revision }))
    const answered = await Promise.all([steps(fresh, reason), settings(fresh, reason), thresholds(fresh)])
    const results = new Map(answered.flat().map((one) => [one.itemMetadata.id, one]))
    const refused = answered.flat().filter(({ itemMetadata }) => !itemMetadata.success)
    const before = new Map(edits.map(({ row }) => [row.id, row]))
    const failed = new Set(refused.map(({ itemMetadata }) => itemMetadata.id))
    show((row) => {
      if (failed.has(row.id)) return before.get(row.id) ?? row
      const item = results.get(row.id)?.item
      return item ? { ...row, ...item } : row
    })
    const why = refused[0]?.itemMetadata.error?.description
    if (why) toast.error(t('admin.inventory.lengthItemsWereNotChanged', { length: refused.length }) + why)
  }

  return (edits: readonly RowEdit[]): void => {
    if (edits.length === 0) return
    const after = new Map(edits.map((edit) => [edit.row.id, shownAfter(edit)]))
    void queryClient.cancelQueries({ queryKey: [INVENTORY, 'list'] })
    show((row) => after.get(row.id) ?? row)
    last.current = last.current
      .then(() => send(edits))
      .catch((error) => {
        const before = new Map(edits.map(({ row }) => [row.id, row]))
        show((row) => before.get(row.id) ?? row)
        toast.error(failureOf(error).title)
      })
      .then(() => queryClient.invalidateQueries({ queryKey: [INVENTORY] }))
  }
}

type Fresh = RowEdit & { readonly revision: string }

async function steps(edits: readonly Fresh[], reason: StockReason): Promise<Result[]> {
  const { inventoryItemsV3 } = inventoryClient
  const moved = edits.flatMap(({ row, delta }) => (delta ? [{ inventoryItemId: row.id, delta }] : []))
  const [more, fewer] = [moved.filter(({ delta }) => delta > 0), moved.filter(({ delta }) => delta < 0)]
  const [added, taken] = await Promise.all([
    more.length > 0 &&
      inventoryItemsV3.bulkIncrementInventoryItems({
        reason,
        returnEntity: true,
        incrementData: more.map(({ inventoryItemId, delta }) => ({ inventoryItemId, incrementBy: delta })),
      }),
    fewer.length > 0 &&
      inventoryItemsV3.bulkDecrementInventoryItems({
        reason,
        returnEntity: true,
        restrictInventory: true,
        decrementData: fewer.map(({ inventoryItemId, delta }) => ({ inventoryItemId, decrementBy: -delta })),
      }),
  ])
  return [...(added ? added.results : []), ...(taken ? taken.results : [])]
}

async function settings(edits: readonly Fresh[], reason: StockReason): Promise<Result[]> {
  const inventoryItems = edits.flatMap(({ row, revision, quantity, preorder }) =>
    quantity === undefined && preorder === undefined
      ? []
      : [
          {
            inventoryItem: {
              id: row.id,
              revision,
              ...present({ quantity, preorderInfo: preorder }),
            },
          },
        ],
  )
  if (inventoryItems.length === 0) return []
  const message = { inventoryItems, reason, returnEntity: true }
  return (await inventoryClient.inventoryItemsV3.bulkUpdateInventoryItems(message)).results
}

async function thresholds(edits: readonly Fresh[]): Promise<Result[]> {
  const changed = edits.flatMap(({ row, threshold }) =>
    threshold === undefined ? [] : [{ inventoryItemId: row.id, threshold }],
  )
  if (changed.length === 0) return []
  return (await inventoryClient.stockHistory.bulkSetLowStockThresholds({ thresholds: changed })).results
}
