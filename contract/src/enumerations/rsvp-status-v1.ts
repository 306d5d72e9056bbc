/** Answer of a guest as generation 1 spells it. Wire: `events.rsvp`, RsvpStatus. */
export const RsvpStatusV1 = ['YES', 'NO', 'WAITING'] as const
export type RsvpStatusV1 = (typeof RsvpStatusV1)[number]
