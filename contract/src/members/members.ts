import Type, { type TSchema } from 'typebox'
import { addresses } from '../addresses.ts'
import { MemberFieldset } from '../enumerations/members.ts'
import { admin, operation, own, type Who } from '../operation.ts'
import { Filter, fieldSets, OffsetMetadata, Paging, Sorting } from '../paging.ts'
import { Empty, FreeObject, Guid, list, named, optional, text } from '../scalars.ts'
import { Member, MemberChanges, NewMember } from './member.ts'

const module = 'members.members'
const at = addresses({ api: '/members', site: '/_api/members' })
/** PUBLIC by default. Of another's profile nobody but an administrator is shown more. */
const fieldsets = fieldSets(MemberFieldset)
const One = Type.Object({ member: Member })
const ofOne = Type.Object({ id: Guid })

/** Search of members: `expression` stands in one of the fields; all that the caller may search by default. */
export const MemberSearch = named(
  'Search',
  Type.Object({ expression: optional(text(100, { minLength: 1 })), fields: optional(list(text(100), 4)) }),
)
const sorts = optional(list(Sorting, 3))

export const createMember = operation({
  module,
  name: 'createMember',
  summary: 'Makes a member, approved, without a password. A contact with that address becomes the member.',
  method: 'POST',
  ...at('/v1/members'),
  who: admin('members.write'),
  request: Type.Object({ member: NewMember }),
  response: One,
  refusals: ['-19995'],
})

export const updateMember = operation({
  module,
  name: 'updateMember',
  summary: 'Sets what is present of contact, profile and privacy. A member changes none but themselves.',
  method: 'PATCH',
  ...at('/v1/members/{member.id}'),
  who: own('members.write'),
  request: Type.Object({ member: MemberChanges }),
  response: One,
  refusals: ['MEMBER_NOT_FOUND'],
})

export const getMember = operation({
  module,
  name: 'getMember',
  summary: 'One member. Visitors and other members see public profiles only.',
  method: 'GET',
  ...at('/v1/members/{id}'),
  who: own('members.read'),
  request: Type.Object({ id: Guid, fieldsets }),
  response: One,
  refusals: ['MEMBER_NOT_FOUND'],
})

export const getCurrentMember = operation({
  module,
  name: 'getCurrentMember',
  summary: 'The member who calls.',
  method: 'GET',
  ...at('/v1/members/my'),
  who: own('members.read'),
  request: Type.Object({ fieldsets }),
  response: One,
  refusals: ['NOT_FOUND'],
})

export const listMembers = operation({
  module,
  name: 'listMembers',
  summary: 'Members, newest first unless sorted. Visitors and members see public profiles and their own.',
  method: 'GET',
  ...at('/v1/members'),
  who: own('members.read'),
  request: Type.Object({ paging: optional(Paging), fieldsets, sorting: sorts }),
  response: Type.Object({ members: list(Member, 100), metadata: OffsetMetadata }),
  refusals: [],
})

export const queryMembers = operation({
  module,
  name: 'queryMembers',
  summary: 'Members that match a filter and a search. Callers who see public profiles only filter by their fields.',
  method: 'POST',
  ...at('/v1/members/query'),
  who: own('members.read'),
  request: Type.Object({
    query: optional(
      named('Query', Type.Object({ filter: optional(Filter), paging: optional(Paging), sorting: sorts, sort: sorts })),
    ),
    fieldsets,
    search: optional(MemberSearch),
  }),
  response: Type.Object({ members: list(Member, 100), metadata: OffsetMetadata }),
  refusals: [],
})

export const updateMemberSlug = operation({
  module,
  name: 'updateMemberSlug',
  summary: 'Gives a member’s profile another address.',
  method: 'POST',
  ...at('/v1/members/{id}/slug'),
  who: own('members.write'),
  request: Type.Object({ id: Guid, slug: text(255, { minLength: 1 }) }),
  response: One,
  refusals: ['MEMBER_NOT_FOUND', 'SLUG_ALREADY_EXISTS'],
})

export const updateCurrentMemberSlug = operation({
  module,
  name: 'updateCurrentMemberSlug',
  summary: 'Gives the calling member’s profile another address.',
  method: 'POST',
  ...at('/v1/members/my/slug'),
  who: own('members.write'),
  request: Type.Object({ slug: text(255, { minLength: 1 }) }),
  response: One,
  refusals: ['NOT_FOUND', 'SLUG_ALREADY_EXISTS'],
})

export const joinCommunity = operation({
  module,
  name: 'joinCommunity',
  summary: 'Makes the calling member’s profile public.',
  method: 'POST',
  ...at('/v1/members/join-community'),
  who: own('members.write'),
  request: Empty,
  response: One,
  refusals: ['NOT_FOUND', 'COMMUNITY_JOIN_IMPOSSIBLE'],
})

export const leaveCommunity = operation({
  module,
  name: 'leaveCommunity',
  summary: 'Makes the calling member’s profile private.',
  method: 'POST',
  ...at('/v1/members/leave-community'),
  who: own('members.write'),
  request: Empty,
  response: One,
  refusals: ['NOT_FOUND'],
})

/** Action on one member, who comes back. */
const actOn = (
  name: string,
  method: 'POST' | 'DELETE',
  path: string,
  { who, summary }: { who: Who; summary: string },
) =>
  operation({
    module,
    name,
    summary,
    method,
    ...at(`/v1/members/{id}/${path}`),
    who,
    request: ofOne,
    response: One,
    refusals: ['MEMBER_NOT_FOUND'],
  })
const byAdmin = admin('members.write')
const byOwner = own('members.write')

export const muteMember = actOn('muteMember', 'POST', 'mute', {
  who: byAdmin,
  summary: 'Keeps a member from writing in public.',
})
export const unmuteMember = actOn('unmuteMember', 'POST', 'unmute', {
  who: byAdmin,
  summary: 'Lets a member write in public again.',
})
export const approveMember = actOn('approveMember', 'POST', 'approve', {
  who: byAdmin,
  summary: 'Lets a waiting or blocked member in. What the member has to prove by mail stays to be proven.',
})
export const blockMember = actOn('blockMember', 'POST', 'block', {
  who: byAdmin,
  summary: 'Keeps a member out and ends their sessions.',
})
export const disconnectMember = actOn('disconnectMember', 'POST', 'disconnect', {
  who: byAdmin,
  summary: 'Makes a member a contact again: no sign-in, no session. Their orders stay.',
})
export const deleteMemberPhones = actOn('deleteMemberPhones', 'DELETE', 'phones', {
  who: byOwner,
  summary: 'Empties the phone numbers.',
})
export const deleteMemberEmails = actOn('deleteMemberEmails', 'DELETE', 'emails', {
  who: byOwner,
  summary: 'Empties the contact’s addresses for mail. The login address stays.',
})
export const deleteMemberAddresses = actOn('deleteMemberAddresses', 'DELETE', 'addresses', {
  who: byOwner,
  summary: 'Empties the postal addresses.',
})

export const deleteMember = operation({
  module,
  name: 'deleteMember',
  summary: 'Deletes a member: sign-in, profile, contact. Orders keep what they were made with.',
  method: 'DELETE',
  ...at('/v1/members/{id}'),
  who: byAdmin,
  request: ofOne,
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND'],
})

export const deleteMyMember = operation({
  module,
  name: 'deleteMyMember',
  summary: 'Deletes the calling member.',
  method: 'DELETE',
  ...at('/v1/members/my'),
  who: byOwner,
  request: Empty,
  response: Empty,
  refusals: ['NOT_FOUND'],
})

export const bulkDeleteMembers = operation({
  module,
  name: 'bulkDeleteMembers',
  summary: 'Deletes up to 100 members, answering for each.',
  method: 'POST',
  ...at('/v1/members/bulk/delete'),
  who: byAdmin,
  request: Type.Object({ memberIds: list(Guid, 100, 1) }),
  response: Type.Object({
    results: list(
      named(
        'BulkMemberResult',
        Type.Object({
          itemMetadata: named(
            'ItemMetadata',
            Type.Object({
              id: Guid,
              originalIndex: Type.Integer(),
              success: Type.Boolean(),
              error: optional(
                named(
                  'ApplicationError',
                  Type.Object({ code: Type.String(), description: Type.String(), data: optional(FreeObject) }),
                ),
              ),
            }),
          ),
        }),
      ),
      100,
    ),
    bulkActionMetadata: named(
      'BulkActionMetadata',
      Type.Object({
        totalSuccesses: Type.Integer(),
        totalFailures: Type.Integer(),
        undetailedFailures: Type.Integer(),
      }),
    ),
  }),
  refusals: [],
})

const byFilter = <const R extends TSchema>(name: string, path: string, summary: string, request: R) =>
  operation({
    module,
    name,
    summary,
    method: 'POST',
    ...at(`/v1/members/bulk/${path}`),
    who: byAdmin,
    request,
    /** Done when the answer comes: the id names what was done. */
    response: Type.Object({ jobId: Guid }),
    refusals: [],
  })

export const bulkDeleteMembersByFilter = byFilter(
  'bulkDeleteMembersByFilter',
  'delete-by-filter',
  'Deletes every member that matches. A filter that leaves none out is refused.',
  Type.Object({ filter: Filter, search: optional(MemberSearch) }),
)
export const bulkApproveMembers = byFilter(
  'bulkApproveMembers',
  'approve-by-filter',
  'Lets in every waiting or blocked member that matches.',
  Type.Object({ filter: Filter }),
)
export const bulkBlockMembers = byFilter(
  'bulkBlockMembers',
  'block-by-filter',
  'Keeps out every member that matches and ends their sessions. A filter that leaves none out is refused.',
  Type.Object({ filter: Filter }),
)

export const operations = [
  createMember,
  updateMember,
  getMember,
  getCurrentMember,
  listMembers,
  queryMembers,
  updateMemberSlug,
  updateCurrentMemberSlug,
  joinCommunity,
  leaveCommunity,
  muteMember,
  unmuteMember,
  approveMember,
  blockMember,
  disconnectMember,
  deleteMemberPhones,
  deleteMemberEmails,
  deleteMemberAddresses,
  deleteMember,
  deleteMyMember,
  bulkDeleteMembers,
  bulkDeleteMembersByFilter,
  bulkApproveMembers,
  bulkBlockMembers,
] as const
