/** State of a gift card. Wire: `ecom.gift-vouchers`, Status. */
export const GiftCardStatus = ['VALID', 'EXPIRED', 'DISABLED'] as const
export type GiftCardStatus = (typeof GiftCardStatus)[number]

/** Origin of a gift card; none is sold here. Wire: `gift-vouchers.gift-vouchers`, Source. */
export const GiftCardSource = ['MANUAL'] as const

/** App of gift cards as payments and checkouts name it. Wire: `ecom.gift-vouchers`, appId. */
export const GIFT_CARDS_APP_ID = 'd80111c5-a0f4-47a8-b63a-65b54d774a27'

/** Provider of payments by gift card: the shop itself. Ours: `fairground.payments`. */
export const GIFT_CARD_METHOD = 'gift-card'
