/** State of a member. Wire: `members.members`, Status. */
export const MemberStatus = ['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
export type MemberStatus = (typeof MemberStatus)[number]
