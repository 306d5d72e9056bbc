// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type CreateStaffRoleRefusal = 'STAFF_ROLE_EXISTS' | 'LIMIT_REACHED' | 'PERMISSION_DENIED'

export interface CreateStaffRoleRequest {
  name: string
  scopes: Array<'catalog.read' | 'catalog.write' | 'inventory.read' | 'inventory.write' | 'carts.read' | 'carts.write' | 'orders.read' | 'orders.write' | 'events.read' | 'events.write' | 'guests.read' | 'guests.write' | 'members.read' | 'members.write' | 'settings.read' | 'settings.write'>
}

export interface CreateStaffRoleResponse {
  role: Role
}

export type DeleteStaffRoleRefusal = 'STAFF_ROLE_NOT_FOUND' | 'STAFF_ROLE_IN_USE' | 'PERMISSION_DENIED'

export interface DeleteStaffRoleRequest {
  id: string
  moveTo?: string
}

export type DeleteStaffRoleResponse = Record<never, never>

export type ListStaffRolesRefusal = never

export type ListStaffRolesRequest = Record<never, never>

export interface ListStaffRolesResponse {
  roles: Role[]
}

export interface Role {
  id: string
  name: string
  builtIn: boolean
  scopes: Array<'catalog.read' | 'catalog.write' | 'inventory.read' | 'inventory.write' | 'carts.read' | 'carts.write' | 'orders.read' | 'orders.write' | 'events.read' | 'events.write' | 'guests.read' | 'guests.write' | 'members.read' | 'members.write' | 'settings.read' | 'settings.write'>
  users: number
  revision?: string
  createdDate?: Date
  updatedDate?: Date
}

export type UpdateStaffRoleRefusal = 'STAFF_ROLE_NOT_FOUND' | 'STAFF_ROLE_EXISTS' | 'STALE_REVISION' | 'PERMISSION_DENIED'

export interface UpdateStaffRoleRequest {
  id: string
  revision?: string
  name?: string
  scopes?: Array<'catalog.read' | 'catalog.write' | 'inventory.read' | 'inventory.write' | 'carts.read' | 'carts.write' | 'orders.read' | 'orders.write' | 'events.read' | 'events.write' | 'guests.read' | 'guests.write' | 'members.read' | 'members.write' | 'settings.read' | 'settings.write'>
}

export interface UpdateStaffRoleResponse {
  role: Role
}

/** Module `fairground.staff-roles`. */
export const staffRoles = {
  /** Every role that a user may be given: those that every site has, then the site’s own by name. */
  listStaffRoles: call<ListStaffRolesRequest, ListStaffRolesResponse, ListStaffRolesRefusal>('GET', '/fairground/v1/staff/roles', { values: { roles: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Makes a role of some of the caller’s own scopes. */
  createStaffRole: call<CreateStaffRoleRequest, CreateStaffRoleResponse, CreateStaffRoleRefusal>('POST', '/fairground/v1/staff/roles', { values: { role: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Renames a role of the site, or changes what it may do: for everybody who has it, from their next request on. */
  updateStaffRole: call<UpdateStaffRoleRequest, UpdateStaffRoleResponse, UpdateStaffRoleRefusal>('PATCH', '/fairground/v1/staff/roles/{id}', { values: { role: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a role of the site. Where somebody has it, another role for them is named, or it stays. */
  deleteStaffRole: call<DeleteStaffRoleRequest, DeleteStaffRoleResponse, DeleteStaffRoleRefusal>('DELETE', '/fairground/v1/staff/roles/{id}'),
}
