/** What a list of RSVPs is narrowed to. Wire: `events.rsvp`, RsvpTag. */
export const RsvpTag = ['FULLY_CHECKED_IN', 'NOT_FULLY_CHECKED_IN', 'MEMBER'] as const
export type RsvpTag = (typeof RsvpTag)[number]
