/** State of an event as generation 1 spells it. Wire: `events.forms`, EventStatus. */
export const EventStatusV1 = ['SCHEDULED', 'STARTED', 'ENDED', 'CANCELED'] as const
export type EventStatusV1 = (typeof EventStatusV1)[number]
