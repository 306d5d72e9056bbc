/** Why an identity is pending. Wire: `identity.authentication`, V1Reason. */
export const IdentityPendingReason = [
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
] as const
export type IdentityPendingReason = (typeof IdentityPendingReason)[number]
