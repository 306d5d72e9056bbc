import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { type FilterChip, FilterChips } from '@fairground/ui/admin/filter-chips.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Formats } from '../formats.ts'
import { DataTable } from '../list/data-table.tsx'
import { ExportButton } from '../list/export-button.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { listLoader } from '../list/list-loader.ts'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { ListViews } from '../list/list-views.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { tabItems } from '../list/tab-items.ts'
import { useChoice } from '../list/use-choice.ts'
import { useColumns } from '../list/use-columns.ts'
import { useArrivals } from '../live/arrivals.ts'
import { type ListChoice, ORDER_TABS, type OrderTab, paths } from '../paths.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { DateFilter, daysWords } from './date-filter.tsx'
import { orderCard, orderColumnNames, orderColumns } from './order-columns.tsx'
import { loadOrderList, orderListQuery } from './order-queries.ts'
import { OrderTiles } from './order-tiles.tsx'
import { totalsOf } from './sales.ts'
import type { SelectionBarProps } from './selection-bar.tsx'

export const loader = listLoader('orders', (search) => loadOrderList(readChoice(search, ORDER_TABS)))

const tabNames: Record<OrderTab, string> = {
  all: t('admin.orders.all'),
  work: t('admin.orders.needsWork'),
  unpaid: t('admin.orders.unpaid'),
  reserved: t('admin.orders.toCapture'),
  canceled: t('admin.orders.cancelled'),
  archived: t('admin.orders.archived'),
}

const NONE: Order[] = []
const NO_DAYS = { period: undefined, from: undefined, to: undefined } as const

interface Filters {
  q?: string | undefined
  period?: undefined
  from?: undefined
  to?: undefined
}

/** Filters in words, each with what takes it away. */
const chipsOf = (q: string | undefined, days: string | undefined, go: (change: Filters) => void): FilterChip[] => [
  ...(q ? [{ id: 'q', label: t('admin.orders.matchesQ', { q }), onRemove: () => go({ q: undefined }) }] : []),
  ...(days ? [{ id: 'days', label: t('admin.orders.placedDays', { days }), onRemove: () => go(NO_DAYS) }] : []),
]

export function Component() {
  const { choice, pathTo, go, within, href, hrefFor } = useChoice(ORDER_TABS, paths.orders)
  const formats = useFormats()
  const now = useSiteNow()
  const arrivals = useArrivals()
  const look = useListLook('orders')
  const [selection, setSelection] = useState<RowSelectionState>({})
  const { data, error, refetch } = useQuery(orderListQuery(choice, { now, zone: formats.zone }))
  const orders = data?.orders ?? NONE
  const columns = useColumns((formats, now) => orderColumns(formats, now, within), [within])
  const days = daysWords(choice, formats.locale)
  const { cursors, hasNext } = data?.metadata ?? {}

  return (
    <Page title={t('admin.orders.orders')}>
      <PageHeader title={t('admin.orders.orders')} actions={<ExportOrders choice={choice} />} />
      <OrderTiles />
      <TaxNotice />
      <div className="flex flex-col gap-2.5">
        <ListViews
          list="orders"
          label={t('admin.orders.orderViews')}
          href={href}
          hrefFor={hrefFor}
          tabs={tabItems(tabNames, choice, paths.orders)}
        />
        <Toolbar
          selected={orders.filter(({ id }) => selection[id])}
          onClear={() => setSelection({})}
          archived={choice.tab === 'archived'}
        >
          <FilterChips chips={chipsOf(choice.q, days, go)} onClear={() => go({ q: undefined, ...NO_DAYS })}>
            <SearchBox
              label={t('admin.orders.numberNameOrEmail')}
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
              label={t('admin.orders.orders')}
              columns={columns}
              rows={orders}
              idOf={(order) => order.id}
              nameOf={(order) => t('admin.orders.orderNumber', { number: order.number })}
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
              {sumWords(orders, formats)}
            </ListFooter>
          </>
        )}
      </div>
    </Page>
  )
}

/** "50 orders on this page · total £2,310.00" */
const sumWords = (orders: readonly Order[], { currency, money }: Formats): string =>
  t('admin.orders.countOnThisPageTotal', {
    count: t('admin.list.countOrder', { count: orders.length }),
    map: totalsOf(orders, currency)
      .map((sum) => money(sum.total, sum.currency))
      .join(' + '),
  })

function ExportOrders({ choice }: { choice: ListChoice<OrderTab> }) {
  const { zone, locale } = useFormats()
  const now = useSiteNow()
  const read = async () => (await import('./orders-csv.ts')).exportOrders(choice, { now, zone, locale })
  return <ExportButton name="orders.csv" read={read} />
}

const TaxProblems = lazy(async () => ({ default: (await import('./tax-problems.tsx')).TaxProblems }))

/** Calculators are settings, which a role may not read. */
function TaxNotice() {
  if (useLacks('settings.read')) return null
  return (
    <Suspense fallback={null}>
      <TaxProblems />
    </Suspense>
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
  all: { title: t('admin.orders.noOrdersYet'), why: t('admin.orders.ordersAppearHereAsSoon') },
  work: { title: t('admin.orders.nothingToFulfil'), why: t('admin.orders.everyPaidOrderHasBeen') },
  unpaid: { title: t('admin.orders.noUnpaidOrders'), why: t('admin.orders.ordersThatAreNotPaid') },
  reserved: { title: t('admin.orders.nothingToCapture'), why: t('admin.orders.reservedOrdersWait') },
  canceled: { title: t('admin.orders.noCancelledOrders'), why: t('admin.orders.ordersThatYouCancelStay') },
  archived: { title: t('admin.orders.theArchiveIsEmpty'), why: t('admin.orders.archiveFinishedOrdersToKeep') },
}

type NoOrdersProps = { tab: OrderTab; q: string | undefined; days: string | undefined; allHref: string }

function NoOrders({ tab, q, days, allHref }: NoOrdersProps) {
  const { title, why } = emptyWords[tab]
  const link = { size: 'sm', variant: 'secondary', linkAs: RouterLink } as const
  if (q || days)
    return (
      <EmptyState
        title={t('admin.orders.noOrderMatches')}
        action={
          <ButtonLink {...link} href={paths.orders({ tab })}>
            {t('admin.orders.clearFilters')}
          </ButtonLink>
        }
      >
        {q && days
          ? t('admin.orders.noOrderMatchesOnDays', { tab: tabNames[tab], q, days })
          : days
            ? t('admin.orders.noOrderOnDays', { tab: tabNames[tab], days })
            : t('admin.orders.noOrderMatchesIn', { tab: tabNames[tab], q: q ?? '' })}{' '}
        {t('admin.orders.tryOtherWordsOrOther')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={title}
      action={
        tab === 'all' ? (
          <ButtonLink size="sm" href={paths.newProduct()} linkAs={RouterLink}>
            {t('admin.orders.addAProduct')}
          </ButtonLink>
        ) : (
          <ButtonLink {...link} href={allHref}>
            {t('admin.orders.showAllOrders')}
          </ButtonLink>
        )
      }
    >
      {why}
    </EmptyState>
  )
}
