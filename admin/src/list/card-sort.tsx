import { AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { useId } from 'react'
import { t } from '../texts.ts'
import type { ColumnLook } from './column-look.ts'

type CardSortProps = {
  /** Columns of the table whose rows the cards are. */
  columns: readonly { readonly header?: unknown; readonly meta?: ColumnLook | undefined }[]
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

/** Sorts as a press on a column's header does, where cards have none. */
export function CardSort({ columns, sort = '', onSort }: CardSortProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-2 text-admin text-ink-2">
      <label htmlFor={id}>{t('admin.list.sort')}</label>
      <AdminSelect
        id={id}
        value={sort}
        onChange={(event) => onSort(event.currentTarget.value || undefined)}
        className="min-w-0 grow"
      >
        <option value="">{t('admin.list.defaultOrder')}</option>
        {columns.map(({ header, meta }) =>
          ordersOf(meta).map(([value, direction]) => (
            <option key={value} value={value}>
              {`${header}, ${direction}`}
            </option>
          )),
        )}
      </AdminSelect>
    </div>
  )
}

/** Both orders of a column that can be sorted, the usual one first. */
function ordersOf({
  sortField,
  firstOrder,
}: ColumnLook = {}): readonly (readonly [value: string, direction: string])[] {
  if (!sortField) return []
  const orders = [
    [sortField, 'ascending'],
    [`-${sortField}`, 'descending'],
  ] as const
  return firstOrder === 'DESC' ? orders.toReversed() : orders
}
