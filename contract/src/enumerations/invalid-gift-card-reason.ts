/** Why a gift card in a cart does not apply. Wire: `ecom.cart-v-2`, InvalidGiftCardReason. */
export const InvalidGiftCardReason = [
  'UNKNOWN_INVALID_GIFT_CARD_REASON',
  'EXPIRED',
  'DISABLED',
  'EMPTY_BALANCE',
] as const
export type InvalidGiftCardReason = (typeof InvalidGiftCardReason)[number]
