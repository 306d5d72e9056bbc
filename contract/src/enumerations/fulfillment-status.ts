/** How far the lines of an order are fulfilled, derived from its fulfilments. Wire: `ecom.orders`, FulfillmentStatus. */
export const FulfillmentStatus = ['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED'] as const
export type FulfillmentStatus = (typeof FulfillmentStatus)[number]
