/** What a cart discount lowers (generation 2). Wire: `ecom.cart-v-2`, DiscountScope. */
export const DiscountScope = ['UNKNOWN_DISCOUNT_SCOPE', 'CART_SUBTOTAL', 'LINE_ITEM', 'DELIVERY'] as const
export type DiscountScope = (typeof DiscountScope)[number]
