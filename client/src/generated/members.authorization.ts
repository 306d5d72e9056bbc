// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type AssignRoleRefusal = 'MEMBER_NOT_FOUND' | 'ROLE_DOES_NOT_EXIST' | 'MEMBER_BLOCKED'

export interface AssignRoleRequest {
  memberId: string
  roleKey: string
}

export interface AssignRoleResponse {
  roleKey: string
}

export type GetRolesRefusal = 'MEMBER_NOT_FOUND'

export interface GetRolesRequest {
  memberId: string
}

export interface GetRolesResponse {
  roles: Role[]
}

export interface MemberRole {
  roles: Role[]
}

export interface Query {
  filter?: Record<string, unknown>
}

export type QueryRolesRefusal = never

export interface QueryRolesRequest {
  query?: Query
}

export interface QueryRolesResponse {
  rolesByMemberId: Record<string, MemberRole>
}

export interface Role {
  roleKey: string
  title: string
}

export type UnassignRoleRefusal = 'MEMBER_NOT_FOUND'

export interface UnassignRoleRequest {
  memberId: string
  roleKey: string
}

export interface UnassignRoleResponse {
  roleKey: string
}

/** Module `members.authorization`. */
export const authorization = {
  /** Gives a member a role. */
  assignRole: call<AssignRoleRequest, AssignRoleResponse, AssignRoleRefusal>('POST', '/members/v1/roles/members/{memberId}'),
  /** Takes a role from a member. A key that is no role is a violation with `data.code` INVALID_ROLE. */
  unassignRole: call<UnassignRoleRequest, UnassignRoleResponse, UnassignRoleRefusal>('DELETE', '/members/v1/roles/members/{memberId}'),
  /** Roles of one member. A member sees their own. */
  getRoles: call<GetRolesRequest, GetRolesResponse, GetRolesRefusal>('GET', '/members/v1/roles/members/{memberId}'),
  /** Roles by member, filtered by `memberId` or `roleKey`: of the first 1,000 members who have some. */
  queryRoles: call<QueryRolesRequest, QueryRolesResponse, QueryRolesRefusal>('POST', '/members/v1/roles/members/query'),
}
