/** State of an access code at this moment. Ours: `fairground.ticket-access`. */
export const AccessCodeStatus = ['SCHEDULED', 'OPEN', 'USED_UP', 'ENDED'] as const
export type AccessCodeStatus = (typeof AccessCodeStatus)[number]
