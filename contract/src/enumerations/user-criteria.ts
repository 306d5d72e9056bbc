/** Who may buy a product; said of none, everybody may. */
export const UserCriteria = ['MEMBERS_ONLY'] as const
export type UserCriteria = (typeof UserCriteria)[number]
