/** State of a store order. Transitions: `domain/src/orders/order-status.ts`. Wire: `ecom.orders`, OrderStatus. */
export const OrderStatus = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const
export type OrderStatus = (typeof OrderStatus)[number]
