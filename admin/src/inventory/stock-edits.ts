import { present } from '@fairground/domain/present.ts'
import type { CellChange } from '../grid/grid-column.ts'
import { t } from '../texts.ts'
import type { StockRow } from './inventory-queries.ts'

/** Change of one row's cells: sent as one message, answered by itself. */
export interface RowEdit {
  readonly row: StockRow
  /** So many more, or fewer: what others sell meanwhile stays sold. */
  readonly delta?: number
  /** Exactly so many: what was counted. */
  readonly quantity?: number
  readonly preorder?: { readonly enabled?: boolean; readonly limit?: number | null }
  readonly threshold?: number | null
}

/** `+5` and `-3` are steps, so is what is taken back; a plain number or `=12` is a count. */
export const isStep = (typed: string | undefined): boolean => typed === undefined || /^\s*[+-]/.test(typed)

/** `typed` is what stood in the cell of a row when it was left; undefined where a change is taken back or made again. */
export function rowEdits(
  rows: readonly StockRow[],
  changes: readonly CellChange[],
  typed: (rowId: string) => string | undefined,
): RowEdit[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...Map.groupBy(changes, ({ rowId }) => rowId)].flatMap(([rowId, ofRow]) => {
    const row = byId.get(rowId)
    if (!row) return []
    let edit: RowEdit = { row }
    for (const change of ofRow) edit = { ...edit, ...cellEdit(row, change, typed(rowId), edit) }
    return [edit]
  })
}

function cellEdit(
  row: StockRow,
  { key, before, after }: CellChange,
  typed: string | undefined,
  so: RowEdit,
): Partial<RowEdit> {
  switch (key) {
    case 'quantity':
      return row.trackQuantity && isStep(typed)
        ? { delta: Number(after) - Number(before) }
        : { quantity: Number(after) }
    case 'threshold':
      return { threshold: after === '' ? null : Number(after) }
    case 'preorder':
      return { preorder: { ...so.preorder, enabled: after === ON } }
    case 'limit':
      return { preorder: { ...so.preorder, limit: after === '' ? null : Number(after) } }
    default:
      return {}
  }
}

export const ON = t('admin.inventory.on')
export const OFF = t('admin.inventory.off')

/** The row as it is shown until the server has answered. */
export function shownAfter({ row, delta, quantity, preorder, threshold }: RowEdit): StockRow {
  const count = quantity ?? (delta === undefined ? row.quantity : (row.quantity ?? 0) + delta)
  const { limit = row.preorderInfo.limit, enabled = row.preorderInfo.enabled } = preorder ?? {}
  const { threshold: _, ...rest } = row
  const low = threshold === undefined ? row.threshold : (threshold ?? undefined)
  const { limit: __, ...info } = row.preorderInfo
  return {
    ...rest,
    ...(count === undefined ? {} : { quantity: count, trackQuantity: true }),
    ...present({ threshold: low }),
    preorderInfo: {
      ...info,
      enabled,
      ...present({ limit: limit === null || limit === undefined ? undefined : limit }),
    },
  }
}
