import type { StockChange } from '@fairground/client/generated/fairground.stock-history.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { rich, t } from '../texts.ts'
import { historyQuery, type StockRow } from './inventory-queries.ts'
import { nameOf } from './stock-columns.tsx'

const words: Record<StockChange['reason'], string> = {
  CREATED: t('admin.inventory.stockTrackingStarted'),
  MANUAL: t('admin.inventory.changedManually'),
  ORDER: t('admin.inventory.sold'),
  REVERT_INVENTORY_CHANGE: t('admin.inventory.returned'),
  IMPORT: t('admin.inventory.imported'),
}

/** Everything that changed the units of an item, the latest first. */
export function HistoryPanel({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(historyQuery(row.id))
  const changes = data?.pages.flatMap((page) => page.changes)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="side"
      title={t('admin.inventory.historyOfNameOf', { nameOf: nameOf(row) })}
    >
      {error && (
        <p role="alert" className="text-danger">
          {failureOf(error).title}
        </p>
      )}
      {!changes && !error && <Skeleton count={6} />}
      {changes && (
        <ol aria-label={t('admin.inventory.changes')} className="flex flex-col">
          {changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button variant="secondary" size="sm" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('admin.inventory.showEarlierChanges')}
        </Button>
      )}
    </Dialog>
  )
}

function Change({ change: { at, reason, before, after, preorder, by, order } }: { change: StockChange }) {
  const { dateTime } = useFormats()
  const what = preorder ? t('admin.inventory.reasonPreOrder', { reason: words[reason] }) : words[reason]
  const step = before !== undefined && after !== undefined ? after - before : undefined
  return (
    <li className="flex items-start justify-between gap-3 border-b border-border py-2.5 last:border-b-0">
      <span className="flex min-w-0 flex-col gap-0.5">
        <span>
          {order
            ? rich('admin.inventory.reasonInOrder', {
                reason: what,
                number: order.number,
                link: (text) => (
                  <RouterLink href={paths.order(order.id)} className="underline underline-offset-2">
                    {text}
                  </RouterLink>
                ),
              })
            : what}
        </span>
        <span className="text-label font-normal text-ink-3">
          <time dateTime={at.toISOString()}>{dateTime(at)}</time>
          {by?.name && ` · ${by.name}`}
        </span>
      </span>
      <span className="shrink-0 text-end tabular-nums">
        {step !== undefined && step !== 0 && (
          <span className={`block font-medium ${step > 0 ? 'text-success' : 'text-danger'}`}>
            {step > 0 ? '+' : '−'}
            {Math.abs(step)}
          </span>
        )}
        <span className="block text-label font-normal text-ink-3">
          {after === undefined
            ? t('admin.inventory.notCounted')
            : before === undefined
              ? after
              : t('admin.inventory.beforeToAfter', { before, after })}
        </span>
      </span>
    </li>
  )
}
