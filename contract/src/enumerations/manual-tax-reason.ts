/** Why tax was reckoned from manual rates. Wire: `ecom.current-cart`, ManualCalculationReason. */
export const ManualTaxReason = ['GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL'] as const
export type ManualTaxReason = (typeof ManualTaxReason)[number]
