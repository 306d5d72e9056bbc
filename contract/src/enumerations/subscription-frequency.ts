/** How often a subscription is charged. Wire: `ecom.current-cart`, SubscriptionFrequency. */
export const SubscriptionFrequency = ['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type SubscriptionFrequency = (typeof SubscriptionFrequency)[number]
