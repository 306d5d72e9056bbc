import type { Coupon } from '@fairground/client/generated/ecom.coupons.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { DetailsList } from '@fairground/ui/admin/details-list.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router'
import { readChoice } from '../list/list-choice.ts'
import { NeighbourSteps } from '../list/neighbour-steps.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { COUPON_TABS, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { MoreMenu } from '../shell/more-menu.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { CouponForm } from './coupon-form.tsx'
import { COUPONS, couponClient, couponListQuery, couponQuery } from './coupon-queries.ts'
import { couponMark } from './coupon-state.ts'
import { couponValues } from './coupon-values.ts'
import { momentOf, usesOf } from './coupon-words.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(couponQuery(params.couponId ?? ''))
  return null
}

export function Component() {
  const { couponId = '' } = useParams()
  const { data: coupon, error, refetch } = useQuery(couponQuery(couponId))
  const [search] = useSearchParams()
  if (!coupon) throw error ?? new Error('The coupon could not be loaded')
  return (
    <Page title={t('admin.coupons.couponCode', { code: coupon.specification.code ?? '' })} narrow>
      <Editor key={coupon.id} coupon={coupon} within={search.get('list') ?? ''}>
        <StaleMark error={error} onRetry={refetch} />
      </Editor>
    </Page>
  )
}

type EditorProps = { coupon: Coupon; within: string; children: ReactNode }

function Editor({ coupon, within, children }: EditorProps) {
  const formats = useFormats()
  const now = useSiteNow()
  const { currency, zone } = formats
  const base = useMemo(() => couponValues(coupon, currency, zone), [coupon, currency, zone])
  const leaving = useRef(false)
  const { code = '' } = coupon.specification
  const [tone, words] = couponMark(coupon, now)
  return (
    <>
      <PageHeader
        title={code}
        back={{ label: t('admin.coupons.coupons'), href: listPath(within) }}
        linkAs={RouterLink}
        status={<StatusPill tone={tone}>{words}</StatusPill>}
        actions={
          <>
            <Neighbours id={coupon.id} within={within} />
            <CopyButton text={code} label={t('admin.coupons.copyCode', { code })} />
            <Actions coupon={coupon} within={within} onDeleted={() => (leaving.current = true)} />
          </>
        }
      />
      {children}
      <CouponForm base={base} coupon={coupon} leaving={leaving} onSaved={() => toast(t('admin.coupons.couponSaved'))}>
        <Card title={t('admin.coupons.soFar')}>
          <DetailsList
            details={[
              { label: t('admin.coupons.ordersWithIt'), value: usesOf(coupon, formats) },
              { label: t('admin.coupons.made'), value: formats.dateTime(momentOf(coupon.dateCreated)) },
            ]}
          />
        </Card>
      </CouponForm>
    </>
  )
}

const listPath = (within: string): string => `${paths.coupons()}${within && `?${within}`}`

type ActionsProps = { coupon: Coupon; within: string; onDeleted: () => void }

function Actions({ coupon, within, onDeleted }: ActionsProps) {
  const navigate = useNavigate()
  const lacks = useLacks('catalog.write')
  const [deleting, setDeleting] = useState(false)
  const { code } = coupon.specification
  return (
    <>
      <MoreMenu
        label={t('admin.coupons.moreActions')}
        items={[
          {
            label: t('admin.coupons.duplicate'),
            disabledReason: lacks,
            onSelect: () => navigate(paths.newCoupon(coupon.id)),
          },
          {
            label: t('admin.coupons.delete'),
            tone: 'danger',
            disabledReason: lacks,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      {deleting && (
        <EndDialog
          title={t('admin.coupons.deleteCode', { code: code ?? '' })}
          description={t('admin.coupons.itIsRemovedFromCarts')}
          confirmLabel={t('admin.coupons.deleteCoupon')}
          done={t('admin.coupons.codeDeleted', { code: code ?? '' })}
          run={async () => {
            await couponClient.deleteCoupon({ id: coupon.id })
            onDeleted()
            await navigate(listPath(within))
            queryClient.removeQueries({ queryKey: couponQuery(coupon.id).queryKey })
          }}
          stale={[COUPONS]}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

function Neighbours({ id, within }: { id: string; within: string }) {
  const { data } = useQuery(couponListQuery(readChoice(within, COUPON_TABS)))
  const pathTo = (other: string) => paths.coupon(other, within)
  return <NeighbourSteps id={id} among={data?.coupons} noun={t('admin.list.coupon')} pathTo={pathTo} />
}
