import type { InvalidCouponReason } from '@fairground/contract/enumerations/coupons.ts'
import type { Instant } from '../instant.ts'
import { type CouponCart, type CouponConditions, conditions, unmetCondition } from './conditions.ts'

/** A coupon and how often it was used. Null is without bound; `expiresAt` is exclusive; amounts in minor units. */
export type CouponState = {
  active: boolean
  startsAt: Instant | null
  expiresAt: Instant | null
  usageLimit: number | null
  used: number
  limitPerCustomer: number | null
  usedByCustomer: number
  conditions: CouponConditions
  /** Units that have to be among the lines in its scope; 1 unless it is a buy-x-get-y. */
  minimumQuantity: number
  appliesToSubscriptions: boolean
}

/**
 * Reason why the coupon does not apply at `now`, or null when it does. The first reason that the shopper cannot change comes
 * before those that another cart would mend. A coupon that does not apply stays in the cart, with this reason.
 */
export function invalidCouponReason(coupon: CouponState, cart: CouponCart, now: Instant): InvalidCouponReason | null {
  const { inScope } = cart
  if (!coupon.active) return 'DISABLED'
  if (coupon.expiresAt !== null && now >= coupon.expiresAt) return 'EXPIRED'
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'INACTIVE'
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return 'MAX_USAGE_EXCEEDED'
  if (coupon.limitPerCustomer !== null && coupon.usedByCustomer >= coupon.limitPerCustomer)
    return 'MAX_USAGE_PER_CUSTOMER_EXCEEDED'
  if (inScope.units === 0) return 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS'
  if (inScope.subscriptionsOnly && !coupon.appliesToSubscriptions) return 'NOT_APPLICABLE_TO_SUBSCRIPTIONS'
  if (inScope.units < coupon.minimumQuantity) return 'MIN_LINE_ITEM_QUANTITY_NOT_REACHED'
  const unmet = unmetCondition(coupon.conditions, cart)
  return unmet ? conditions[unmet].reason : null
}

/** Generation 1 has error codes for the reasons that it knows (createCheckout, updateCheckout). */
const couponErrorCodes = {
  EXPIRED: 'ERROR_COUPON_HAS_EXPIRED',
  INACTIVE: 'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  MAX_USAGE_EXCEEDED: 'ERROR_COUPON_USAGE_EXCEEDED',
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
} as const satisfies Partial<Record<InvalidCouponReason, string>>

type Codes = typeof couponErrorCodes
export const publishedCode = (reason: InvalidCouponReason): Codes[keyof Codes] | undefined =>
  (couponErrorCodes as Partial<Record<InvalidCouponReason, Codes[keyof Codes]>>)[reason]
