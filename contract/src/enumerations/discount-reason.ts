/** Why a merchant gave a discount on an order. Wire: `ecom.orders`, DiscountReason. */
export const DiscountReason = ['UNSPECIFIED', 'EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT'] as const
export type DiscountReason = (typeof DiscountReason)[number]
