/** Field sets of an event. Wire: `events.wix-events-v-2`, RequestedFields. */
export const EventRequestedField = [
  'DETAILS',
  'TEXTS',
  'REGISTRATION',
  'URLS',
  'FORM',
  'DASHBOARD',
  'FEED',
  'ONLINE_CONFERENCING_SESSION',
  'SEO_SETTINGS',
  'AGENDA',
  'CATEGORIES',
] as const
export type EventRequestedField = (typeof EventRequestedField)[number]
