/** Whether a discount rule is in force. Wire: `ecom.discount-rules`, Status. */
export const DiscountRuleStatus = ['LIVE', 'EXPIRED', 'PENDING'] as const
export type DiscountRuleStatus = (typeof DiscountRuleStatus)[number]
