/** State of an access code at this moment. Ours: `fairground.ticket-access`. */
export const AccessCodeStatus = ['SCHEDULED', 'OPEN', 'USED_UP', 'ENDED'] as const
export type AccessCodeStatus = (typeof AccessCodeStatus)[number]

/** State of a price tier at this moment. Ours: `events.ticket-definitions-v-2`. */
export const PriceTierState = ['CURRENT', 'COMING', 'OVER'] as const
export type PriceTierState = (typeof PriceTierState)[number]
