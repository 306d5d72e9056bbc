/** Access of a door person. Wire: `events.staff-members`, Status. */
export const StaffMemberStatus = ['PENDING', 'HAS_ACCESS', 'ACCESS_PAUSED'] as const
export type StaffMemberStatus = (typeof StaffMemberStatus)[number]
