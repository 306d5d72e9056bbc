/** Filter of ticketing orders. Wire: `events.orders`, OrderTag. */
export const TicketingOrderTag = [
  'CONFIRMED',
  'UNCONFIRMED',
  'MEMBER',
  'ARCHIVED',
  'NON_ARCHIVED',
  'FULLY_CHECKED_IN',
  'NOT_FULLY_CHECKED_IN',
] as const
export type TicketingOrderTag = (typeof TicketingOrderTag)[number]
