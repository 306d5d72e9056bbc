/** Units of distance. Wire: `ecom.local-delivery-options`, LengthUnit. */
export const LengthUnit = ['UNSPECIFIED_LENGTH_UNIT', 'KM', 'MI'] as const
export type LengthUnit = (typeof LengthUnit)[number]
