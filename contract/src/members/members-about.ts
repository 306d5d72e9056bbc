import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { operation, own } from '../operation.ts'
import { CursorMetadata, CursorQuery } from '../paging.ts'
import { Empty, FreeObject, Guid, list, named, optional, Revision } from '../scalars.ts'

const module = 'members.members-about'
const at = addresses({ api: '/members', site: '/_api/members' })

/** A document of nodes; at most 100 kB and 1,000 nodes. */
const RichContent = named('RichContent', FreeObject)

export const MemberAbout = named(
  'MemberAbout',
  Type.Object({ id: Guid, revision: Revision, memberId: Guid, content: RichContent }),
)

export const NewMemberAbout = named('NewMemberAbout', Type.Object({ memberId: optional(Guid), content: RichContent }))

export const MemberAboutChanges = named(
  'MemberAboutChanges',
  Type.Object({ id: Guid, revision: Revision, content: RichContent }),
)

const One = Type.Object({ memberAbout: MemberAbout })

export const createMemberAbout = operation({
  module,
  name: 'createMemberAbout',
  summary:
    'Writes what a member says about themselves: one text per member. A member’s own unless `memberId` says whose.',
  method: 'POST',
  ...at('/v2/abouts'),
  who: own('members.write'),
  request: Type.Object({ memberAbout: NewMemberAbout }),
  response: One,
  refusals: ['MEMBER_NOT_FOUND', 'MEMBER_ABOUT_ALREADY_EXISTS'],
})

export const updateMemberAbout = operation({
  module,
  name: 'updateMemberAbout',
  summary: 'Replaces the text.',
  method: 'PATCH',
  ...at('/v2/abouts/{memberAbout.id}'),
  who: own('members.write'),
  request: Type.Object({ memberAbout: MemberAboutChanges }),
  response: One,
  refusals: ['MEMBER_ABOUT_NOT_FOUND', 'STALE_REVISION'],
})

export const deleteMemberAbout = operation({
  module,
  name: 'deleteMemberAbout',
  summary: 'Takes the text away.',
  method: 'DELETE',
  ...at('/v2/abouts/{id}'),
  who: own('members.write'),
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['MEMBER_ABOUT_NOT_FOUND'],
})

export const getMemberAbout = operation({
  module,
  name: 'getMemberAbout',
  summary: 'Text of a member about themselves: readable where the profile is.',
  method: 'GET',
  ...at('/v2/abouts/{id}'),
  who: own('members.read'),
  request: Type.Object({ id: Guid }),
  response: One,
  refusals: ['MEMBER_ABOUT_NOT_FOUND'],
})

export const getMyMemberAbout = operation({
  module,
  name: 'getMyMemberAbout',
  summary: 'Text of the calling member about themselves.',
  method: 'GET',
  ...at('/v2/abouts/my'),
  who: own('members.read'),
  request: Empty,
  response: One,
  refusals: ['NOT_FOUND', 'MEMBER_ABOUT_NOT_FOUND'],
})

export const queryMemberAbouts = operation({
  module,
  name: 'queryMemberAbouts',
  summary: 'Texts by `id` or `memberId`. Visitors and members see those of public profiles and their own.',
  method: 'POST',
  ...at('/v2/abouts/query'),
  who: own('members.read'),
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ memberAbouts: list(MemberAbout, 100), metadata: CursorMetadata }),
  refusals: [],
})

export const operations = [
  createMemberAbout,
  updateMemberAbout,
  deleteMemberAbout,
  getMemberAbout,
  getMyMemberAbout,
  queryMemberAbouts,
] as const
