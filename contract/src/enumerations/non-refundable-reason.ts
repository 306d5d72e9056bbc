/** Why a payment cannot be refunded. Wire: `ecom.orders`, NonRefundableReason. */
export const NonRefundableReason = [
  'NONE',
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'INTERNAL_ERROR',
  'NOT_PAID',
  'ACCESS_DENIED',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
] as const
export type NonRefundableReason = (typeof NonRefundableReason)[number]
