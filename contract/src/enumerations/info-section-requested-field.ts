/** What an info section shows when it is asked for. Wire: `stores.info-sections-v-3`, RequestedFields. */
export const InfoSectionRequestedField = ['ASSIGNED_PRODUCTS_COUNT'] as const
export type InfoSectionRequestedField = (typeof InfoSectionRequestedField)[number]
