/** Kind of the suggested tips of a site: shares of the order, or amounts. Wire: `ecom.tip-settings`, TipType. */
export const TipType = ['PERCENTAGE', 'AMOUNT'] as const
export type TipType = (typeof TipType)[number]

/** Kind of a chosen tip: a suggested share or amount, or an amount of the buyer's own. Wire: `ecom.tips`, TipType. */
export const TipChoiceType = ['PERCENTAGE', 'AMOUNT', 'CUSTOM'] as const
export type TipChoiceType = (typeof TipChoiceType)[number]

/** Division of a tip among staff: equal parts, or in proportion to what each sold. Wire: `ecom.tip-settings`, StaffDistributionMethod. */
export const StaffDistributionMethod = ['EQUAL', 'PROPORTIONAL'] as const
export type StaffDistributionMethod = (typeof StaffDistributionMethod)[number]

/** Place where a tip was shared out. Wire: `ecom.tips`, Source. */
export const TipSource = ['POS', 'WEB', 'DASHBOARD'] as const
export type TipSource = (typeof TipSource)[number]

/** Code of the additional fee that is the tip of a checkout or an order. Ours. */
export const TIP_FEE_CODE = 'tip'
