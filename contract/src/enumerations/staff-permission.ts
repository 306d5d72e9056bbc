/** What a door person may do. Wire: `events.staff-members`, Permission. */
export const StaffPermission = [
  'CHECK_IN_GUESTS',
  'SELL_TICKETS',
  'ADD_GUESTS',
  'READ_ANALYTICS',
  'READ_GUEST_FORM',
] as const
export type StaffPermission = (typeof StaffPermission)[number]
