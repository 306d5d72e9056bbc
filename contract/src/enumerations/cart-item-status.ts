/** Whether a line can be had (cart generation 2). Wire: `ecom.cart-v-2`, ItemStatus. */
export const CartItemStatus = ['IN_STOCK', 'PARTIALLY_IN_STOCK', 'OUT_OF_STOCK', 'REMOVED_FROM_CATALOG'] as const
export type CartItemStatus = (typeof CartItemStatus)[number]
