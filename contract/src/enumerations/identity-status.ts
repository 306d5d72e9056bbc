/** State of an identity. Wire: `identity.authentication`, StatusName. */
export const IdentityStatus = ['UNKNOWN_STATUS', 'PENDING', 'ACTIVE', 'DELETED', 'BLOCKED', 'OFFLINE'] as const
export type IdentityStatus = (typeof IdentityStatus)[number]
