// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Paging, PagingMetadata } from './shapes.ts'

export type { Paging, PagingMetadata } from './shapes.ts'

export type AssignBadgeRefusal = 'BADGE_NOT_FOUND'

export interface AssignBadgeRequest {
  id: string
  memberIds: string[]
}

export interface AssignBadgeResponse {
  memberIds: string[]
}

export interface Badge {
  id: string
  title: string
  description?: string
  backgroundColor: string
  textColor: string
  icon?: string
  permissionsEnabled: boolean
  slug: string
  createdDate: Date
  updatedDate: Date
}

export interface BadgeChanges {
  id: string
  title?: string
  backgroundColor?: string
  textColor?: string
  description?: string | null
  icon?: string | null
  permissionsEnabled?: boolean
}

export interface BadgeMemberCount {
  badgeId: string
  memberCount: number
}

export type CreateBadgeRefusal = 'BADGE_LIMIT_REACHED'

export interface CreateBadgeRequest {
  badge: NewBadge
}

export interface CreateBadgeResponse {
  badge: Badge
}

export type DeleteBadgeRefusal = 'BADGE_NOT_FOUND'

export interface DeleteBadgeRequest {
  id: string
}

export type DeleteBadgeResponse = Record<never, never>

export type GetBadgeRefusal = 'BADGE_NOT_FOUND'

export interface GetBadgeRequest {
  id: string
}

export interface GetBadgeResponse {
  badge: Badge
}

export type GetMemberCountsPerBadgeRefusal = never

export type GetMemberCountsPerBadgeRequest = Record<never, never>

export interface GetMemberCountsPerBadgeResponse {
  badgeMemberCounts: BadgeMemberCount[]
}

export type ListBadgesPerMemberRefusal = never

export interface ListBadgesPerMemberRequest {
  memberIds: string[]
}

export interface ListBadgesPerMemberResponse {
  memberBadgeIds: MemberBadgeIds[]
}

export type ListBadgesRefusal = never

export interface ListBadgesRequest {
  paging?: Paging
}

export interface ListBadgesResponse {
  badges: Badge[]
  metadata: PagingMetadata
}

export type ListMembersByBadgeRefusal = 'BADGE_NOT_FOUND'

export interface ListMembersByBadgeRequest {
  id: string
  paging?: Paging
}

export interface ListMembersByBadgeResponse {
  memberIds: string[]
  metadata: PagingMetadata
}

export interface MemberBadgeIds {
  memberId: string
  badgeIds: string[]
}

export interface NewBadge {
  title: string
  backgroundColor: string
  textColor: string
  description?: string | null
  icon?: string | null
  permissionsEnabled?: boolean
}

export type UnassignBadgeRefusal = 'BADGE_NOT_FOUND'

export interface UnassignBadgeRequest {
  id: string
  memberIds: string[]
}

export type UnassignBadgeResponse = Record<never, never>

export type UpdateBadgeRefusal = 'BADGE_NOT_FOUND'

export interface UpdateBadgeRequest {
  badge: BadgeChanges
}

export interface UpdateBadgeResponse {
  badge: Badge
}

export type UpdateBadgesDisplayOrderRefusal = 'BADGE_NOT_FOUND'

export interface UpdateBadgesDisplayOrderRequest {
  badgeIds: string[]
}

export interface UpdateBadgesDisplayOrderResponse {
  badges: Badge[]
}

/** Module `members.badges`. */
export const badges = {
  /** Makes a badge, shown behind the others. */
  createBadge: call<CreateBadgeRequest, CreateBadgeResponse, CreateBadgeRefusal>('POST', '/members/v3/badges', { values: { badge: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Sets what is present. */
  updateBadge: call<UpdateBadgeRequest, UpdateBadgeResponse, UpdateBadgeRefusal>('PATCH', '/members/v3/badges/{badge.id}', { values: { badge: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Badges in the order in which they are shown. */
  listBadges: call<ListBadgesRequest, ListBadgesResponse, ListBadgesRefusal, Badge>('GET', '/members/v3/badges', { values: { badges: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'offset', query: '', items: 'badges', metadata: 'metadata' } }),
  /** One badge. */
  getBadge: call<GetBadgeRequest, GetBadgeResponse, GetBadgeRefusal>('GET', '/members/v3/badges/{id}', { values: { badge: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a badge and takes it from everybody. */
  deleteBadge: call<DeleteBadgeRequest, DeleteBadgeResponse, DeleteBadgeRefusal>('DELETE', '/members/v3/badges/{id}'),
  /** Gives members a badge. Comes back: those of them who have it now; an unknown member is left out. */
  assignBadge: call<AssignBadgeRequest, AssignBadgeResponse, AssignBadgeRefusal>('POST', '/members/v3/badges/{id}/members'),
  /** Takes a badge from members. */
  unassignBadge: call<UnassignBadgeRequest, UnassignBadgeResponse, UnassignBadgeRefusal>('DELETE', '/members/v3/badges/{id}/members'),
  /** Ids of the members who have a badge, in the order in which they got it. */
  listMembersByBadge: call<ListMembersByBadgeRequest, ListMembersByBadgeResponse, ListMembersByBadgeRefusal>('GET', '/members/v3/badges/{id}/members'),
  /** Badge ids of up to 100 members, in the order of the badges. Of a profile that the caller may not see: none. */
  listBadgesPerMember: call<ListBadgesPerMemberRequest, ListBadgesPerMemberResponse, ListBadgesPerMemberRefusal>('POST', '/members/v3/badges/members'),
  /** Number of members with each badge. */
  getMemberCountsPerBadge: call<GetMemberCountsPerBadgeRequest, GetMemberCountsPerBadgeResponse, GetMemberCountsPerBadgeRefusal>('GET', '/members/v3/badges/members/count'),
  /** Puts the named badges first, in that order. All come back. */
  updateBadgesDisplayOrder: call<UpdateBadgesDisplayOrderRequest, UpdateBadgesDisplayOrderResponse, UpdateBadgesDisplayOrderRefusal>('PATCH', '/members/v3/badges/order', { values: { badges: { createdDate: 'date', updatedDate: 'date' } } }),
}
