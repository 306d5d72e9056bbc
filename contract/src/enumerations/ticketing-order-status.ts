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

/** As a response has it: the zero value stands where the field set of the status was not requested. */
export const RequestedOrderStatus = ['NA_ORDER_STATUS', ...TicketingOrderStatus] as const
