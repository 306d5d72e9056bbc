import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { Formats } from '../formats.ts'
import type { Column } from '../list/data-table.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { customerOf, fulfilmentMark, type Mark, paymentMark, unitsOf } from './order-words.ts'

/** Columns that the user may hide. */
export const orderColumnNames = [
  { id: 'placed', label: 'Placed' },
  { id: 'customer', label: 'Customer' },
  { id: 'payment', label: 'Payment' },
  { id: 'fulfilment', label: 'Fulfilment' },
  { id: 'items', label: 'Items' },
]

const pill = ([tone, words]: Mark) => <StatusPill tone={tone}>{words}</StatusPill>

/** As the site writes money and times; `within` is the list's own query. */
export function orderColumns({ short, dateTime, number }: Formats, now: Date, within: string): Column<Order>[] {
  return [
    {
      id: 'number',
      header: 'Order',
      meta: { sortField: 'number', firstOrder: 'DESC' },
      cell: ({ row: { original: order } }) => (
        <RouterLink
          href={paths.order(order.id, within)}
          className={`font-mono text-label hover:underline ${order.seenByAHuman ? '' : 'font-bold'}`}
        >
          #{order.number}
        </RouterLink>
      ),
    },
    {
      id: 'placed',
      header: 'Placed',
      meta: { sortField: 'createdDate', firstOrder: 'DESC', className: 'tabular-nums whitespace-nowrap', hideOrder: 2 },
      cell: ({ row: { original: order } }) => (
        <time dateTime={order.createdDate.toISOString()} title={dateTime(order.createdDate)}>
          {short(order.createdDate, now)}
        </time>
      ),
    },
    {
      id: 'customer',
      header: 'Customer',
      meta: { className: 'max-w-60 truncate' },
      cell: ({ row }) => customerOf(row.original),
    },
    { id: 'payment', header: 'Payment', meta: { hideOrder: 3 }, cell: ({ row }) => pill(paymentMark(row.original)) },
    { id: 'fulfilment', header: 'Fulfilment', cell: ({ row }) => pill(fulfilmentMark(row.original)) },
    {
      id: 'items',
      header: 'Items',
      meta: { numeric: true, hideOrder: 1 },
      cell: ({ row }) => number(unitsOf(row.original)),
    },
    {
      id: 'total',
      header: 'Total',
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
      {pill(paymentMark(order))}
      {pill(fulfilmentMark(order))}
      <span className="ms-auto tabular-nums">{short(order.createdDate, now)}</span>
    </>
  ),
})
