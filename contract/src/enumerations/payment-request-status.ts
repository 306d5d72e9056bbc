/** State of a request for payment that was sent to a buyer. Wire: `ecom.order-payment-requests`, Status. */
export const PaymentRequestStatus = ['UNPAID', 'PAID', 'EXPIRED'] as const
export type PaymentRequestStatus = (typeof PaymentRequestStatus)[number]
