/** Answer of a guest. Wire: `events.rsvp-v-2`, RsvpStatus. */
export const RsvpStatus = ['YES', 'NO', 'WAITLIST'] as const
export type RsvpStatus = (typeof RsvpStatus)[number]
