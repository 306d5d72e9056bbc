import { CouponCondition } from '@fairground/contract/ecom/coupon-conditions.ts'
import type { InvalidCouponReason } from '@fairground/contract/enumerations/coupons.ts'

/** Facts about a cart that coupons depend on. `inScope` is over the lines that the coupon names. */
export type CouponCart = { subtotal: bigint; inScope: { units: number; subscriptionsOnly: boolean } }

/** Conditions of a coupon on the cart: amounts in minor units, counts as they are. Null requires nothing. */
export type CouponConditions = { readonly [condition in CouponCondition]: bigint | null }

type Condition = {
  /** Applies to the whole order: the coupon then names no goods or tickets. */
  readonly ofWholeOrder: boolean
  readonly isMet: (bound: bigint, cart: CouponCart) => boolean
  readonly reason: InvalidCouponReason
}

/** One entry is one condition, in the order in which reasons are reported. docs/algorithms/pricing.md says how to add one. */
export const conditions: { readonly [condition in CouponCondition]: Condition } = {
  minimumSubtotal: {
    ofWholeOrder: true,
    isMet: (minimum, { subtotal }) => subtotal >= minimum,
    reason: 'MIN_SUBTOTAL_NOT_REACHED',
  },
}

/** A coupon that requires nothing of the cart. */
export const noConditions = Object.fromEntries(CouponCondition.map((field) => [field, null])) as CouponConditions // each has a value

/** The first condition that the cart does not meet. */
export const unmetCondition = (required: CouponConditions, cart: CouponCart): CouponCondition | undefined =>
  CouponCondition.find((field) => {
    const bound = required[field]
    return bound !== null && !conditions[field].isMet(bound, cart)
  })

/** The required condition behind a reason, and its bound. */
export const conditionBehind = (reason: InvalidCouponReason, required: CouponConditions) =>
  CouponCondition.flatMap((condition) => {
    const bound = required[condition]
    return bound !== null && conditions[condition].reason === reason ? [{ condition, bound }] : []
  })[0]

/** Conditions of the whole order that are required: they stand beside no scope. */
export const wholeOrderConditions = (required: CouponConditions): CouponCondition[] =>
  CouponCondition.filter((field) => conditions[field].ofWholeOrder && required[field] !== null)
