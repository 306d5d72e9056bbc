/** Whether a subscription’s deliveries follow its billing. Wire: `ecom.current-cart`, ProductPeriodAlignment. */
export const ProductPeriodAlignment = ['ALIGNED_WITH_BILLING_PERIOD', 'NOT_ALIGNED_WITH_BILLING_PERIOD'] as const
export type ProductPeriodAlignment = (typeof ProductPeriodAlignment)[number]
