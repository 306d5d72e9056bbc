/** How a discount rule names its items. Wire: `ecom.discount-rules`, ScopeType. */
export const DiscountScopeType = ['CATALOG_ITEM', 'CUSTOM_FILTER'] as const
export type DiscountScopeType = (typeof DiscountScopeType)[number]
