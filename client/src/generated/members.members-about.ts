// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CursorPagingMetadata, CursorQuery, RichContent } from './shapes.ts'

export type { CursorPaging, CursorPagingMetadata, CursorQuery, RichContent, Sorting } from './shapes.ts'

export type CreateMemberAboutRefusal = 'MEMBER_NOT_FOUND' | 'MEMBER_ABOUT_ALREADY_EXISTS'

export interface CreateMemberAboutRequest {
  memberAbout: NewMemberAbout
}

export interface CreateMemberAboutResponse {
  memberAbout: MemberAbout
}

export type DeleteMemberAboutRefusal = 'MEMBER_ABOUT_NOT_FOUND'

export interface DeleteMemberAboutRequest {
  id: string
}

export type DeleteMemberAboutResponse = Record<never, never>

export type GetMemberAboutRefusal = 'MEMBER_ABOUT_NOT_FOUND'

export interface GetMemberAboutRequest {
  id: string
}

export interface GetMemberAboutResponse {
  memberAbout: MemberAbout
}

export type GetMyMemberAboutRefusal = 'NOT_FOUND' | 'MEMBER_ABOUT_NOT_FOUND'

export type GetMyMemberAboutRequest = Record<never, never>

export interface GetMyMemberAboutResponse {
  memberAbout: MemberAbout
}

export interface MemberAbout {
  id: string
  revision: string
  memberId: string
  content: RichContent
}

export interface MemberAboutChanges {
  id: string
  revision: string
  content: RichContent
}

export interface NewMemberAbout {
  memberId?: string
  content: RichContent
}

export type QueryMemberAboutsRefusal = never

export interface QueryMemberAboutsRequest {
  query?: CursorQuery
}

export interface QueryMemberAboutsResponse {
  memberAbouts: MemberAbout[]
  metadata: CursorPagingMetadata
}

export type UpdateMemberAboutRefusal = 'MEMBER_ABOUT_NOT_FOUND' | 'STALE_REVISION'

export interface UpdateMemberAboutRequest {
  memberAbout: MemberAboutChanges
}

export interface UpdateMemberAboutResponse {
  memberAbout: MemberAbout
}

/** Module `members.members-about`. */
export const membersAbout = {
  /** Writes what a member says about themselves: one text per member. A member’s own unless `memberId` says whose. */
  createMemberAbout: call<CreateMemberAboutRequest, CreateMemberAboutResponse, CreateMemberAboutRefusal>('POST', '/members/v2/abouts'),
  /** Replaces the text. */
  updateMemberAbout: call<UpdateMemberAboutRequest, UpdateMemberAboutResponse, UpdateMemberAboutRefusal>('PATCH', '/members/v2/abouts/{memberAbout.id}'),
  /** Takes the text away. */
  deleteMemberAbout: call<DeleteMemberAboutRequest, DeleteMemberAboutResponse, DeleteMemberAboutRefusal>('DELETE', '/members/v2/abouts/{id}'),
  /** Text of a member about themselves: readable where the profile is. */
  getMemberAbout: call<GetMemberAboutRequest, GetMemberAboutResponse, GetMemberAboutRefusal>('GET', '/members/v2/abouts/{id}'),
  /** Text of the calling member about themselves. */
  getMyMemberAbout: call<GetMyMemberAboutRequest, GetMyMemberAboutResponse, GetMyMemberAboutRefusal>('GET', '/members/v2/abouts/my', { personal: true }),
  /** Texts by `id` or `memberId`. Visitors and members see those of public profiles and their own. */
  queryMemberAbouts: call<QueryMemberAboutsRequest, QueryMemberAboutsResponse, QueryMemberAboutsRefusal, MemberAbout>('POST', '/members/v2/abouts/query', { list: { kind: 'cursor', query: 'query', items: 'memberAbouts', metadata: 'metadata' } }),
}
