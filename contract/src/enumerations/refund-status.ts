/** State of one refund of a payment. Wire: `ecom.orders`, RefundStatus. */
export const RefundStatus = ['PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED'] as const
export type RefundStatus = (typeof RefundStatus)[number]
