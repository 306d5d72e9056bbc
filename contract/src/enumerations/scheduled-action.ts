/** What happens to an authorized payment when its time comes. Wire: `ecom.orders`, ScheduledAction. */
export const ScheduledAction = ['VOID', 'CAPTURE'] as const
export type ScheduledAction = (typeof ScheduledAction)[number]
