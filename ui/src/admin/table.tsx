import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import { t } from '../texts.ts'

/** Row height: comfortable 40 px, compact 32 px; the user's choice. */
export type Density = 'comfortable' | 'compact'

export type TableProps = {
  /** The table's name: "Orders". */
  label: string
  density?: Density
  /** Extra classes of the scrolling frame, such as a maximum height that makes the header stick inside it. */
  frameClassName?: string
  children: ReactNode
}

const densities: Record<Density, string> = {
  comfortable: '[&_tbody_tr]:h-10',
  compact: '[&_tbody_tr]:h-8',
}

/** The frame: border, rounded corners, own scrolling, sticky header. Children are `<thead>` and `<tbody>`. */
export function Table({ label, density = 'comfortable', frameClassName = '', children }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={`overflow-auto rounded-card border border-border bg-surface ${frameClassName}`}
    >
      <table aria-label={label} className={`w-full border-separate border-spacing-0 text-admin ${densities[density]}`}>
        {children}
      </table>
    </section>
  )
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="[&_th]:sticky [&_th]:top-0 [&_th]:z-10 [&_th]:border-b [&_th]:border-border [&_th]:bg-sunken">
      <tr className="h-9">{children}</tr>
    </thead>
  )
}

export type Sort = 'ascending' | 'descending' | 'none'

export type HeaderCellProps = Omit<ComponentPropsWithRef<'th'>, 'align'> & {
  /** Numbers stand at the end of the cell. */
  numeric?: boolean
  /** Present when the column can be sorted. */
  sort?: Sort
  onSort?: () => void
  /** Stays in view while the table scrolls sideways. */
  pinned?: boolean
}

export function HeaderCell({ numeric, sort, onSort, pinned, children, className = '', ...rest }: HeaderCellProps) {
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp
  const sorted = sort === 'ascending' || sort === 'descending'
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sort}
      className={`px-2.5 text-label whitespace-nowrap text-ink-2 ${numeric ? 'text-end' : 'text-start'} ${pinned ? 'start-0 z-20!' : ''} ${className}`}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="inline-flex min-h-6 items-center gap-1 rounded-control hover:text-ink"
        >
          {children}
          {sorted && <Arrow aria-hidden="true" size={14} strokeWidth={1.75} />}
          {sorted && (
            <span className="sr-only">, {sort === 'ascending' ? t('ui.sortAscending') : t('ui.sortDescending')}</span>
          )}
        </button>
      ) : (
        children
      )}
    </th>
  )
}

export type RowProps = ComponentPropsWithRef<'tr'> & { selected?: boolean }

/** A selected row is sunken with a 2 px brand bar at its start, so that its pills stay legible. */
export function Row({ selected = false, className = '', ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      data-selected={selected || undefined}
      className={`group/row [&:last-child>td]:border-b-0 ${selected ? 'bg-sunken [&>td:first-child]:shadow-[inset_2px_0_0_var(--color-brand)]' : 'hover:bg-canvas'} ${className}`}
    />
  )
}

export type CellProps = Omit<ComponentPropsWithRef<'td'>, 'align'> & { numeric?: boolean; pinned?: boolean }

export function Cell({ numeric, pinned, className = '', ...rest }: CellProps) {
  return (
    <td
      {...rest}
      className={`border-b border-border px-2.5 ${numeric ? 'text-end tabular-nums' : ''} ${pinned ? 'sticky start-0 bg-inherit' : ''} ${className}`}
    />
  )
}

export type SelectBoxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'aria-label' | 'className'> & {
  /** "Select order 10248", "Select all orders on this page". */
  label: string
  /** Some but not all of what it stands for. */
  indeterminate?: boolean
}

/** The tick box of a row or of the header, with a 24 px target. */
export function SelectBox({ label, indeterminate = false, ...rest }: SelectBoxProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <span className="inline-flex size-6 items-center justify-center">
      <input ref={ref} {...rest} type="checkbox" aria-label={label} className="size-3.5" />
    </span>
  )
}

/** Under the table: "1–8 of 12 · filtered total £867.70" and the page size. */
export function TableFooter({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-0.5 py-2 text-admin text-ink-3 tabular-nums">
      <span>{children}</span>
      {end && <span>{end}</span>}
    </div>
  )
}
