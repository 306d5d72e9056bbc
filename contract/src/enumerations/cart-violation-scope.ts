/** What a cart violation is about (generation 2). Wire: `ecom.cart-v-2`, ViolationScope. */
export const CartViolationScope = [
  'GLOBAL',
  'LINE_ITEM',
  'DISCOUNT',
  'DELIVERY',
  'TAX',
  'MEMBERSHIP',
  'GIFT_CARD',
] as const
export type CartViolationScope = (typeof CartViolationScope)[number]
