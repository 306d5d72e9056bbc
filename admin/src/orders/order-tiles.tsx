import { StatTile } from '@fairground/ui/admin/stat-tile.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useFormats, useMe, useSiteNow } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { changeOf, salesOf } from './sales.ts'
import { recentOrdersQuery, ticketSalesQuery } from './tile-queries.ts'
import { waitingQuery } from './waiting-query.ts'

/** Numbers above the list. Each is computed from what the server answers; what cannot be is left out. */
export function OrderTiles() {
  return (
    <section
      aria-label={t('admin.orders.atAGlance')}
      className="relative -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 *:w-60 *:shrink-0 *:snap-start sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 sm:*:w-auto xl:grid-cols-4"
    >
      <SalesTile />
      <ToFulfilTile />
      <UnpaidTile />
      <TicketsTile />
    </section>
  )
}

function SalesTile() {
  const { site, clockLeadMs } = useMe()
  const { money, locale } = useFormats()
  const now = useSiteNow()
  const recent = useQuery(recentOrdersQuery(clockLeadMs))
  return (
    <Loaded query={recent}>
      {(orders) => {
        if (orders === null) return null
        const sales = salesOf(orders, now, site.timeZone, site.currency)
        const change = changeOf(sales)
        const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: site.timeZone }).format(now)
        return (
          <StatTile
            label={t('admin.orders.salesToday')}
            value={money(sales.today)}
            points={sales.days.map(Number)}
            delta={
              change && {
                direction: change.direction,
                label: t('admin.orders.percentVsLastWeekdayBy', { percent: change.percent, weekday }),
              }
            }
            note={t('admin.orders.nothingByThisTimeLast', { weekday })}
          />
        )
      }}
    </Loaded>
  )
}

const OLD_MS = 2 * 86_400_000

function ToFulfilTile() {
  const { number } = useFormats()
  const now = useSiteNow()
  return (
    <Loaded query={useQuery(waitingQuery('work'))}>
      {({ orders, metadata }) => {
        const old = orders.filter(({ createdDate }) => now.getTime() - createdDate.getTime() > OLD_MS).length
        return (
          <StatTile
            label={t('admin.orders.toFulfil')}
            value={`${number(orders.length)}${metadata.hasNext ? '+' : ''}`}
            note={
              old > 0
                ? t('admin.orders.numberOlderThan2Days', { number: number(old) })
                : t('admin.orders.noneOlderThan2Days')
            }
            href={paths.orders({ tab: 'work' })}
            linkAs={RouterLink}
          />
        )
      }}
    </Loaded>
  )
}

function UnpaidTile() {
  const { number, ago } = useFormats()
  const now = useSiteNow()
  return (
    <Loaded query={useQuery(waitingQuery('unpaid'))}>
      {({ orders, metadata }) => (
        <StatTile
          label={t('admin.orders.waitingForPayment')}
          value={`${number(orders.length)}${metadata.hasNext ? '+' : ''}`}
          note={
            orders[0]
              ? t('admin.orders.oldestAgo', { ago: ago(orders[0].createdDate, now) })
              : t('admin.orders.everythingIsPaid')
          }
          href={paths.orders({ tab: 'unpaid' })}
          linkAs={RouterLink}
        />
      )}
    </Loaded>
  )
}

function TicketsTile() {
  const { number } = useFormats()
  return (
    <Loaded query={useQuery(ticketSalesQuery())}>
      {({ events, sold, limit }) => (
        <StatTile
          label={t('admin.orders.ticketsSold')}
          value={limit > 0 ? `${number(sold)} / ${number(limit)}` : number(sold)}
          note={t('admin.list.countUpcomingEvent', { count: events })}
          href={paths.events()}
          linkAs={RouterLink}
        />
      )}
    </Loaded>
  )
}

/** A tile loads on its own and is left out when it cannot: a number is there or it is not. */
function Loaded<Data>({ query, children }: { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return null
  return (
    <div className="rounded-card border border-border bg-surface px-3.5 py-3">
      <Skeleton count={3} />
    </div>
  )
}
