/** Role of a staff user; `domain/src/staff/roles.ts` says what each may do. */
export const StaffRole = ['owner', 'manager', 'catalogue', 'orders', 'events', 'door', 'analyst', 'developer'] as const
export type StaffRole = (typeof StaffRole)[number]

/** Permission areas of staff users and API keys. `.write` includes `.read`. */
export const Scope = [
  'catalog.read',
  'catalog.write',
  'inventory.read',
  'inventory.write',
  'carts.read',
  'carts.write',
  'orders.read',
  'orders.write',
  'events.read',
  'events.write',
  'guests.read',
  'guests.write',
  'members.read',
  'members.write',
  'settings.read',
  'settings.write',
] as const
export type Scope = (typeof Scope)[number]
