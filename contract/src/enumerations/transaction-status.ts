/** State of one payment of an order. The wire’s zero value UNDEFINED is never stored. Wire: `ecom.orders`, TransactionStatus. */
export const TransactionStatus = [
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
] as const
export type TransactionStatus = (typeof TransactionStatus)[number]
