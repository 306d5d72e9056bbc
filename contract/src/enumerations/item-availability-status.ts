/** Whether a line can be had (generation 1). Wire: `ecom.current-cart`, ItemAvailabilityStatus. */
export const ItemAvailabilityStatus = ['AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE'] as const
export type ItemAvailabilityStatus = (typeof ItemAvailabilityStatus)[number]
