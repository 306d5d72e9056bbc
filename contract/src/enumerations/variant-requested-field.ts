/** Field sets of a variant (catalogue 3). Wire: `stores.read-only-variants-v-3`, RequestedFields. */
export const VariantRequestedField = [
  'CURRENCY',
  'MERCHANT_DATA',
  'SUBSCRIPTION_PRICES_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
] as const
export type VariantRequestedField = (typeof VariantRequestedField)[number]
