/** Kinds of caller. Wire: `ecom.tips`, IdentityType. */
export const IdentityType = ['UNKNOWN', 'ANONYMOUS_VISITOR', 'MEMBER', 'WIX_USER', 'APP'] as const
export type IdentityType = (typeof IdentityType)[number]
