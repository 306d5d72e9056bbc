// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { DeviceToken, MfaChallengeData, RequireMfaData } from './shapes.ts'
import type { Identity } from './fairground.passkeys.ts'
import type { IdentityProfileInput } from './fairground.member-details.ts'

export type { Address, AddressWrapper, IdentityProfile, IdentityProfileInput } from './fairground.member-details.ts'
export type { Connection, CustomField, CustomFieldInput, DeviceToken, Email, Factor, IdpConnection, MfaChallengeData, Phone, RequireMfaData, SecondaryEmail, StatusV2, V1CustomValue, V1CustomValueInput, V1Factor, VerificationChallenge } from './shapes.ts'
export type { Identity } from './fairground.passkeys.ts'

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

export interface EmailValidationFailure {
  reason: 'UNKNOWN_REASON' | 'EMAIL_ADDRESS_BOUNCED' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' | 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED'
}

export interface EmailVerifyData {
  code?: string
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

export interface TotpVerifyData {
  code?: string
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
  /** Checks if an address is well-formed. It does not reveal if a member has it. */
  validateEmail: call<ValidateEmailRequest, ValidateEmailResponse, ValidateEmailRefusal>('POST', '/_api/iam/authentication/v2/validate-email'),
  /** Completes a sign-in with a further factor: EMAIL with the code that was mailed, TOTP with one of the app, RECOVERY_CODE with one of the list as `totpData`. The others need a provider. */
  verify: call<VerifyRequest, VerifyResponse, VerifyRefusal>('POST', '/_api/iam/authentication/v2/{factorType}/verify', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
}
