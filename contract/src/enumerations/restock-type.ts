/** Which units of a cancelled or refunded order go back to stock. Wire: `ecom.orders`, RestockType. */
export const RestockType = ['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS'] as const
export type RestockType = (typeof RestockType)[number]
