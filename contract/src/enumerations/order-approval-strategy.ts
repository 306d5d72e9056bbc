/** What approves an order that was placed through a checkout. Wire: `ecom.orders`, OrderApprovalStrategy. */
export const OrderApprovalStrategy = ['DEFAULT', 'PAYMENT_RECEIVED', 'PAYMENT_METHOD_SAVED'] as const
export type OrderApprovalStrategy = (typeof OrderApprovalStrategy)[number]
