import type { StaffRole } from '@fairground/contract/enumerations/staff.ts'
import { Scope } from '@fairground/contract/enumerations/staff.ts'

const reads = Scope.filter((scope) => scope.endsWith('.read') && scope !== 'settings.read')

/**
 * Scopes of each role; `.write` includes `.read`. Our choice: a door worker sees guests and no orders, an analyst changes nothing,
 * a developer has the settings (keys, apps, users) but sells nothing, and a manager has everything but the settings.
 */
export const roleScopes: Readonly<Record<StaffRole, readonly Scope[]>> = {
  owner: Scope,
  manager: Scope.filter((scope) => !scope.startsWith('settings.')),
  catalogue: ['catalog.read', 'catalog.write', 'inventory.read', 'inventory.write', 'orders.read'],
  orders: ['catalog.read', 'inventory.read', 'carts.write', 'orders.write', 'guests.read', 'members.read'],
  events: ['events.write', 'guests.write', 'orders.read', 'members.read'],
  door: ['events.read', 'guests.write'],
  analyst: reads,
  developer: [...reads, 'settings.read', 'settings.write'],
}

export const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  catalogue: 'Catalogue',
  orders: 'Orders',
  events: 'Events',
  door: 'Door',
  analyst: 'Analyst',
  developer: 'Developer',
}

export const isBuiltIn = (role: string): role is StaffRole => Object.hasOwn(roleScopes, role)

/** A role of the site may not be called as a built-in one is, in whatever case. */
export const isNameOfBuiltIn = (name: string): boolean =>
  Object.values(roleNames).some((one) => one.toLowerCase() === name.trim().toLowerCase())

/** Each scope once, in the order of `Scope`; reading is left out where writing stands, which includes it. */
export const tidyScopes = (scopes: readonly Scope[]): Scope[] =>
  Scope.filter(
    (scope) =>
      scopes.includes(scope) &&
      !(scope.endsWith('.read') && scopes.includes(scope.replace('.read', '.write') as Scope)), // the same area
  )

/** A scope among `wanted` that is not covered by those held; undefined when all are. Nobody grants what they do not have. */
export const lackingScope = (held: readonly Scope[], wanted: readonly Scope[]): Scope | undefined =>
  wanted.find((scope) => !held.includes(scope) && !held.includes(scope.replace('.read', '.write') as Scope)) // the same area

/** True when the site would be left without an owner if this one ceased to be one. */
export const isLastOwner = (ownerIds: readonly string[], userId: string): boolean =>
  ownerIds.includes(userId) && ownerIds.every((id) => id === userId)
