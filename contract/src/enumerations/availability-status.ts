/** Stock of one variant or inventory item. Wire: `stores.products-v-3`, AvailabilityStatus. */
export const AvailabilityStatus = ['OUT_OF_STOCK', 'IN_STOCK', 'PREORDER'] as const
export type AvailabilityStatus = (typeof AvailabilityStatus)[number]
