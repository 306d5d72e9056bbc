/** Reason why an identity is pending. Wire: `identity.authentication`, V1Reason. */
export const IdentityPendingReason = [
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
] as const
export type IdentityPendingReason = (typeof IdentityPendingReason)[number]

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

/** Grants of an app that the owner has let in. Wire: `sdk.core`, GrantType. */
export const AppGrantType = ['authorization_code', 'refresh_token'] as const
export type AppGrantType = (typeof AppGrantType)[number]

/** Channels through which a code to verify is sent. Wire: `identity.verification`, Target. */
export const VerificationTarget = ['EMAIL'] as const
export type VerificationTarget = (typeof VerificationTarget)[number]

/** State of the set-up of a second factor. Wire: `identity.authentication`, Status. */
export const SecondFactorStatus = ['INACTIVE', 'ACTIVE'] as const
export type SecondFactorStatus = (typeof SecondFactorStatus)[number]

/** Reason why a second factor is required. Wire: `identity.authentication`, MfaReason. */
export const FactorRequirementReason = ['USER_SETTINGS'] as const
export type FactorRequirementReason = (typeof FactorRequirementReason)[number]

/** Reason why an email address is of no use. Wire: `identity.authentication`, Reason. */
export const InvalidEmailReason = [
  'UNKNOWN_REASON',
  'EMAIL_ADDRESS_BOUNCED',
  'EMAIL_DOMAIN_MISSING_DNS_RECORDS',
  'EMAIL_DOMAIN_FORMAT_INVALID',
  'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED',
] as const
export type InvalidEmailReason = (typeof InvalidEmailReason)[number]

/** Grants whose names and fields are in camel case, as the published client sends them. Wire: `sdk.core`, GrantType. */
export const GrantType = ['anonymous', 'refresh_token', 'authorization_code'] as const
export type GrantType = (typeof GrantType)[number]

/** Grants with fields in snake case. Wire: `sdk.core`, SnakeGrantType. */
export const SnakeGrantType = ['authorized_client', 'client_credentials', 'strip_bound_session'] as const
export type SnakeGrantType = (typeof SnakeGrantType)[number]

/** Permission of an authorize page to show a log-in. Wire: `redirects.redirects`, Prompt. */
export const RedirectPrompt = ['login', 'none'] as const
export type RedirectPrompt = (typeof RedirectPrompt)[number]

/** Pages of a member’s account. Wire: `redirects.redirects`, MembersAccountSection. */
export const AccountSection = ['ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS'] as const
export type AccountSection = (typeof AccountSection)[number]
