/** Whether a ticket type is on sale by its sale period. Wire: `events.ticket-definitions-v-2`, SaleStatusEnumStatus. */
export const TicketSaleStatus = ['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED'] as const
export type TicketSaleStatus = (typeof TicketSaleStatus)[number]
