// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { ApplicationError, BulkActionMetadata, Paging, PagingMetadata, Sorting, StreetAddress } from './shapes.ts'

export type { ApplicationError, BulkActionMetadata, Paging, PagingMetadata, Sorting, StreetAddress } from './shapes.ts'

export interface Address {
  id?: string
  streetAddress?: StreetAddress
  addressLine?: string
  addressLine2?: string
  city?: string
  subdivision?: string
  country?: string
  postalCode?: string
}

export type ApproveMemberRefusal = 'MEMBER_NOT_FOUND'

export interface ApproveMemberRequest {
  id: string
}

export interface ApproveMemberResponse {
  member: Member
}

export type BlockMemberRefusal = 'MEMBER_NOT_FOUND'

export interface BlockMemberRequest {
  id: string
}

export interface BlockMemberResponse {
  member: Member
}

export type BulkApproveMembersRefusal = never

export interface BulkApproveMembersRequest {
  filter: Record<string, unknown>
}

export interface BulkApproveMembersResponse {
  jobId: string
}

export type BulkBlockMembersRefusal = never

export interface BulkBlockMembersRequest {
  filter: Record<string, unknown>
}

export interface BulkBlockMembersResponse {
  jobId: string
}

export type BulkDeleteMembersByFilterRefusal = never

export interface BulkDeleteMembersByFilterRequest {
  filter: Record<string, unknown>
  search?: Search
}

export interface BulkDeleteMembersByFilterResponse {
  jobId: string
}

export type BulkDeleteMembersRefusal = never

export interface BulkDeleteMembersRequest {
  memberIds: string[]
}

export interface BulkDeleteMembersResponse {
  results: BulkMemberResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkMemberResult {
  itemMetadata: ItemMetadata
}

export interface Contact {
  firstName?: string
  lastName?: string
  phones: string[]
  emails: string[]
  addresses: Address[]
  birthdate?: string
  company?: string
  jobTitle?: string
  customFields: Record<string, CustomField>
}

export interface ContactChanges {
  firstName?: string | null
  lastName?: string | null
  phones?: string[]
  addresses?: Address[]
  birthdate?: string | null
  company?: string | null
  jobTitle?: string | null
  customFields?: Record<string, CustomField | null>
}

export type CreateMemberRefusal = '-19995'

export interface CreateMemberRequest {
  member: NewMember
}

export interface CreateMemberResponse {
  member: Member
}

export interface CustomField {
  name?: string
  value?: unknown | null
}

export type DeleteMemberAddressesRefusal = 'MEMBER_NOT_FOUND'

export interface DeleteMemberAddressesRequest {
  id: string
}

export interface DeleteMemberAddressesResponse {
  member: Member
}

export type DeleteMemberEmailsRefusal = 'MEMBER_NOT_FOUND'

export interface DeleteMemberEmailsRequest {
  id: string
}

export interface DeleteMemberEmailsResponse {
  member: Member
}

export type DeleteMemberPhonesRefusal = 'MEMBER_NOT_FOUND'

export interface DeleteMemberPhonesRequest {
  id: string
}

export interface DeleteMemberPhonesResponse {
  member: Member
}

export type DeleteMemberRefusal = 'MEMBER_NOT_FOUND'

export interface DeleteMemberRequest {
  id: string
}

export type DeleteMemberResponse = Record<never, never>

export type DeleteMyMemberRefusal = 'NOT_FOUND'

export type DeleteMyMemberRequest = Record<never, never>

export type DeleteMyMemberResponse = Record<never, never>

export type DisconnectMemberRefusal = 'MEMBER_NOT_FOUND'

export interface DisconnectMemberRequest {
  id: string
}

export interface DisconnectMemberResponse {
  member: Member
}

export type GetCurrentMemberRefusal = 'NOT_FOUND'

export interface GetCurrentMemberRequest {
  fieldsets?: Array<'PUBLIC' | 'EXTENDED' | 'FULL'>
}

export interface GetCurrentMemberResponse {
  member: Member
}

export type GetMemberRefusal = 'MEMBER_NOT_FOUND'

export interface GetMemberRequest {
  id: string
  fieldsets?: Array<'PUBLIC' | 'EXTENDED' | 'FULL'>
}

export interface GetMemberResponse {
  member: Member
}

export interface Image {
  id?: string
  url?: string
  width?: number
  height?: number
  offsetX?: number
  offsetY?: number
}

export interface ItemMetadata {
  id: string
  originalIndex: number
  success: boolean
  error?: ApplicationError
}

export type JoinCommunityRefusal = 'NOT_FOUND' | 'COMMUNITY_JOIN_IMPOSSIBLE'

export type JoinCommunityRequest = Record<never, never>

export interface JoinCommunityResponse {
  member: Member
}

export type LeaveCommunityRefusal = 'NOT_FOUND'

export type LeaveCommunityRequest = Record<never, never>

export interface LeaveCommunityResponse {
  member: Member
}

export type ListMembersRefusal = never

export interface ListMembersRequest {
  paging?: Paging
  fieldsets?: Array<'PUBLIC' | 'EXTENDED' | 'FULL'>
  sorting?: Sorting[]
}

export interface ListMembersResponse {
  members: Member[]
  metadata: PagingMetadata
}

export interface Member {
  id: string
  loginEmail?: string
  loginEmailVerified?: boolean
  status: 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE'
  contactId: string
  contact?: Contact
  profile: Profile
  privacyStatus: 'UNKNOWN' | 'PRIVATE' | 'PUBLIC'
  activityStatus: 'UNKNOWN' | 'ACTIVE' | 'MUTED'
  createdDate: Date
  updatedDate: Date
  lastLoginDate?: Date
}

export interface MemberChanges {
  id: string
  contact?: ContactChanges
  profile?: ProfileChanges
  privacyStatus?: 'UNKNOWN' | 'PRIVATE' | 'PUBLIC'
}

export type MuteMemberRefusal = 'MEMBER_NOT_FOUND'

export interface MuteMemberRequest {
  id: string
}

export interface MuteMemberResponse {
  member: Member
}

export interface NewContact {
  firstName?: string | null
  lastName?: string | null
  phones?: string[]
  addresses?: Address[]
  birthdate?: string | null
  company?: string | null
  jobTitle?: string | null
  customFields?: Record<string, CustomField | null>
  emails?: string[]
}

export interface NewMember {
  loginEmail: string
  contact?: NewContact
  profile?: ProfileChanges
  privacyStatus?: 'UNKNOWN' | 'PRIVATE' | 'PUBLIC'
}

export interface Profile {
  nickname?: string
  slug?: string
  photo?: Image
  cover?: Image
  title?: string
}

export interface ProfileChanges {
  nickname?: string | null
  title?: string | null
  photo?: Image | null
  cover?: Image | null
}

export interface Query {
  filter?: Record<string, unknown>
  paging?: Paging
  sorting?: Sorting[]
  sort?: Sorting[]
}

export type QueryMembersRefusal = never

export interface QueryMembersRequest {
  query?: Query
  fieldsets?: Array<'PUBLIC' | 'EXTENDED' | 'FULL'>
  search?: Search
}

export interface QueryMembersResponse {
  members: Member[]
  metadata: PagingMetadata
}

export interface Search {
  expression?: string
  fields?: string[]
}

export type UnmuteMemberRefusal = 'MEMBER_NOT_FOUND'

export interface UnmuteMemberRequest {
  id: string
}

export interface UnmuteMemberResponse {
  member: Member
}

export type UpdateCurrentMemberSlugRefusal = 'NOT_FOUND' | 'SLUG_ALREADY_EXISTS'

export interface UpdateCurrentMemberSlugRequest {
  slug: string
}

export interface UpdateCurrentMemberSlugResponse {
  member: Member
}

export type UpdateMemberRefusal = 'MEMBER_NOT_FOUND'

export interface UpdateMemberRequest {
  member: MemberChanges
}

export interface UpdateMemberResponse {
  member: Member
}

export type UpdateMemberSlugRefusal = 'MEMBER_NOT_FOUND' | 'SLUG_ALREADY_EXISTS'

export interface UpdateMemberSlugRequest {
  id: string
  slug: string
}

export interface UpdateMemberSlugResponse {
  member: Member
}

/** Module `members.members`. */
export const members = {
  /** Makes a member, approved, without a password. A contact with that address becomes the member. */
  createMember: call<CreateMemberRequest, CreateMemberResponse, CreateMemberRefusal>('POST', '/members/v1/members', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Sets what is present of contact, profile and privacy. A member changes none but themselves. */
  updateMember: call<UpdateMemberRequest, UpdateMemberResponse, UpdateMemberRefusal>('PATCH', '/members/v1/members/{member.id}', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** One member. Visitors and other members see public profiles only. */
  getMember: call<GetMemberRequest, GetMemberResponse, GetMemberRefusal>('GET', '/members/v1/members/{id}', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** The member who calls. */
  getCurrentMember: call<GetCurrentMemberRequest, GetCurrentMemberResponse, GetCurrentMemberRefusal>('GET', '/members/v1/members/my', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Members, newest first unless sorted. Visitors and members see public profiles and their own. */
  listMembers: call<ListMembersRequest, ListMembersResponse, ListMembersRefusal, Member>('GET', '/members/v1/members', { values: { members: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } }, list: { kind: 'offset', query: '', items: 'members', metadata: 'metadata' } }),
  /** Members that match a filter and a search. Callers who see public profiles only filter by their fields. */
  queryMembers: call<QueryMembersRequest, QueryMembersResponse, QueryMembersRefusal, Member>('POST', '/members/v1/members/query', { values: { members: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } }, list: { kind: 'offset', query: 'query', items: 'members', metadata: 'metadata' } }),
  /** Gives a member’s profile another address. */
  updateMemberSlug: call<UpdateMemberSlugRequest, UpdateMemberSlugResponse, UpdateMemberSlugRefusal>('POST', '/members/v1/members/{id}/slug', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Gives the calling member’s profile another address. */
  updateCurrentMemberSlug: call<UpdateCurrentMemberSlugRequest, UpdateCurrentMemberSlugResponse, UpdateCurrentMemberSlugRefusal>('POST', '/members/v1/members/my/slug', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Makes the calling member’s profile public. */
  joinCommunity: call<JoinCommunityRequest, JoinCommunityResponse, JoinCommunityRefusal>('POST', '/members/v1/members/join-community', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Makes the calling member’s profile private. */
  leaveCommunity: call<LeaveCommunityRequest, LeaveCommunityResponse, LeaveCommunityRefusal>('POST', '/members/v1/members/leave-community', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Keeps a member from writing in public. */
  muteMember: call<MuteMemberRequest, MuteMemberResponse, MuteMemberRefusal>('POST', '/members/v1/members/{id}/mute', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Lets a member write in public again. */
  unmuteMember: call<UnmuteMemberRequest, UnmuteMemberResponse, UnmuteMemberRefusal>('POST', '/members/v1/members/{id}/unmute', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Lets a waiting or blocked member in. What the member has to prove by mail stays to be proven. */
  approveMember: call<ApproveMemberRequest, ApproveMemberResponse, ApproveMemberRefusal>('POST', '/members/v1/members/{id}/approve', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Keeps a member out and ends their sessions. */
  blockMember: call<BlockMemberRequest, BlockMemberResponse, BlockMemberRefusal>('POST', '/members/v1/members/{id}/block', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Makes a member a contact again: no sign-in, no session. Their orders stay. */
  disconnectMember: call<DisconnectMemberRequest, DisconnectMemberResponse, DisconnectMemberRefusal>('POST', '/members/v1/members/{id}/disconnect', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Empties the phone numbers. */
  deleteMemberPhones: call<DeleteMemberPhonesRequest, DeleteMemberPhonesResponse, DeleteMemberPhonesRefusal>('DELETE', '/members/v1/members/{id}/phones', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Empties the contact’s addresses for mail. The login address stays. */
  deleteMemberEmails: call<DeleteMemberEmailsRequest, DeleteMemberEmailsResponse, DeleteMemberEmailsRefusal>('DELETE', '/members/v1/members/{id}/emails', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Empties the postal addresses. */
  deleteMemberAddresses: call<DeleteMemberAddressesRequest, DeleteMemberAddressesResponse, DeleteMemberAddressesRefusal>('DELETE', '/members/v1/members/{id}/addresses', { values: { member: { createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Deletes a member: sign-in, profile, contact. Orders keep what they were made with. */
  deleteMember: call<DeleteMemberRequest, DeleteMemberResponse, DeleteMemberRefusal>('DELETE', '/members/v1/members/{id}'),
  /** Deletes the calling member. */
  deleteMyMember: call<DeleteMyMemberRequest, DeleteMyMemberResponse, DeleteMyMemberRefusal>('DELETE', '/members/v1/members/my', { personal: true }),
  /** Deletes up to 100 members, answering for each. */
  bulkDeleteMembers: call<BulkDeleteMembersRequest, BulkDeleteMembersResponse, BulkDeleteMembersRefusal>('POST', '/members/v1/members/bulk/delete'),
  /** Deletes every member that matches. A filter that leaves none out is refused. */
  bulkDeleteMembersByFilter: call<BulkDeleteMembersByFilterRequest, BulkDeleteMembersByFilterResponse, BulkDeleteMembersByFilterRefusal>('POST', '/members/v1/members/bulk/delete-by-filter'),
  /** Lets in every waiting or blocked member that matches. */
  bulkApproveMembers: call<BulkApproveMembersRequest, BulkApproveMembersResponse, BulkApproveMembersRefusal>('POST', '/members/v1/members/bulk/approve-by-filter'),
  /** Keeps out every member that matches and ends their sessions. A filter that leaves none out is refused. */
  bulkBlockMembers: call<BulkBlockMembersRequest, BulkBlockMembersResponse, BulkBlockMembersRefusal>('POST', '/members/v1/members/bulk/block-by-filter'),
}
