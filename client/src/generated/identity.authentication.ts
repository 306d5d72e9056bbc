// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface Address {
  country?: string
  subdivision?: string
  city?: string
  postalCode?: string
  addressLine?: string
  addressLine2?: string
  streetName?: string
  streetNumber?: string
}

export interface AddressWrapper {
  address?: Address
  tag?: 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING'
}

export interface CaptchaToken {
  Recaptcha?: string
  InvisibleRecaptcha?: string
  NoCaptcha?: string
  recaptchaForClientSiteKey?: RecaptchaForClientSiteKey
}

export type ChangePasswordRefusal = 'MEMBER_NOT_FOUND'

export interface ChangePasswordRequest {
  newPassword: string
}

export type ChangePasswordResponse = Record<never, never>

export interface Connection {
  idpConnection: IdpConnection
}

export interface CustomField {
  name: string
  value?: V1CustomValue
}

export interface CustomFieldInput {
  name: string
  value?: V1CustomValueInput
}

export interface DeviceToken {
  strValue: string
}

export interface Email {
  address: string
  isVerified: boolean
}

export interface EmailValidationFailure {
  reason: 'UNKNOWN_REASON' | 'EMAIL_ADDRESS_BOUNCED' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' | 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED'
}

export interface EmailVerifyData {
  code?: string
}

export interface Factor {
  factorId: string
  type: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  status: 'INACTIVE' | 'ACTIVE'
}

export interface Identity {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  identityProfile: IdentityProfile
  email: Email
  status: StatusV2
  factors: Factor[]
  connections: Connection[]
}

export interface IdentityProfile {
  firstName?: string
  lastName?: string
  nickname?: string
  picture?: string
  emails?: string[]
  phones?: string[]
  labels?: string[]
  language?: string
  privacyStatus?: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'
  customFields?: CustomField[]
  secondaryEmails?: SecondaryEmail[]
  phonesV2?: Phone[]
  addresses?: AddressWrapper[]
  company?: string
  position?: string
  birthdate?: string
  slug?: string
  vatId?: string
}

export interface IdentityProfileInput {
  firstName?: string
  lastName?: string
  nickname?: string
  picture?: string
  emails?: string[]
  phones?: string[]
  labels?: string[]
  language?: string
  privacyStatus?: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'
  customFields?: CustomFieldInput[]
  secondaryEmails?: SecondaryEmail[]
  phonesV2?: Phone[]
  addresses?: AddressWrapper[]
  company?: string
  position?: string
  birthdate?: string
  slug?: string
  vatId?: string
}

export interface IdpConnection {
  idpConnectionId: string
  idpUserId: string
}

export interface LoginId {
  email: string
}

export type LoginV2Refusal = '-19971' | '-19970' | '-19976' | '-19973' | 'INVALID_LOGIN' | 'IDENTITY_BLOCKED' | 'TOO_MANY_REQUESTS'

export interface LoginV2Request {
  loginId: LoginId
  password?: string
  captchaTokens?: CaptchaToken[]
  clientMetaData?: Record<string, unknown>
}

export interface LoginV2Response {
  state: 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS' | 'REQUIRE_MFA' | 'MFA_CHALLENGE'
  sessionToken?: string
  stateToken?: string
  identity?: Identity
  requireMfaData?: RequireMfaData
  mfaChallengeData?: MfaChallengeData
  additionalData?: {
    deviceToken?: DeviceToken
  }
}

export interface MfaChallengeData {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  verificationChallengeData: VerificationChallenge
  availableFactors: V1Factor[]
  reason: 'USER_SETTINGS'
}

export interface Phone {
  countryCode?: string
  phone: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX'
}

export interface RecaptchaForClientSiteKey {
  token?: string
}

export type RegisterV2Refusal = '-19971' | '-19970' | '-19995' | 'TOO_MANY_REQUESTS'

export interface RegisterV2Request {
  loginId: LoginId
  password?: string
  profile?: IdentityProfileInput
  captchaTokens?: CaptchaToken[]
  clientMetaData?: Record<string, unknown>
}

export interface RegisterV2Response {
  state: 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS' | 'REQUIRE_MFA' | 'MFA_CHALLENGE'
  sessionToken?: string
  stateToken?: string
  identity?: Identity
  requireMfaData?: RequireMfaData
  mfaChallengeData?: MfaChallengeData
  additionalData?: {
    deviceToken?: DeviceToken
  }
}

export interface RequireMfaData {
  availableFactors: V1Factor[]
  reason: 'USER_SETTINGS'
}

export interface SecondaryEmail {
  email: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'
}

export type SignOnRefusal = 'IDENTITY_BLOCKED'

export interface SignOnRequest {
  loginId: LoginId
  profile?: IdentityProfileInput
  verifyEmail?: boolean
  mergeExistingContact?: boolean
}

export interface SignOnResponse {
  sessionToken: string
  identity: Identity
}

export interface StatusV2 {
  name: 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE'
  reasons: Array<'UNKNOWN_REASON' | 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING'>
}

export interface TotpVerifyData {
  code?: string
}

export interface V1CustomValue {
  strValue?: string
  numValue?: number
  dateValue?: Date
  boolValue?: boolean
}

export interface V1CustomValueInput {
  strValue?: string
  numValue?: number
  dateValue?: Date | string
  boolValue?: boolean
}

export interface V1Factor {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  factorStatus: 'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE'
}

export type ValidateEmailRefusal = never

export interface ValidateEmailRequest {
  email: string
}

export interface ValidateEmailResponse {
  valid: boolean
  formatInvalid: boolean
  failure?: EmailValidationFailure
}

export interface VerificationChallenge {
  hint: string
}

export type VerifyRefusal = 'VERIFICATION_FAILED' | 'FACTOR_NOT_AVAILABLE' | 'IDENTITY_BLOCKED' | 'TOO_MANY_REQUESTS'

export interface VerifyRequest {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  stateToken?: string
  rememberThisDevice?: boolean
  emailData?: EmailVerifyData
  totpData?: TotpVerifyData
}

export interface VerifyResponse {
  state: 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS' | 'REQUIRE_MFA' | 'MFA_CHALLENGE'
  sessionToken?: string
  stateToken?: string
  identity?: Identity
  requireMfaData?: RequireMfaData
  mfaChallengeData?: MfaChallengeData
  additionalData?: {
    deviceToken?: DeviceToken
  }
}

/** Module `identity.authentication`. */
export const authentication = {
  /** Makes the caller a member. Every field violation says in `data.type` what it is about: EMAIL, PASSWORD or PROFILE. */
  registerV2: call<RegisterV2Request, RegisterV2Response, RegisterV2Refusal>('POST', '/_api/iam/authentication/v2/register', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
  /** Signs a member in. Fails with an application error always, the same for an unknown address and a wrong password. */
  loginV2: call<LoginV2Request, LoginV2Response, LoginV2Refusal>('POST', '/_api/iam/authentication/v2/login', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
  /** Gives the calling member another password. Every session of theirs ends. */
  changePassword: call<ChangePasswordRequest, ChangePasswordResponse, ChangePasswordRefusal>('POST', '/_api/iam/authentication/v2/change-password'),
  /** Signs in whom the site’s own sign-in knows, and makes them a member when they are none. API key beside the visitor’s token. */
  signOn: call<SignOnRequest, SignOnResponse, SignOnRefusal>('POST', '/_api/iam/authentication/v2/sign-on', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
  /** Says whether an address is well-formed. It does not say whether a member has it. */
  validateEmail: call<ValidateEmailRequest, ValidateEmailResponse, ValidateEmailRefusal>('POST', '/_api/iam/authentication/v2/validate-email'),
  /** Completes a sign-in with a further factor: EMAIL with the code that was mailed, TOTP with one of the app, RECOVERY_CODE with one of the list as `totpData`. The others need a provider. */
  verify: call<VerifyRequest, VerifyResponse, VerifyRefusal>('POST', '/_api/iam/authentication/v2/{factorType}/verify', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
}
