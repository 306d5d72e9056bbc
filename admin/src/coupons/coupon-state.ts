import type { Coupon } from '@fairground/client/generated/ecom.coupons.ts'
import type { Mark } from '../orders/order-words.ts'
import { t } from '../texts.ts'

export type CouponState = 'active' | 'scheduled' | 'usedUp' | 'expired' | 'off'

/** The first reason to fix of several why nobody can use it. */
export function couponState({ specification, expired, numberOfUsages }: Coupon, now: Date): CouponState {
  const { active, startTime, usageLimit } = specification
  if (!active) return 'off'
  if (expired) return 'expired'
  if (startTime && Number(startTime) > now.getTime()) return 'scheduled'
  if (usageLimit && numberOfUsages >= usageLimit) return 'usedUp'
  return 'active'
}

const marks: Record<CouponState, Mark> = {
  active: ['success', t('admin.coupons.active')],
  scheduled: ['info', t('admin.coupons.scheduled')],
  usedUp: ['warning', t('admin.coupons.usedUp')],
  expired: ['neutral', t('admin.coupons.expired')],
  off: ['neutral', t('admin.coupons.inactive')],
}

export const couponMark = (coupon: Coupon, now: Date): Mark => marks[couponState(coupon, now)]
