/** State of an agenda item. Wire: `events.schedule`, ScheduleStatus. */
export const ScheduleItemStatus = ['SCHEDULED', 'CANCELED'] as const
export type ScheduleItemStatus = (typeof ScheduleItemStatus)[number]
