import type { ReactNode } from 'react'

/** A column of a spreadsheet. A cell holds text: as it is shown, copied, typed and pasted. */
export interface GridColumn<Row> {
  readonly key: string
  readonly title: string
  /** Pixels. */
  readonly width: number
  /** Stays in view when the sheet is scrolled sideways; the first column alone can. */
  readonly pinned?: boolean
  /** Numbers stand at the end. */
  readonly numeric?: boolean
  read(row: Row): string
  /** Value of a typed or pasted text; undefined where it is not accepted. Without it the column is read only. */
  readonly accept?: (text: string, row: Row) => string | undefined
  /** Rule for `accept`, as a sentence: the reason of an entry that it refused. */
  readonly rule?: string
  /** In place of the text, where a picture or a pill says it better. */
  readonly show?: (row: Row) => ReactNode
  /** Instead of typing: a press of the space bar gives the next text (a switch). */
  readonly turn?: (row: Row) => string
}

export interface CellChange {
  readonly rowId: string
  readonly key: string
  readonly before: string
  readonly after: string
}

/** An entry that a cell did not accept. */
export interface Refusal {
  readonly rowId: string
  readonly key: string
  readonly text: string
}

export interface Place {
  readonly row: number
  readonly column: number
}

/** Cell where the selection began, and the one that has the focus. */
export interface Selection {
  readonly anchor: Place
  readonly focus: Place
}

export interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const rangeOf = ({ anchor, focus }: Selection): Range => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

export const holds = ({ top, bottom, left, right }: Range, { row, column }: Place): boolean =>
  row >= top && row <= bottom && column >= left && column <= right
