/** Days of the week. Wire: `ecom.local-delivery-options`, DayOfWeek. */
export const DayOfWeek = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
export type DayOfWeek = (typeof DayOfWeek)[number]
