/** Why an authorized payment was voided. Wire: `ecom.orders`, VoidedReason. */
export const VoidedReason = ['MERCHANT_REQUEST', 'OTHER_PAYMENT_FAILURE'] as const
export type VoidedReason = (typeof VoidedReason)[number]
