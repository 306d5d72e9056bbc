/** Publication of an agenda item. Wire: `events.schedule`, StateFilter. */
export const ScheduleItemState = ['PUBLISHED', 'DRAFT', 'VISIBLE', 'HIDDEN'] as const
export type ScheduleItemState = (typeof ScheduleItemState)[number]
