/** What a discount in a cart, checkout or order lowers. Wire: `ecom.orders`, DiscountType. */
export const AppliedDiscountType = ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const
export type AppliedDiscountType = (typeof AppliedDiscountType)[number]
