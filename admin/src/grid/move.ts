import type { Place } from './grid-column.ts'

export interface Size {
  readonly rows: number
  readonly columns: number
  /** Rows that a page key goes. */
  readonly page: number
}

const within = (value: number, last: number): number => Math.max(0, Math.min(last, value))

/** Target of a key that ends typing: Enter down, Tab along, with Shift the other way. */
export const afterTyping = ({ row, column }: Place, key: 'Enter' | 'Tab', back: boolean, size: Size): Place => {
  const step = back ? -1 : 1
  return key === 'Enter'
    ? { row: within(row + step, size.rows - 1), column }
    : { row, column: within(column + step, size.columns - 1) }
}

/** Target of a key from a cell; undefined for a key that leads nowhere. `far` is with Ctrl or the command key. */
export function moved(from: Place, key: string, far: boolean, { rows, columns, page }: Size): Place | undefined {
  const [lastRow, lastColumn] = [rows - 1, columns - 1]
  const to = (row: number, column: number): Place => ({ row: within(row, lastRow), column: within(column, lastColumn) })
  switch (key) {
    case 'ArrowUp':
      return to(far ? 0 : from.row - 1, from.column)
    case 'ArrowDown':
      return to(far ? lastRow : from.row + 1, from.column)
    case 'ArrowLeft':
      return to(from.row, far ? 0 : from.column - 1)
    case 'ArrowRight':
      return to(from.row, far ? lastColumn : from.column + 1)
    case 'Home':
      return to(far ? 0 : from.row, 0)
    case 'End':
      return to(far ? lastRow : from.row, lastColumn)
    case 'PageUp':
      return to(from.row - page, from.column)
    case 'PageDown':
      return to(from.row + page, from.column)
    default:
      return undefined
  }
}
