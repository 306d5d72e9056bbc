/** What a brand shows when it is asked for. Wire: `stores.brands-v-3`, RequestedFields. */
export const BrandRequestedField = ['ASSIGNED_PRODUCTS_COUNT'] as const
export type BrandRequestedField = (typeof BrandRequestedField)[number]
