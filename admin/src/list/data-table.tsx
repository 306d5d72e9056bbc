import { Cell, type Density, HeaderCell, Row, SelectBox, Table, TableHead } from '@fairground/ui/admin/table.tsx'
import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { mayOpen } from '../session/page-scopes.ts'
import { useCommand } from '../shell/commands.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { CardSort } from './card-sort.tsx'
import type { ColumnLook } from './column-look.ts'
import { ColumnsHint } from './columns-hint.tsx'
import { ariaSort, nextSort } from './list-choice.ts'
import type { ListLook } from './list-options.tsx'
import { PagedFooter } from './paged-footer.tsx'
import { useFittingColumns } from './use-fitting-columns.ts'

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature, columnMeta: {} as ColumnLook })
export type Features = typeof features
export type Column<Item extends object> = ColumnDef<Features, Item>

type DataTableProps<Item extends object> = {
  /** "Orders" */
  label: string
  columns: Column<Item>[]
  rows: Item[]
  idOf: (item: Item) => string
  /** Name of a row: "order 10248". */
  nameOf: (item: Item) => string
  /** The page of a row; absent where rows have none. */
  hrefOf?: ((item: Item) => string | undefined) | undefined
  density: Density
  sort?: string | undefined
  onSort?: (sort: string | undefined) => void
  selection?: RowSelectionState
  onSelection?: (selection: RowSelectionState) => void
  hidden?: readonly string[]
  /** A row where there is no room for columns: two lines, of which the first is the name. */
  card: (item: Item) => { title: ReactNode; end: ReactNode; second: ReactNode }
  /** Rows that have just arrived. */
  arrivals?: ReadonlySet<string>
}

/** A list: sticky header, sorting by address, selection, J and K between rows, the whole row a target. */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { label, columns, rows, idOf, nameOf, hrefOf, density, sort, onSort, selection = {}, onSelection } = props
  const frame = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const hidden = props.hidden ?? []
  const candidates = columnsToHide(
    columns.filter(({ id }) => !hidden.includes(id ?? '')),
    sort,
  )
  const { dropped, overflows } = useFittingColumns({ frame, candidates, rows, fits: !isWhole })
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: idOf,
    enableRowSelection: onSelection !== undefined,
    state: {
      rowSelection: selection,
      columnVisibility: Object.fromEntries([...hidden, ...dropped].map((id) => [id, false])),
    },
    onRowSelectionChange: (change) => onSelection?.(typeof change === 'function' ? change(selection) : change),
  })
  const step = (by: 1 | -1) => () => focusRow(frame.current, by)
  useCommand('next', step(1))
  useCommand('previous', step(-1))
  useCommand('select', onSelection && (() => focusedRow(frame.current)?.querySelector('input')?.click()))

  const { pageOf, follow } = useRowLinks(hrefOf)
  return (
    <>
      <div className="hidden sm:block">
        <ColumnsHint dropped={namesOf(columns, dropped)} overflows={overflows} isWhole={isWhole} onWhole={setWhole} />
        <div ref={frame}>
          <Table label={label} density={density}>
            <TableHead>
              {onSelection && (
                <HeaderCell className="start-0 z-20! w-11 min-w-11">
                  <SelectBox
                    label={t('admin.list.selectAllOnPage', { rows: label.toLowerCase() })}
                    checked={rows.length > 0 && table.getIsAllRowsSelected()}
                    indeterminate={table.getIsSomeRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </HeaderCell>
              )}
              <Headers table={table} sort={sort} onSort={onSort} selectable={onSelection !== undefined} />
            </TableHead>
            <tbody>
              {table.getRowModel().rows.map((row) => (
                <Row
                  key={row.id}
                  selected={row.getIsSelected()}
                  onClick={(event) => follow(event, row.original)}
                  className={`${pageOf(row.original) ? 'cursor-pointer' : ''} focus-within:bg-canvas ${props.arrivals?.has(row.id) ? 'animate-arrived' : ''}`}
                >
                  {onSelection && <SelectCell name={nameOf(row.original)} row={row} />}
                  <Cells table={table} row={row} selectable={onSelection !== undefined} />
                </Row>
              ))}
            </tbody>
          </Table>
        </div>
      </div>
      <Cards
        {...props}
        isSelected={(id) => selection[id] === true}
        onSelect={
          onSelection &&
          ((id, selected) => {
            const { [id]: _, ...others } = selection
            onSelection(selected ? { ...others, [id]: true } : others)
          })
        }
      />
    </>
  )
}

type TableOf<Item extends object> = ReturnType<typeof useTable<Features, Item>>
type RowOf<Item extends object> = ReturnType<TableOf<Item>['getRowModel']>['rows'][number]

type HeadersProps<Item extends object> = Pick<DataTableProps<Item>, 'sort' | 'onSort'> & {
  table: TableOf<Item>
  selectable: boolean
}

/** Headers of the columns; one that sorts says in which order. */
function Headers<Item extends object>({ table, sort, onSort, selectable }: HeadersProps<Item>) {
  return (
    <>
      {table.getFlatHeaders().map((header, at) => {
        const { numeric, sortField, firstOrder, className, pinned } = header.column.columnDef.meta ?? {}
        const sorting =
          sortField && onSort
            ? { sort: ariaSort(sortField, sort), onSort: () => onSort(nextSort(sortField, sort, firstOrder)) }
            : {}
        return (
          <HeaderCell
            key={header.id}
            numeric={numeric ?? false}
            className={`${className ?? ''} ${headerPin(at, pinned, selectable)}`}
            {...sorting}
          >
            <table.FlexRender header={header} />
          </HeaderCell>
        )
      })}
    </>
  )
}

function SelectCell<Item extends object>({ name, row }: { name: string; row: RowOf<Item> }) {
  return (
    <Cell className={`start-0 w-11 min-w-11 ${PINNED}`}>
      <SelectBox
        label={t('admin.list.selectNameOf', { nameOf: name })}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    </Cell>
  )
}

type CellsProps<Item extends object> = { table: TableOf<Item>; row: RowOf<Item>; selectable: boolean }

function Cells<Item extends object>({ table, row, selectable }: CellsProps<Item>) {
  return row.getVisibleCells().map((cell, at) => {
    const { numeric, className, pinned } = cell.column.columnDef.meta ?? {}
    return (
      <Cell
        key={cell.id}
        numeric={numeric ?? false}
        className={`${className ?? ''} ${cellPin(at, pinned, selectable)}`}
      >
        <table.FlexRender cell={cell} />
      </Cell>
    )
  })
}

/** The page of a row that the user may open, and the press anywhere in the row that leads there. */
function useRowLinks<Item extends object>(hrefOf: DataTableProps<Item>['hrefOf']) {
  const navigate = useNavigate()
  const pageOf = (item: Item) => {
    const href = hrefOf?.(item)
    return href !== undefined && mayOpen(href) ? href : undefined
  }
  const follow = (event: MouseEvent<HTMLTableRowElement>, item: Item) => {
    const href = pageOf(item)
    if (href === undefined) return
    const target = event.target as HTMLElement // a click in a row lands on an element
    if (event.defaultPrevented || target.closest('a, button, input, label') || getSelection()?.toString()) return
    if (event.metaKey || event.ctrlKey) window.open(`/admin${href}`, '_blank')
    else navigate(href)
  }
  return { pageOf, follow }
}

/** Ids of the columns that may be hidden, the least important first; the one that the list is sorted by goes last. */
function columnsToHide<Item extends object>(columns: readonly Column<Item>[], sort: string | undefined): string[] {
  const orderOf = ({ meta }: Column<Item>): number =>
    sort !== undefined && meta?.sortField === sort.replace(/^-/, '') ? Infinity : (meta?.hideOrder ?? 0)
  return columns
    .filter(({ meta }) => meta?.hideOrder !== undefined)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .flatMap(({ id }) => id ?? [])
}

/** As the headers name them, in the order of the table. */
const namesOf = <Item extends object>(columns: readonly Column<Item>[], ids: readonly string[]): string[] =>
  columns.flatMap(({ id, header }) => (id && ids.includes(id) && typeof header === 'string' ? header : []))

/** Opaque, in the colours of its row: other cells pass under it. */
const PINNED = 'sticky z-1 bg-surface group-hover/row:bg-canvas group-data-selected/row:bg-sunken'

const edgeOf = (at: number, pinned: 'end' | undefined, hasBoxes: boolean): string => {
  if (at === 0) return hasBoxes ? 'start-11' : 'start-0'
  return pinned === 'end' ? 'end-0' : ''
}

/** Header cells stick to the top in any case. */
function headerPin(at: number, pinned: 'end' | undefined, hasBoxes: boolean): string {
  const edge = edgeOf(at, pinned, hasBoxes)
  return edge && `${edge} z-20!`
}

function cellPin(at: number, pinned: 'end' | undefined, hasBoxes: boolean): string {
  const edge = edgeOf(at, pinned, hasBoxes)
  return edge && `${edge} ${PINNED}`
}

type CardsProps<Item extends object> = DataTableProps<Item> & {
  isSelected: (id: string) => boolean
  onSelect: ((id: string, selected: boolean) => void) | undefined
}

/** Buttons of a card lie above the link that covers it. */
const ABOVE = '[&_:is(a,button)]:relative [&_:is(a,button)]:z-1'

/** The same rows on a phone. */
function Cards<Item extends object>(props: CardsProps<Item>) {
  const { label, columns, rows, sort, onSort, idOf, nameOf, hrefOf, card, arrivals, isSelected, onSelect } = props
  return (
    <div className="flex flex-col gap-2.5 sm:hidden">
      {onSort && <CardSort columns={columns} sort={sort} onSort={onSort} />}
      <ul aria-label={label} className="overflow-hidden rounded-card border border-border bg-surface">
        {rows.map((item) => {
          const { title, end, second } = card(item)
          const id = idOf(item)
          const href = hrefOf?.(item)
          return (
            <li
              key={id}
              className={`flex border-b border-border last:border-b-0 ${isSelected(id) ? 'bg-sunken shadow-[inset_2px_0_0_var(--color-brand)]' : ''} ${arrivals?.has(id) ? 'animate-arrived' : ''}`}
            >
              {onSelect && (
                <span className="flex shrink-0 ps-2 pt-2">
                  <SelectBox
                    label={t('admin.list.selectNameOf', { nameOf: nameOf(item) })}
                    checked={isSelected(id)}
                    onChange={(event) => onSelect(id, event.currentTarget.checked)}
                  />
                </span>
              )}
              <div
                className={`relative flex min-w-0 grow flex-col gap-1.5 py-2.5 pe-3 has-[a:active]:bg-sunken ${onSelect ? 'ps-2' : 'ps-3'}`}
              >
                <span className="flex items-center justify-between gap-3 font-medium">
                  <span className="min-w-0 truncate">
                    {href ? (
                      <RouterLink href={href} className="after:absolute after:inset-0">
                        {title}
                      </RouterLink>
                    ) : (
                      title
                    )}
                  </span>
                  <span className={`shrink-0 tabular-nums ${ABOVE}`}>{end}</span>
                </span>
                <span className={`flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 ${ABOVE}`}>{second}</span>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const rowsOf = (frame: HTMLElement | null): Element[] => [...(frame?.querySelectorAll('tbody tr') ?? [])]

const focusedRow = (frame: HTMLElement | null): Element | undefined =>
  rowsOf(frame).find((row) => row.contains(document.activeElement))

/** Focus moves to the first link or button of the next or previous row; from outside, to the first row's. */
function focusRow(frame: HTMLElement | null, by: 1 | -1): void {
  const rows = rowsOf(frame)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const to = at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)
  const link = rows[to]?.querySelector<HTMLElement>('a, button')
  link?.focus()
  link?.scrollIntoView({ block: 'nearest' })
}

type Paging = {
  choice: { readonly page: number; readonly size: number; readonly sort?: string | undefined }
  go: (change: { readonly size: number } | { readonly sort: string | undefined }) => unknown
  pathTo: (change: { page: number }) => string
}

type PagedTableProps<Item extends object> = Omit<DataTableProps<Item>, 'density' | 'hidden' | 'sort' | 'onSort'> & {
  look: Pick<ListLook, 'density' | 'hidden'>
  /** The choice of the address, as `useChoice` has it. */
  list: Paging
  total: number
  /** There are more than that. */
  isMore?: boolean
  /** False where the rows have one order. */
  sorts?: boolean
}

/** The rows of a list in numbered pages, as the address and this browser's look have them, and the footer that leads to the other pages. */
export function PagedTable<Item extends object>({
  look,
  list,
  total,
  isMore = false,
  sorts = true,
  ...table
}: PagedTableProps<Item>) {
  const { choice, go } = list
  return (
    <>
      <DataTable
        {...table}
        density={look.density}
        hidden={look.hidden}
        sort={choice.sort}
        {...(sorts ? { onSort: (sort: string | undefined) => go({ sort }) } : {})}
      />
      <PagedFooter {...list} shown={table.rows.length} total={total} isMore={isMore} />
    </>
  )
}
