/** Why tax was reckoned from fallback rates. Wire: `ecom.current-cart`, FallbackReason. */
export const FallbackTaxReason = ['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED'] as const
export type FallbackTaxReason = (typeof FallbackTaxReason)[number]
