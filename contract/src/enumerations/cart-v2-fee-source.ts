/** Who asks for an additional fee (cart generation 2). Wire: `ecom.cart-v-2`, Source. */
export const CartV2FeeSource = [
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'LINE_ITEM',
  'DELIVERY',
  'PLATFORM',
] as const
export type CartV2FeeSource = (typeof CartV2FeeSource)[number]
