import { StatusPill, type StatusTone } from '@fairground/ui/status-pill.tsx'
import type { Formats } from '../formats.ts'
import type { Column } from '../list/data-table.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { Waiting } from './waiting-queries.ts'

const marks: Record<Waiting['request']['status'], readonly [StatusTone, string]> = {
  UNSPECIFIED: ['neutral', t('admin.back-in-stock.unknown')],
  RECEIVED: ['info', t('admin.back-in-stock.waiting')],
  PROCESSING: ['info', t('admin.back-in-stock.notifying')],
  NOTIFICATION_SENT: ['success', t('admin.back-in-stock.notified')],
  FAILED: ['danger', t('admin.back-in-stock.itemDeleted')],
}

export const statusWords = ({ request: { status } }: Waiting): string => marks[status][1]

const pill = ({ request: { status } }: Waiting) => {
  const [tone, words] = marks[status]
  return <StatusPill tone={tone}>{words}</StatusPill>
}

/** Choice of the item, by its variant or by its choices: "M, Blue". */
const choiceOf = ({ request, item }: Waiting): string => {
  const { variantId, options: choices } = request.catalogReference.options ?? {}
  const variant = typeof variantId === 'string' ? item?.variants?.[variantId] : undefined
  if (variant) return variant
  return typeof choices === 'object' && choices !== null ? Object.values(choices).join(', ') : ''
}

export const itemName = (waiting: Waiting): string =>
  [waiting.item?.name ?? t('admin.back-in-stock.deletedItem'), choiceOf(waiting)].filter(Boolean).join(', ')

/** A deleted item has none. */
export const hrefOf = ({ item }: Waiting): string | undefined => {
  if (item?.productId) return paths.product(item.productId)
  return item?.eventId ? paths.event(item.eventId) : undefined
}

export const waitingColumnNames = [
  { id: 'status', label: t('admin.back-in-stock.status') },
  { id: 'since', label: t('admin.back-in-stock.requested') },
]

export function waitingColumns({ date, dateTime }: Formats): Column<Waiting>[] {
  return [
    {
      id: 'item',
      header: t('admin.back-in-stock.item'),
      meta: { sortField: 'catalogReference.catalogItemId', className: 'max-w-80' },
      cell: ({ row: { original: waiting } }) => (
        <RouterLink href={hrefOf(waiting)} className="block truncate font-medium hover:underline">
          {itemName(waiting)}
        </RouterLink>
      ),
    },
    {
      id: 'email',
      header: t('admin.back-in-stock.email'),
      meta: { sortField: 'email', className: 'max-w-72' },
      cell: ({ row: { original: waiting } }) => <span className="block truncate">{waiting.request.email}</span>,
    },
    {
      id: 'status',
      header: t('admin.back-in-stock.status'),
      meta: { sortField: 'status', hideOrder: 2 },
      cell: ({ row }) => pill(row.original),
    },
    {
      id: 'since',
      header: t('admin.back-in-stock.requested'),
      meta: { sortField: 'createdDate', firstOrder: 'DESC', className: 'tabular-nums whitespace-nowrap', hideOrder: 1 },
      cell: ({ row: { original: waiting } }) => {
        const { createdDate } = waiting.request
        return (
          <time dateTime={createdDate.toISOString()} title={dateTime(createdDate)}>
            {date(createdDate)}
          </time>
        )
      },
    },
  ]
}

/** For staff who may not see who made the requests. */
export const columnsWithoutPeople = (formats: Formats): Column<Waiting>[] =>
  waitingColumns(formats).filter(({ id }) => id !== 'email')

export const waitingCard = (waiting: Waiting, { date }: Formats) => ({
  title: itemName(waiting),
  end: pill(waiting),
  second: (
    <>
      <span className="min-w-0 truncate">{waiting.request.email}</span>
      <span className="ms-auto shrink-0 text-label font-normal text-ink-3">{date(waiting.request.createdDate)}</span>
    </>
  ),
})
