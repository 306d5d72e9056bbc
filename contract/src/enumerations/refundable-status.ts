/** Whether a payment can be refunded, and by whom. Wire: `ecom.orders`, RefundableStatus. */
export const RefundableStatus = ['NOT_REFUNDABLE', 'MANUAL', 'REFUNDABLE'] as const
export type RefundableStatus = (typeof RefundableStatus)[number]
