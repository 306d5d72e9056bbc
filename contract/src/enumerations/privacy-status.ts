/** Whether an identity’s profile is public. Wire: `identity.authentication`, PrivacyStatus. */
export const PrivacyStatus = ['UNDEFINED', 'PUBLIC', 'PRIVATE'] as const
export type PrivacyStatus = (typeof PrivacyStatus)[number]
