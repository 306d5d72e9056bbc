/** Who may register. Wire: `events.wix-events-v-2`, GuestTypeType. */
export const GuestRegistrationType = ['VISITOR_OR_MEMBER', 'MEMBER'] as const
export type GuestRegistrationType = (typeof GuestRegistrationType)[number]
