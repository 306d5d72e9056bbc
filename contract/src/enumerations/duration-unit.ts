/** Units of a duration. Wire: `ecom.orders`, DurationUnit. */
export const DurationUnit = ['MINUTES', 'HOURS', 'DAYS'] as const
export type DurationUnit = (typeof DurationUnit)[number]
