/** How guests register. Wire: `events.wix-events-v-2`, RegistrationTypeType. */
export const RegistrationType = ['RSVP', 'TICKETING', 'EXTERNAL', 'NONE'] as const
export type RegistrationType = (typeof RegistrationType)[number]
