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

export interface Connection {
  idpConnection: IdpConnection
}

export interface CustomField {
  name: string
  value?: V1CustomValue
}

export interface DeviceToken {
  strValue: string
}

export interface Email {
  address: string
  isVerified: boolean
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

export interface IdpConnection {
  idpConnectionId: string
  idpUserId: string
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

export interface RequireMfaData {
  availableFactors: V1Factor[]
  reason: 'USER_SETTINGS'
}

export type ResendDuringAuthenticationRefusal = 'VERIFICATION_FAILED' | 'FACTOR_NOT_AVAILABLE' | 'TOO_MANY_REQUESTS'

export interface ResendDuringAuthenticationRequest {
  stateToken: string
}

export interface ResendDuringAuthenticationResponse {
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

export interface SecondaryEmail {
  email: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'
}

export type StartRefusal = 'MEMBER_NOT_FOUND' | 'TOO_MANY_REQUESTS'

export interface StartRequest {
  identityId?: string
  target?: 'EMAIL'
}

export interface StartResponse {
  verificationId: string
}

export interface StatusV2 {
  name: 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE'
  reasons: Array<'UNKNOWN_REASON' | 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING'>
}

export interface V1CustomValue {
  strValue?: string
  numValue?: number
  dateValue?: Date
  boolValue?: boolean
}

export interface V1Factor {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  factorStatus: 'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE'
}

export interface VerificationChallenge {
  hint: string
}

export type VerifyDuringAuthenticationRefusal = 'VERIFICATION_FAILED' | 'IDENTITY_BLOCKED'

export interface VerifyDuringAuthenticationRequest {
  code: string
  stateToken: string
}

export interface VerifyDuringAuthenticationResponse {
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

/** Module `identity.verification`. */
export const verification = {
  /** Mails a code to a member’s address: the caller’s own, or for an administrator anybody’s. */
  start: call<StartRequest, StartResponse, StartRefusal>('POST', '/_api/iam/verification/v1/start'),
  /** Completes a sign-in with the code that was mailed. Five wrong codes void it. */
  verifyDuringAuthentication: call<VerifyDuringAuthenticationRequest, VerifyDuringAuthenticationResponse, VerifyDuringAuthenticationRefusal>('POST', '/_api/iam/verification/v1/auth/verify', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
  /** Mails another code for the same sign-in; the one before is void. Where the second step may be a code by mail, it mails one. */
  resendDuringAuthentication: call<ResendDuringAuthenticationRequest, ResendDuringAuthenticationResponse, ResendDuringAuthenticationRefusal>('POST', '/_api/iam/verification/v1/auth/resend', { values: { identity: { createdDate: 'date', updatedDate: 'date', identityProfile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } } } } }),
}
