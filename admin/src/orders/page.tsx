import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { FilterChips } from '@fairground/ui/admin/filter-chips.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { DataTable } from '../list/data-table.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { ListViews } from '../list/list-views.tsx'
import { savedViewsQuery } from '../list/saved-views.ts'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { useArrivals } from '../live/arrivals.ts'
import { ORDER_TABS, type OrderTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useSiteNow } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { DateFilter, daysWords } from './date-filter.tsx'
import { orderCard, orderColumnNames, orderColumns } from './order-columns.tsx'
import { loadOrderList, orderListQuery } from './order-queries.ts'
import { OrderTiles } from './order-tiles.tsx'
import { totalsOf } from './sales.ts'
import type { SelectionBarProps } from './selection-bar.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await Promise.all([
    loadOrderList(readChoice(new URL(request.url).search, ORDER_TABS)),
    queryClient.prefetchQuery(savedViewsQuery('orders')),
  ])
  return null
}

const tabNames: Record<OrderTab, string> = {
  all: 'All',
  work: 'Needs work',
  unpaid: 'Unpaid',
  canceled: 'Cancelled',
  archived: 'Archived',
}

const NONE: Order[] = []
const NO_DAYS = { period: undefined, from: undefined, to: undefined } as const

export function Component() {
  const { choice, pathTo, go, within, href, hrefFor } = useChoice(ORDER_TABS, paths.orders)
  const formats = useFormats()
  const now = useSiteNow()
  const arrivals = useArrivals()
  const look = useListLook('orders')
  const [selection, setSelection] = useState<RowSelectionState>({})
  const { data, error, refetch } = useQuery(orderListQuery(choice, { now, zone: formats.zone }))
  const orders = data?.orders ?? NONE
  // The minute is precise enough for a column, and keeps the columns the same between renders.
  const minute = Math.floor(now.getTime() / 60_000)
  // biome-ignore lint/correctness/useExhaustiveDependencies: formats are made again by every render from the same site.
  const columns = useMemo(
    () => orderColumns(formats, new Date(minute * 60_000), within),
    [formats.locale, formats.zone, minute, within],
  )
  const days = daysWords(choice, formats.locale)
  const { cursors, hasNext } = data?.metadata ?? {}

  return (
    <Page title="Orders">
      <PageHeader title="Orders" />
      <OrderTiles />
      <div className="flex flex-col gap-2.5">
        <ListViews
          list="orders"
          label="Order views"
          href={href}
          hrefFor={hrefFor}
          tabs={ORDER_TABS.map((tab) => ({
            label: tabNames[tab],
            href: paths.orders({ tab, size: choice.size }),
            current: tab === choice.tab,
          }))}
        />
        <Toolbar
          selected={orders.filter(({ id }) => selection[id])}
          onClear={() => setSelection({})}
          archived={choice.tab === 'archived'}
        >
          <FilterChips
            chips={[
              ...(choice.q ? [{ id: 'q', label: `Matches “${choice.q}”`, onRemove: () => go({ q: undefined }) }] : []),
              ...(days ? [{ id: 'days', label: `Placed ${days}`, onRemove: () => go(NO_DAYS) }] : []),
            ]}
            onClear={() => go({ q: undefined, ...NO_DAYS })}
          >
            <SearchBox
              label="Number, name or email"
              value={choice.q ?? ''}
              onSearch={(q) => go({ q: q || undefined }, true)}
            />
            <DateFilter choice={choice} onChoose={(chosen) => go({ ...NO_DAYS, ...chosen })} />
            <ListOptions look={look} columns={orderColumnNames} />
          </FilterChips>
        </Toolbar>
        <StaleMark error={error} onRetry={refetch} />
        {orders.length === 0 ? (
          <NoOrders tab={choice.tab} q={choice.q} days={days} allHref={paths.orders()} />
        ) : (
          <>
            <DataTable
              label="Orders"
              columns={columns}
              rows={orders}
              idOf={(order) => order.id}
              nameOf={(order) => `order ${order.number}`}
              hrefOf={(order) => paths.order(order.id, within)}
              card={(order) => orderCard(order, formats, now)}
              density={look.density}
              hidden={look.hidden}
              sort={choice.sort}
              onSort={(sort) => go({ sort })}
              selection={selection}
              onSelection={setSelection}
              arrivals={arrivals}
            />
            <ListFooter
              size={choice.size}
              onSize={(size) => go({ size })}
              previousHref={cursors?.prev && pathTo({ cursor: cursors.prev })}
              nextHref={hasNext && cursors?.next ? pathTo({ cursor: cursors.next }) : undefined}
            >
              {formats.count(orders.length, { one: '# order', other: '# orders' })} on this page · total{' '}
              {totalsOf(orders, formats.currency)
                .map(({ currency, total }) => formats.money(total, currency))
                .join(' + ')}
            </ListFooter>
          </>
        )}
      </div>
    </Page>
  )
}

const SelectionBar = lazy(async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar }))

/** The filter row, which gives way to the bulk actions while rows are selected. */
function Toolbar({ children, ...bar }: SelectionBarProps & { children: ReactNode }) {
  if (bar.selected.length === 0) return children
  return (
    <Suspense fallback={children}>
      <SelectionBar {...bar} />
    </Suspense>
  )
}

const emptyWords: Record<OrderTab, { title: string; why: string }> = {
  all: { title: 'No orders yet', why: 'Orders appear here as soon as somebody buys something or books a ticket.' },
  work: { title: 'Nothing to fulfil', why: 'Every paid order has been sent or handed over.' },
  unpaid: { title: 'No unpaid orders', why: 'Orders that are not paid yet appear here.' },
  canceled: { title: 'No cancelled orders', why: 'Orders that you cancel stay on record here.' },
  archived: { title: 'The archive is empty', why: 'Archive finished orders to keep the list short.' },
}

type NoOrdersProps = { tab: OrderTab; q: string | undefined; days: string | undefined; allHref: string }

function NoOrders({ tab, q, days, allHref }: NoOrdersProps) {
  const { title, why } = emptyWords[tab]
  const link = { size: 'sm', variant: 'secondary', linkAs: RouterLink } as const
  if (q || days)
    return (
      <EmptyState
        title="No order matches"
        action={
          <ButtonLink {...link} href={paths.orders({ tab })}>
            Clear filters
          </ButtonLink>
        }
      >
        No order in “{tabNames[tab]}”{q ? ` matches “${q}”` : ''}
        {days ? `${q ? ' and' : ''} was placed ${days}` : ''}. Try other words or other dates.
      </EmptyState>
    )
  return (
    <EmptyState
      title={title}
      action={
        tab === 'all' ? (
          <ButtonLink size="sm" href={paths.newProduct()} linkAs={RouterLink}>
            Add a product
          </ButtonLink>
        ) : (
          <ButtonLink {...link} href={allHref}>
            Show all orders
          </ButtonLink>
        )
      }
    >
      {why}
    </EmptyState>
  )
}
