/** State of a ticketing order. The wire’s zero value NA_ORDER_STATUS is never stored. Wire: `events.orders`, OrderStatus. */
export const TicketingOrderStatus = [
  'FREE',
  'PENDING',
  'PAID',
  'OFFLINE_PENDING',
  'INITIATED',
  'CANCELED',
  'DECLINED',
  'AUTHORIZED',
  'VOIDED',
  'PARTIALLY_PAID',
] as const
export type TicketingOrderStatus = (typeof TicketingOrderStatus)[number]
