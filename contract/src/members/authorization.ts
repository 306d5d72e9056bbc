import Type, { type Static } from 'typebox'
import { addresses } from '../addresses.ts'
import { admin, operation, own } from '../operation.ts'
import { Filter } from '../paging.ts'
import { Guid, list, named, optional, text } from '../scalars.ts'

const module = 'members.authorization'
const at = addresses({ api: '/members', site: '/_api/members' })

export const Role = named('Role', Type.Object({ roleKey: Type.String(), title: Type.String() }))

/**
 * The roles that every site has. They tell a site's own pages who somebody is among the members; they open no operation
 * here. Administration is the staff's, by permissions of its own.
 */
export const memberRoles: readonly Static<typeof Role>[] = [
  { roleKey: 'MODERATOR', title: 'Moderator' },
  { roleKey: 'EDITOR', title: 'Editor' },
  { roleKey: 'WRITER', title: 'Writer' },
  { roleKey: 'SUPPORTER', title: 'Supporter' },
  { roleKey: 'GUEST_OF_HONOUR', title: 'Guest of honour' },
]

const RoleKey = text(100, { minLength: 1 })

export const assignRole = operation({
  module,
  name: 'assignRole',
  summary: 'Gives a member a role.',
  method: 'POST',
  ...at('/v1/roles/members/{memberId}'),
  who: admin('members.write'),
  request: Type.Object({ memberId: Guid, roleKey: RoleKey }),
  response: Type.Object({ roleKey: Type.String() }),
  refusals: ['MEMBER_NOT_FOUND', 'ROLE_DOES_NOT_EXIST', 'MEMBER_BLOCKED'],
})

export const unassignRole = operation({
  module,
  name: 'unassignRole',
  summary: 'Takes a role from a member. A key that is no role is a violation with `data.code` INVALID_ROLE.',
  method: 'DELETE',
  ...at('/v1/roles/members/{memberId}'),
  who: admin('members.write'),
  request: Type.Object({ memberId: Guid, roleKey: RoleKey }),
  response: Type.Object({ roleKey: Type.String() }),
  refusals: ['MEMBER_NOT_FOUND'],
})

export const getRoles = operation({
  module,
  name: 'getRoles',
  summary: 'Roles of one member. A member sees their own.',
  method: 'GET',
  ...at('/v1/roles/members/{memberId}'),
  who: own('members.read'),
  request: Type.Object({ memberId: Guid }),
  response: Type.Object({ roles: list(Role, 100) }),
  refusals: ['MEMBER_NOT_FOUND'],
})

export const queryRoles = operation({
  module,
  name: 'queryRoles',
  summary: 'Roles by member, filtered by `memberId` or `roleKey`: of the first 1,000 members who have some.',
  method: 'POST',
  ...at('/v1/roles/members/query'),
  who: admin('members.read'),
  request: Type.Object({ query: optional(named('Query', Type.Object({ filter: optional(Filter) }))) }),
  response: Type.Object({
    rolesByMemberId: Type.Record(Type.String(), named('MemberRole', Type.Object({ roles: list(Role, 100) }))),
  }),
  refusals: [],
})

export const operations = [assignRole, unassignRole, getRoles, queryRoles] as const
