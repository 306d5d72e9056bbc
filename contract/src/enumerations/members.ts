/** State of the account of a member; `OFFLINE` is a contact without a sign-in. Ours: `fairground.member-details`. */
export const MemberAccountStatus = ['PENDING', 'ACTIVE', 'BLOCKED', 'OFFLINE'] as const
export type MemberAccountStatus = (typeof MemberAccountStatus)[number]

/** Permission of a member to write. Ours: `fairground.member-details`. */
export const MemberActivity = ['ACTIVE', 'MUTED'] as const
export type MemberActivity = (typeof MemberActivity)[number]

/** Permission of a member to write. Wire: `members.members`, ActivityStatusStatus. */
export const MemberActivityStatus = ['UNKNOWN', 'ACTIVE', 'MUTED'] as const
export type MemberActivityStatus = (typeof MemberActivityStatus)[number]

/** Field sets of a member. Wire: `members.members`, Set. */
export const MemberFieldset = ['PUBLIC', 'EXTENDED', 'FULL'] as const
export type MemberFieldset = (typeof MemberFieldset)[number]

/** Privacy of a member’s profile. Wire: `members.members`, PrivacyStatusStatus. */
export const MemberPrivacyStatus = ['UNKNOWN', 'PRIVATE', 'PUBLIC'] as const
export type MemberPrivacyStatus = (typeof MemberPrivacyStatus)[number]

/** State of a member. Wire: `members.members`, Status. */
export const MemberStatus = ['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
export type MemberStatus = (typeof MemberStatus)[number]

/** Role of a member. Wire: `members.authentication`, Role. */
export const AuthenticationMemberRole = ['MEMBER'] as const
export type AuthenticationMemberRole = (typeof AuthenticationMemberRole)[number]

/** Privacy of a member’s profile. Wire: `members.authentication`, SiteMemberPrivacyStatus. */
export const AuthenticationMemberPrivacy = ['UNDEFINED', 'PUBLIC', 'PRIVATE', 'COMMUNITY'] as const
export type AuthenticationMemberPrivacy = (typeof AuthenticationMemberPrivacy)[number]

/** State of a member. Wire: `members.authentication`, SiteMemberStatus. */
export const AuthenticationMemberStatus = [
  'UNDEFINED_STATUS',
  'APPLICANT',
  'ACTIVE',
  'INACTIVE',
  'BLOCKED',
  'OFFLINE_ONLY',
] as const
export type AuthenticationMemberStatus = (typeof AuthenticationMemberStatus)[number]
