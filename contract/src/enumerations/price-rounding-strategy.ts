/** How bulk price changes are rounded. Wire: `stores.products-v-3`, BulkAdjustProductVariantsByFilterRequestRoundingStrategy. */
export const PriceRoundingStrategy = ['NO_ROUNDING', 'CURRENCY_PRECISION', 'NEAREST_WHOLE_NUMBER'] as const
export type PriceRoundingStrategy = (typeof PriceRoundingStrategy)[number]
