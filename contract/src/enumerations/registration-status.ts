/** Whether guests can register at this moment. The wire’s zero value UNKNOWN_REGISTRATION_STATUS is never answered. Wire: `events.wix-events-v-2`, RegistrationStatusStatus. */
export const RegistrationStatus = [
  'CLOSED_AUTOMATICALLY',
  'CLOSED_MANUALLY',
  'OPEN_RSVP',
  'OPEN_RSVP_WAITLIST_ONLY',
  'OPEN_TICKETS',
  'OPEN_EXTERNAL',
  'SCHEDULED_RSVP',
] as const
export type RegistrationStatus = (typeof RegistrationStatus)[number]
