/** Whether tickets carry their own guests. Wire: `events.orders`, OrderType. */
export const TicketingOrderType = ['UNASSIGNED_TICKETS', 'ASSIGNED_TICKETS'] as const
export type TicketingOrderType = (typeof TicketingOrderType)[number]
