/** How guests register, as generation 1 spells it. Wire: `events.forms`, EventType. */
export const EventTypeV1 = ['NA_EVENT_TYPE', 'RSVP', 'TICKETS', 'EXTERNAL', 'NO_REGISTRATION'] as const
export type EventTypeV1 = (typeof EventTypeV1)[number]
