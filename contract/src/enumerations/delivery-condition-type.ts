/** What a delivery rate depends on. Wire: `ecom.shipping-options`, ConditionType. */
export const DeliveryConditionType = ['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'] as const
export type DeliveryConditionType = (typeof DeliveryConditionType)[number]
