import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { StaffRole } from '@fairground/contract/enumerations/staff.ts'
import { expect, test } from 'vitest'
import { isBuiltIn, isLastOwner, isNameOfBuiltIn, lackingScope, roleNames, roleScopes, tidyScopes } from './roles.ts'

const can = (role: StaffRole, scope: Scope): boolean => lackingScope(roleScopes[role], [scope]) === undefined

test.for([
  ['catalog.write', ['owner', 'manager', 'catalogue']],
  ['inventory.write', ['owner', 'manager', 'catalogue']],
  ['orders.write', ['owner', 'manager', 'orders']],
  ['orders.read', ['owner', 'manager', 'catalogue', 'orders', 'events', 'analyst', 'developer']],
  ['events.write', ['owner', 'manager', 'events']],
  ['guests.write', ['owner', 'manager', 'events', 'door']],
  ['members.write', ['owner', 'manager']],
  ['settings.read', ['owner', 'developer']],
  ['settings.write', ['owner', 'developer']],
] as const)('%s is for %s', ([scope, roles]) => {
  expect(StaffRole.filter((role) => can(role, scope))).toEqual(roles)
})

test('only an owner can grant the role of an owner', () => {
  expect(StaffRole.filter((role) => lackingScope(roleScopes[role], roleScopes.owner) === undefined)).toEqual(['owner'])
})

test('a role names each scope once', () => {
  for (const scopes of Object.values(roleScopes)) expect(new Set(scopes).size).toBe(scopes.length)
})

test.for([
  ['nothing wanted', [], [], undefined],
  ['the same', ['orders.read'], ['orders.read'], undefined],
  ['reading, by who may write', ['orders.write'], ['orders.read'], undefined],
  ['writing, by who may read', ['orders.read'], ['orders.write'], 'orders.write'],
  ['another area', ['orders.write'], ['orders.read', 'events.read'], 'events.read'],
] as const)('%s', ([, held, wanted, lacking]) => {
  expect(lackingScope(held, wanted)).toBe(lacking)
})

test.for([
  ['the only one', ['a'], 'a', true],
  ['one of two', ['a', 'b'], 'a', false],
  ['no owner at all', ['a'], 'b', false],
] as const)('the last owner: %s', ([, owners, user, last]) => {
  expect(isLastOwner(owners, user)).toBe(last)
})

test('every built-in role has a name that the site’s own roles may not have', () => {
  expect(Object.keys(roleNames)).toEqual([...StaffRole])
  expect(StaffRole.every(isBuiltIn)).toBe(true)
  expect(isBuiltIn('toString')).toBe(false)
  expect(['Owner', ' owner ', 'OWNER', 'Owners'].map(isNameOfBuiltIn)).toEqual([true, true, true, false])
})

test.for([
  ['writing includes reading', ['orders.read', 'orders.write'], ['orders.write']],
  ['each once, in one order', ['events.read', 'orders.read', 'events.read'], ['orders.read', 'events.read']],
  ['nothing', [], []],
] as const)('scopes of a role: %s', ([, scopes, tidy]) => {
  expect(tidyScopes(scopes)).toEqual(tidy)
})
