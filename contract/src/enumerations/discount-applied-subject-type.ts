/** Which of the matching items a discount rule lowers. Wire: `ecom.discount-rules`, AppliedSubjectType. */
export const DiscountAppliedSubjectType = ['ALL_ITEMS', 'LOWEST_PRICED_ITEM'] as const
export type DiscountAppliedSubjectType = (typeof DiscountAppliedSubjectType)[number]
