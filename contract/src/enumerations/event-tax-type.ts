/** Whether ticket prices include the tax. Wire: `events.wix-events-v-2`, TaxType. */
export const EventTaxType = ['INCLUDED_IN_PRICE', 'ADDED_AT_CHECKOUT'] as const
export type EventTaxType = (typeof EventTaxType)[number]
