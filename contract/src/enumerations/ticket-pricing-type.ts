/** Fixed price or the guest’s own. Wire: `events.ticket-definitions-v-2`, PricingTypeEnumType. */
export const TicketPricingType = ['STANDARD', 'DONATION'] as const
export type TicketPricingType = (typeof TicketPricingType)[number]
