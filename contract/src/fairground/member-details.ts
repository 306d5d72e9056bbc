import Type from 'typebox'
import { ActorKind, AuditAction } from '../enumerations/audit.ts'
import { IdentityPendingReason } from '../enumerations/identity.ts'
import { MemberAccountStatus, MemberActivity } from '../enumerations/members.ts'
import { IdentityProfile } from '../identity/identity.ts'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, list, named, oneOf, optional, Revision, Timestamp } from '../scalars.ts'

const module = 'fairground.member-details'

/** A member as staff who look after them see them: with tags, with what they wait for and how they sign in. */
export const MemberDetails = named(
  'MemberDetails',
  Type.Object({
    id: Guid,
    revision: Revision,
    loginEmail: optional(Type.String()),
    loginEmailVerified: Type.Boolean(),
    /** OFFLINE is a contact without a sign-in. */
    status: oneOf(MemberAccountStatus),
    pendingReasons: list(oneOf(IdentityPendingReason), 3),
    activityStatus: oneOf(MemberActivity),
    profile: IdentityProfile,
    hasPassword: Type.Boolean(),
    /** Issuers of the providers that they have signed in with. */
    signInProviders: list(Type.String(), 20),
    createdDate: Timestamp,
    updatedDate: Timestamp,
    lastLoginDate: optional(Timestamp),
  }),
)
const One = Type.Object({ member: MemberDetails })

export const getMemberDetails = operation({
  module,
  name: 'getMemberDetails',
  summary: 'Everything that is known of a member or contact.',
  method: 'GET',
  path: '/fairground/v1/members/{id}/details',
  who: admin('members.read'),
  request: Type.Object({ id: Guid }),
  response: One,
  refusals: ['MEMBER_NOT_FOUND'],
})

export const updateMemberDetails = operation({
  module,
  name: 'updateMemberDetails',
  summary: 'Sets what is known of a member: what the profile leaves out is emptied. Picture, labels and slug stay.',
  method: 'PUT',
  path: '/fairground/v1/members/{id}/details',
  who: admin('members.write'),
  request: Type.Object({
    id: Guid,
    /** The one that was looked at: another one is refused. */
    revision: optional(Revision),
    profile: IdentityProfile,
  }),
  response: One,
  refusals: ['MEMBER_NOT_FOUND', 'STALE_REVISION'],
})

const Activity = named(
  'MemberActivity',
  Type.Object({
    id: Guid,
    date: Timestamp,
    action: oneOf(AuditAction),
    actor: Type.Object({ kind: oneOf(ActorKind), name: Type.String() }),
  }),
)

export const listMemberActivity = operation({
  module,
  name: 'listMemberActivity',
  summary: 'Actions of staff on a member, the latest hundred.',
  method: 'GET',
  path: '/fairground/v1/members/{id}/activity',
  who: admin('members.read'),
  request: Type.Object({ id: Guid }),
  response: Type.Object({ activities: list(Activity, 100) }),
  refusals: ['MEMBER_NOT_FOUND'],
})

const Session = named(
  'SessionOfMember',
  Type.Object({
    id: Guid,
    /** The app that the member signed in to. */
    app: Type.String(),
    createdDate: Timestamp,
    lastUsedDate: Timestamp,
  }),
)

export const listSessionsOfMember = operation({
  module,
  name: 'listSessionsOfMember',
  summary: 'Sessions of a member: the browsers and apps in which they are signed in, the most recently used first.',
  method: 'GET',
  path: '/fairground/v1/members/{id}/sessions',
  who: admin('members.read'),
  request: Type.Object({ id: Guid }),
  response: Type.Object({ sessions: list(Session, 100) }),
  refusals: ['MEMBER_NOT_FOUND'],
})

export const endSessionsOfMember = operation({
  module,
  name: 'endSessionsOfMember',
  summary: 'Signs a member out of one session, or of all of them.',
  method: 'POST',
  path: '/fairground/v1/members/{id}/sessions/end',
  who: admin('members.write'),
  request: Type.Object({ id: Guid, sessionId: optional(Guid) }),
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND', 'SESSION_NOT_FOUND'],
})

export const mergeMembers = operation({
  module,
  name: 'mergeMembers',
  summary:
    'Joins another member or contact into this one: orders, tickets, cart, wishlist, held tickets, addresses, badges and roles come along, the other one is deleted. The sign-in is this one’s.',
  method: 'POST',
  path: '/fairground/v1/members/{id}/merge',
  who: admin('members.write'),
  request: Type.Object({ id: Guid, from: Guid }),
  response: One,
  refusals: ['MEMBER_NOT_FOUND', 'MEMBERS_NOT_MERGEABLE'],
})

export const operations = [
  getMemberDetails,
  updateMemberDetails,
  listMemberActivity,
  listSessionsOfMember,
  endSessionsOfMember,
  mergeMembers,
] as const
