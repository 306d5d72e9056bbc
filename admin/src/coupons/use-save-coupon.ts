import { isRefusal } from '@fairground/client/errors.ts'
import type { Coupon } from '@fairground/client/generated/ecom.coupons.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { failureOf } from '../failure.ts'
import { placeViolations } from '../forms/field-violations.ts'
import { clashesOf } from '../forms/shared-edits.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { COUPONS, couponClient, couponQuery } from './coupon-queries.ts'
import { couponViolations } from './coupon-schema.ts'
import { couponFields } from './coupon-shared-fields.ts'
import { type CouponValues, changesOf, couponMessage, couponValues } from './coupon-values.ts'

/** For a button that stands outside of the form. */
export const SAVE_COUPON = ['save-coupon'] as const

type Saving = {
  form: UseFormReturn<CouponValues>
  /** The coupon that is changed; absent makes one. */
  coupon: Coupon | undefined
  onSaved: (id: string) => void
}

/** Makes the coupon, or sends what differs, so that what somebody else changes meanwhile stays. */
export function useSaveCoupon({ form, coupon, onSaved }: Saving) {
  const cache = useQueryClient()
  const { currency, zone } = useFormats()
  const save = useMutation({
    mutationKey: SAVE_COUPON,
    mutationFn: async (values: CouponValues): Promise<string> => {
      const message = couponMessage(values, { zone, currency })
      if (!coupon) return (await couponClient.createCoupon({ specification: message })).id
      const base = couponValues(coupon, currency, zone)
      const latest = couponValues(await cache.fetchQuery({ ...couponQuery(coupon.id), staleTime: 0 }), currency, zone)
      if (clashesOf(couponFields(), base, values, latest).length > 0) throw new ChangedMeanwhile()
      const specification = changesOf(couponMessage(base, { zone, currency }), message)
      await couponClient.updateCoupon({ id: coupon.id, specification })
      return coupon.id
    },
    onSuccess: async (id) => {
      onSaved(id)
      await cache.invalidateQueries({ queryKey: [COUPONS] })
    },
    onError: (error) => {
      for (const { name, message } of placeViolations(error, couponViolations).fields)
        form.setError(name as keyof CouponValues, { message }, { shouldFocus: true })
      if (isRefusal(error, 'COUPON_CODE_TAKEN'))
        form.setError('code', { message: t('admin.coupons.anotherCouponHasThisCode') }, { shouldFocus: true })
    },
  })
  return {
    run: (values: CouponValues) => save.mutateAsync(values).then(undefined, () => {}),
    pending: save.isPending,
    /** Reason why nothing was saved, where no field says it. */
    fault: save.error ? faultOf(save.error) : undefined,
  }
}

function faultOf(error: Error): string | undefined {
  if (isRefusal(error, 'COUPON_NOT_FOUND')) return t('admin.coupons.thisCouponHasBeenDeleted')
  if (isRefusal(error, 'COUPON_CODE_TAKEN')) return t('admin.coupons.notSavedFixTheMarked')
  const { fields, rest } = placeViolations(error, couponViolations)
  if (rest) return rest
  return fields.length > 0 ? t('admin.coupons.notSavedFixTheMarked') : failureOf(error).title
}
