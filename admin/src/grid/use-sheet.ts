import { useState } from 'react'
import { t } from '../texts.ts'
import { type Edit, edit, fillDown, fromTabs, paste, type Sheet, toTabs } from './edits.ts'
import { type CellChange, type GridColumn, type Place, rangeOf, type Selection } from './grid-column.ts'
import { countOf, noRefusals, type Refusals, refusalsAfter } from './refusals.ts'
import { type EditHistory, useEdits } from './use-edits.ts'

export interface SheetProps<Row> extends Sheet<Row> {
  /** Carries out typed, pasted, filled and undone changes. */
  readonly onChange: (changes: readonly CellChange[]) => void
  /** Edits of the same rows in the sheet that was shown before. */
  readonly history?: EditHistory
  /** Receives the number of entries that their cells do not accept. */
  readonly onRefused?: (count: number) => void
}

const START: Place = { row: 0, column: 0 }

const cells = (count: number): string => t('admin.grid.countCells', { count })

/** State of a sheet (selection, edits, refused entries, status) and its acts, whatever key or pointer asks for them. */
export function useSheet<Row>({ rows, columns, rowId, onChange, onRefused, history }: SheetProps<Row>) {
  const [selection, setSelection] = useState<Selection>({ anchor: START, focus: START })
  const [status, setStatus] = useState('')
  const [refusals, setRefusals] = useState(noRefusals)
  const edits = useEdits(onChange, history)
  const sheet: Sheet<Row> = { rows, columns, rowId }
  const end: Place = { row: rows.length - 1, column: columns.length - 1 }
  const focus: Place = {
    row: Math.max(0, Math.min(selection.focus.row, end.row)),
    column: Math.min(selection.focus.column, end.column),
  }
  const range = rangeOf({ ...selection, focus })
  const [row, column] = [rows[focus.row], columns[focus.column]]
  const refusedText = row && column && refusals.get(rowId(row))?.get(column.key)

  const setRefused = (next: Refusals) => {
    setRefusals(next)
    if (next !== refusals) onRefused?.(countOf(next))
  }
  const make = ({ changes, refused, same }: Edit) => {
    edits.make(changes)
    const editable = refused.filter(({ key }) => columns.find((column) => column.key === key)?.accept)
    setRefused(refusalsAfter(refusals, { accepted: [...changes, ...same], refused: editable }))
    const changed = t('admin.grid.cellsChanged', { cells: cells(changes.length) })
    setStatus(refused.length > 0 ? t('admin.grid.changedCellsNot', { changed, cells: cells(refused.length) }) : changed)
  }
  return {
    focus,
    range,
    row,
    column,
    refusals,
    refusedText,
    message: messageOf(column, refusedText, refusals) ?? status,
    isFaulty: refusals.size > 0,
    go: (to: Place, extend = false) => setSelection((before) => ({ anchor: extend ? before.anchor : to, focus: to })),
    selectAll: () => setSelection({ anchor: START, focus: end }),
    /** Writes a text into the cell that has the focus, or into all that are selected. */
    write: (text: string, into: 'focus' | 'selection' = 'selection') => {
      const one = { top: focus.row, bottom: focus.row, left: focus.column, right: focus.column }
      make(edit(sheet, into === 'focus' ? one : range, () => text))
    },
    fillDown: () => make(fillDown(sheet, range)),
    paste: (text: string) => make(paste(sheet, range, fromTabs(text))),
    copied: () => toTabs(sheet, range),
    /** Drops the refused entry of the cell that has the focus. */
    drop: () => {
      if (row && column)
        setRefused(refusalsAfter(refusals, { accepted: [{ rowId: rowId(row), key: column.key }], refused: [] }))
    },
    /** Restores the cells with refused entries, and when there are none, takes the last edit back. */
    undo: () => {
      const refused = countOf(refusals)
      setStatus(
        refused > 0
          ? t('admin.grid.cellsRestored', { cells: cells(refused) })
          : t('admin.grid.cellsUndone', { cells: cells(edits.undo()) }),
      )
      if (refused > 0) setRefused(noRefusals)
    },
    redo: () => setStatus(t('admin.grid.cellsRedone', { cells: cells(edits.redo()) })),
  }
}

export type SheetControl<Row> = ReturnType<typeof useSheet<Row>>

function messageOf<Row>(
  column: GridColumn<Row> | undefined,
  refusedText: string | undefined,
  refusals: Refusals,
): string | undefined {
  if (refusedText !== undefined)
    return t('admin.grid.textNotSaved', {
      text: refusedText,
      rule: column?.rule ?? t('admin.grid.thisCellCannotHoldIt'),
    })
  const refused = countOf(refusals)
  return refused > 0 ? t('admin.grid.cellsNotSaved', { cells: cells(refused) }) : undefined
}
