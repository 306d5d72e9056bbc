import type { Coupon } from '@fairground/client/generated/ecom.coupons.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CreateLink } from '../list/create-link.tsx'
import { PagedTable } from '../list/data-table.tsx'
import { readChoice } from '../list/list-choice.ts'
import { listLoader } from '../list/list-loader.ts'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListViews } from '../list/list-views.tsx'
import { NoMatch } from '../list/no-match.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { tabItems } from '../list/tab-items.ts'
import { useChoice } from '../list/use-choice.ts'
import { useColumns } from '../list/use-columns.ts'
import { COUPON_TABS, type CouponTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { couponCard, couponColumnNames, couponColumns } from './coupon-columns.tsx'
import { couponListQuery } from './coupon-queries.ts'
import { isNamed, readScope } from './coupon-scope.ts'
import { useScopeNames } from './scope-names.ts'
import { SelectionBar } from './selection-bar.tsx'

export const loader = listLoader('coupons', (search) =>
  queryClient.ensureQueryData(couponListQuery(readChoice(search, COUPON_TABS))),
)

const tabNames: Record<CouponTab, string> = {
  all: t('admin.coupons.all'),
  active: t('admin.coupons.active'),
  scheduled: t('admin.coupons.scheduled'),
  'used-up': t('admin.coupons.usedUp'),
  expired: t('admin.coupons.expired'),
  off: t('admin.coupons.inactive'),
}

const NONE: Coupon[] = []

export function Component() {
  const navigate = useNavigate()
  const list = useChoice(COUPON_TABS, paths.coupons)
  const { choice, go, within, href, hrefFor } = list
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
  const columns = useColumns((formats, now) => couponColumns(formats, nameOf, now, within), [nameOf, within])
  const total = data?.total ?? 0
  const selected = coupons.filter(({ id }) => selection[id])
  return (
    <Page title={t('admin.coupons.coupons')}>
      <PageHeader title={t('admin.coupons.coupons')} count={formats.number(total)} actions={<NewCoupon />} />
      <div className="flex flex-col gap-2.5">
        <ListViews
          list="coupons"
          label={t('admin.coupons.couponViews')}
          href={href}
          hrefFor={hrefFor}
          tabs={tabItems(tabNames, choice, paths.coupons)}
        />
        {selected.length > 0 ? (
          <SelectionBar selected={selected} onClear={() => setSelection({})} />
        ) : (
          <ListSearch label={t('admin.coupons.nameOrCode')} choice={choice} go={go}>
            <ListOptions look={look} columns={couponColumnNames} />
          </ListSearch>
        )}
        <StaleMark error={error} onRetry={refetch} />
        {coupons.length === 0 ? (
          <NoCoupons tab={choice.tab} q={choice.q} />
        ) : (
          <PagedTable
            label={t('admin.coupons.coupons')}
            columns={columns}
            rows={coupons}
            idOf={(coupon) => coupon.id}
            nameOf={(coupon) => t('admin.coupons.theCouponCode', { code: coupon.specification.code ?? '' })}
            hrefOf={(coupon) => paths.coupon(coupon.id, within)}
            card={(coupon) => couponCard(coupon, formats, nameOf, now)}
            selection={selection}
            onSelection={setSelection}
            look={look}
            list={list}
            total={total}
          />
        )}
      </div>
    </Page>
  )
}

const NewCoupon = () => (
  <CreateLink href={paths.newCoupon()} lacks={useLacks('catalog.write')}>
    {t('admin.coupons.newCoupon')}
  </CreateLink>
)

const emptyWords: Record<CouponTab, { title: string; why: string }> = {
  all: {
    title: t('admin.coupons.noCouponsYet'),
    why: t('admin.coupons.aCouponIsACode'),
  },
  active: { title: t('admin.coupons.noActiveCoupons'), why: t('admin.coupons.couponsThatBuyersCanUse') },
  scheduled: { title: t('admin.coupons.noScheduledCoupons'), why: t('admin.coupons.couponsWithALaterStart') },
  'used-up': { title: t('admin.coupons.noUsedUpCoupons'), why: t('admin.coupons.couponsThatReachedTheirLimit') },
  expired: { title: t('admin.coupons.noExpiredCoupons'), why: t('admin.coupons.couponsMoveHereWhenThey') },
  off: { title: t('admin.coupons.noInactiveCoupons'), why: t('admin.coupons.couponsThatYouDeactivateStay') },
}

function NoCoupons({ tab, q }: { tab: CouponTab; q: string | undefined }) {
  if (q)
    return (
      <NoMatch title={t('admin.coupons.noCouponMatches')} href={paths.coupons({ tab })}>
        {t('admin.coupons.noNameOrCodeIn', { value: tabNames[tab], q })}
      </NoMatch>
    )
  const { title, why } = emptyWords[tab]
  return (
    <EmptyState
      title={title}
      action={
        tab === 'all' ? (
          <NewCoupon />
        ) : (
          <ButtonLink size="sm" variant="secondary" href={paths.coupons()} linkAs={RouterLink}>
            {t('admin.coupons.showAllCoupons')}
          </ButtonLink>
        )
      }
    >
      {why}
    </EmptyState>
  )
}
