/** What the organiser may do with a ticketing order. Wire: `events.orders`, Action. */
export const TicketingOrderAction = ['ARCHIVE', 'UNARCHIVE', 'CONFIRM', 'CAPTURE', 'VOID'] as const
export type TicketingOrderAction = (typeof TicketingOrderAction)[number]
