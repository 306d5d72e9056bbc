/** Whether guests can register at this moment, as generation 1 spells it. Wire: `events.forms`, RegistrationStatus. */
export const RegistrationStatusV1 = [
  'NA_REGISTRATION_STATUS',
  'CLOSED',
  'CLOSED_MANUALLY',
  'OPEN_RSVP',
  'OPEN_RSVP_WAITLIST',
  'OPEN_TICKETS',
  'OPEN_EXTERNAL',
  'SCHEDULED_RSVP',
] as const
export type RegistrationStatusV1 = (typeof RegistrationStatusV1)[number]
