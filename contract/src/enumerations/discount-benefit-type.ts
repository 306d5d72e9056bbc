/** How a cart discount is reckoned (generation 2). Wire: `ecom.cart-v-2`, BenefitType. */
export const DiscountBenefitType = ['PERCENTAGE', 'FIXED_PRICE', 'FIXED_AMOUNT'] as const
export type DiscountBenefitType = (typeof DiscountBenefitType)[number]
