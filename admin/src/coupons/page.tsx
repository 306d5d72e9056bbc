import type { Coupon } from '@fairground/client/generated/ecom.coupons.ts'
import { FilterChips } from '@fairground/ui/admin/filter-chips.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { DataTable } from '../list/data-table.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { ListViews } from '../list/list-views.tsx'
import { savedViewsQuery } from '../list/saved-views.ts'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { COUPON_TABS, type CouponTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { couponCard, couponColumnNames, couponColumns } from './coupon-columns.tsx'
import { couponListQuery } from './coupon-queries.ts'
import { isNamed, readScope } from './coupon-scope.ts'
import { useScopeNames } from './scope-names.ts'
import { SelectionBar } from './selection-bar.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(couponListQuery(readChoice(new URL(request.url).search, COUPON_TABS))),
    queryClient.prefetchQuery(savedViewsQuery('coupons')),
  ])
  return null
}

const tabNames: Record<CouponTab, string> = {
  all: 'All',
  active: 'Active',
  scheduled: 'Scheduled',
  'used-up': 'Used up',
  expired: 'Expired',
  off: 'Inactive',
}

const NONE: Coupon[] = []

export function Component() {
  const navigate = useNavigate()
  const { choice, pathTo, go, within, href, hrefFor } = useChoice(COUPON_TABS, paths.coupons)
  const formats = useFormats()
  const now = useSiteNow()
  const look = useListLook('coupons')
  const lacks = useLacks('catalog.write')
  const [selection, setSelection] = useState<RowSelectionState>({})
  const { data, error, refetch } = useQuery(couponListQuery(choice))
  useCommand('create', lacks ? undefined : () => navigate(paths.newCoupon()))
  const coupons = data?.coupons ?? NONE
  const nameOf = useScopeNames(
    coupons.flatMap(({ specification }) => {
      const { target, entityId } = readScope(specification.scope)
      return isNamed(target) ? [{ target, entityId }] : []
    }),
  )
  // The minute is precise enough for a column, and keeps the columns the same between renders.
  const minute = Math.floor(now.getTime() / 60_000)
  // biome-ignore lint/correctness/useExhaustiveDependencies: formats are made again by every render from the same site.
  const columns = useMemo(
    () => couponColumns(formats, nameOf, new Date(minute * 60_000), within),
    [formats.locale, formats.currency, formats.zone, nameOf, minute, within],
  )
  const total = data?.total ?? 0
  const first = (choice.page - 1) * choice.size
  const selected = coupons.filter(({ id }) => selection[id])
  return (
    <Page title="Coupons">
      <PageHeader title="Coupons" count={formats.number(total)} actions={<NewCoupon />} />
      <div className="flex flex-col gap-2.5">
        <ListViews
          list="coupons"
          label="Coupon views"
          href={href}
          hrefFor={hrefFor}
          tabs={COUPON_TABS.map((tab) => ({
            label: tabNames[tab],
            href: paths.coupons({ tab, size: choice.size }),
            current: tab === choice.tab,
          }))}
        />
        {selected.length > 0 ? (
          <SelectionBar selected={selected} onClear={() => setSelection({})} />
        ) : (
          <FilterChips
            chips={choice.q ? [{ id: 'q', label: `Matches “${choice.q}”`, onRemove: () => go({ q: undefined }) }] : []}
            onClear={() => go({ q: undefined })}
          >
            <SearchBox label="Name or code" value={choice.q ?? ''} onSearch={(q) => go({ q: q || undefined }, true)} />
            <ListOptions look={look} columns={couponColumnNames} />
          </FilterChips>
        )}
        <StaleMark error={error} onRetry={refetch} />
        {coupons.length === 0 ? (
          <NoCoupons tab={choice.tab} q={choice.q} />
        ) : (
          <>
            <DataTable
              label="Coupons"
              columns={columns}
              rows={coupons}
              idOf={(coupon) => coupon.id}
              nameOf={(coupon) => `coupon ${coupon.specification.code}`}
              hrefOf={(coupon) => paths.coupon(coupon.id, within)}
              card={(coupon) => couponCard(coupon, formats, nameOf, now)}
              density={look.density}
              hidden={look.hidden}
              sort={choice.sort}
              onSort={(sort) => go({ sort })}
              selection={selection}
              onSelection={setSelection}
            />
            <ListFooter
              size={choice.size}
              onSize={(size) => go({ size })}
              previousHref={choice.page > 1 ? pathTo({ page: choice.page - 1 }) : undefined}
              nextHref={first + coupons.length < total ? pathTo({ page: choice.page + 1 }) : undefined}
            >
              {formats.number(first + 1)}–{formats.number(first + coupons.length)} of {formats.number(total)}
            </ListFooter>
          </>
        )}
      </div>
    </Page>
  )
}

function NewCoupon() {
  const lacks = useLacks('catalog.write')
  if (lacks)
    return (
      <Button size="sm" disabledReason={lacks}>
        New coupon
      </Button>
    )
  return (
    <ButtonLink size="sm" href={paths.newCoupon()} linkAs={RouterLink} aria-keyshortcuts="C">
      New coupon
    </ButtonLink>
  )
}

const emptyWords: Record<CouponTab, { title: string; why: string }> = {
  all: {
    title: 'No coupons yet',
    why: 'A coupon is a code that buyers enter in the cart for a discount on goods, tickets or delivery.',
  },
  active: { title: 'No active coupons', why: 'Coupons that buyers can use now appear here.' },
  scheduled: { title: 'No scheduled coupons', why: 'Coupons with a later start appear here.' },
  'used-up': { title: 'No used-up coupons', why: 'Coupons that reached their limit appear here.' },
  expired: { title: 'No expired coupons', why: 'Coupons move here when they expire.' },
  off: { title: 'No inactive coupons', why: 'Coupons that you deactivate stay here.' },
}

function NoCoupons({ tab, q }: { tab: CouponTab; q: string | undefined }) {
  const link = { size: 'sm', variant: 'secondary', linkAs: RouterLink } as const
  if (q)
    return (
      <EmptyState
        title="No coupon matches"
        action={
          <ButtonLink {...link} href={paths.coupons({ tab })}>
            Clear the search
          </ButtonLink>
        }
      >
        No name or code in “{tabNames[tab]}” contains “{q}”.
      </EmptyState>
    )
  const { title, why } = emptyWords[tab]
  return (
    <EmptyState
      title={title}
      action={
        tab === 'all' ? (
          <NewCoupon />
        ) : (
          <ButtonLink {...link} href={paths.coupons()}>
            Show all coupons
          </ButtonLink>
        )
      }
    >
      {why}
    </EmptyState>
  )
}
