/** Field sets of a member. Wire: `members.members`, Set. */
export const MemberFieldset = ['PUBLIC', 'EXTENDED', 'FULL'] as const
export type MemberFieldset = (typeof MemberFieldset)[number]
