/** Field sets of a ticketing order. Wire: `events.orders`, OrderFieldset. */
export const TicketingOrderFieldset = ['TICKETS', 'DETAILS', 'FORM', 'INVOICE'] as const
export type TicketingOrderFieldset = (typeof TicketingOrderFieldset)[number]
