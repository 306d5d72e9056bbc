/** What made a person a guest. Wire: `events.guests`, GuestType. */
export const GuestType = ['RSVP', 'BUYER', 'TICKET_HOLDER'] as const
export type GuestType = (typeof GuestType)[number]
