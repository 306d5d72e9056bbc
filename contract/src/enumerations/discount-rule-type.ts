/** How a discount rule is reckoned. Wire: `ecom.discount-rules`, DiscountType. */
export const DiscountRuleType = ['PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED'] as const
export type DiscountRuleType = (typeof DiscountRuleType)[number]
