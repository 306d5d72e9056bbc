/** How far a store order is paid, derived from its transactions. The wire’s zero value UNSPECIFIED is never stored. Wire: `ecom.orders`, PaymentStatusEnumPaymentStatus. */
export const PaymentStatus = [
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
] as const
export type PaymentStatus = (typeof PaymentStatus)[number]
