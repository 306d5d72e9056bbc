// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { PagingMetadataV2, QueryV2 } from './shapes.ts'

export type { CursorPaging, Paging, PagingMetadataV2, QueryV2, Sorting } from './shapes.ts'

export type AccessStaffMemberRefusal = 'STAFF_MEMBER_NOT_FOUND' | 'STAFF_MEMBER_SUSPENDED'

export interface AccessStaffMemberRequest {
  accessToken: string
}

export interface AccessStaffMemberResponse {
  staffMember: StaffMember
}

export type AllEvents = Record<never, never>

export type CreateStaffMemberRefusal = 'EVENT_NOT_FOUND' | 'LIMIT_REACHED'

export interface CreateStaffMemberRequest {
  staffMember: NewStaffMember
}

export interface CreateStaffMemberResponse {
  staffMember: StaffMember
}

export type DeleteStaffMemberRefusal = 'STAFF_MEMBER_NOT_FOUND'

export interface DeleteStaffMemberRequest {
  staffMemberId: string
}

export type DeleteStaffMemberResponse = Record<never, never>

export type GetStaffMemberRefusal = 'STAFF_MEMBER_NOT_FOUND'

export interface GetStaffMemberRequest {
  staffMemberId: string
  fieldsets?: Array<'LOGIN_LINK'>
}

export interface GetStaffMemberResponse {
  staffMember: StaffMember
}

export type JoinStaffMemberRefusal = 'STAFF_MEMBER_NOT_FOUND' | 'STAFF_MEMBER_SUSPENDED'

export interface JoinStaffMemberRequest {
  joinToken: string
}

export interface JoinStaffMemberResponse {
  staffMember: StaffMember
  accessToken: string
  deviceId: string
}

export type LoginStaffMemberRefusal = 'STAFF_MEMBER_NOT_FOUND' | 'STAFF_MEMBER_SUSPENDED'

export interface LoginStaffMemberRequest {
  loginToken: string
}

export interface LoginStaffMemberResponse {
  staffMember: StaffMember
  accessToken: string
  deviceId: string
}

export interface NewStaffMember {
  name: string
  allEvents?: AllEvents
  specificEvents?: SpecificEvents
  status?: 'PENDING' | 'HAS_ACCESS' | 'ACCESS_PAUSED'
  permissions?: Array<'CHECK_IN_GUESTS' | 'READ_ANALYTICS' | 'READ_GUEST_FORM'>
}

export type QueryStaffMembersRefusal = never

export interface QueryStaffMembersRequest {
  query?: QueryV2
  fieldsets?: Array<'LOGIN_LINK'>
}

export interface QueryStaffMembersResponse {
  staffMembers: StaffMember[]
  pagingMetadata: PagingMetadataV2
}

export interface SpecificEvents {
  events: string[]
}

export interface StaffMember {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  name: string
  status: 'PENDING' | 'HAS_ACCESS' | 'ACCESS_PAUSED'
  permissions: Array<'CHECK_IN_GUESTS' | 'READ_ANALYTICS' | 'READ_GUEST_FORM'>
  allEvents?: AllEvents
  specificEvents?: SpecificEvents
  loginLink?: string
}

export interface StaffMemberChanges {
  id: string
  revision: string
  name?: string
  allEvents?: AllEvents
  specificEvents?: SpecificEvents
  status?: 'PENDING' | 'HAS_ACCESS' | 'ACCESS_PAUSED'
  permissions?: Array<'CHECK_IN_GUESTS' | 'READ_ANALYTICS' | 'READ_GUEST_FORM'>
}

export type UpdateStaffMemberRefusal = 'STAFF_MEMBER_NOT_FOUND' | 'STALE_REVISION' | 'EVENT_NOT_FOUND'

export interface UpdateStaffMemberRequest {
  staffMember: StaffMemberChanges
}

export interface UpdateStaffMemberResponse {
  staffMember: StaffMember
}

/** Module `events.staff-members`. */
export const staffMembers = {
  /** Adds a member of the door staff: somebody who checks guests in by a link, without an account. */
  createStaffMember: call<CreateStaffMemberRequest, CreateStaffMemberResponse, CreateStaffMemberRefusal>('POST', '/events/v1/staff-members', { values: { staffMember: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One member of the door staff. */
  getStaffMember: call<GetStaffMemberRequest, GetStaffMemberResponse, GetStaffMemberRefusal>('GET', '/events/v1/staff-members/{staffMemberId}', { fallback: '', values: { staffMember: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes a member of the door staff, in what is present. It counts for devices that are in already. */
  updateStaffMember: call<UpdateStaffMemberRequest, UpdateStaffMemberResponse, UpdateStaffMemberRefusal>('PATCH', '/events/v1/staff-members/{staffMember.id}', { values: { staffMember: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a member of the door staff: their link and their devices open nothing any more. */
  deleteStaffMember: call<DeleteStaffMemberRequest, DeleteStaffMemberResponse, DeleteStaffMemberRefusal>('DELETE', '/events/v1/staff-members/{staffMemberId}'),
  /** Door staff that match a filter (id, name, status, createdDate, updatedDate), by name unless sorted. */
  queryStaffMembers: call<QueryStaffMembersRequest, QueryStaffMembersResponse, QueryStaffMembersRefusal, StaffMember>('POST', '/events/v1/staff-members/query', { values: { staffMembers: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'staffMembers', metadata: 'pagingMetadata' } }),
  /** Lets a device in by the token of the link. Of earlier clients: `loginStaffMember` does the same. */
  joinStaffMember: call<JoinStaffMemberRequest, JoinStaffMemberResponse, JoinStaffMemberRefusal>('POST', '/events/v1/staff-members/join', { values: { staffMember: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Lets a device in by the token of the link. A member has at most 20 devices; the one that was longest away goes. */
  loginStaffMember: call<LoginStaffMemberRequest, LoginStaffMemberResponse, LoginStaffMemberRefusal>('POST', '/events/v1/staff-members/login', { values: { staffMember: { createdDate: 'date', updatedDate: 'date' } } }),
  /** The member of the door staff whose device has this access token. It ends after 30 days without use. */
  accessStaffMember: call<AccessStaffMemberRequest, AccessStaffMemberResponse, AccessStaffMemberRefusal>('POST', '/events/v1/staff-members/access', { values: { staffMember: { createdDate: 'date', updatedDate: 'date' } } }),
}
