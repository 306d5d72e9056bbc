/** How a product’s own discount is reckoned (catalogue 1). Wire: `stores.products`, DiscountType. */
export const ProductDiscountType = ['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT'] as const
export type ProductDiscountType = (typeof ProductDiscountType)[number]
