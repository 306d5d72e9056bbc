/** Kind of a stock location. Wire: `stores.stores-locations-v-3`, LocationType. */
export const LocationKind = ['VIRTUAL', 'PHYSICAL'] as const
export type LocationKind = (typeof LocationKind)[number]
