/** State of an abandoned cart or checkout. Wire: `ecom.abandoned-checkouts`, Status. */
export const AbandonedCheckoutStatus = ['ABANDONED', 'RECOVERED'] as const
export type AbandonedCheckoutStatus = (typeof AbandonedCheckoutStatus)[number]
