/** Place of an event in its recurrence. Wire: `events.wix-events-v-2`, RecurrenceStatusStatus. */
export const RecurrenceStatus = [
  'ONE_TIME',
  'RECURRING',
  'RECURRING_UPCOMING',
  'RECURRING_RECENTLY_ENDED',
  'RECURRING_RECENTLY_CANCELED',
] as const
export type RecurrenceStatus = (typeof RecurrenceStatus)[number]
