import { CircleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { t } from '../texts.ts'
import { type GridColumn, holds, type Place, type Range } from './grid-column.ts'

type Props<Row> = {
  row: Row
  index: number
  columns: readonly GridColumn<Row>[]
  height: number
  /** Undefined while the grid does not have the keyboard. */
  range: Range | undefined
  focus: Place
  /** Prefix of the ids of the grid's cells. */
  gridId: string
  /** Columns of cells with faulty values. */
  faults: ReadonlySet<string> | undefined
  /** Entries that cells did not accept, by column: they stand there until they are corrected. */
  refused: ReadonlyMap<string, string> | undefined
  /** In place of the focused cell's text while it is typed in. */
  input: ReactNode
}

export const cellIdOf = (gridId: string, { row, column }: Place): string => `${gridId}-${row}-${column}`

function DrawnRow<Row>({ row, index, columns, height, range, focus, gridId, faults, refused, input }: Props<Row>) {
  return (
    <tr aria-rowindex={index + 2} style={{ height }}>
      {columns.map((column, j) => {
        const place = { row: index, column: j }
        const isFocus = focus.row === index && focus.column === j
        const isIn = range !== undefined && holds(range, place)
        const wrong = refused?.get(column.key)
        const isFaulty = wrong !== undefined || (faults?.has(column.key) ?? false)
        const looks = [
          'overflow-hidden border-border border-e border-b px-2 scroll-mt-9 scroll-mb-18',
          column.pinned ? `sticky start-0 z-1 ${isIn && !isFocus ? '' : 'bg-surface'}` : 'relative',
          column.numeric ? 'text-end tabular-nums' : '',
          column.accept ? '' : 'text-ink-2',
          isIn && !isFocus ? 'bg-brand-soft' : isFaulty ? 'bg-danger-soft' : '',
          isIn && isFocus ? 'outline-2 outline-focus -outline-offset-2' : '',
        ]
        return (
          <td
            key={column.key}
            id={cellIdOf(gridId, place)}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: within a grid a cell is a gridcell.
            role="gridcell"
            tabIndex={-1}
            aria-colindex={j + 1}
            aria-selected={isIn}
            aria-invalid={isFaulty || undefined}
            title={wrong === undefined ? undefined : column.rule}
            aria-readonly={column.accept ? undefined : true}
            data-row={index}
            data-column={j}
            className={looks.join(' ')}
          >
            {isFocus && input ? input : wrong === undefined ? shownIn(column, row) : <WrongText text={wrong} />}
          </td>
        )
      })}
    </tr>
  )
}

function shownIn<Row>(column: GridColumn<Row>, row: Row): ReactNode {
  return column.show?.(row) ?? <span className="block truncate">{column.read(row)}</span>
}

function WrongText({ text }: { text: string }) {
  return (
    <span className="flex items-center justify-end gap-1.5 text-danger">
      <span className="min-w-0 grow truncate">{text || t('admin.grid.empty')}</span>
      <CircleAlert aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0" />
    </span>
  )
}

const columnsIn = (range: Range | undefined, index: number): string =>
  range && index >= range.top && index <= range.bottom ? `${range.left}-${range.right}` : ''
const focusIn = (focus: Place, index: number): number => (focus.row === index ? focus.column : -1)

/** A row is drawn again when it, its columns or what is selected of it changed: scrolling draws just the rows that come. */
const isDrawn = (before: Readonly<Props<unknown>>, now: Readonly<Props<unknown>>): boolean =>
  before.row === now.row &&
  before.index === now.index &&
  before.columns === now.columns &&
  before.faults === now.faults &&
  before.refused === now.refused &&
  columnsIn(before.range, now.index) === columnsIn(now.range, now.index) &&
  focusIn(before.focus, now.index) === focusIn(now.focus, now.index) &&
  (focusIn(now.focus, now.index) < 0 || before.input === now.input)

export const GridRow = memo(DrawnRow<unknown>, isDrawn) as typeof DrawnRow
