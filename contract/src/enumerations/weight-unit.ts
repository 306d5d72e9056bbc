/** Units of weight. Wire: `ecom.current-cart`, WeightUnit. */
export const WeightUnit = ['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const
export type WeightUnit = (typeof WeightUnit)[number]
