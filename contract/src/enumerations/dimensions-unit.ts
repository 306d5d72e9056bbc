/** Units of package and product dimensions. Wire: `ecom.current-cart`, DimensionsUnit. */
export const DimensionsUnit = ['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'] as const
export type DimensionsUnit = (typeof DimensionsUnit)[number]
