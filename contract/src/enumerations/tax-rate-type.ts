/** Where a tax rate comes from. Wire: `ecom.current-cart`, RateType. */
export const TaxRateType = ['NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE'] as const
export type TaxRateType = (typeof TaxRateType)[number]
