/** Where a cart discount comes from (generation 2). Wire: `ecom.cart-v-2`, DiscountSourceType. */
export const DiscountSourceType = ['AUTOMATIC_RULE', 'COUPON'] as const
export type DiscountSourceType = (typeof DiscountSourceType)[number]
