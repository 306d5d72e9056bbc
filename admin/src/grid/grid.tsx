import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Place } from './grid-column.ts'
import { GridHead } from './grid-head.tsx'
import { GridHint } from './grid-hint.tsx'
import { cellIdOf, GridRow } from './grid-row.tsx'
import { useHands } from './use-hands.tsx'
import { type SheetProps, useSheet } from './use-sheet.ts'

const ROW_HEIGHT = 36

interface GridProps<Row> extends SheetProps<Row> {
  /** The grid's name: "Variants". */
  readonly label: string
  /** Pixels, or a length of CSS; rows beyond are scrolled to. */
  readonly height?: number | string
  /** Columns, by row, of cells with faulty values. */
  readonly faults?: ReadonlyMap<string, ReadonlySet<string>> | undefined
}

/** A spreadsheet: arrow keys, ranges, typing, copy and paste, fill down (Ctrl D), undo (Ctrl Z). Only rows in view are drawn. */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, rows, columns, rowId, height = 480, faults } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const sheet = useSheet(props)
  const { byKeys, input, listeners } = useHands(sheet, {
    rows: rows.length,
    columns: columns.length,
    page: Math.max(1, Math.floor((frame.current?.clientHeight ?? 480) / ROW_HEIGHT) - 2),
  })
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollPaddingStart: ROW_HEIGHT,
  })
  useFocusInView(sheet.focus, { id, hasFocus, byKeys, virtual })

  const items = virtual.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <GridHint columns={columns} frame={frame} />
      <div
        ref={frame}
        style={{ maxHeight: height, scrollPaddingInlineStart: columns[0]?.pinned ? columns[0].width : 0 }}
        className="overflow-auto rounded-card border border-border bg-surface text-admin"
      >
        <table
          {...listeners}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid (WAI-ARIA, grid pattern).
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          aria-multiselectable
          aria-activedescendant={rows.length > 0 ? cellIdOf(id, sheet.focus) : undefined}
          tabIndex={0}
          onFocus={() => setHasFocus(true)}
          onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
          style={{ width: columns.reduce((sum, column) => sum + column.width, 0) }}
          className="table-fixed select-none border-separate border-spacing-0 outline-none"
        >
          <GridHead columns={columns} height={ROW_HEIGHT} />
          <tbody>
            {above > 0 ? <tr style={{ height: above }} /> : null}
            {items.map(({ index }) => {
              const row = rows[index]
              return row === undefined ? null : (
                <GridRow
                  key={rowId(row)}
                  height={ROW_HEIGHT}
                  range={hasFocus ? sheet.range : undefined}
                  faults={faults?.get(rowId(row))}
                  refused={sheet.refusals.get(rowId(row))}
                  focus={sheet.focus}
                  row={row}
                  index={index}
                  columns={columns}
                  input={input}
                  gridId={id}
                />
              )
            })}
            {below > 0 ? <tr style={{ height: below }} /> : null}
          </tbody>
        </table>
      </div>
      <Status {...sheet} />
    </>
  )
}

const Status = ({ message, isFaulty }: { message: string; isFaulty: boolean }) => (
  <p role="status" className={`min-h-5 text-label font-normal tabular-nums ${isFaulty ? 'text-danger' : 'text-ink-3'}`}>
    {message}
  </p>
)

interface View {
  readonly id: string
  readonly hasFocus: boolean
  /** The last move was made by the keyboard. */
  readonly byKeys: RefObject<boolean>
  readonly virtual: { scrollToIndex(row: number, options: { align: 'auto' }): void }
}

/** Scrolls to the active cell. The grid keeps the focus and names that cell: rows that scroll out of view are not drawn. */
function useFocusInView({ row, column }: Place, { id, hasFocus, byKeys, virtual }: View): void {
  useEffect(() => {
    if (!hasFocus) return
    virtual.scrollToIndex(row, { align: 'auto' })
    if (!byKeys.current) return
    const drawn = requestAnimationFrame(() =>
      document.getElementById(cellIdOf(id, { row, column }))?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(drawn)
  }, [row, column, hasFocus, byKeys, virtual, id])
}
