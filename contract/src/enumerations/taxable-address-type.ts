/** Which address decides the tax of a line. Wire: `ecom.current-cart`, TaxableAddressType. */
export const TaxableAddressType = ['BUSINESS', 'BILLING', 'SHIPPING'] as const
export type TaxableAddressType = (typeof TaxableAddressType)[number]
