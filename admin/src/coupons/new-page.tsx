import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { CouponForm } from './coupon-form.tsx'
import { couponQuery } from './coupon-queries.ts'
import { couponValues, emptyCoupon } from './coupon-values.ts'
import { SAVE_COUPON } from './use-save-coupon.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get('from')
  if (from) await queryClient.ensureQueryData(couponQuery(from))
  return null
}

/** A coupon from nothing, or like another one under a code of its own. */
export function Component() {
  const navigate = useNavigate()
  const { currency, zone } = useFormats()
  const from = useSearchParams()[0].get('from') ?? ''
  const { data: other } = useQuery({ ...couponQuery(from), enabled: from !== '' })
  const base = useMemo(
    () => (other ? { ...couponValues(other, currency, zone), code: '' } : emptyCoupon),
    [other, currency, zone],
  )
  const leaving = useRef(false)
  const make = <MakeButton />
  return (
    <Page title={t('admin.coupons.newCoupon')} narrow>
      <PageHeader
        title={t('admin.coupons.newCoupon')}
        back={{ label: t('admin.coupons.coupons'), href: paths.coupons() }}
        linkAs={RouterLink}
        actions={make}
      />
      <CouponForm
        base={base}
        leaving={leaving}
        onSaved={() => {
          leaving.current = true
          toast(t('admin.coupons.couponCreated'))
          void navigate(paths.coupons())
        }}
      />
      {/* A single column puts the end of the form far from its beginning. */}
      <div className="flex justify-end lg:hidden">{make}</div>
    </Page>
  )
}

function MakeButton() {
  const lacks = useLacks('catalog.write')
  const pending = useIsMutating({ mutationKey: SAVE_COUPON }) > 0
  return (
    <Button size="sm" type="submit" form="coupon" pending={pending} disabledReason={lacks}>
      {t('admin.coupons.createCoupon')}
    </Button>
  )
}
