/** Whether a member’s profile is public. Wire: `members.members`, PrivacyStatusStatus. */
export const MemberPrivacyStatus = ['UNKNOWN', 'PRIVATE', 'PUBLIC'] as const
export type MemberPrivacyStatus = (typeof MemberPrivacyStatus)[number]
