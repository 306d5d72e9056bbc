/** Why a coupon in a cart does not apply. Wire: `ecom.cart-v-2`, InvalidCouponReason. */
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
