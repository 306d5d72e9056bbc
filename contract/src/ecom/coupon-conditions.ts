/** `amount`: in the site's currency. `count`: a whole number above 0. */
export type ConditionKind = 'amount' | 'count'

/**
 * Conditions that a coupon puts on the cart, by the field of its specification. Its schema, how it is stored, read and written, and its
 * field in the admin follow from the kind; the rule for carts and its reason stand in `domain/src/coupons/conditions.ts`, its sentence for buyers in the server.
 */
export const couponConditions = {
  minimumSubtotal: 'amount',
} as const satisfies Readonly<Record<string, ConditionKind>>

export type CouponCondition = keyof typeof couponConditions

export const CouponCondition = Object.keys(couponConditions) as readonly CouponCondition[] // its keys
