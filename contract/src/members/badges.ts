import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { admin, caller, operation, own } from '../operation.ts'
import { OffsetMetadata, Paging } from '../paging.ts'
import { Empty, Guid, list, named, nullable, optional, Timestamp, text } from '../scalars.ts'

const module = 'members.badges'
const at = addresses({ api: '/members', site: '/_api/members', aliases: ['/badges'] })

/** A site has at most so many; our choice. */
export const MAX_BADGES = 100

const ColorHex = text(9, { pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$' })
const Icon = text(2000, { pattern: '^(https?://|/media/|wix:(image|vector)://)' })

export const Badge = named(
  'Badge',
  Type.Object({
    id: Guid,
    title: Type.String(),
    description: optional(Type.String()),
    backgroundColor: Type.String(),
    textColor: Type.String(),
    icon: optional(Type.String()),
    permissionsEnabled: Type.Boolean(),
    /** Follows the title it was made with and stays. */
    slug: Type.String(),
    createdDate: Timestamp,
    updatedDate: Timestamp,
  }),
)

const more = {
  description: optional(nullable(text(1000))),
  icon: optional(nullable(Icon)),
  permissionsEnabled: optional(Type.Boolean()),
}

export const NewBadge = named(
  'NewBadge',
  Type.Object({ title: text(100, { minLength: 1 }), backgroundColor: ColorHex, textColor: ColorHex, ...more }),
)

export const BadgeChanges = named(
  'BadgeChanges',
  Type.Object({
    id: Guid,
    title: optional(text(100, { minLength: 1 })),
    backgroundColor: optional(ColorHex),
    textColor: optional(ColorHex),
    ...more,
  }),
)

const One = Type.Object({ badge: Badge })
const memberIds = list(Guid, 100, 1)

export const createBadge = operation({
  module,
  name: 'createBadge',
  summary: 'Makes a badge, shown behind the others.',
  method: 'POST',
  ...at('/v3/badges'),
  who: admin('members.write'),
  request: Type.Object({ badge: NewBadge }),
  response: One,
  refusals: ['BADGE_LIMIT_REACHED'],
})

export const updateBadge = operation({
  module,
  name: 'updateBadge',
  summary: 'Sets what is present.',
  method: 'PATCH',
  ...at('/v3/badges/{badge.id}'),
  who: admin('members.write'),
  request: Type.Object({ badge: BadgeChanges }),
  response: One,
  refusals: ['BADGE_NOT_FOUND'],
})

export const listBadges = operation({
  module,
  name: 'listBadges',
  summary: 'Badges in the order in which they are shown.',
  method: 'GET',
  ...at('/v3/badges'),
  who: caller,
  request: Type.Object({ paging: optional(Paging) }),
  response: Type.Object({ badges: list(Badge, MAX_BADGES), metadata: OffsetMetadata }),
  refusals: [],
})

export const getBadge = operation({
  module,
  name: 'getBadge',
  summary: 'One badge.',
  method: 'GET',
  ...at('/v3/badges/{id}'),
  who: caller,
  request: Type.Object({ id: Guid }),
  response: One,
  refusals: ['BADGE_NOT_FOUND'],
})

export const deleteBadge = operation({
  module,
  name: 'deleteBadge',
  summary: 'Deletes a badge and takes it from everybody.',
  method: 'DELETE',
  ...at('/v3/badges/{id}'),
  who: admin('members.write'),
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['BADGE_NOT_FOUND'],
})

export const assignBadge = operation({
  module,
  name: 'assignBadge',
  summary: 'Gives members a badge. Comes back: those of them who have it now; an unknown member is left out.',
  method: 'POST',
  ...at('/v3/badges/{id}/members'),
  who: admin('members.write'),
  request: Type.Object({ id: Guid, memberIds }),
  response: Type.Object({ memberIds: list(Guid, 100) }),
  refusals: ['BADGE_NOT_FOUND'],
})

export const unassignBadge = operation({
  module,
  name: 'unassignBadge',
  summary: 'Takes a badge from members.',
  method: 'DELETE',
  ...at('/v3/badges/{id}/members'),
  who: admin('members.write'),
  request: Type.Object({ id: Guid, memberIds }),
  response: Empty,
  refusals: ['BADGE_NOT_FOUND'],
})

export const listMembersByBadge = operation({
  module,
  name: 'listMembersByBadge',
  summary: 'Ids of the members who have a badge, in the order in which they got it.',
  method: 'GET',
  ...at('/v3/badges/{id}/members'),
  who: admin('members.read'),
  request: Type.Object({ id: Guid, paging: optional(Paging) }),
  response: Type.Object({ memberIds: list(Guid, 100), metadata: OffsetMetadata }),
  refusals: ['BADGE_NOT_FOUND'],
})

export const listBadgesPerMember = operation({
  module,
  name: 'listBadgesPerMember',
  summary:
    'Badge ids of up to 100 members, in the order of the badges. Of a profile that the caller may not see: none.',
  method: 'POST',
  ...at('/v3/badges/members'),
  who: own('members.read'),
  request: Type.Object({ memberIds }),
  response: Type.Object({
    memberBadgeIds: list(
      named('MemberBadgeIds', Type.Object({ memberId: Guid, badgeIds: list(Guid, MAX_BADGES) })),
      100,
    ),
  }),
  refusals: [],
})

export const getMemberCountsPerBadge = operation({
  module,
  name: 'getMemberCountsPerBadge',
  summary: 'Number of members with each badge.',
  method: 'GET',
  ...at('/v3/badges/members/count'),
  who: admin('members.read'),
  request: Empty,
  response: Type.Object({
    badgeMemberCounts: list(
      named('BadgeMemberCount', Type.Object({ badgeId: Guid, memberCount: Type.Integer() })),
      MAX_BADGES,
    ),
  }),
  refusals: [],
})

export const updateBadgesDisplayOrder = operation({
  module,
  name: 'updateBadgesDisplayOrder',
  summary: 'Puts the named badges first, in that order. All come back.',
  method: 'PATCH',
  ...at('/v3/badges/order'),
  who: admin('members.write'),
  request: Type.Object({ badgeIds: list(Guid, MAX_BADGES, 1) }),
  response: Type.Object({ badges: list(Badge, MAX_BADGES) }),
  refusals: ['BADGE_NOT_FOUND'],
})

export const operations = [
  createBadge,
  updateBadge,
  listBadges,
  getBadge,
  deleteBadge,
  assignBadge,
  unassignBadge,
  listMembersByBadge,
  listBadgesPerMember,
  getMemberCountsPerBadge,
  updateBadgesDisplayOrder,
] as const
