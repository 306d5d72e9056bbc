import type { Coupon } from '@fairground/client/generated/ecom.coupons.ts'
import { BulkBar } from '@fairground/ui/admin/bulk-bar.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { t } from '../texts.ts'
import { COUPONS, couponClient } from './coupon-queries.ts'
import { useSwitch } from './use-switch.ts'

type Props = { selected: readonly Coupon[]; onClear: () => void }

/** Actions on the selected coupons. */
export function SelectionBar({ selected, onClear }: Props) {
  const lacks = useLacks('catalog.write')
  const change = useSwitch()
  const [deleting, setDeleting] = useState(false)
  const turn = (active: boolean) => {
    const those = selected.filter(({ specification }) => specification.active !== active)
    change.mutate({ ids: those.map(({ id }) => id), active })
    onClear()
  }
  const on = selected.filter(({ specification }) => specification.active).length
  const look = { variant: 'secondary', size: 'sm' } as const
  const words = t('admin.list.countCoupon', { count: selected.length })
  return (
    <BulkBar count={selected.length} onClear={onClear}>
      <Button
        {...look}
        disabledReason={lacks ?? (on === selected.length ? t('admin.coupons.allOfThemAreActive') : undefined)}
        onClick={() => turn(true)}
      >
        {t('admin.coupons.activate')}
      </Button>
      <Button
        {...look}
        disabledReason={lacks ?? (on === 0 ? t('admin.coupons.allOfThemAreInactive') : undefined)}
        onClick={() => turn(false)}
      >
        {t('admin.coupons.deactivate')}
      </Button>
      <Button {...look} disabledReason={lacks} onClick={() => setDeleting(true)}>
        {t('admin.coupons.delete')}
      </Button>
      {deleting && (
        <EndDialog
          title={t('admin.coupons.deleteWords', { words })}
          description={t('admin.coupons.theyAreRemovedFromCarts')}
          confirmLabel={t('admin.coupons.deleteWords2', { words })}
          done={t('admin.coupons.wordsDeleted', { words })}
          run={async () => {
            // A page of the list has at most as many as one call takes. Coupons that somebody else deleted meanwhile are gone all the same.
            await couponClient.bulkDeleteCoupons({ ids: selected.map(({ id }) => id) })
            onClear()
          }}
          stale={[COUPONS]}
          onClose={() => setDeleting(false)}
        />
      )}
    </BulkBar>
  )
}
