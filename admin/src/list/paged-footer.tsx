import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { MOST } from './all-pages.ts'
import { ListFooter } from './list-footer.tsx'

type PagedFooterProps = {
  choice: { readonly page: number; readonly size: number }
  /** Rows on this page. */
  shown: number
  total: number
  /** There are more than that. */
  isMore?: boolean
  go: (change: { size: number }) => unknown
  pathTo: (change: { page: number }) => string
}

export const totalText = (count: string, isMore = false): string =>
  isMore ? t('admin.list.moreThan', { count }) : count

/** The footer of a list in numbered pages: "1–50 of 1,284". Rows behind the last page that an offset reaches are found by a search. */
export function PagedFooter({ choice: { page, size }, shown, total, isMore = false, go, pathTo }: PagedFooterProps) {
  const { number } = useFormats()
  const before = (page - 1) * size
  return (
    <ListFooter
      size={size}
      onSize={(chosen) => go({ size: chosen })}
      previousHref={page > 1 ? pathTo({ page: page - 1 }) : undefined}
      nextHref={before + shown < total && page * size <= MOST ? pathTo({ page: page + 1 }) : undefined}
    >
      {t('admin.list.rangeOfTotal', {
        first: number(before + 1),
        last: number(before + shown),
        total: totalText(number(total), isMore),
      })}
    </ListFooter>
  )
}
