/** Who bears the service fee of a ticket, as generation 1 spells it. Wire: `events.ticket-definitions`, FeeType. */
export const TicketFeeTypeV1 = ['FEE_ADDED', 'FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT'] as const
export type TicketFeeTypeV1 = (typeof TicketFeeTypeV1)[number]
