import type { RefObject } from 'react'
import { listed } from '../formats.ts'
import { useWidth } from '../list/use-fitting-columns.ts'
import { t } from '../texts.ts'
import type { GridColumn } from './grid-column.ts'

type GridHintProps<Row> = {
  columns: readonly GridColumn<Row>[]
  /** Scrolls sideways where it is narrower than its columns. */
  frame: RefObject<HTMLElement | null>
}

/** Names the columns of a sheet that stand beyond its end. */
export function GridHint<Row>({ columns, frame }: GridHintProps<Row>) {
  const beyond = columnsBeyond(columns, useWidth(frame)).map(({ title }) => title)
  if (beyond.length === 0) return null
  return (
    <p className="pb-1.5 text-label font-normal text-ink-3">
      {t('admin.grid.scrollSidewaysForListed', { listed: listed(beyond) })}
    </p>
  )
}

/** Columns that end beyond the width; 0 is a sheet that is not drawn yet. */
function columnsBeyond<Column extends { readonly width: number }>(
  columns: readonly Column[],
  width: number,
): readonly Column[] {
  let end = 0
  return columns.filter((column) => {
    end += column.width
    return width > 0 && end > width
  })
}
