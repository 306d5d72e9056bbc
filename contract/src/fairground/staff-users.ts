import Type from 'typebox'
import { Scope, StaffRole } from '../enumerations/staff.ts'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, list, named, namePart, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.staff-users'

/** The key of a built-in role, or the id of one that the site made (`fairground.staff-roles`). */
export const RoleKey = text(36, {
  pattern: `^(${StaffRole.join('|')}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$`,
})

const StaffAccount = named(
  'StaffAccount',
  Type.Object({
    id: Guid,
    email: Type.String(),
    name: Type.String(),
    /** The key of a built-in role, or the id of one that the site made. */
    role: Type.String(),
    roleName: Type.String(),
    scopes: Type.Array(oneOf(Scope)),
    createdDate: Timestamp,
    /** Issuers of the providers that they have signed in with. */
    signInProviders: list(Type.String(), 20),
    /** Absent until the invitation is taken. */
    lastSignInDate: optional(Timestamp),
  }),
)

export const listStaffUsers = operation({
  module,
  name: 'listStaffUsers',
  summary: 'Everybody who may sign in to the admin, in the order they came.',
  method: 'GET',
  path: '/fairground/v1/staff/users',
  who: admin('settings.read'),
  request: Type.Object({}),
  response: Type.Object({ users: Type.Array(StaffAccount) }),
  refusals: [],
})

export const inviteStaffUser = operation({
  module,
  name: 'inviteStaffUser',
  summary: 'Adds a user with some of the caller’s own scopes and mails a link that signs in once, within seven days.',
  method: 'POST',
  path: '/fairground/v1/staff/users',
  who: admin('settings.write'),
  request: Type.Object({
    email: Type.String({ format: 'email', maxLength: 254 }),
    name: optional(namePart(100)),
    role: RoleKey,
  }),
  response: Type.Object({ user: StaffAccount }),
  refusals: ['STAFF_USER_EXISTS', 'STAFF_ROLE_NOT_FOUND', 'LIMIT_REACHED', 'PERMISSION_DENIED'],
})

export const changeStaffRole = operation({
  module,
  name: 'changeStaffRole',
  summary: 'Gives a user another role, from their next request on. The site keeps an owner.',
  method: 'PATCH',
  path: '/fairground/v1/staff/users/{id}',
  who: admin('settings.write'),
  request: Type.Object({ id: Guid, role: RoleKey }),
  response: Type.Object({ user: StaffAccount }),
  refusals: ['STAFF_USER_NOT_FOUND', 'STAFF_ROLE_NOT_FOUND', 'LAST_OWNER', 'PERMISSION_DENIED'],
})

export const removeStaffUser = operation({
  module,
  name: 'removeStaffUser',
  summary: 'Removes a user; their sessions and sign-in links end at once. The site keeps an owner.',
  method: 'DELETE',
  path: '/fairground/v1/staff/users/{id}',
  who: admin('settings.write'),
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['STAFF_USER_NOT_FOUND', 'LAST_OWNER', 'PERMISSION_DENIED'],
})

export const forgetSignInProviders = operation({
  module,
  name: 'forgetSignInProviders',
  summary:
    'For a user whose account at a provider is another one now: the next who comes from there with their verified address is they. Their sessions end.',
  method: 'POST',
  path: '/fairground/v1/staff/users/{id}/forget-sign-in-providers',
  who: admin('settings.write'),
  request: Type.Object({ id: Guid }),
  response: Type.Object({ user: StaffAccount }),
  refusals: ['STAFF_USER_NOT_FOUND', 'PERMISSION_DENIED'],
})

export const operations = [
  listStaffUsers,
  inviteStaffUser,
  changeStaffRole,
  removeStaffUser,
  forgetSignInProviders,
] as const
