/** Why a payment was declined. Wire: `ecom.orders`, DeclinedReason. */
export const DeclinedReason = ['CHARGE_FAILED', 'EXPIRED', 'INSUFFICIENT_FUNDS', 'GIFT_CARD_DISABLED'] as const
export type DeclinedReason = (typeof DeclinedReason)[number]
