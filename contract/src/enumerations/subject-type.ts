/** Whose a token is. Wire: `identity.oauth`, SubjectType; spec section 6. */
export const SubjectType = ['APP', 'USER', 'MEMBER', 'VISITOR', 'UNKNOWN'] as const
export type SubjectType = (typeof SubjectType)[number]
