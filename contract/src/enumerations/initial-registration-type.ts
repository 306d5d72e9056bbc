/** How guests register, as chosen at creation. Wire: `events.wix-events-v-2`, InitialRegistrationTypeType. */
export const InitialRegistrationType = ['RSVP', 'TICKETING'] as const
export type InitialRegistrationType = (typeof InitialRegistrationType)[number]
