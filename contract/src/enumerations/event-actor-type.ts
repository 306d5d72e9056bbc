/** Who cancelled an event. Wire: `events.wix-events-v-2`, ActorType. */
export const EventActorType = ['USER', 'APP', 'SYSTEM'] as const
export type EventActorType = (typeof EventActorType)[number]
