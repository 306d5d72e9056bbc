import type { ReactNode } from 'react'
import { t } from '../texts.ts'

export type BulkBarProps = {
  /** Number of rows selected. */
  count: number
  /** Number of rows that match the filter, over all pages. */
  total?: number
  /** Buttons, size `sm`, variant `secondary`. */
  children: ReactNode
  onSelectAll?: (() => void) | undefined
  onClear: () => void
}

const link = 'min-h-6 rounded-control text-admin font-medium text-brand hover:underline'

/** Takes the place of the filter row while rows are selected. */
export function BulkBar({ count, total, children, onSelectAll, onClear }: BulkBarProps) {
  return (
    <section aria-label={t('ui.selected', { count })} className="flex flex-wrap items-center gap-2">
      <span role="status" className="pe-1 text-admin font-semibold tabular-nums">
        {t('ui.selected', { count })}
      </span>
      {children}
      <span className="ms-auto flex items-center gap-4">
        <button type="button" onClick={onClear} className={link}>
          {t('ui.clearSelection')}
        </button>
        {onSelectAll && total !== undefined && total > count && (
          <button type="button" onClick={onSelectAll} className={link}>
            {t('ui.selectAll', { count: total })}
          </button>
        )}
      </span>
    </section>
  )
}
