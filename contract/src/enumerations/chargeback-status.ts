/** State of a chargeback that a bank raised on a payment. Wire: `ecom.orders`, ChargebackStatus. */
export const ChargebackStatus = ['APPROVED', 'REVERSED'] as const
export type ChargebackStatus = (typeof ChargebackStatus)[number]
