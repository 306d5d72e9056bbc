/** Kinds of postal address. Wire: `identity.authentication`, AddressTag. */
export const AddressTag = ['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'] as const
export type AddressTag = (typeof AddressTag)[number]

/** Outcome of a log-in or registration step. Wire: `identity.authentication`, StateType. */
export const AuthenticationState = [
  'UNKNOWN_STATE',
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MISSING_FIELDS',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
] as const
export type AuthenticationState = (typeof AuthenticationState)[number]

/** Kinds of email address. Wire: `identity.authentication`, EmailTag. */
export const EmailTag = ['UNTAGGED', 'MAIN', 'HOME', 'WORK'] as const
export type EmailTag = (typeof EmailTag)[number]

/** State of a sign-in factor. Wire: `identity.authentication`, FactorStatus. */
export const FactorStatus = [
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
] as const
export type FactorStatus = (typeof FactorStatus)[number]

/** Kinds of sign-in factor. Wire: `identity.authentication`, FactorType. */
export const FactorType = ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE'] as const
export type FactorType = (typeof FactorType)[number]

/** State of an identity. Wire: `identity.authentication`, StatusName. */
export const IdentityStatus = ['UNKNOWN_STATUS', 'PENDING', 'ACTIVE', 'DELETED', 'BLOCKED', 'OFFLINE'] as const
export type IdentityStatus = (typeof IdentityStatus)[number]

/** Kinds of phone number. Wire: `identity.authentication`, PhoneTag. */
export const PhoneTag = ['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'] as const
export type PhoneTag = (typeof PhoneTag)[number]

/** Privacy of an identity’s profile. Wire: `identity.authentication`, PrivacyStatus. */
export const PrivacyStatus = ['UNDEFINED', 'PUBLIC', 'PRIVATE'] as const
export type PrivacyStatus = (typeof PrivacyStatus)[number]

/** Owner of a token. Wire: `identity.oauth`, SubjectType. */
export const SubjectType = ['APP', 'USER', 'MEMBER', 'VISITOR', 'UNKNOWN'] as const
export type SubjectType = (typeof SubjectType)[number]

/** Area in which a token counts: on the owner's account, on one site, or nowhere in particular. Wire: `identity.authentication`, TenantType. */
export const TenantType = ['ACCOUNT', 'SITE', 'ROOT'] as const
export type TenantType = (typeof TenantType)[number]
