import { counted } from '@fairground/domain/formatting/plural.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { CellInput, type Ending } from './cell-input.tsx'
import { type Edit, edit, fillDown, fromTabs, paste, type Sheet, toTabs } from './edits.ts'
import { type CellChange, type GridColumn, type Place, rangeOf, type Selection } from './grid-column.ts'
import { GridHead } from './grid-head.tsx'
import { GridHint } from './grid-hint.tsx'
import { cellIdOf, GridRow } from './grid-row.tsx'
import { afterTyping, moved } from './move.ts'
import { countOf, noRefusals, refusalsAfter } from './refusals.ts'
import { type EditHistory, useEdits } from './use-edits.ts'

const ROW_HEIGHT = 36

export interface GridProps<Row> {
  /** The grid's name: "Variants". */
  label: string
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  rowId: (row: Row) => string
  /** What was typed, pasted, filled, taken back; the owner of the rows carries it out. */
  onChange: (changes: readonly CellChange[]) => void
  /** Pixels, or a length of CSS; rows beyond are scrolled to. */
  height?: number | string
  /** Where the same rows are shown by one sheet after another, what was done in the one before. */
  history?: EditHistory
  /** How many entries stand in cells that do not accept them. */
  onRefused?: (count: number) => void
  /** Columns, by row, of cells that cannot be kept as they are. */
  faults?: ReadonlyMap<string, ReadonlySet<string>> | undefined
}

/** A button of a cell answers its own keys and clicks. */
const isControl = (target: EventTarget): boolean => (target as HTMLElement).closest('button, a, select') !== null

const cells = (count: number): string => counted(count, { one: '# cell', other: '# cells' })

/** A spreadsheet: arrow keys, ranges, typing, copy and paste, fill down (Ctrl D), undo (Ctrl Z). Only rows in view are drawn. */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, rows, columns, rowId, onChange, onRefused, height = 480, history, faults } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [selection, setSelection] = useState<Selection>({ anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } })
  const [typing, setTyping] = useState<{ readonly text: string } | undefined>()
  const [status, setStatus] = useState('')
  const [refusals, setRefusals] = useState(noRefusals)
  const [hasFocus, setHasFocus] = useState(false)
  const byKeys = useRef(false)
  const edits = useEdits(onChange, history)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollPaddingStart: ROW_HEIGHT,
  })
  const sheet: Sheet<Row> = { rows, columns, rowId }
  const focus: Place = {
    row: Math.max(0, Math.min(selection.focus.row, rows.length - 1)),
    column: Math.min(selection.focus.column, columns.length - 1),
  }
  const range = rangeOf({ ...selection, focus })

  // The grid keeps the focus and names the active cell: rows that scroll out of view are not drawn.
  useEffect(() => {
    if (!hasFocus) return
    virtual.scrollToIndex(focus.row, { align: 'auto' })
    if (!byKeys.current) return
    const drawn = requestAnimationFrame(() =>
      document
        .getElementById(cellIdOf(id, { row: focus.row, column: focus.column }))
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(drawn)
  }, [focus.row, focus.column, hasFocus, virtual, id])

  const takeFocus = () => table.current?.focus({ preventScroll: true })
  const go = (to: Place, extend = false) =>
    setSelection((before) => ({ anchor: extend ? before.anchor : to, focus: to }))
  const refuse = (change: Parameters<typeof refusalsAfter>[1]) => {
    const next = refusalsAfter(refusals, change)
    setRefusals(next)
    if (next !== refusals) onRefused?.(countOf(next))
  }
  const make = ({ changes, refused, same }: Edit) => {
    edits.make(changes)
    const editable = refused.filter(({ key }) => columns.find((column) => column.key === key)?.accept)
    refuse({ accepted: [...changes, ...same], refused: editable })
    setStatus(
      refused.length > 0
        ? `${cells(changes.length)} changed, ${cells(refused.length)} not`
        : `${cells(changes.length)} changed`,
    )
  }
  const commit = (text: string, { key, back, all }: Ending) => {
    setTyping(undefined)
    const one = { top: focus.row, bottom: focus.row, left: focus.column, right: focus.column }
    make(edit(sheet, all ? range : one, () => text))
    if (key === undefined) return
    byKeys.current = true
    if (!all) go(afterTyping(focus, key, back, size))
    takeFocus()
  }
  const at = columns[focus.column]
  const row = rows[focus.row]
  const refusedText = row && at && refusals.get(rowId(row))?.get(at.key)
  const wrong = countOf(refusals)
  const fault =
    refusedText === undefined ? undefined : `“${refusedText}” was not saved. ${at?.rule ?? 'This cell cannot hold it.'}`

  const size = {
    ...{ rows: rows.length, columns: columns.length },
    page: Math.max(1, Math.floor((frame.current?.clientHeight ?? 480) / ROW_HEIGHT) - 2),
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (typing || !row || !at || isControl(event.target)) return
    byKeys.current = true
    const far = event.ctrlKey || event.metaKey
    const to = moved(focus, event.key, far, size)
    const done = () => event.preventDefault()
    // Tab goes along the row, and out of the sheet at its ends.
    if (event.key === 'Tab' && !far) {
      const next = afterTyping(focus, 'Tab', event.shiftKey, size)
      if (next.column === focus.column) return
      go(next)
      return done()
    }
    if (to) {
      go(to, event.shiftKey)
      return done()
    }
    if (far) {
      switch (event.key.toLowerCase()) {
        case 'a':
          setSelection({ anchor: { row: 0, column: 0 }, focus: { row: rows.length - 1, column: columns.length - 1 } })
          return done()
        case 'd':
          make(fillDown(sheet, range))
          return done()
        case 'z':
          if (countOf(refusals) > 0 && !event.shiftKey) {
            setStatus(`${cells(countOf(refusals))} restored`)
            setRefusals(noRefusals)
            onRefused?.(0)
          } else setStatus(event.shiftKey ? `${cells(edits.redo())} redone` : `${cells(edits.undo())} undone`)
          return done()
        case 'y':
          setStatus(`${cells(edits.redo())} redone`)
          return done()
      }
      return
    }
    if (event.key === 'Escape' && refusedText !== undefined) {
      refuse({ accepted: [{ rowId: rowId(row), key: at.key }], refused: [] })
      return done()
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      make(edit(sheet, range, () => ''))
      return done()
    }
    if (event.key === ' ' && at.turn) {
      const next = at.turn(row)
      make(edit(sheet, range, () => next))
      return done()
    }
    if (!at.accept || event.altKey) return
    if (event.key === 'Enter' || event.key === 'F2') {
      setTyping({ text: refusedText ?? at.read(row) })
      return done()
    }
    if (event.key.length === 1) {
      setTyping({ text: event.key })
      return done()
    }
  }

  const onCopy = (event: ClipboardEvent) => {
    if (typing) return
    event.clipboardData.setData('text/plain', toTabs(sheet, range))
    if (event.type === 'cut') make(edit(sheet, range, () => ''))
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (typing) return
    make(paste(sheet, range, fromTabs(event.clipboardData.getData('text/plain'))))
    event.preventDefault()
  }
  const placeOf = (target: EventTarget): Place | undefined => {
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-row]')
    return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
  }
  // The cell that was pressed does not take the focus: it is gone once its row is scrolled out of view.
  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target)
    if (!place || event.button !== 0 || (typing && event.target instanceof HTMLInputElement)) return
    byKeys.current = false
    if (!isControl(event.target)) {
      event.preventDefault()
      takeFocus()
    }
    go(place, event.shiftKey)
  }
  const onPointerMove = (event: PointerEvent) => {
    const place = event.buttons === 1 && event.pointerType === 'mouse' && !typing ? placeOf(event.target) : undefined
    if (place) go(place, true)
  }

  const items = virtual.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const input = typing && at && (
    <CellInput
      label={at.title}
      text={typing.text}
      numeric={at.numeric ?? false}
      onDone={commit}
      onCancel={() => {
        setTyping(undefined)
        takeFocus()
      }}
    />
  )
  return (
    <>
      <GridHint columns={columns} frame={frame} />
      <div
        ref={frame}
        style={{ maxHeight: height, scrollPaddingInlineStart: columns[0]?.pinned ? columns[0].width : 0 }}
        className="overflow-auto rounded-card border border-border bg-surface text-admin"
      >
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid (WAI-ARIA, grid pattern).
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          aria-multiselectable
          aria-activedescendant={rows.length > 0 ? cellIdOf(id, focus) : undefined}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          onCut={onCopy}
          onPaste={onPaste}
          onMouseDown={onMouseDown}
          onPointerMove={onPointerMove}
          onDoubleClick={() => row && at?.accept && setTyping({ text: refusedText ?? at.read(row) })}
          onFocus={() => setHasFocus(true)}
          onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
          style={{ width: columns.reduce((sum, column) => sum + column.width, 0) }}
          className="table-fixed select-none border-separate border-spacing-0 outline-none"
        >
          <GridHead columns={columns} height={ROW_HEIGHT} />
          <tbody>
            {above > 0 ? <tr style={{ height: above }} /> : null}
            {items.map(({ index }) => {
              const shown = rows[index]
              return shown === undefined ? null : (
                <GridRow
                  key={rowId(shown)}
                  row={shown}
                  height={ROW_HEIGHT}
                  range={hasFocus ? range : undefined}
                  faults={faults?.get(rowId(shown))}
                  refused={refusals.get(rowId(shown))}
                  {...{ index, columns, focus, input }}
                  gridId={id}
                />
              )
            })}
            {below > 0 ? <tr style={{ height: below }} /> : null}
          </tbody>
        </table>
      </div>
      <p
        role="status"
        className={`min-h-5 text-label font-normal tabular-nums ${fault === undefined && wrong === 0 ? 'text-ink-3' : 'text-danger'}`}
      >
        {fault ?? (wrong > 0 ? `${cells(wrong)} not saved` : status)}
      </p>
    </>
  )
}
