import type { ReminderTime } from '@fairground/contract/enumerations/events.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** Minutes before the start of an event at which its reminder goes out; null: at once. */
export const reminderLeadMinutes = {
  INSTANT: null,
  BEFORE_30_MINUTES: 30,
  BEFORE_1_HOUR: HOUR,
  BEFORE_2_HOURS: 2 * HOUR,
  BEFORE_1_DAY: DAY,
  BEFORE_3_DAYS: 3 * DAY,
  BEFORE_1_WEEK: 7 * DAY,
} as const satisfies Record<ReminderTime, number | null>
