/** Names of ticket fees. Wire: `events.orders`, FeeName. */
export const TicketFeeName = ['WIX_FEE'] as const
export type TicketFeeName = (typeof TicketFeeName)[number]
