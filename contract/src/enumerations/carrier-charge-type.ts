/** Charges that a carrier adds to its rate. Wire: `ecom.current-cart`, ChargeType. */
export const CarrierChargeType = ['HANDLING_FEE', 'INSURANCE'] as const
export type CarrierChargeType = (typeof CarrierChargeType)[number]
