/** State of an event: by its time, or set. Wire: `events.wix-events-v-2`, Status. */
export const EventStatus = ['UPCOMING', 'STARTED', 'ENDED', 'CANCELED', 'DRAFT'] as const
export type EventStatus = (typeof EventStatus)[number]
