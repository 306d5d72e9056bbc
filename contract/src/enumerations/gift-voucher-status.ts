/** State of a gift card. Wire: `ecom.gift-vouchers`, Status. */
export const GiftVoucherStatus = ['VALID', 'EXPIRED', 'DISABLED'] as const
export type GiftVoucherStatus = (typeof GiftVoucherStatus)[number]
