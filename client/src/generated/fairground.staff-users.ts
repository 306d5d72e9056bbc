// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type ChangeStaffRoleRefusal = 'STAFF_USER_NOT_FOUND' | 'STAFF_ROLE_NOT_FOUND' | 'LAST_OWNER' | 'PERMISSION_DENIED'

export interface ChangeStaffRoleRequest {
  id: string
  role: string
}

export interface ChangeStaffRoleResponse {
  user: StaffAccount
}

export type ForgetSignInProvidersRefusal = 'STAFF_USER_NOT_FOUND' | 'PERMISSION_DENIED'

export interface ForgetSignInProvidersRequest {
  id: string
}

export interface ForgetSignInProvidersResponse {
  user: StaffAccount
}

export type InviteStaffUserRefusal = 'STAFF_USER_EXISTS' | 'STAFF_ROLE_NOT_FOUND' | 'LIMIT_REACHED' | 'PERMISSION_DENIED'

export interface InviteStaffUserRequest {
  email: string
  name?: string
  role: string
}

export interface InviteStaffUserResponse {
  user: StaffAccount
}

export type ListStaffUsersRefusal = never

export type ListStaffUsersRequest = Record<never, never>

export interface ListStaffUsersResponse {
  users: StaffAccount[]
}

export type RemoveStaffUserRefusal = 'STAFF_USER_NOT_FOUND' | 'LAST_OWNER' | 'PERMISSION_DENIED'

export interface RemoveStaffUserRequest {
  id: string
}

export type RemoveStaffUserResponse = Record<never, never>

export interface StaffAccount {
  id: string
  email: string
  name: string
  role: string
  roleName: string
  scopes: Array<'catalog.read' | 'catalog.write' | 'inventory.read' | 'inventory.write' | 'carts.read' | 'carts.write' | 'orders.read' | 'orders.write' | 'events.read' | 'events.write' | 'guests.read' | 'guests.write' | 'members.read' | 'members.write' | 'settings.read' | 'settings.write'>
  createdDate: Date
  signInProviders: string[]
  lastSignInDate?: Date
}

/** Module `fairground.staff-users`. */
export const staffUsers = {
  /** Everybody who may sign in to the admin, in the order they came. */
  listStaffUsers: call<ListStaffUsersRequest, ListStaffUsersResponse, ListStaffUsersRefusal>('GET', '/fairground/v1/staff/users', { values: { users: { createdDate: 'date', lastSignInDate: 'date' } } }),
  /** Adds a user with some of the caller’s own scopes and mails a link that signs in once, within seven days. */
  inviteStaffUser: call<InviteStaffUserRequest, InviteStaffUserResponse, InviteStaffUserRefusal>('POST', '/fairground/v1/staff/users', { values: { user: { createdDate: 'date', lastSignInDate: 'date' } } }),
  /** Gives a user another role, from their next request on. The site keeps an owner. */
  changeStaffRole: call<ChangeStaffRoleRequest, ChangeStaffRoleResponse, ChangeStaffRoleRefusal>('PATCH', '/fairground/v1/staff/users/{id}', { values: { user: { createdDate: 'date', lastSignInDate: 'date' } } }),
  /** Removes a user; their sessions and sign-in links end at once. The site keeps an owner. */
  removeStaffUser: call<RemoveStaffUserRequest, RemoveStaffUserResponse, RemoveStaffUserRefusal>('DELETE', '/fairground/v1/staff/users/{id}'),
  /** For a user whose account at a provider is another one now: the next who comes from there with their verified address is they. Their sessions end. */
  forgetSignInProviders: call<ForgetSignInProvidersRequest, ForgetSignInProvidersResponse, ForgetSignInProvidersRefusal>('POST', '/fairground/v1/staff/users/{id}/forget-sign-in-providers', { values: { user: { createdDate: 'date', lastSignInDate: 'date' } } }),
}
