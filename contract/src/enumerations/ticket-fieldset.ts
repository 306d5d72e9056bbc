/** Field sets of a ticket. Wire: `events.tickets`, TicketFieldset. */
export const TicketFieldset = ['GUEST_DETAILS', 'TICKET_DETAILS', 'GUEST_FORM'] as const
export type TicketFieldset = (typeof TicketFieldset)[number]
