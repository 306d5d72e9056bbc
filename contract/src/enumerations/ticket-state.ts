/** Filter of tickets. Wire: `events.tickets`, State. */
export const TicketState = [
  'ORDER_ARCHIVED',
  'ORDER_ACTIVE',
  'TICKET_ARCHIVED',
  'TICKET_ACTIVE',
  'CHECKED_IN',
  'NON_CHECKED_IN',
  'FREE',
  'PAID',
  'MEMBER',
] as const
export type TicketState = (typeof TicketState)[number]
