/** Which answers a guest may give. Wire: `events.wix-events-v-2`, ResponseType. */
export const RsvpResponseType = ['YES_ONLY', 'YES_AND_NO'] as const
export type RsvpResponseType = (typeof RsvpResponseType)[number]
