/** States of an event category. Wire: `events.categories`, State. */
export const EventCategoryState = ['MANUAL', 'AUTO', 'RECURRING_EVENT', 'HIDDEN'] as const
export type EventCategoryState = (typeof EventCategoryState)[number]
