/** Filter of ticket types (generation 1). Wire: `events.ticket-definitions`, State. */
export const TicketDefinitionState = ['VISIBLE', 'HIDDEN', 'FREE', 'PAID'] as const
export type TicketDefinitionState = (typeof TicketDefinitionState)[number]
