/** How tips are shared among staff. Wire: `ecom.tip-settings`, StaffDistributionMethod. */
export const TipDistributionMethod = ['UNKNOWN_SPLIT_METHOD', 'EQUAL', 'PROPORTIONAL'] as const
export type TipDistributionMethod = (typeof TipDistributionMethod)[number]
