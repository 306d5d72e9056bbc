/** What sets off a discount rule. Wire: `ecom.discount-rules`, TriggerType. */
export const DiscountTriggerType = [
  'AND',
  'SUBTOTAL_RANGE',
  'ITEM_QUANTITY_RANGE',
  'CUSTOM',
  'OR',
  'CUSTOMER_ELIGIBILITY',
] as const
export type DiscountTriggerType = (typeof DiscountTriggerType)[number]
