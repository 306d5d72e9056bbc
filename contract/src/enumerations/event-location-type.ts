/** Where an event takes place. Wire: `events.wix-events-v-2`, LocationType. */
export const EventLocationType = ['VENUE', 'ONLINE'] as const
export type EventLocationType = (typeof EventLocationType)[number]
