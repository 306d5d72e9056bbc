/** Where tickets were sold. Wire: `events.orders`, ChannelType. */
export const TicketingChannelType = ['ONLINE', 'OFFLINE_POS'] as const
export type TicketingChannelType = (typeof TicketingChannelType)[number]
