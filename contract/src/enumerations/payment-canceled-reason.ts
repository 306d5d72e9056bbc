/** Why a payment was canceled. Wire: `ecom.orders`, CanceledReason. */
export const PaymentCanceledReason = ['OTHER_PAYMENT_FAILURE', 'EXPIRED'] as const
export type PaymentCanceledReason = (typeof PaymentCanceledReason)[number]
