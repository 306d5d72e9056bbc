import Type from 'typebox'
import { Scope } from '../enumerations/staff.ts'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, list, named, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'
import { RoleKey } from './staff-users.ts'

const module = 'fairground.staff-roles'

const Role = named(
  'Role',
  Type.Object({
    /** The key of a built-in role, or the id of one that the site made. */
    id: Type.String(),
    name: Type.String(),
    builtIn: Type.Boolean(),
    scopes: Type.Array(oneOf(Scope)),
    /** Number of users who have it. */
    users: Type.Integer({ minimum: 0 }),
    /** Revision of the site's own roles. */
    revision: optional(Type.String()),
    createdDate: optional(Timestamp),
    updatedDate: optional(Timestamp),
  }),
)

const name = text(60, { minLength: 1 })
const One = Type.Object({ role: Role })

export const listStaffRoles = operation({
  module,
  name: 'listStaffRoles',
  summary: 'Every role that a user may be given: those that every site has, then the site’s own by name.',
  method: 'GET',
  path: '/fairground/v1/staff/roles',
  who: admin('settings.read'),
  request: Type.Object({}),
  response: Type.Object({ roles: Type.Array(Role) }),
  refusals: [],
})

export const createStaffRole = operation({
  module,
  name: 'createStaffRole',
  summary: 'Makes a role of some of the caller’s own scopes.',
  method: 'POST',
  path: '/fairground/v1/staff/roles',
  who: admin('settings.write'),
  request: Type.Object({ name, scopes: list(oneOf(Scope), Scope.length, 1) }),
  response: One,
  refusals: ['STAFF_ROLE_EXISTS', 'LIMIT_REACHED', 'PERMISSION_DENIED'],
})

export const updateStaffRole = operation({
  module,
  name: 'updateStaffRole',
  summary:
    'Renames a role of the site, or changes what it may do: for everybody who has it, from their next request on.',
  method: 'PATCH',
  path: '/fairground/v1/staff/roles/{id}',
  who: admin('settings.write'),
  request: Type.Object({
    id: Guid,
    /** The one that was looked at: another one is refused. */
    revision: optional(Revision),
    name: optional(name),
    scopes: optional(list(oneOf(Scope), Scope.length, 1)),
  }),
  response: One,
  refusals: ['STAFF_ROLE_NOT_FOUND', 'STAFF_ROLE_EXISTS', 'STALE_REVISION', 'PERMISSION_DENIED'],
})

export const deleteStaffRole = operation({
  module,
  name: 'deleteStaffRole',
  summary: 'Deletes a role of the site. Where somebody has it, another role for them is named, or it stays.',
  method: 'DELETE',
  path: '/fairground/v1/staff/roles/{id}',
  who: admin('settings.write'),
  request: Type.Object({ id: Guid, moveTo: optional(RoleKey) }),
  response: Empty,
  refusals: ['STAFF_ROLE_NOT_FOUND', 'STAFF_ROLE_IN_USE', 'PERMISSION_DENIED'],
})

export const operations = [listStaffRoles, createStaffRole, updateStaffRole, deleteStaffRole] as const
