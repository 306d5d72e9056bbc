import { isRefusal } from '@fairground/client/errors.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { COUPONS, couponClient } from './coupon-queries.ts'

interface Change {
  readonly ids: readonly string[]
  readonly active: boolean
  readonly undoing?: boolean
}

/** Switches coupons on or off, one after the other; the toast can take all of it back. One that is gone meanwhile is passed over. */
export function useSwitch() {
  const cache = useQueryClient()
  const set = useMutation({
    mutationFn: async ({ ids, active }: Change) => {
      const changed: string[] = []
      for (const id of ids) {
        try {
          await couponClient.updateCoupon({ id, specification: { active } })
          changed.push(id)
        } catch (error) {
          if (!isRefusal(error, 'COUPON_NOT_FOUND')) throw error
        }
      }
      return changed
    },
    onSuccess: (changed, { active, undoing }) => {
      if (undoing) return
      const count = changed.length
      toast(active ? t('admin.coupons.countActivated', { count }) : t('admin.coupons.countDeactivated', { count }), {
        duration: 10_000,
        action: {
          label: t('admin.coupons.undo'),
          onClick: () => set.mutate({ ids: changed, active: !active, undoing: true }),
        },
      })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [COUPONS] }),
    onError: (error) => toast.error(failureOf(error).title),
  })
  return set
}
