/** When a reminder of an event is sent. Wire: `events.notifications`, EmailNotificationReminderTime. */
export const ReminderTime = [
  'INSTANT',
  'BEFORE_1_DAY',
  'BEFORE_3_DAYS',
  'BEFORE_1_WEEK',
  'BEFORE_1_HOUR',
  'BEFORE_30_MINUTES',
] as const
export type ReminderTime = (typeof ReminderTime)[number]
