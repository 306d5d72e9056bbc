/** Effect of a coupon. Wire: `ecom.coupons`, Specification.type. */
export const CouponType = ['moneyOffAmount', 'percentOffRate', 'freeShipping', 'fixedPriceAmount', 'buyXGetY'] as const
export type CouponType = (typeof CouponType)[number]

/** Reason why a coupon in a cart does not apply. Wire: `ecom.cart-v-2`, InvalidCouponReason. */
export const InvalidCouponReason = [
  'UNKNOWN_INVALID_COUPON_REASON',
  'EXPIRED',
  'DISABLED',
  'INACTIVE',
  'MAX_USAGE_EXCEEDED',
  'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
  'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
  'MIN_SUBTOTAL_NOT_REACHED',
] as const
export type InvalidCouponReason = (typeof InvalidCouponReason)[number]

/** Area of the goods that a coupon is for. Wire: `ecom.coupons`, Scope.namespace. */
export const CouponNamespace = ['stores', 'events'] as const
export type CouponNamespace = (typeof CouponNamespace)[number]

/** Group of goods that a coupon is for. Wire: `ecom.coupons`, Group.name. */
export const CouponGroup = ['product', 'collection', 'event', 'ticket'] as const
export type CouponGroup = (typeof CouponGroup)[number]
