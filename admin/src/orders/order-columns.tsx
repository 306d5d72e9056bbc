import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { Formats } from '../formats.ts'
import type { Column } from '../list/data-table.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { customerOf, fulfilmentMark, type Mark, paymentMark, unitsOf } from './order-words.ts'

/** Columns that the user may hide. */
export const orderColumnNames = [
  { id: 'placed', label: t('admin.orders.placed') },
  { id: 'customer', label: t('admin.orders.customer') },
  { id: 'payment', label: t('admin.orders.payment') },
  { id: 'fulfilment', label: t('admin.orders.fulfilment') },
  { id: 'items', label: t('admin.orders.items') },
]

const importedMark: Mark = ['info', t('admin.orders.imported')]

const pill = ([tone, words]: Mark) => <StatusPill tone={tone}>{words}</StatusPill>

/** As the site writes money and times; `within` is the list's own query. */
export function orderColumns({ short, dateTime, number }: Formats, now: Date, within: string): Column<Order>[] {
  return [
    {
      id: 'number',
      header: t('admin.orders.order'),
      meta: { sortField: 'number', firstOrder: 'DESC' },
      cell: ({ row: { original: order } }) => (
        <span className="inline-flex items-center gap-2">
          <RouterLink
            href={paths.order(order.id, within)}
            className={`font-mono text-label hover:underline ${order.seenByAHuman ? '' : 'font-bold'}`}
          >
            #{order.number}
          </RouterLink>
          {order.imported && pill(importedMark)}
        </span>
      ),
    },
    {
      id: 'placed',
      header: t('admin.orders.placed'),
      meta: { sortField: 'createdDate', firstOrder: 'DESC', className: 'tabular-nums whitespace-nowrap', hideOrder: 2 },
      cell: ({ row: { original: order } }) => (
        <time dateTime={order.createdDate.toISOString()} title={dateTime(order.createdDate)}>
          {short(order.createdDate, now)}
        </time>
      ),
    },
    {
      id: 'customer',
      header: t('admin.orders.customer'),
      meta: { className: 'max-w-60 truncate' },
      cell: ({ row }) => customerOf(row.original),
    },
    {
      id: 'payment',
      header: t('admin.orders.payment'),
      meta: { hideOrder: 3 },
      cell: ({ row }) => pill(paymentMark(row.original)),
    },
    { id: 'fulfilment', header: t('admin.orders.fulfilment'), cell: ({ row }) => pill(fulfilmentMark(row.original)) },
    {
      id: 'items',
      header: t('admin.orders.items'),
      meta: { numeric: true, hideOrder: 1 },
      cell: ({ row }) => number(unitsOf(row.original)),
    },
    {
      id: 'total',
      header: t('admin.orders.total'),
      meta: {
        numeric: true,
        sortField: 'priceSummary.total.amount',
        firstOrder: 'DESC',
        className: 'whitespace-nowrap',
        pinned: 'end',
      },
      cell: ({ row }) => row.original.priceSummary.total.formattedAmount,
    },
  ]
}

export const orderCard = (order: Order, { short }: Formats, now: Date) => ({
  title: (
    <>
      <span className={`pe-2 font-mono text-label ${order.seenByAHuman ? 'font-normal' : 'font-bold'}`}>
        #{order.number}
      </span>
      {customerOf(order)}
    </>
  ),
  end: order.priceSummary.total.formattedAmount,
  second: (
    <>
      {order.imported && pill(importedMark)}
      {pill(paymentMark(order))}
      {pill(fulfilmentMark(order))}
      <span className="ms-auto tabular-nums">{short(order.createdDate, now)}</span>
    </>
  ),
})
