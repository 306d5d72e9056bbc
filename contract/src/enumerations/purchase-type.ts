/** Which kinds of purchase a discount rule is for. Wire: `ecom.discount-rules`, PurchaseType. */
export const PurchaseType = ['ONLY_ONE_TIME_PURCHASE', 'ONLY_SUBSCRIPTION', 'ALL_PURCHASE_TYPES'] as const
export type PurchaseType = (typeof PurchaseType)[number]
