/** Who bears the service fee of a ticket. Wire: `events.ticket-definitions-v-2`, FeeTypeEnumType. */
export const TicketFeeType = ['FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE'] as const
export type TicketFeeType = (typeof TicketFeeType)[number]
