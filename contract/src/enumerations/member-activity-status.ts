/** Whether a member may write. Wire: `members.members`, ActivityStatusStatus. */
export const MemberActivityStatus = ['UNKNOWN', 'ACTIVE', 'MUTED'] as const
export type MemberActivityStatus = (typeof MemberActivityStatus)[number]
