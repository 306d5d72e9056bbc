/** Kind of an online conference. Wire: `events.wix-events-v-2`, ConferenceTypeType. */
export const ConferenceType = ['MEETING', 'WEBINAR'] as const
export type ConferenceType = (typeof ConferenceType)[number]
