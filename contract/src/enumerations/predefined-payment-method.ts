/** Names of payments that are taken by hand. Wire: `ecom.orders`, PredefinedPaymentMethod. */
export const PredefinedPaymentMethod = ['CASH', 'BANK_TRANSFER', 'CHECK'] as const
export type PredefinedPaymentMethod = (typeof PredefinedPaymentMethod)[number]
