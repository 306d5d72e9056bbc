/** Why a refund has to be given outside the program. Wire: `ecom.orders`, ManuallyRefundableReason. */
export const ManuallyRefundableReason = ['EXPIRED', 'NOT_SUPPORTED', 'OFFLINE', 'REQUIRES_CARD_READER'] as const
export type ManuallyRefundableReason = (typeof ManuallyRefundableReason)[number]
