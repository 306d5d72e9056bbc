/** Whether ticket prices include the tax, as generation 1 spells it. Wire: `events.orders`, TaxType. */
export const EventTaxTypeV1 = ['INCLUDED', 'ADDED', 'ADDED_AT_CHECKOUT'] as const
export type EventTaxTypeV1 = (typeof EventTaxTypeV1)[number]
